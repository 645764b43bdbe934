"""All lessons, played through with the engines; and what the reader says to mistakes in them."""

import re
from pathlib import Path
from typing import Any

import pytest

from pentogames.core.game import Role, play
from pentogames.core.shapes import Placement
from pentogames.games import GAMES
from pentogames.teach.lesson_plan import PlannedStep, plan
from pentogames.teach.lessons import (
    Answer,
    Lesson,
    LessonError,
    Step,
    all_lessons,
    lesson_about,
    lessons_of,
    read_lessons,
)
from pentogames.teach.properties import COMMON, properties_of
from pentogames.teach.words import words_for

LESSONS = list(all_lessons())
COUNTS = {"universe": 8, "pent-up": 6, "pentago": 5, "picture-puzzle": 2, "pauli": 7}
LONGEST_SENTENCES = 230  # characters: more does not fit beside a board
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

PLANS: dict[str, tuple[PlannedStep, ...]] = {}


def planned(lesson: Lesson) -> tuple[PlannedStep, ...]:
    """Return the plan of a lesson, made once."""
    if lesson.key not in PLANS:
        PLANS[lesson.key] = plan(lesson)
    return PLANS[lesson.key]


def sentences(step: Step) -> list[str]:
    said = [step.text, step.right, step.otherwise]
    said += [wrong.text for wrong in step.wrong]
    said += [answer.text for each in (step, *step.wrong) for answer in each.answers]
    return [sentence for sentence in said if sentence]


# -- every lesson ---------------------------------------------------------------------------------


@each_game
def test_a_game_has_its_lessons(game: Any) -> None:
    lessons = lessons_of(game.name)
    assert len(lessons) >= COUNTS.get(game.name, 1)
    assert all(lesson.game == game.name for lesson in lessons)
    assert len({lesson.title for lesson in lessons}) == len(lessons)


@each_game
def test_every_refusal_has_a_sentence_and_a_lesson(game: Any) -> None:
    codes = {str(rule) for rule in game.rules}
    assert {str(rule) for rule in words_for(game.name).refusals} == codes
    assert [code for code in codes if lesson_about(game.name, code) is None] == []
    taught = [rule for lesson in lessons_of(game.name) for rule in lesson.rules]
    assert set(taught) == codes
    assert len(taught) == len(codes), "a refusal leads to one lesson"


@each_lesson
def test_what_a_lesson_shows_can_be_done(lesson: Lesson) -> None:
    steps = planned(lesson)
    assert 3 <= len(steps) <= 8
    assert sum(not each.step.asks for each in steps) <= 2, "a lesson is done, not read"
    for each in steps:
        if each.step.refused:
            assert each.start.refusal(each.shown).rule == each.step.refused
        elif each.step.asks:
            assert each.judge(each.shown).right
            play_on(each, each.shown, each.step.answers)


def play_on(each: PlannedStep, move: Any, answers: tuple[Answer, ...]) -> None:
    """Make a move and its answers, as the rules allow."""
    position = play(each.start, move)
    for answer in answers:
        position = play(position, each.game.parse(position, answer.move))


@each_lesson
def test_every_move_that_is_named_is_judged_as_it_is_written(lesson: Lesson) -> None:
    for each in planned(lesson):
        wanted = each.step.wanted
        for text in wanted.moves if wanted else ():
            move = each.game.parse(each.start, text)
            assert each.start.refusal(move) is None, text
            assert each.judge(move).right, text
        for wrong in each.step.wrong:
            for text in wrong.wanted.moves:
                move = each.game.parse(each.start, text)
                judgement = each.judge(move)
                assert not judgement.right, text
                assert judgement.text == wrong.text, text
                play_on(each, move, judgement.answers)


@each_lesson
def test_foreseen_mistakes_can_be_made_and_are_answered(lesson: Lesson) -> None:
    for each in planned(lesson):
        missing = {wrong.text for wrong in each.step.wrong if wrong.wanted.property}
        for move in each.start.moves() if missing else ():
            judgement = each.judge(move)
            if judgement.text in missing:
                missing.discard(judgement.text)
                assert not judgement.right
                play_on(each, move, judgement.answers)
            if not missing:
                break
        assert not missing


@each_lesson
def test_a_step_can_be_missed(lesson: Lesson) -> None:
    """A step of which every move is right asks for nothing, so it says nothing to others."""
    for each in planned(lesson):
        wanted = each.step.wanted
        if wanted is None or wanted.property == "any":
            continue
        if all(each.judge(move).right for move in each.start.moves()):
            assert not each.step.otherwise, f"no move is wrong: {each.step.text}"


@each_lesson
def test_sentences_are_short_and_speak_of_squares_that_are_there(lesson: Lesson) -> None:
    for each in planned(lesson):
        layout = each.game.layout(each.start)
        for sentence in sentences(each.step):
            assert len(sentence) <= LONGEST_SENTENCES, sentence
            assert sentence == sentence.strip()
            assert sentence[-1] in ".!?", sentence
        marks = (*each.paint, *each.paint_right)
        squares = [square for mark in marks for square in mark.squares]
        squares += [square for arrow in each.arrows for square in (arrow.start, arrow.end)]
        assert set(squares) <= set(layout.squares)


@each_lesson
def test_squares_marked_for_a_piece_are_the_squares_of_the_move(lesson: Lesson) -> None:
    for each in planned(lesson):
        hints = [mark for mark in each.paint if mark.role is Role.HINT]
        wanted = each.step.wanted
        single = wanted is not None and len(wanted.moves) == 1
        if single and hints and isinstance(each.shown, Placement):
            assert set(hints[0].squares) == set(each.shown.squares), each.step.text


@each_lesson
def test_names_of_squares_in_sentences_are_names_of_the_board(lesson: Lesson) -> None:
    upper = lesson.game == "universe"
    pattern = re.compile(r"\b[A-P]\d{1,2}\b" if upper else r"\b[a-i][1-9]\b")
    if lesson.game == "pent-up":
        return  # its squares have no such names
    for each in planned(lesson):
        layout = each.game.layout(each.start)
        known = {layout.name(square) for square in layout.squares}
        for sentence in sentences(each.step):
            for name in pattern.findall(sentence):
                if name not in {"A1", "A2", "B1", "B2"} or upper:  # seats of Pentago's teams
                    assert name in known, sentence


def test_properties_are_used_and_those_used_exist() -> None:
    for game in GAMES:
        used = set()
        for lesson in lessons_of(game.name):
            for step in lesson.steps:
                each = [step.wanted, *(wrong.wanted for wrong in step.wrong)]
                used |= {w.property.partition(":")[0] for w in each if w is not None}
        used.discard("")
        own = set(properties_of(game.name)) - set(COMMON)
        assert used <= own | set(COMMON), game.name
        assert own <= used, f"{game.name}: nothing asks for {own - used}"


def test_the_step_about_a_rule_is_the_one_that_shows_its_refusal() -> None:
    lesson = lesson_about("universe", "fences-off")
    assert lesson is not None
    assert lesson.id == "fencing-off"
    assert lesson.steps[lesson.step_about("fences-off")].refused == "fences-off"
    placing = lesson_about("universe", "game-over")
    assert placing is not None
    assert placing.step_about("game-over") == 0
    assert lesson_about("universe", "no-such-rule") is None


def test_the_examples_of_the_source_are_taught() -> None:
    moves = {step.shown for lesson in lessons_of("universe") for step in lesson.steps if step.shown}
    quoted = {"12-D3-C5", "1-B2", "5-E5-D7", "10-D5-E7", "7-B3-E4", "7-D9-A8"}
    assert quoted <= moves


def test_the_endgame_is_the_one_that_was_recovered() -> None:
    endgame = next(each for each in lessons_of("universe") if each.id == "endgame")
    second = planned(endgame)[1]
    winning = [move for move in second.start.moves() if second.judge(move).right]
    assert [second.game.format(second.start, move) for move in winning] == ["7-D9-A8"]


# -- mistakes in a file ---------------------------------------------------------------------------

HEAD = 'id = "one"\ntitle = "One"\npromise = "To learn."\n'
STEP = '[[lesson.step]]\ntext = "Do it."\n'


def read(lesson: str) -> tuple[Lesson, ...]:
    return read_lessons(f"[[lesson]]\n{lesson}", "universe.toml", "universe")


def test_a_small_lesson_is_read() -> None:
    (lesson,) = read(HEAD + STEP + 'play = ["1-B3", "1-C3"]\nright = "Good."\n')
    assert lesson.key == "universe/one"
    assert lesson.steps[0].shown == "1-B3"
    (step,) = plan(lesson)
    assert [step.judge(step.game.parse(step.start, text)).right for text in ("1-C3", "1-D4")] == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("promise = 1", "universe.toml, lesson 'one': 'title' is missing"),
        ('title = "One"\npromise = 3', "lesson 'one': 'promise' must be a text, not 3"),
        ('title = " "\npromise = "P."', "lesson 'one': 'title' is empty"),
        ('title = "T"\npromise = "P."', "lesson 'one': it has no steps"),
        ('title = "T"\npromise = "P."\ncolour = "red"\n' + STEP, "there is no key 'colour'"),
        ('title = "T"\npromise = "P."\nrules = "x"\n' + STEP, "'rules' must be a list of texts"),
        ('title = "T"\npromise = "P."\nstep = 3', "'step' must be a list of tables, not 3"),
        ('title = "T"\npromise = "P."\nstep = [3]', "'step' must be a list of tables"),
    ],
)
def test_mistakes_in_a_lesson_are_named(text: str, words: str) -> None:
    with pytest.raises(LessonError, match=re.escape(words)):
        read(f'id = "one"\n{text}')


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('play = "1-B3"', "step 1: 'play' must be a list of texts, not '1-B3'"),
        ("play = [1]", "step 1: 'play' must be a list of texts, not [1]"),
        ('any = "any"', "step 1: 'shown' is missing"),
        ('any = "any"\nplay = ["1-B3"]', "step 1: 'play' and 'any' exclude each other"),
        ('refused = "occupied"\nplay = ["1-B3"]', "step 1: a step has one of"),
        ('right = "Good."', "step 1: a step without 'play', 'any' or 'refused' has nothing but"),
        ("options = { players = 3 }", "step 1: 'options' go with a 'position'"),
        ('colour = "red"', "step 1: there is no key 'colour'"),
        ('arrows = ["A1"]', "step 1: an arrow goes from one square to another, not 'A1'"),
        ('paint = [{ role = "pink", squares = "A1" }]', "step 1: paint 1: there is no role 'pink'"),
        ('paint = [{ role = "bad" }]', "step 1: paint 1: 'squares' is missing"),
        (
            'play = ["1-B3"]\n[[lesson.step.wrong]]\ntext = "No."',
            "step 1: wrong 1: 'play' or 'any' is missing",
        ),
        (
            'play = ["1-B3"]\nanswer = [{ text = "So." }]',
            "step 1: answer 1: 'play' is missing",
        ),
    ],
)
def test_mistakes_in_a_step_are_named(text: str, words: str) -> None:
    with pytest.raises(LessonError, match=re.escape("lesson 'one', " + words)):
        read(HEAD + STEP + text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('position = "White:1-A1 turn:White"', "'position', column 7: 1-A1 does not lie"),
        ('position = "turn:White"\noptions = { players = 9 }', "'options': option 'players'"),
        ('overlays = ["stars"]', "'overlays': there is no 'stars'"),
        ('paint = [{ role = "bad", squares = "K1" }]', "there is no square K1 on the board"),
        ('arrows = ["A1 ?"]', "'?' is no square"),
        ('play = ["1-B9-C9"]', "'1-B9-C9' is no move: piece X takes only one square"),
        ('play = ["1-A1"]', "1-A1 is refused by 'off-board'"),
        ('any = "flies"\nshown = "1-B3"', "there is no property 'flies'"),
        ('any = "piece:F"\nshown = "1-B3"', "1-B3 is not what the step asks for"),
        ('refused = "boring"\nshown = "1-B3"', "'refused': there is no rule 'boring'"),
        ('refused = "occupied"\nshown = "1-B3"', "1-B3 is legal, not refused by 'occupied'"),
        (
            'refused = "occupied"\nshown = "1-A1"',
            "1-A1 is refused by 'off-board', not refused by 'occupied'",
        ),
        (
            'play = ["1-B3"]\nanswer = [{ play = "1-B3" }]',
            "1-B3 is refused by 'occupied'",
        ),
        (
            'play = ["1-B3"]\n[[lesson.step.wrong]]\nplay = ["1-B3"]\ntext = "No."',
            "1-B3 is judged by something before it",
        ),
        (
            'any = "any"\nshown = "1-B3"\n[[lesson.step]]\ntext = "More."',
            "step 2: 'position' is missing: the step before has several right moves",
        ),
    ],
)
def test_what_does_not_fit_the_game_is_named(text: str, words: str) -> None:
    (lesson,) = read(HEAD + STEP + text)
    with pytest.raises(LessonError, match=re.escape(words)) as caught:
        plan(lesson)
    assert str(caught.value).startswith("universe.toml, lesson 'one', step ")


def test_mistakes_in_the_file_itself_are_named() -> None:
    with pytest.raises(LessonError, match=r"universe\.toml: .*line 2, column 1"):
        read_lessons("\n=", "universe.toml", "universe")
    with pytest.raises(LessonError, match=r"universe\.toml: there is no key 'lessons'"):
        read_lessons("lessons = 1", "universe.toml", "universe")
    with pytest.raises(LessonError, match="there are two lessons of that id"):
        read_lessons(2 * f"[[lesson]]\n{HEAD}{STEP}", "universe.toml", "universe")


def test_a_step_may_go_on_from_the_one_before() -> None:
    text = 'play = ["1-B3"]\nanswer = [{ play = "1-F6" }]\n[[lesson.step]]\ntext = "So."\n'
    (lesson,) = read(HEAD + STEP + text)
    first, second = plan(lesson)
    assert second.start == first.end()
    assert second.start.ply == 2
    assert second.shown is None


def test_the_page_about_the_format_names_every_key() -> None:
    page = Path(__file__).parents[2] / "pentogames" / "teach" / "LESSONS.md"
    words = page.read_text(encoding="utf-8")
    keys = set(re.findall(r"^ *([a-z_]+) = ", "\n".join(map(_file, GAMES)), re.MULTILINE))
    assert {key for key in keys if key not in words} == set()


def _file(game: Any) -> str:
    path = Path(__file__).parents[2] / "resources" / "lessons" / f"{game.name}.toml"
    return path.read_text(encoding="utf-8")
