"""The language of the screen: catalogues of translations, loaded into Qt and left out again.

English stands in the program's texts and needs no catalogue. The other languages' catalogues are in
``resources/translations``; the words of Qt's own buttons and dialogs are in Qt's. Files and records
are the same in every language.
"""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from pentogames.resources import resource_path

SYSTEM = "system"
"""The wish to follow the language of the system."""

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
"""Every language by its code, in its own words: whoever cannot read the screen finds it."""


def available() -> tuple[tuple[str, str], ...]:
    """Return the languages that there are, each by its code with its own name for itself."""
    return tuple(LANGUAGES.items())


def of_system() -> str:
    """Return the first of the languages that the user's system asks for; English for none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


def meant(wish: str) -> str:
    """Return the language that a setting means: of the system, or one by its code."""
    return wish if wish in LANGUAGES else of_system()


def locale_of(code: str) -> QLocale:
    """Return how numbers and dates are written: as the system does it, if it is that language's."""
    system, languages = QLocale.system(), {QLocale(code).language()}
    if code == ENGLISH:
        languages.add(QLocale.Language.C)  # of a system that asks for no language
    return system if system.language() in languages else QLocale(code)


def catalogue(code: str) -> str:
    """Return the file name of a language's catalogue."""
    return f"pentogames_{code}.qm"


class Language(QObject):
    """The language of an application; one for each, made when it starts."""

    changed = Signal(str)  # the code of the language that all texts are in from now on

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._code = ENGLISH
        self._translators: tuple[QTranslator, ...] = ()

    def current(self) -> str:
        """Return the code of the language in use."""
        return self._code

    def use(self, wish: str) -> None:
        """Use the language of that code, or that of the system, for all texts made from now on.

        Numbers and dates follow. Qt's own words stay English where Qt has been installed without
        its translations. FileNotFoundError if the catalogue is missing from the installation.
        """
        code = meant(wish)
        QLocale.setDefault(locale_of(code))
        if code == self._code:
            return
        loaded = () if code == ENGLISH else (self._qt_words(code), self._words(code))
        for old in self._translators:
            self._application.removeTranslator(old)
            old.deleteLater()
        self._translators = loaded
        for translator in loaded:
            self._application.installTranslator(translator)
        self._code = code
        self.changed.emit(code)

    def _words(self, code: str) -> QTranslator:
        """Return the program's own catalogue."""
        translator = QTranslator(self)
        path = resource_path("translations", catalogue(code))
        if not translator.load(str(path)):
            raise FileNotFoundError(f"a file of Pentogames itself is damaged: {path}")
        return translator

    def _qt_words(self, code: str) -> QTranslator:
        """Return Qt's words: Cancel, Discard, the dialogs of files; empty if there are none."""
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator.load(f"qtbase_{code}", folder)
        return translator
