"""The table of a tiling puzzle: the region, the pieces on it, and the tray beside or below it."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Role, Token
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_play import TilingState, Trouble
from pentogames.scene.animation import Animator
from pentogames.scene.geometry import extent_of
from pentogames.scene.gestures import Pointer
from pentogames.scene.items import MarksItem
from pentogames.scene.part import Is, Part
from pentogames.scene.puzzles.puzzle_scene import Z_HAND, PuzzleScene
from pentogames.scene.puzzles.tiling_hand import TilingHand
from pentogames.scene.puzzles.tiling_items import GIVEN, LetterTile, PieceTray, SolvedFrame
from pentogames.scene.puzzles.tiling_layout import region_layout, share
from pentogames.scene.spec import Pose
from pentogames.scene.strip import Tone
from pentogames.scene.theme import MOVE_MS, WAVE_MS, Theme
from pentogames.scene.token import TokenItem
from pentogames.scene.wheel import Notches
from pentogames.teach.tiling_play_words import TROUBLES

Z_OVERLAY, Z_TRAY, Z_TILES, Z_FRAME, Z_MARKS = 10, 15, 20, 35, 40
WAVE_HEIGHT = 0.07  # how much a piece grows in it
WAVE_REST = 0.25  # the part of the time before it begins, while the last piece arrives


class TilingScene(PuzzleScene):
    """Shows a state of play; says what a hand means to lay, take away, or decide on."""

    put_meant = Signal(object, object)  # the piece as it is to lie, and as it lies now or None
    take_meant = Signal(object)  # the piece as it lies
    square_meant = Signal(object)  # a square that is to be removed, or to come back
    piece_meant = Signal(str)  # a piece that is to be chosen, or not any more
    hand_changed = Signal()

    keys = TilingHand.keys

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.state = TilingState(Tiling(frozenset({Square(0, 0)}), ""))
        self.items_by_id: dict[str, TokenItem] = {}
        self.animator = Animator(self)
        self.overlay, self.hints, self.marks = MarksItem(), MarksItem(), MarksItem()
        self.frame = SolvedFrame()
        for item, z in (
            (self.overlay, Z_OVERLAY),
            (self.hints, Z_OVERLAY),
            (self.marks, Z_MARKS),
            (self.frame, Z_FRAME),
        ):
            self.add_table_item(item, z)
        self.marks.halo = True
        self.tray = PieceTray()
        self.tray.setZValue(Z_TRAY)
        self.addItem(self.tray)
        self.tray.plates.setZValue(Z_TILES + 1)
        self.addItem(self.tray.plates)
        self.strip.on_clear = lambda: self.marks.set_marks(())
        self._preferred = ""  # the piece in hand that is about to be laid
        self._stuck = ""
        self._notches = Notches()
        self.hand = TilingHand(self)
        self.hand_changed.connect(self._show_homes)
        self.set_theme(theme)

    # -- size and look ----------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.tray.set_theme(theme)
        for item in self.items_by_id.values():
            item.set_theme(theme)
        self.hand.refresh()

    def set_motion(self, on: bool) -> None:
        """Let things move, or have them jump to where they belong."""
        self.animator.enabled = on
        if not on:
            self.animator.finish()

    def place_beside(self, area: QRectF) -> QRectF:
        """Place the tray; return the area that is left for the board."""
        tray, board = share(area, extent_of(self.board.layout), self.tray.pieces)
        self.tray.set_area(tray)
        return board

    def relayout(self) -> None:
        """Place everything anew, at once."""
        self.animator.finish()
        super().relayout()
        for item in self.items_by_id.values():
            self.lay(item)
        self.hand.refresh()

    # -- the state --------------------------------------------------------------------------------

    def show_state(self, state: TilingState) -> None:
        """Show where the player stands; pieces glide to where they lie now."""
        old = {name: Pose(item.pos(), item.scale(), 0.0) for name, item in self._shown()}
        self.hand.cancel("the state changed")
        self.animator.finish()
        self.state = state
        self.frame.show_round(())
        self._show_region()
        self._make_items()
        self._assign()
        self.show_hopeless("", ())
        for item in self.items_by_id.values():
            self.lay(item)
        self._show_homes()
        for name, _ in self._shown():
            if name in old:
                self.glide(name, old[name])

    def _shown(self) -> list[tuple[str, TokenItem]]:
        return [(name, item) for name, item in self.items_by_id.items() if item.isVisible()]

    def _show_region(self) -> None:
        """Have a board of the squares to be covered; those being removed are still there."""
        base = self.state.base
        region = self.state.tiling.region if self.state.ready else base.region
        layout = region_layout(region)
        others = self.tray.set_pieces(self.state.tiling.left)
        if layout.squares != self.board.layout.squares:
            self.cursor_at = layout.squares[len(layout.squares) // 2]
            self.show_layout(layout)
        elif others:
            self.relayout()

    def _make_items(self) -> None:
        """Have an item for each piece at hand and each given, and no others."""
        wanted = {
            f"{letter}/{number}": Token(f"{letter}/{number}", "tile", None, letter)
            for letter, copies in Counter(self.state.tiling.left).items()
            for number in range(copies)
        }
        for number, (letter, squares) in enumerate(self.state.tiling.givens):
            name = f"{GIVEN}/{number}/{letter}"
            wanted[name] = Token(name, "tile", GIVEN, letter, squares)
        for gone in self.items_by_id.keys() - wanted.keys():
            self.removeItem(self.items_by_id.pop(gone))
        for name, token in wanted.items():
            item = self.items_by_id.get(name)
            if item is None:
                item = self.items_by_id[name] = LetterTile(token)
                item.set_theme(self.theme)
                item.setCursor(
                    Qt.CursorShape.ArrowCursor
                    if token.owner == GIVEN
                    else Qt.CursorShape.OpenHandCursor
                )
                self.addItem(item)
            elif token.owner == GIVEN:
                item.token = token

    def _assign(self) -> None:
        """Let each laid piece be one of the items: that which showed it before, if any did."""
        lying = {laid.squares: laid for laid in self.state.laid}
        free: list[TokenItem] = []
        for _, item in sorted(self.items_by_id.items(), key=lambda each: self._rank(each[0])):
            token = item.token
            if token.owner == GIVEN:
                continue
            laid = lying.get(token.squares)
            if laid is not None and laid.piece == token.face:
                del lying[token.squares]
            else:
                free.append(item)
        for laid in lying.values():
            item = next(each for each in free if each.token.face == laid.piece)
            free.remove(item)
            item.token = Token(item.token.id, "tile", None, laid.piece, laid.squares)
        for item in free:
            item.token = Token(item.token.id, "tile", None, item.token.face)

    def _rank(self, name: str) -> tuple[bool, str]:
        return name != self._preferred, name

    # -- where pieces are -------------------------------------------------------------------------

    def lay(self, item: TokenItem) -> None:
        """Put an item where its token lies."""
        item.setZValue(Z_TILES)
        if item.token.squares:
            item.lie_on_board(self.geometry)
        else:
            slot = self.tray.slot(item.token.face)
            item.lie_at_home(slot.center(), self.tray.cell, self.geometry)

    def glide(self, name: str, start: Pose) -> None:
        """Show the item on its way from a pose to where it belongs."""
        item = self.items_by_id[name]
        pos, scale = item.pos(), item.scale()
        if start.pos == pos and start.scale == scale:
            return
        item.setZValue(Z_HAND - 1)

        def step(t: float) -> None:
            item.setPos(start.pos + (pos - start.pos) * t)
            item.setScale(start.scale + (scale - start.scale) * t)
            if t >= 1:
                item.setZValue(Z_TILES)

        self.animator.run(MOVE_MS, step)

    def _show_homes(self) -> None:
        """Show one piece of each form in the tray, and how many there are."""
        held = self.hand.token
        counts: Counter[str] = Counter()
        for name, item in sorted(self.items_by_id.items()):
            token = item.token
            if token.squares or (held is not None and name == held.id):
                item.setVisible(True)
                continue
            item.setVisible(not counts[token.face])
            counts[token.face] += 1
        several = len(set(self.state.tiling.left)) < len(self.state.tiling.left)
        self.tray.show_counts(counts, counted=several)
        self._strand()

    def _strand(self) -> None:
        for item in self.items_by_id.values():
            stuck = not item.token.squares and item.token.face in self._stuck
            item.set_flags(stranded=stuck)

    def token_at_home(self, letter: str, *, but: Token | None) -> Token | None:
        """Return a piece of that letter in the tray, ``but`` not this one; None without any."""
        tokens = [item.token for _, item in sorted(self.items_by_id.items())]
        avoided = "" if but is None else but.id
        held = "" if self.hand.token is None else self.hand.token.id
        at_home = [t for t in tokens if t.face == letter and not t.squares and t.id != avoided]
        # Of several the one in hand is the last to be meant: a press on others takes another.
        return min(at_home, key=lambda token: token.id == held, default=None)

    def token_on(self, square: Square) -> Token | None:
        """Return the piece that lies on a square; None if there is none."""
        tokens = (item.token for item in self.items_by_id.values())
        return next((token for token in tokens if square in token.squares), None)

    def is_given(self, token: Token) -> bool:
        """Whether a piece belongs to the puzzle."""
        return token.owner == GIVEN

    def what_lies_at(self, square: Square) -> str:
        """Say what lies on a square."""
        if square in self.state.removed:
            return tr("removed")
        token = self.token_on(square)
        if token is None:
            return tr("vacant")
        return tr("{piece}, given").format(piece=token.face) if token.owner else token.face

    def pieces_at_hand(self) -> Iterator[Part]:
        """Yield the pieces, wherever they lie."""
        held = None if self.hand.token is None else self.hand.token.id
        for name, item in self._shown():
            token = item.token
            squares = ", ".join(map(self.board.layout.name, token.squares))
            place = squares or tr("not on the board")
            flags = Is(0) if self.is_given(token) else Is.TAKEABLE
            flags |= Is.IN_HAND if name == held else Is(0)
            area = item.mapRectToScene(item.boundingRect())
            yield Part(f"{token.face}: {place}", place, area, flags)

    def described(self) -> str:
        """Return in words which pieces lie where."""
        pieces = (self._named(each) for each in self.state.solution)
        return ". ".join(pieces) or tr("The board is empty")

    def speak_fitting(self, laid: Laid) -> None:
        """Say where keys hold a piece that may be laid there."""
        self.spoken.emit(tr("{piece}. It fits.").format(piece=self._named(laid)))

    def _named(self, laid: Laid) -> str:
        squares = ", ".join(map(self.board.layout.name, laid.squares))
        return f"{laid.piece}: {squares}"

    # -- what is meant ----------------------------------------------------------------------------

    def mean_put(self, token: Token, laid: Laid) -> None:
        """Tell that the piece in hand is to lie there."""
        origin = Laid(token.face, token.squares) if token.squares else None
        self._preferred = token.id
        self.put_meant.emit(laid, origin)
        self._preferred = ""

    def mean_take(self, laid: Laid) -> None:
        """Tell that a piece is to be taken away."""
        self.take_meant.emit(laid)

    def decide_on_square(self, square: Square) -> None:
        """Tell that a square is to be removed or to come back, if that is to be decided."""
        if self.state.remove:
            self.square_meant.emit(square)
        else:
            self.refuse(Trouble.NOT_READY_PIECES, "")

    def decide_on_piece(self, letter: str) -> None:
        """Tell that a piece is to be chosen or not, if that is to be decided."""
        if self.state.choose:
            self.piece_meant.emit(letter)
        else:
            self.refuse(Trouble.NOT_READY_SQUARES, letter)

    # -- saying and showing -----------------------------------------------------------------------

    def refuse(self, trouble: Trouble, piece: str, *, stay: bool = False) -> None:
        """Say why something cannot be done."""
        self.say(TROUBLES[trouble].say({"piece": piece}, tr), Tone.REFUSED, stay=stay)

    def show_hints(self, marks: tuple[Mark, ...]) -> None:
        """Paint what helps the hand, below everything that lies on the board."""
        self.hints.set_marks(marks)

    def show_hopeless(self, stuck: str, pockets: Iterable[tuple[Square, ...]]) -> None:
        """Fade pieces that fit nowhere, and hatch parts that cannot be filled."""
        self._stuck = stuck
        self._strand()
        removed = () if self.state.ready else (Mark(Role.DEAD, self.state.removed),)
        self.overlay.set_marks((*removed, *(Mark(Role.DEAD, part) for part in pockets)))

    def show_advice(self, piece: str, squares: tuple[Square, ...]) -> None:
        """Frame a piece in the tray, and paint where it goes; neither if they are empty."""
        self.tray.show_frames(piece, self.state.chosen if not self.state.ready else "")
        self.hints.set_marks((Mark(Role.HINT, squares),) if squares else ())

    def show_in_the_way(self, pieces: Iterable[Laid]) -> None:
        """Outline pieces that are to be taken back."""
        self.marks.set_marks(Mark(Role.CAUSE, laid.squares) for laid in pieces)

    def celebrate(self, *, wave: bool) -> None:
        """Draw the line round what is covered; with ``wave`` a wave goes through the pieces."""
        self.frame.show_round(self.board.layout.squares)
        if not wave:
            return
        items = [item for item in self.items_by_id.values() if item.token.squares]
        places = {item: self.geometry.centre(item.token.squares).x() for item in items}
        left, right = min(places.values()), max(places.values())

        def step(t: float) -> None:
            for item in items if t > WAVE_REST else ():
                begin = WAVE_REST + 0.4 * (places[item] - left) / max(1.0, right - left)
                part = min(1.0, max(0.0, (t - begin) / 0.35))
                item.setScale(1.0 + WAVE_HEIGHT * math.sin(math.pi * part) if t < 1 else 1.0)

        self.animator.run(WAVE_MS, step)

    # -- hands ------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take a press of a button, or of a finger."""
        self.hand.press(pointer)

    def move(self, pointer: Pointer) -> None:
        """Take a movement, with or without a button pressed."""
        self.hand.move(pointer)

    def release(self, pointer: Pointer) -> None:
        """Take the release of a button, or of a finger."""
        self.hand.release(pointer)

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; say whether it was used."""
        return self.hand.key(event)

    def cancel(self) -> None:
        """Put down what is in hand."""
        self.hand.cancel("put down")

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Let the wheel turn what is in hand, a notch a time, and do nothing else."""
        event.accept()
        if not self.hand.busy:
            self._notches.forget()
            return
        steps = self._notches.add(event.delta())
        if steps:
            self.hand.wheel(steps)
