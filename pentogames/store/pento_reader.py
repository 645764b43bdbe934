"""Reads .pento texts: whole games, every move checked by the rules. FORMAT.md has the format."""

import re
from dataclasses import fields
from typing import Any

from pentogames.core.game import Game, IllegalMove, NotationError
from pentogames.core.options import Options, OptionsError
from pentogames.core.record import GLYPHS, ROOT, NodeId, Record
from pentogames.games import game_named
from pentogames.store.pento_words import IllegalPly, Kind, PentoError, Word, Words

AnyRecord = Record[Any, Any]

GAME_TAG = "Game"
SETUP_TAG = "Setup"

_NUMBER = re.compile(r"([0-9]+)\.")


def is_option(tag: str, game: Game[Any, Any, Any]) -> bool:
    """Say whether a tag is an option: those begin with a small letter and are no seat's name."""
    return "a" <= tag[:1] <= "z" and tag not in game.seats


def read_pento(text: str) -> tuple[AnyRecord, ...]:
    """Read the games of a .pento text, at least one.

    Raises PentoError, and nothing else, whatever the text is.
    """
    words = Words(text)
    records: list[AnyRecord] = []
    word = words.next()
    while word.kind is not Kind.END or not records:
        records.append(_GameReader(words, word).read())
        word = words.next()
    return tuple(records)


class _GameReader:
    """Reads one game, from its first tag to its result.

    ``_at`` is the node after which the next move goes; ``_opened`` holds, for each variation that
    is open, the node to go on from behind it and the bracket; ``_fresh`` says that the variation
    has no move yet.
    """

    def __init__(self, words: Words, first: Word) -> None:
        self._words = words
        self._word = first
        self._at: NodeId = ROOT
        self._opened: list[tuple[NodeId, Word]] = []
        self._fresh = False
        self._comments: dict[NodeId, list[str]] = {}

    def read(self) -> AnyRecord:
        tags = self._read_tags()
        self._record = self._empty_record(tags)
        self._game = self._record.game
        readers = {
            Kind.COMMENT: self._read_comment,
            Kind.OPEN: self._open,
            Kind.CLOSE: self._close,
            Kind.MOVE: self._read_move,
        }
        while self._word.kind is not Kind.RESULT:
            reader = readers.get(self._word.kind)
            if reader is None:
                raise self._error("expected a move, or the game's result: * or Winner>Loser")
            reader()
            self._word = self._words.next()
        self._read_result()
        for node, comments in self._comments.items():
            self._record.node(node).comment = "\n".join(filter(None, comments))
        self._record.to_start()
        return self._record

    def _error(self, reason: str) -> PentoError:
        return self._words.error(self._word.start, reason)

    # -- tags -------------------------------------------------------------------------------------

    def _read_tags(self) -> dict[str, Word]:
        tags: dict[str, Word] = {}
        while self._word.kind is Kind.TAG:
            tag = self._word
            if tag.text in tags:
                raise self._error(f"the tag {tag.text} stands here a second time")
            tags[tag.text] = tag
            self._word = self._words.next()
        if not tags:
            raise self._error('expected a game, which begins with a tag such as [Game "universe"]')
        return tags

    def _empty_record(self, tags: dict[str, Word]) -> AnyRecord:
        first = next(iter(tags.values()))
        if GAME_TAG not in tags:
            raise self._words.error(first.start, "this game has no tag that names it, [Game …]")
        named = tags.pop(GAME_TAG)
        try:
            game = game_named(self._text(named))
        except KeyError as error:
            reason = f"there is no game named {named.value!r}"
            raise self._words.error(named.value_start, reason) from error
        chosen = [tag for name, tag in tags.items() if is_option(name, game)]
        texts = {name: self._text(tag) for name, tag in tags.items() if not is_option(name, game)}
        options = self._options(game, chosen, named)
        setup = tags.get(SETUP_TAG)
        start = None if setup is None else self._start(game, options, setup)
        texts.pop(SETUP_TAG, None)
        return Record(game, options, start, texts)

    def _text(self, tag: Word) -> str:
        if not isinstance(tag.value, str):
            raise self._words.error(tag.value_start, "expected a text in double quotes")
        return tag.value

    def _options(self, game: Game[Any, Any, Any], tags: list[Word], named: Word) -> Options:
        known = {option.name for option in fields(game.options_type)}
        for tag in tags:
            if tag.text not in known:
                raise self._words.error(tag.start, f"{game.name} has no option {tag.text}")
        try:
            options: Options = game.options_type.read({tag.text: tag.value for tag in tags})
        except (OptionsError, RecursionError) as error:
            # The error is about the options together; its words name the one at fault, if any.
            blamed = (tag for tag in tags if repr(tag.text) in str(error))
            at = next(blamed, tags[0] if tags else named)
            reason = str(error) if isinstance(error, OptionsError) else "an option is too deep"
            raise self._words.error(at.value_start, reason) from error
        return options

    def _start(self, game: Game[Any, Any, Any], options: Options, setup: Word) -> Any:
        try:
            return game.parse_position(options, setup.value)
        except NotationError as error:
            # Exact as long as the text before the place has no escapes, which positions have not.
            at = min(setup.value_start + error.column, len(self._words.text))
            raise self._words.error(at, f"no position: {error}") from error

    # -- moves ------------------------------------------------------------------------------------

    def _read_comment(self) -> None:
        if self._fresh:
            raise self._error("expected a move: a comment follows the move it is about")
        self._comments.setdefault(self._at, []).append(self._word.text)

    def _open(self) -> None:
        parent = self._record.node(self._at).parent
        if parent is None or self._fresh:
            raise self._error("a variation follows the move that it replaces")
        self._opened.append((self._at, self._word))
        self._at = parent
        self._fresh = True

    def _close(self) -> None:
        if not self._opened:
            raise self._error("this ) closes no variation")
        if self._fresh:
            raise self._error("expected a move: a variation cannot be empty")
        self._at = self._opened.pop()[0]

    def _read_move(self) -> None:
        start, text = self._word.start, self._word.text
        number = _NUMBER.match(text)
        if number is not None:
            self._check_number(number[1])
            text = text[number.end() :]
            start += number.end()
        move = text.rstrip("!?")
        glyph = text[len(move) :]
        if glyph and glyph not in GLYPHS:
            raise self._words.error(start + len(move), f"expected one of {' '.join(GLYPHS)}")
        if move:
            self._play(move, start)
            self._fresh = False
        elif glyph and (self._fresh or self._at == ROOT or self._record.node(self._at).glyph):
            raise self._words.error(start, "a sign such as ! follows its move, one a move")
        if glyph:
            self._record.node(self._at).glyph = glyph

    def _check_number(self, digits: str) -> None:
        expected = str(self._record.node(self._at).depth + 1)
        if digits != expected:
            raise self._error(f"expected move {expected} here, not {digits[:20]}")

    def _play(self, text: str, start: int) -> None:
        position = self._record.position_at(self._at)
        try:
            move = self._game.parse(position, text)
            self._at = self._record.add(self._at, move)
        except NotationError as error:
            at = min(start + error.column - 1, start + len(text) - 1)
            raise self._words.error(at, f"no move: {error}") from error
        except IllegalMove as error:
            ply = self._record.node(self._at).depth + 1
            reason = f"move {ply}, {text}, is illegal: {error.refusal.rule}"
            illegal = IllegalPly(self._game.name, ply, text, error.refusal)
            raise self._words.error(start, reason, illegal) from error

    # -- result -----------------------------------------------------------------------------------

    def _read_result(self) -> None:
        if self._opened:
            bracket = self._opened[-1][1]
            raise self._words.error(bracket.start, "this variation has no end; expected )")
        if self._word.text == "*":
            return
        places = self._places()
        if self._record.places() is None:
            self._record.awarded = places
        elif self._record.places() != places:
            right = format_result(self._record)
            raise self._error(f"the moves lead to the result {right}, not {self._word.text}")

    def _places(self) -> dict[str, int]:
        places: dict[str, int] = {}
        for group in self._word.text.split(">"):
            place = len(places) + 1
            for seat in group.split("="):
                if not seat or seat in places:
                    raise self._error("expected a result such as White>Black, White=Black or *")
                places[seat] = place
        return places


def format_result(record: AnyRecord) -> str:
    """Write how the game ended: who before whom, ``=`` between equals; ``*`` if it did not."""
    places = record.places()
    if not places:
        return "*"
    by_place: dict[int, list[str]] = {}
    for seat, place in places.items():
        by_place.setdefault(place, []).append(seat)
    return ">".join("=".join(by_place[place]) for place in sorted(by_place))
