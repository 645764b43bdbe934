"""Setting up Pent-Up: how many play and what counts, each with a picture of what it changes."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QLabel, QVBoxLayout

from pentogames.core.options import Options
from pentogames.games.pent_up import PENT_UP, PentUpOptions
from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_glyph, draw_icon
from pentogames.scene.stack_look import colours_of, mix
from pentogames.scene.stack_tile import draw_number
from pentogames.scene.theme import Theme
from pentogames.teach.words import words_for
from pentogames.window.setup import SetupPanel
from pentogames.window.style import theme_of

Picture = Callable[[QPainter, QRectF, Theme, int], None]
"""Draws into an area, in a theme, for so many players."""

# Piles seen from the side, from the table up, by the seats' numbers.
_PILES = {2: ("10101", "101", "01"), 3: ("21021", "102", "02")}
_MISERE_PILES = {2: ("01011", "010", "00"), 3: ("10211", "202", "00")}
_BLOCK = 17.0  # height of a block, logical pixels


class OptionCard(QAbstractButton):
    """A picture with a title and a line below it, to be chosen.

    ``boxed`` ones have a box to be ticked: they are chosen besides others, not instead of them.
    """

    def __init__(self, title: str, line: str, picture: Picture, height: int) -> None:
        super().__init__()
        self.setText(title)
        self.line = line
        self.players = 2
        self.picture = picture
        self.boxed = False
        self.setCheckable(True)
        self.setMinimumSize(150, height)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._describe()

    def say(self, line: str) -> None:
        """Say something else below the title."""
        self.line = line
        self._describe()
        self.update()

    def draw(self, picture: Picture, players: int) -> None:
        """Show a picture as it is with so many players."""
        self.picture, self.players = picture, players
        self.update()

    def sizeHint(self) -> QSize:
        """Return the smallest size: the layout gives more."""
        return self.minimumSize()

    def _describe(self) -> None:
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self.line)
        self.setToolTip(self.line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        theme = theme_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        self._paint_frame(painter, area, theme)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        text_top = area.bottom() - (40 if self.line else 26)
        picture = QRectF(area.left() + 10, area.top() + 8, area.width() - 20, 0)
        picture.setBottom(text_top - 4)
        self.picture(painter, picture, theme, self.players)
        if self.boxed:
            self._paint_box(painter, area, theme)
        painter.setOpacity(1.0)
        self._paint_words(painter, area, text_top, theme)
        painter.end()

    def _paint_frame(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        chosen = self.isChecked() and self.isEnabled()
        painter.setBrush(mix(theme.surface, theme.accent, 0.12) if chosen else theme.surface)
        if chosen:
            painter.setPen(QPen(theme.accent, 2))
        elif self.underMouse() and self.isEnabled():
            painter.setPen(QPen(theme.frame, 1.2))
        else:
            painter.setPen(QPen(theme.hairline, 1.2))
        painter.drawRoundedRect(area, 7, 7)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(theme.text, 1)
            pen.setDashPattern([2.0, 2.0])
            painter.setPen(pen)
            painter.drawRoundedRect(area.adjusted(3.5, 3.5, -3.5, -3.5), 5, 5)

    def _paint_box(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        box = QRectF(area.left() + 12, area.top() + 12, 16, 16)
        ticked = self.isChecked() and self.isEnabled()
        painter.setPen(QPen(theme.accent if ticked else theme.frame, 1.4))
        painter.setBrush(theme.accent if ticked else theme.raised)
        painter.drawRoundedRect(box, 4, 4)
        if ticked:
            draw_icon(painter, "place", box, theme.on_accent)

    def _paint_words(self, painter: QPainter, area: QRectF, top: float, theme: Theme) -> None:
        font = QFont(self.font())
        font.setPixelSize(13)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(theme.text if self.isEnabled() else theme.text_quiet)
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(area.left(), top, area.width(), 18), centre, self.text())
        font.setPixelSize(11)
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme.text_quiet)
        painter.drawText(QRectF(area.left(), top + 18, area.width(), 16), centre, self.line)


def draw_players(painter: QPainter, area: QRectF, theme: Theme, players: int) -> None:
    """Draw the seats' signs side by side."""
    step = 36.0
    x = area.center().x() - step * (players - 1) / 2
    for seat in PENT_UP.seats[:players]:
        style = theme.seat(seat)
        centre = QPointF(x, area.center().y())
        painter.setPen(QPen(style.edge, 1.6))
        painter.setBrush(style.fill)
        painter.drawEllipse(centre, 13, 13)
        draw_glyph(painter, style.glyph, centre, 6.8, style.ink)
        x += step


def draw_standard(painter: QPainter, area: QRectF, theme: Theme, players: int) -> None:
    """Draw a pile whose highest level counts first."""
    rows = _draw_pile(painter, area, theme, _PILES[players])
    _point_at(painter, rows[-1], theme)


def draw_advanced(painter: QPainter, area: QRectF, theme: Theme, players: int) -> None:
    """Draw a pile in which each tile bears its points."""
    _draw_pile(painter, area, theme, _PILES[players], numbers=True)


def draw_misere(painter: QPainter, area: QRectF, theme: Theme, players: int) -> None:
    """Draw a pile whose lowest level counts first."""
    rows = _draw_pile(painter, area, theme, _MISERE_PILES[players])
    _point_at(painter, rows[0], theme)


def _draw_pile(
    painter: QPainter, area: QRectF, theme: Theme, pile: tuple[str, ...], *, numbers: bool = False
) -> list[QRectF]:
    """Draw a pile from the side and return the rectangles of its levels from below."""
    width = min(30.0, area.width() / 6)
    height = min(_BLOCK, area.height() / len(pile))
    bottom = area.center().y() + height * len(pile) / 2
    rows = []
    for level, seats in enumerate(pile, start=1):
        row = QRectF(0, bottom - level * height, width * len(seats), height)
        row.moveLeft(area.center().x() - row.width() / 2)
        rows.append(row)
        for index, number in enumerate(seats):
            seat = PENT_UP.seats[int(number)]
            colours = colours_of(theme, seat, level)
            block = QRectF(row.left() + index * width, row.top(), width, height)
            painter.setPen(QPen(colours.edge, 1.2))
            painter.setBrush(colours.fill)
            painter.drawRoundedRect(block.adjusted(0.8, 0.8, -0.8, -0.8), 2.5, 2.5)
            centre = block.center()
            if numbers:
                draw_number(painter, level, centre, 11, colours.ink)
            else:
                draw_glyph(painter, theme.seat(seat).glyph, centre, 3.6, colours.ink)
    return rows


def _point_at(painter: QPainter, row: QRectF, theme: Theme) -> None:
    """Frame a level of a pile and point at it from both sides."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.accent, 2))
    painter.drawRoundedRect(row.adjusted(-2, -1, 2, 1), 4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    y = row.center().y()
    for x, way in ((row.left() - 7, -1), (row.right() + 7, 1)):
        points = [QPointF(x, y), QPointF(x + 8 * way, y - 5), QPointF(x + 8 * way, y + 5)]
        painter.drawPolygon(points)


class PentUpSetup(SetupPanel):
    """Players, scoring, misère; what is chosen always goes together."""

    def __init__(self) -> None:
        super().__init__()
        self._players = QButtonGroup(self)
        self._scoring = QButtonGroup(self)
        self.two = self._card(self._players, tr("Two players"), draw_players, 76)
        self.three = self._card(self._players, tr("Three players"), draw_players, 76)
        self.three.draw(draw_players, 3)
        self.standard = self._card(self._scoring, tr("Standard"), draw_standard, 116)
        self.advanced = self._card(self._scoring, tr("Advanced"), draw_advanced, 116)
        misere = words_for("pent-up").choices["misere:True"]
        self.misere = OptionCard(tr("Misère"), tr(misere), draw_misere, 116)
        self.misere.boxed = True
        self.misere.toggled.connect(self._toggled)
        self.note = QLabel()
        self.note.setObjectName("quiet")
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid = QGridLayout()
        grid.setSpacing(8)
        grid.addWidget(self.two, 0, 0)
        grid.addWidget(self.three, 0, 1)
        grid.addWidget(self.standard, 1, 0)
        grid.addWidget(self.advanced, 1, 1)
        grid.addWidget(self.misere, 2, 0, 1, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(grid)
        layout.addWidget(self.note)
        layout.addStretch(1)
        self.two.setChecked(True)
        self.standard.setChecked(True)
        self._refresh()
        for group in (self._players, self._scoring):
            group.buttonToggled.connect(lambda _, on: self._toggled() if on else None)

    def _card(self, group: QButtonGroup, title: str, picture: Picture, height: int) -> OptionCard:
        card = OptionCard(title, "", picture, height)
        group.addButton(card)
        return card

    def options(self) -> Options:
        """Return the options as chosen."""
        players = 3 if self.three.isChecked() else 2
        if self.advanced.isChecked():
            return PentUpOptions(players=players, scoring="advanced")
        return PentUpOptions(players=players, misere=self.misere.isChecked())

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        assert isinstance(options, PentUpOptions)
        (self.three if options.players == 3 else self.two).setChecked(True)
        advanced = options.scoring == "advanced"
        (self.advanced if advanced else self.standard).setChecked(True)
        self.misere.setChecked(options.misere)
        self._refresh()

    def _toggled(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        """Offer only what goes together, and say why the rest is not offered."""
        players = 3 if self.three.isChecked() else 2
        if players == 2 and self.advanced.isChecked():
            self.standard.setChecked(True)
        advanced = self.advanced.isChecked()
        self.advanced.setEnabled(players == 3)
        self.misere.setEnabled(not advanced)
        reversed_ = self.misere.isChecked() and not advanced
        self.standard.draw(draw_misere if reversed_ else draw_standard, players)
        self.misere.draw(draw_misere, players)
        self.advanced.draw(draw_advanced, 3)
        level_by_level, for_three = tr("Compare from the top down"), tr("For three players")
        self.standard.say(tr("Compare from the table up") if reversed_ else level_by_level)
        self.advanced.say(tr("Each tile scores its level") if players == 3 else for_three)
        note = tr("Misère does not go with advanced scoring.") if advanced else ""
        self.note.setText(note)


PANEL = PentUpSetup
