"""A position in plain text: what it is, drawn with characters, and how the game stands."""

from typing import Any

from pentogames.core.record import NodeId, Record
from pentogames.teach.sentences import Sentence, Translate, untranslated
from pentogames.teach.words import words_for

_BEFORE = Sentence("{game}, before the first move")
_AFTER = Sentence("{game}, after move {ply}, {move}")
_TO_MOVE = Sentence("{seat} is to move.")
_PLAYER_TO_MOVE = Sentence("{seat} ({player}) is to move.")


def described(record: Record[Any, Any], node: NodeId, translate: Translate = untranslated) -> str:
    """Return the position after a node's move as text for letters and terminals."""
    words = words_for(record.game.name)
    position = record.position_at(node)
    made = record.node(node)
    game = translate(words.title)
    if made.parent is None:
        above = _BEFORE.say({"game": game}, translate)
    else:
        move = record.game.format(record.position_at(made.parent), made.move) + made.glyph
        above = _AFTER.say({"game": game, "ply": made.depth, "move": move}, translate)
    outcome = position.outcome()
    if outcome is not None:
        below = words.conclude(outcome, translate)
    else:
        seat = words.name(position.to_move, translate)
        player = record.tags.get(position.to_move, "")
        sentence = _PLAYER_TO_MOVE if player else _TO_MOVE
        below = sentence.say({"seat": seat, "player": player}, translate)
    return f"{above}\n\n{record.game.text(position).rstrip()}\n\n{below}"
