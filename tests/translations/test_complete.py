"""Every text of the program is translated, into every language that it offers."""

import pytest

from tests.translations.tool import catalogue, script


@pytest.mark.parametrize("language", sorted(catalogue.LANGUAGES))
def test_a_catalogue_is_complete(language, capsys):
    code = script.check(language)
    assert (code, capsys.readouterr().out) == (0, "")
