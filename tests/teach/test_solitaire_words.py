"""Every code of Pauli's solitaires has its words."""

from pentogames.puzzles.panchromatic import Standing, Trouble, fewest_levels, most_levels
from pentogames.puzzles.panchromatic_spot import SPOT_LEVELS, Verdict
from pentogames.teach import solitaire_words as words

FACTS = {"square": "d4", "squares": ("d4", "e5"), "colour": "blue", "letter": "F", "count": 3}


def test_every_code_has_a_sentence_that_can_be_said():
    for codes, sentences in ((Trouble, words.TROUBLES), (Verdict, words.VERDICTS)):
        assert set(sentences) == set(codes)
        for sentence in sentences.values():
            said = sentence.say(FACTS)
            assert said.endswith(".")
            assert "{" not in said


def test_one_mark_is_said_in_the_singular():
    sentence = words.VERDICTS[Verdict.NOT_FIVE]
    assert sentence.say(FACTS | {"count": 1}) == "A match has five squares: one is marked."


def test_standings_and_levels_have_names():
    assert set(words.STANDINGS) == set(Standing)
    assert set(words.SPOT_LEVELS) == {level.name for level in SPOT_LEVELS}
    assert set(words.FEWEST_LEVELS) == {level.name for level in fewest_levels()}
    names = [words.most_level(level.columns, level.rows) for level in most_levels()]
    assert names == ["3×3 squares", "4×3 squares", "4×4 squares", "5×5 squares"]
