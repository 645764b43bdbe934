"""What is kept of the lessons that are done, whatever happens to its file."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from pentogames.model.progress import LessonProgress


def test_two_programs_do_not_lose_each_others_progress(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    first, second = LessonProgress(path), LessonProgress(path)
    first.note("a/one", star=True)
    second.note("a/two", star=False)
    third = LessonProgress(path)
    assert third.has_star("a/one")
    assert third.is_done("a/two")
    assert not third.has_star("a/two")


def test_damaged_or_missing_progress_is_none(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "lessons.json"
    for text in ("", "{", "[]", '{"lessons": {"a": 1}}', '{"lessons": []}'):
        path.write_text(text, encoding="utf-8")
        assert not LessonProgress(path).is_done("a")
    nowhere = tmp_path / "file"
    nowhere.write_text("", encoding="utf-8")
    progress = LessonProgress(nowhere / "lessons.json")
    with qtbot.waitSignal(progress.failed) as failed:
        progress.note("a/one", star=True)
    assert failed.args is not None
    assert "cannot be saved" in failed.args[0]
    assert progress.has_star("a/one")  # for as long as the program runs
    with qtbot.assertNotEmitted(progress.failed):
        progress.note("a/two", star=True)
