"""Golden pictures: what the screen looked like when somebody last looked at it and was content.

``PENTOGAMES_RENEW=1 packaging/test tests/gui/test_pictures.py`` paints them anew; look at them!
"""

import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "golden"
DIFFERENCES = ROOT / "pictures"  # not under version control

FAINT = 40
"""By how much of 255 a pixel may differ and be the same: edges of letters differ with FreeType."""
FEW = 0.004
"""The part of all pixels that may differ by more."""


def assert_like_golden(picture: QImage, name: str) -> None:
    """Fail if the picture is not the golden one of that name, and keep what is different."""
    path = FOLDER / f"{name}.png"
    if os.environ.get("PENTOGAMES_RENEW"):
        FOLDER.mkdir(exist_ok=True)
        assert picture.convertToFormat(QImage.Format.Format_RGB888).save(str(path))
        return
    assert path.exists(), f"{path.name} is missing; paint it with PENTOGAMES_RENEW=1"
    golden = QImage(str(path))
    assert picture.size() == golden.size()
    away = np.abs(_pixels(picture) - _pixels(golden)).max(axis=2)
    different = away > FAINT
    if different.mean() > FEW:
        DIFFERENCES.mkdir(exist_ok=True)
        picture.save(str(DIFFERENCES / f"{name}-now.png"))
        _grey(away).save(str(DIFFERENCES / f"{name}-difference.png"))
        raise AssertionError(
            f"{name}: {different.mean():.2%} of the pixels differ; see {DIFFERENCES.name}/"
        )


def _pixels(picture: QImage) -> NDArray[np.int16]:
    """Return rows of pixels of red, green and blue."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB888)
    bits = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.bytesPerLine())
    return bits[:, : rgb.width() * 3].reshape(rgb.height(), rgb.width(), 3).astype(np.int16)


def _grey(away: NDArray[np.int16]) -> QImage:
    """Return a picture that is the darker the more a pixel differs."""
    shades = np.ascontiguousarray((255 - np.minimum(away * 3, 255)).astype(np.uint8))
    height, width = shades.shape
    return QImage(shades.tobytes(), width, height, width, QImage.Format.Format_Grayscale8).copy()
