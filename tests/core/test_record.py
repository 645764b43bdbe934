"""A game as a tree of moves with a cursor."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from pentogames.core.game import IllegalMove
from pentogames.core.record import ROOT, Record
from tests.contract.tiny import TINY, Stones, TinyOptions, TinyPosition

OPTIONS = TinyOptions(length=6)
Path = tuple[Stones, ...]


def new_record() -> Record[Stones, TinyPosition]:
    return Record(TINY, OPTIONS)


def play(record: Record[Stones, TinyPosition], *texts: str) -> list[int]:
    return [record.play(TINY.parse(record.position, text)) for text in texts]


def texts(record: Record[Stones, TinyPosition], nodes: tuple[int, ...]) -> list[str]:
    moves = [record.node(node).move for node in nodes]
    return [TINY.format(record.start, move) for move in moves if move is not None]


def test_a_new_record_stands_at_the_start() -> None:
    record = new_record()
    assert record.cursor == ROOT
    assert record.position == record.start == TINY.start(OPTIONS)
    assert not record.set_up
    assert record.line() == record.main_line() == record.path(ROOT) == ()
    assert record.places() is None
    assert not record.back()
    assert not record.forward()


def test_moves_are_made_at_the_cursor() -> None:
    record = new_record()
    first, second = play(record, "S(0)", "S(1)(2)")
    assert record.cursor == second
    assert record.path(second) == (first, second)
    assert [record.node(node).depth for node in (ROOT, first, second)] == [0, 1, 2]
    assert record.position.ply == 2
    assert record.position_at(first).ply == 1


def test_an_illegal_move_changes_nothing() -> None:
    record = new_record()
    play(record, "S(0)")
    with pytest.raises(IllegalMove):
        play(record, "S(0)")
    assert len(list(record.walk())) == 2
    assert record.position.ply == 1


def test_undo_and_redo_move_the_cursor_and_lose_nothing() -> None:
    record = new_record()
    first, second = play(record, "S(0)", "S(1)")
    assert record.back()
    assert record.cursor == first
    assert record.back()
    assert not record.back()
    assert record.forward()
    assert record.forward()
    assert record.cursor == second
    assert not record.forward()


def test_the_same_move_after_an_undo_is_followed() -> None:
    record = new_record()
    first, _ = play(record, "S(0)", "S(1)")
    record.to_start()
    assert play(record, "S(0)") == [first]
    assert texts(record, record.line()) == ["S(0)", "S(1)"]


def test_another_move_after_an_undo_becomes_a_variation() -> None:
    record = new_record()
    first, _ = play(record, "S(0)", "S(1)")
    record.back()
    (other,) = play(record, "S(3)")
    assert record.node(first).children == [other - 1, other]
    assert texts(record, record.line()) == ["S(0)", "S(3)"]
    assert texts(record, record.main_line()) == ["S(0)", "S(1)"]


def test_redo_follows_the_line_that_was_left_not_the_main_one() -> None:
    record = new_record()
    play(record, "S(0)", "S(1)")
    record.to_start()
    _, last = play(record, "S(5)", "S(4)")
    record.to_start()
    record.to_end()
    assert record.cursor == last
    record.to_start()
    record.forward()
    assert texts(record, record.path(record.cursor)) == ["S(5)"]


def test_going_to_a_node_of_another_line_changes_the_line() -> None:
    record = new_record()
    first, second = play(record, "S(0)", "S(1)")
    record.to_start()
    play(record, "S(5)")
    record.go(first)
    assert record.line() == (first, second)
    assert record.forward()
    with pytest.raises(KeyError):
        record.go(99)
    assert record.cursor == second


def test_a_variation_is_promoted_among_its_neighbours() -> None:
    record = new_record()
    play(record, "S(0)")
    record.to_start()
    (other,) = play(record, "S(5)")
    record.promote(other)
    assert texts(record, record.main_line()) == ["S(5)"]
    record.promote(ROOT)
    assert texts(record, record.line()) == ["S(5)"]


def test_deleting_a_node_takes_what_follows_and_the_cursor_out_of_it() -> None:
    record = new_record()
    first, second, third = play(record, "S(0)", "S(1)", "S(2)")
    record.delete(second)
    assert record.cursor == first
    assert record.line() == (first,)
    for gone in (second, third):
        with pytest.raises(KeyError):
            record.node(gone)
    assert play(record, "S(1)")[0] > third


def test_deleting_beside_the_line_leaves_the_cursor() -> None:
    record = new_record()
    play(record, "S(0)", "S(1)")
    record.to_start()
    (other,) = play(record, "S(5)")
    record.delete(record.main_line()[0])
    assert record.cursor == other
    assert record.main_line() == (other,)


def test_deleting_ahead_of_the_cursor_goes_on_with_what_is_left() -> None:
    record = new_record()
    first, second = play(record, "S(0)", "S(1)")
    record.back()
    (other,) = play(record, "S(3)")
    record.back()
    record.delete(other)
    assert record.cursor == first
    assert record.line() == (first, second)


def test_a_variation_knows_where_it_begins_and_what_it_stands_beside() -> None:
    record = new_record()
    first, second = play(record, "S(0)", "S(1)")
    record.go(first)
    other, after = play(record, "S(3)", "S(2)")
    record.go(other)
    (inner,) = play(record, "S(4)")
    assert [record.branch(node) for node in (ROOT, first, second)] == [None] * 3
    assert [record.branch(node) for node in (other, after, inner)] == [other, other, inner]
    assert record.siblings(second) == record.siblings(other) == (second, other)
    assert record.siblings(ROOT) == (ROOT,)
    assert set(record.below(other)) == {other, after, inner}
    assert set(record.below(ROOT)) == {node.id for node in record.walk()}


def test_a_line_alone_has_its_words_and_the_cursor_where_it_was() -> None:
    record = new_record()
    record.tags["Event"] = "Cup"
    record.awarded = {"A": 1, "B": 2}
    first, second, _ = play(record, "S(0)", "S(1)", "S(2)")
    record.go(first)
    (other,) = play(record, "S(5)")
    record.node(ROOT).comment, record.node(other).glyph = "at home", "?!"
    record.go(first)
    alone = record.single_line()
    assert texts(alone, alone.line()) == ["S(0)", "S(5)"]
    assert alone.main_line() == alone.line()
    assert alone.position == record.position
    assert alone.node(ROOT).comment == "at home"
    assert alone.node(alone.line()[-1]).glyph == "?!"
    assert (alone.tags, alone.awarded) == ({"Event": "Cup"}, None)
    record.go(second)
    assert record.single_line().awarded == {"A": 1, "B": 2}
    alone.tags["Event"] = "another"
    assert record.tags["Event"] == "Cup"


def test_the_start_cannot_be_deleted() -> None:
    record = new_record()
    with pytest.raises(ValueError, match="start"):
        record.delete(ROOT)


def test_a_walk_gives_each_node_before_what_follows_the_main_one_first() -> None:
    record = new_record()
    play(record, "S(0)", "S(1)")
    record.back()
    play(record, "S(2)")
    record.to_start()
    play(record, "S(5)")
    walked = tuple(node.id for node in record.walk())
    assert texts(record, walked) == ["S(0)", "S(1)", "S(2)", "S(5)"]


def test_a_record_may_start_from_another_position() -> None:
    start = TINY.parse_position(OPTIONS, "LR.... 2 Right")
    record = Record(TINY, OPTIONS, start, {"Event": "A test"})
    assert record.set_up
    assert record.start == start
    play(record, "S(2)")
    assert record.node(record.cursor).depth == 1
    assert record.position.ply == 3
    assert record.tags == {"Event": "A test"}


def test_the_board_says_how_the_game_ended_or_else_the_award() -> None:
    record = new_record()
    play(record, "S(0)(1)")
    record.awarded = {"Left": 1, "Right": 2}
    assert record.places() == {"Left": 1, "Right": 2}
    play(record, "S(2)(3)", "S(4)", "S(5)")
    assert record.places() == {"Left": 2, "Right": 1}


class RecordMachine(RuleBasedStateMachine):
    """Undo, redo, variations and deletions, against lists of moves."""

    def __init__(self) -> None:
        super().__init__()
        self.record = new_record()
        self.children: dict[Path, list[Stones]] = {(): []}
        self.cursor: Path = ()
        self.line: Path = ()

    def to_leaf(self, path: Path) -> Path:
        while self.children[path]:
            path = (*path, self.children[path][0])
        return path

    def path_of(self, node: int) -> Path:
        moves = [self.record.node(at).move for at in self.record.path(node)]
        return tuple(move for move in moves if move is not None)

    @precondition(lambda self: self.record.position.to_move is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(list(self.record.position.moves())))
        self.record.play(move)
        path = (*self.cursor, move)
        if path not in self.children:
            self.children[self.cursor].append(move)
            self.children[path] = []
        if self.line[: len(path)] != path:
            self.line = self.to_leaf(path)
        self.cursor = path

    @rule()
    def back(self) -> None:
        assert self.record.back() == bool(self.cursor)
        self.cursor = self.cursor[:-1]

    @rule()
    def forward(self) -> None:
        assert self.record.forward() == (self.cursor != self.line)
        self.cursor = self.line[: len(self.cursor) + 1]

    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        node = data.draw(st.sampled_from([node.id for node in self.record.walk()]))
        path = self.path_of(node)
        self.record.go(node)
        if self.line[: len(path)] != path:
            self.line = self.to_leaf(path)
        self.cursor = path

    @rule(data=st.data())
    def promote(self, data: st.DataObject) -> None:
        node = data.draw(st.sampled_from([node.id for node in self.record.walk()]))
        path = self.path_of(node)
        self.record.promote(node)
        if path:
            self.children[path[:-1]].remove(path[-1])
            self.children[path[:-1]].insert(0, path[-1])

    @precondition(lambda self: self.children[()])
    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        node = data.draw(st.sampled_from([node.id for node in self.record.walk()][1:]))
        path = self.path_of(node)
        self.record.delete(node)
        self.children[path[:-1]].remove(path[-1])
        for gone in [other for other in self.children if other[: len(path)] == path]:
            del self.children[gone]
        if self.cursor[: len(path)] == path:
            self.cursor = path[:-1]
        if self.line[: len(path)] == path:
            self.line = self.to_leaf(path[:-1])

    @invariant()
    def agrees(self) -> None:
        assert self.path_of(self.record.cursor) == self.cursor
        assert tuple(self.record.node(node).move for node in self.record.line()) == self.line
        found = {
            self.path_of(node.id): [self.record.node(child).move for child in node.children]
            for node in self.record.walk()
        }
        assert found == self.children
        assert self.path_of((ROOT, *self.record.main_line())[-1]) == self.to_leaf(())

    @invariant()
    def positions_are_those_of_a_replay(self) -> None:
        position = self.record.start
        for move in self.cursor:
            position = position.after(move)
        assert self.record.position == position


TestRecordMachine = RecordMachine.TestCase
TestRecordMachine.settings = settings(max_examples=60, stateful_step_count=30)
