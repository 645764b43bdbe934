"""Every action that has an icon shows it from the first moment, in light and in dark."""

import pytest

from pentogames.window.actions import DEEDS


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_actions_have_their_icons_at_once(new_table, theme: str) -> None:
    actions = new_table(theme=theme).actions_by_name
    with_icons = [deed.name for deed in DEEDS if deed.icon]
    assert with_icons
    assert [name for name in with_icons if actions[name].icon().isNull()] == []
