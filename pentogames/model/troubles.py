"""What goes wrong with files, said on the screen."""

from pentogames.model.words import tr
from pentogames.store.safe_files import FileError, Trouble


def told(error: FileError) -> str:
    """Return what is wrong, to stand within a sentence."""
    if error.trouble is Trouble.OTHER:
        return tr("the system reports an error ({detail})").format(detail=error.detail)
    return tr(str(error.trouble))
