"""Positions in plain text, as they are shown, copied and printed."""

from pentogames.core.record import ROOT, Record
from pentogames.games import GAMES, game_named
from pentogames.teach.plain import described
from pentogames.teach.words import words_for


def new_record(name: str = "universe", **options: object) -> Record:
    game = game_named(name)
    return Record(game, game.options_type.read(options))


def test_it_says_what_is_played_and_whose_turn_it_is() -> None:
    for game in GAMES:
        record = new_record(game.name)
        first, *_, last = described(record, ROOT).split("\n\n")
        assert first.endswith(", before the first move")
        assert last.endswith(" is to move.")
        assert game.text(record.position).rstrip() in described(record, ROOT)


def test_it_names_the_move_with_its_sign_and_the_player() -> None:
    record = new_record()
    node = record.play(record.game.parse(record.position, "12-D3-C5"))
    record.node(node).glyph = "!?"
    record.tags["Black"] = "Zoë"
    text = described(record, node)
    assert text.startswith("Universe, after move 1, 12-D3-C5!?\n\n")
    assert text.endswith("\n\nBlack (Zoë) is to move.")
    assert described(record, ROOT).endswith("\n\nWhite is to move.")


def test_it_says_how_a_game_has_ended() -> None:
    record = new_record()
    while (outcome := record.position.outcome()) is None:
        record.play(next(iter(record.position.moves())))
    conclusion = words_for("universe").conclude(outcome)
    assert described(record, record.cursor).endswith(f"\n\n{conclusion}")


def test_all_of_it_is_translated() -> None:
    text = described(new_record(), ROOT, lambda text, one="", count=-1, /: f"«{text}»")
    assert text.startswith("««Universe», before the first move»\n")
    assert text.endswith("\n««White» is to move.»")
