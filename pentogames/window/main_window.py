"""The main window: the table in the middle, the moves beside it, menus and a slim bar above."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QMainWindow,
    QMenu,
    QMessageBox,
    QSplitter,
)

from pentogames.core.record import Record
from pentogames.model.autosave import Autosave
from pentogames.model.match import Cause, Change, MatchModel
from pentogames.model.progress import LessonProgress
from pentogames.model.settings import KEYS, MOTION, Settings
from pentogames.model.words import tr
from pentogames.puzzles.tiling_ending import is_tiling_file
from pentogames.scene.board_scene import BoardScene, scene_for
from pentogames.scene.board_view import BoardView
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.teach.overlays import EXPLAIN
from pentogames.window import dialogs, files
from pentogames.window.actions import Actions
from pentogames.window.alarm import open_log
from pentogames.window.aside import Aside
from pentogames.window.clocks.desk import ClockDesk
from pentogames.window.computer.desk import ComputerDesk
from pentogames.window.corner_bar import CornerBar
from pentogames.window.export.desk import ExportDesk
from pentogames.window.file_drop import FileDrop
from pentogames.window.language_menu import add_language_menu
from pentogames.window.lesson_desk import LessonDesk
from pentogames.window.look import Look, add_look_menu
from pentogames.window.panels import panel_for
from pentogames.window.puzzle_desk import PuzzleDesk
from pentogames.window.recent import RecentGames
from pentogames.window.shelf.desk import ShelfDesk
from pentogames.window.side_panel import SidePanel
from pentogames.window.sounds import SoundDesk
from pentogames.window.statistics_desk import StatisticsDesk
from pentogames.window.switches import Switches
from pentogames.window.tree.desk import TreeDesk

if TYPE_CHECKING:
    from pentogames.window.rules_book import RulesBook

# Dialogs are loaded when they are first opened: the program starts sooner without them.

FIRST_SIZE = QSize(1180, 780)


class MainWindow(QMainWindow):
    """One match at a time, always safe on its table (see model.autosave)."""

    dressed = Signal(object)  # the Theme that everything has taken
    refreshed = Signal()  # actions say anew what can be done

    def __init__(
        self, match: MatchModel, settings: Settings, autosave: Autosave, progress: LessonProgress
    ) -> None:
        super().__init__()
        self.match = match
        self.settings = settings
        self.autosave = autosave
        self.look = Look(settings, self)
        self.actions_by_name = Actions(self, settings.keys)
        self.recent = RecentGames(self)
        self.view = BoardView()
        self.scene: BoardScene | None = None
        self._was_maximised = False  # before it was on the full screen
        self.rules_book: RulesBook | None = None
        steps = tuple(self.actions_by_name[name] for name in ("first", "previous", "next", "last"))
        self.panel = SidePanel(match, steps)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.view)
        splitter.addWidget(self.panel)
        splitter.setStretchFactor(0, 1)
        splitter.setCollapsible(0, False)
        splitter.setSizes([900, 250])
        self.aside = Aside(self, splitter)
        self.tools = CornerBar(tr("Tools"))
        self.tools.setMovable(False)
        self.tools.setIconSize(QSize(20, 20))
        self.tools.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.menuBar().setCornerWidget(self.tools)
        self._build_menus()
        self.switches = Switches(
            self.actions_by_name, self.tools, self.view_menu, self.own_end, settings
        )
        self.switches.on_overlay = self._overlay_switched
        self._connect()
        self.look.follow()
        self.show_match()
        self.setMinimumSize(760, 520)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize()))
        self.restore_state()
        self.puzzles = PuzzleDesk(self, self.aside)
        self.shelf = ShelfDesk(self)
        FileDrop(self, self.leave_for)
        self.lessons = LessonDesk(self, self.aside, progress)
        self.clocks = ClockDesk(self)
        self.desk = ComputerDesk(self, self.aside)
        self.tree = TreeDesk(self)
        self.statistics = StatisticsDesk(self)
        self.sounds = SoundDesk(self)
        ExportDesk(self)

    # -- building ---------------------------------------------------------------------------------

    def _build_menus(self) -> None:
        actions, bar = self.actions_by_name, self.menuBar()
        game = bar.addMenu(tr("&Game"))
        game.addActions([actions["new"], actions["open"]])
        self.recent_menu = game.addMenu(tr("Open &recent"))
        self.recent.serve(self.recent_menu)
        self.famous_menu = game.addMenu(tr("Fa&mous games"))
        self.famous_menu.aboutToShow.connect(self._fill_famous)
        game.addSeparator()
        game.addActions([actions["save"], actions["save-as"], actions["export"]])
        game.addActions([actions[name] for name in ("copy", "copy-position", "paste")])
        game.addSeparator()
        game.addActions([actions["settings"], actions["quit"]])
        self.moves_menu = moves = bar.addMenu(tr("&Moves"))
        moves.addActions([actions["undo"], actions["redo"]])
        moves.addSeparator()
        moves.addActions([actions[name] for name in ("first", "previous", "next", "last")])
        self.view_menu = bar.addMenu(tr("&View"))
        self.own_end = self.view_menu.addSeparator()
        add_look_menu(self.view_menu, self.settings)
        add_language_menu(self.view_menu, self.settings)
        self.view_menu.addActions([actions["motion"], actions["full-screen"]])
        helps = bar.addMenu(tr("&Help"))
        helps.addActions([actions[name] for name in ("welcome", "rules", "shortcuts")])
        helps.addActions([actions["log"], actions["about"]])

    def _connect(self) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "new": self.new_game,
            "open": self.open_dialog,
            "save": self.save,
            "save-as": self.save_as,
            "settings": self.show_settings,
            "quit": self.close,
            "undo": self.undo,
            "redo": lambda: self.desk.computer.take_again(),
            "first": self.match.to_start,
            "previous": self.match.undo,
            "next": self.match.redo,
            "last": self.match.to_end,
            "welcome": self.show_welcome,
            "rules": self.show_rules,
            "shortcuts": lambda: dialogs.show_shortcuts(self),
            "log": lambda: open_log(self),
            "about": lambda: dialogs.show_about(self),
        }
        actions = self.actions_by_name
        actions.connect(deeds)
        actions["motion"].setChecked(self.settings.motion)
        actions["motion"].toggled.connect(self._set_motion)
        actions["full-screen"].toggled.connect(self._set_full_screen)
        self.look.changed.connect(self.show_theme)
        self.settings.changed.connect(self._on_setting)
        self.match.changed.connect(self._on_changed)
        self.match.changed.connect(self.aside.follow)
        self.match.record_changed.connect(self.refresh)
        self.match.comment_changed.connect(self.refresh)
        self.autosave.failed.connect(self.tell)

    # -- the match on the table -------------------------------------------------------------------

    def show_match(self) -> None:
        """Show the match in a scene of its game."""
        old, game = self.scene, self.match.game.name
        scene = scene_for(self.match, self.theme)
        scene.set_motion(self.settings.motion)
        scene.intended.connect(self._intend)
        scene.offers_why = True
        scene.asked_why.connect(lambda rule: self.lessons.ask_why(rule))
        scene.hand_changed.connect(self._refresh_undo)
        self.scene = scene
        self.view.show_scene(scene)
        self.switches.show_for(scene)
        self.actions_by_name.set_theme(self.theme)
        self.menuBar().setCornerWidget(self.tools)  # the menu bar asks for its width only now
        panel = panel_for(game)
        self.panel.show_game_panel(None if panel is None else panel(self.match, scene))
        if old is not None:
            old.dispose()
            old.deleteLater()
        self.refresh()
        self.view.setFocus()

    def _intend(self, move: object) -> None:
        """Make a move that a hand has meant, or have it confirmed first if the user wishes so."""
        scene = self.scene
        asked = self.settings.confirm_moves and scene is not None and scene.spec.confirms
        if asked and scene is not None and self.match.refusal(move) is None:
            scene.confirm.ask(move)
        else:
            self.match.try_move(move)

    def _overlay_switched(self, name: str, on: bool) -> None:
        if name == EXPLAIN.name:
            self.panel.set_explaining(on)

    def _on_changed(self, change: Change) -> None:
        if change.cause is Cause.NEW:
            self.show_match()

    def refresh(self) -> None:
        """Say what can be done now, and whether the game lies in a file as it is."""
        actions, match = self.actions_by_name, self.match
        for name in ("first", "previous"):
            actions[name].setEnabled(match.can_undo())
        self._refresh_undo()
        for name in ("redo", "next", "last"):
            actions[name].setEnabled(match.can_redo())
        # Where [*] stands the title shows that something is not saved; twice, it is a name's own.
        name = self.path.name.replace("[*]", "[*][*]") if self.path is not None else ""
        self.setWindowTitle(f"{name}[*] – Pentogames" if name else "Pentogames[*]")
        self.setWindowModified(match.modified and bool(match.record.main_line()))
        self.refreshed.emit()

    def undo(self) -> None:
        """Take back half a move if one lies on the table, else the last move."""
        if self.scene is None or not self.scene.hands.undo():
            self.desk.computer.take_back()

    def _refresh_undo(self) -> None:
        half = self.scene is not None and self.scene.hands.can_undo
        self.actions_by_name["undo"].setEnabled(half or self.match.can_undo())

    def tell(self, sentence: str) -> None:
        """Say something to the user that is no part of the game."""
        if self.scene is not None:
            self.scene.strip.say(sentence, Tone.NEWS)

    # -- games and files --------------------------------------------------------------------------

    def new_game(self, game: str = "") -> None:
        """Ask for a new game, first of all the one of that name, and put it on the table."""
        from pentogames.window.new_game import NewGameDialog

        dialog = NewGameDialog(
            self.theme, self.match.record, self, self.settings.levels, self.settings.clock
        )
        if game:
            dialog.offer(game)
        if dialog.exec() and self.may_leave():
            self.settings.set_levels(dialog.game.name, dialog.levels())
            self.take(dialog.record(), None)
        dialog.deleteLater()

    def may_leave(self) -> bool:
        """Ask what becomes of an unsaved game; False if the user would rather stay."""
        if not self.isWindowModified():
            return True
        answer = dialogs.ask_to_save(self)
        if answer == QMessageBox.StandardButton.Save:
            return self.save()
        return answer == QMessageBox.StandardButton.Discard

    @property
    def path(self) -> Path | None:
        """The file of the game on the table."""
        return self.match.path

    def take(self, record: Record[Any, Any], path: Path | None) -> None:
        """Put a record on the table; ``path`` is the file it came from."""
        self.match.load(record, path)

    def open_dialog(self) -> None:
        """Ask for a file, a game's or a puzzle's, and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Open a game or a puzzle"), str(self.folder()), files.all_filters()
        )
        if name:
            self.leave_for(Path(name))

    def open_file(self, path: Path) -> bool:
        """Open a game from a file; a sentence says why if it cannot be."""
        opened = files.open_record(self, path)
        if opened is None:
            return False
        record, warning = opened
        self.take(record, path)
        self.settings.add_recent_file(path)
        if warning:
            self.tell(warning)
        return True

    def save(self) -> bool:
        """Save the game to its file, or ask for one."""
        if self.path is None:
            return self.save_as()
        return self._save_to(self.path)

    def save_as(self) -> bool:
        """Ask for a file and save the game there."""
        suggestion = self.folder() / files.suggested_name(self.match)
        path = files.ask_where(self, tr("Save the game"), suggestion, files.filters(), files.ENDING)
        return path is not None and self._save_to(path)

    def _save_to(self, path: Path) -> bool:
        if not files.save_record(self, path, self.match.record):
            return False
        self.settings.add_recent_file(path)
        self.match.mark_saved(path)
        self.tell(tr("Saved as {name}.").format(name=path.name))
        return True

    def folder(self) -> Path:
        """Return the folder that a file dialog begins in."""
        if self.path is not None:
            return self.path.parent
        recent = self.settings.recent_files
        return recent[0].parent if recent else Path.home()

    def leave_for(self, path: Path) -> None:
        """Open a file, unless the user would rather stay with the game on the table.

        A puzzle leaves the table as it is.
        """
        if is_tiling_file(path):
            self.puzzles.open_file(path)
        elif self.may_leave():
            self.open_file(path)

    def _fill_famous(self) -> None:
        files.fill_famous(self.famous_menu, self._open_famous)

    def _open_famous(self, record: Record[Any, Any]) -> None:
        if self.may_leave():
            record.to_start()
            self.take(record, None)

    def show_welcome(self) -> None:
        """Offer every game to be learned or played."""
        from pentogames.window.welcome import Welcome

        learn, shelf = self.lessons.learn, self.shelf.show
        welcome = Welcome(self.theme, learn, self.new_game, self, shelf, self.recent)
        welcome.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        welcome.open()

    def show_rules(self) -> None:
        """Open the rules book at the page of the game or the puzzle that is to be seen."""
        if self.rules_book is None:
            from pentogames.window.rules_book import RulesBook

            self.rules_book = RulesBook(self.theme, self)
        self.rules_book.open_at(self.puzzles.game or self.match.game.name)
        self.rules_book.show()
        self.rules_book.raise_()
        self.rules_book.activateWindow()

    # -- look -------------------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        """The theme that everything wears, or is about to put on."""
        return self.look.theme

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.actions_by_name.set_theme(theme)
        self.tools.set_theme(theme)
        self.panel.set_theme(theme)
        if self.rules_book is not None:
            self.rules_book.set_theme(theme)
        if self.scene is not None:
            self.scene.set_theme(theme)
        self.dressed.emit(theme)

    def _on_setting(self, key: str) -> None:
        if key == MOTION:
            self.actions_by_name["motion"].setChecked(self.settings.motion)
            if self.scene is not None:
                self.scene.set_motion(self.settings.motion)
        elif key.startswith(KEYS):
            self.actions_by_name.refresh_keys()
        else:
            self.switches.follow(key)

    def _set_motion(self, on: bool) -> None:
        if on != self.settings.motion:  # else the switch follows the settings
            self.settings.motion = on

    def show_settings(self) -> None:
        """Ask for the user's wishes; they are followed while the dialog is open."""
        from pentogames.window.settings import SettingsDialog

        dialog = SettingsDialog(self.settings, self.actions_by_name, self)
        dialog.exec()
        dialog.deleteLater()

    def _set_full_screen(self, on: bool) -> None:
        if on:
            self._was_maximised = self.isMaximized()
            self.showFullScreen()
        elif self._was_maximised:
            self.showMaximized()
        else:
            self.showNormal()

    # -- the window itself ------------------------------------------------------------------------

    def createPopupMenu(self) -> QMenu | None:
        """Offer no menu to hide the bar: there would be no way back."""
        return None

    def event(self, event: QEvent) -> bool:
        """Draw the icons anew on a screen with smaller pixels, or larger ones."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.actions_by_name.set_theme(self.theme)
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Put down what is being dragged, and save the game, when the window is left."""
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.autosave.save()
            scene = self.scene
            if scene is not None:
                scene.gestures.cancel("the window was left")
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game on its table for the next time; nothing is asked and nothing lost."""
        self.autosave.save()
        self.settings.set_blob("geometry", self.saveGeometry())
        self.settings.sync()
        super().closeEvent(event)

    def restore_state(self) -> None:
        """Open where the window was closed; Qt brings it back onto a screen that is there."""
        geometry: QByteArray = self.settings.blob("geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        full = self.actions_by_name["full-screen"]
        full.blockSignals(True)  # it is full already
        full.setChecked(self.isFullScreen())
        full.blockSignals(False)
