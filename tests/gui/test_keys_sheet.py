"""The sheet of keys: no key twice, and those of a lesson only while there is one."""

from collections import Counter

from pentogames.teach.lessons import lessons_of


def listed(table) -> Counter:
    return Counter(key for _, keys in table.actions_by_name.listed() for key in keys.split(", "))


def test_no_key_is_listed_twice_and_a_lesson_has_its_own(table):
    assert not [key for key, times in listed(table).items() if times > 1]
    before = {words for words, _ in table.actions_by_name.listed()}
    table.lessons.start(lessons_of("universe")[0])
    during = {words for words, _ in table.actions_by_name.listed()}
    assert "Show me" in during - before
    table.lessons.leave()
    assert {words for words, _ in table.actions_by_name.listed()} == before
