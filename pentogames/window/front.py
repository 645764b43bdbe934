"""The window in front of the user, and another in its place when the language changes.

Words are put on the screen when a window, a page or an item is made, so a change of language makes
the window anew. The match on the table is the same one; all else is found again as when the program
is ended and started: settings, geometry, the puzzle that was open, and the lesson at its step.
"""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from pentogames.model.language import Language, meant
from pentogames.model.settings import LANGUAGE
from pentogames.window.main_window import MainWindow


class Front(QObject):
    """Holds the program's window; ``window`` is the present one."""

    def __init__(self, window: MainWindow, language: Language) -> None:
        super().__init__(language)
        self.window = window
        self._language = language
        window.settings.changed.connect(self._on_setting)

    def _on_setting(self, key: str) -> None:
        if key == LANGUAGE:
            # Not from within a menu or a dialog of the window that is to go.
            QTimer.singleShot(0, self, self._follow)

    def _follow(self) -> None:
        """Use the language that the settings ask for; in a dialog, when it is closed."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.finished.connect(lambda: QTimer.singleShot(0, self, self._follow))
            return
        wish = self.window.settings.language
        if meant(wish) != self._language.current():
            self._language.use(wish)
            self._replace()

    def _replace(self) -> None:
        """Close the window and open another on the same match."""
        old = self.window
        lesson = old.lessons.model
        rules = old.rules_book is not None and old.rules_book.isVisible()
        QApplication.setQuitOnLastWindowClosed(False)
        old.close()
        window = MainWindow(old.match, old.settings, old.autosave, old.lessons.progress)
        self.window = window
        window.show()
        QApplication.setQuitOnLastWindowClosed(True)
        if lesson is not None:
            window.lessons.start(lesson.lesson, lesson.index)
        if rules:
            window.show_rules()
        if old.scene is not None:
            old.scene.dispose()
        old.deleteLater()
