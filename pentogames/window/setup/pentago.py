"""Setting up Pentago: who sits at the table, and the table rules, each with a small picture."""

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel

from pentogames.core.options import Options
from pentogames.games._pentago_options import (
    EITHER_WAY,
    NO_TEAMS,
    ONE_WAY,
    PAIRS,
    TWO_AGAINST_ONE,
    PentagoOptions,
)
from pentogames.model.words import tr
from pentogames.teach.words import words_for
from pentogames.window.setup import SetupPanel
from pentogames.window.setup._pentago_cards import (
    CardButton,
    paint_directions,
    paint_first_five,
    paint_seating,
    paint_skip,
)

SEATINGS = (
    ("players:2", 2, NO_TEAMS),
    ("players:3", 3, NO_TEAMS),
    ("players:4", 4, NO_TEAMS),
    ("teams:two-against-one", 3, TWO_AGAINST_ONE),
    ("teams:pairs", 4, PAIRS),
)
DIRECTIONS = (ONE_WAY, EITHER_WAY)


class PentagoSetup(SetupPanel):
    """Players and teams, directions, and two table rules that are on or off."""

    def __init__(self) -> None:
        super().__init__()
        words = words_for("pentago")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self.seatings = QButtonGroup(self)
        for index, (word, players, teams) in enumerate(SEATINGS):
            seating = PentagoOptions(players=players, teams=teams).seating
            card = CardButton(
                tr(words.choices[word]),
                lambda painter, area, theme, seating=seating: paint_seating(  # type: ignore[misc]
                    painter, area, theme, seating
                ),
            )
            self.seatings.addButton(card, index)
            wide = index >= 3
            self._add(card, int(wide), index - 3 if wide else index, 3 if wide else 2)
        self._label(tr(words.options["directions"]), 2)
        self.directions = QButtonGroup(self)
        for index, direction in enumerate(DIRECTIONS):
            quarters = PentagoOptions(directions=direction).quarters
            card = CardButton(
                tr(words.choices[f"directions:{direction}"]),
                lambda painter, area, theme, quarters=quarters: paint_directions(  # type: ignore[misc]
                    painter, area, theme, quarters
                ),
            )
            self.directions.addButton(card, index)
            self._add(card, 3, index, 3)
        self._label(tr("Table rules"), 4)
        self.skip = CardButton(tr(words.options["skip_while_empty"]), paint_skip)
        self.first_five = CardButton(tr(words.options["first_five_ends"]), paint_first_five)
        self._add(self.skip, 5, 0, 3)
        self._add(self.first_five, 5, 1, 3)
        self._grid.setRowStretch(6, 1)
        self.choose(PentagoOptions())
        self.seatings.idToggled.connect(self._toggled)
        self.directions.idToggled.connect(self._toggled)
        self.skip.toggled.connect(lambda _: self.changed.emit())
        self.first_five.toggled.connect(lambda _: self.changed.emit())

    def _add(self, card: CardButton, row: int, place: int, span: int) -> None:
        self._grid.addWidget(card, row, place * span, 1, span)

    def _label(self, text: str, row: int) -> None:
        label = QLabel(text)
        label.setObjectName("quiet")
        self._grid.addWidget(label, row, 0, 1, 6)

    def options(self) -> Options:
        """Return the options as chosen."""
        _, players, teams = SEATINGS[self.seatings.checkedId()]
        return PentagoOptions(
            players=players,
            teams=teams,
            directions=DIRECTIONS[self.directions.checkedId()],
            skip_while_empty=self.skip.isChecked(),
            first_five_ends=self.first_five.isChecked() and self._others_play_on(),
        )

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        assert isinstance(options, PentagoOptions)
        for index, (_, players, teams) in enumerate(SEATINGS):
            if (players, teams) == (options.players, options.teams):
                self.seatings.button(index).setChecked(True)
        self.directions.button(DIRECTIONS.index(options.directions)).setChecked(True)
        self.skip.setChecked(options.skip_while_empty)
        self.first_five.setChecked(options.first_five_ends)
        self.first_five.setEnabled(self._others_play_on())

    def _others_play_on(self) -> bool:
        """Whether a first five leaves anybody to play on: three or more, each for himself."""
        _, players, teams = SEATINGS[self.seatings.checkedId()]
        return players > 2 and teams == NO_TEAMS

    def _toggled(self, _id: int, on: bool) -> None:
        if on:
            self.first_five.setEnabled(self._others_play_on())
            self.changed.emit()


PANEL = PentagoSetup
