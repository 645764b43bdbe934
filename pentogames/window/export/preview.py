"""What is seen in the export dialog before a file is written: a picture, a film, or a text."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontDatabase, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from pentogames.model.words import tr
from pentogames.scene.theme import HAIR_STROKE
from pentogames.window.style import theme_of


class PicturePreview(QWidget):
    """Shows a picture as large as it fits, in a frame."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.setAccessibleName(tr("Preview"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_image(self, image: QImage) -> None:
        """Show another picture."""
        self.image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture in the middle."""
        size = QSizeF(self.image.size())
        if size.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        area = QRectF(room.topLeft(), size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
        area.moveCenter(room.center())
        painter.drawImage(area, self.image)
        painter.setPen(QPen(theme_of(self).hairline, HAIR_STROKE))
        painter.drawRect(area.toAlignedRect())


class TextPreview(QPlainTextEdit):
    """Shows a text in letters of equal width; it can be selected but not changed."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(tr("Preview"))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(13)
        self.document().setDefaultFont(font)
        self.setStyleSheet(f'font-family: "{font.family()}"; font-size: 13px')
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
