"""A turn of Pauli shown step by step, in the order of the rules: piece, explosions, cards.

Everything lies in its final place before a show begins. A show puts things back to how they were
and leads them on, step after step, on one line of time; ending it early, at any moment, ends all
of its steps.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF

from pentogames.core.game import Effect, EffectKind, Seat, Token
from pentogames.scene.pauli_card import CardItem
from pentogames.scene.pauli_paint import NOTHING, Painted, Painting, Tone, stacked
from pentogames.scene.pauli_stash import StashItem
from pentogames.scene.spec import Pose
from pentogames.scene.theme import CARD_MS, HOME_MS, MATCH_MS, MOVE_MS

if TYPE_CHECKING:
    from pentogames.scene.pauli_scene import PauliScene

EASING = QEasingCurve(QEasingCurve.Type.InOutCubic)


@dataclass(frozen=True, slots=True)
class Part:
    """Something that happens from one millisecond of the show to another, from 0 to 1."""

    start: int
    end: int
    step: Callable[[float], None]


class Show:
    """Shows the effects of a move, or of one taken back, from the poses and card zones before them.

    ``controllers`` says who owns most of each match, by its squares; None leaves the matches out.
    """

    def __init__(
        self,
        scene: "PauliScene",
        effects: Iterable[Effect],
        old: Mapping[str, Pose],
        zones: Mapping[Seat | None, QRectF],
        controllers: Mapping[tuple[object, ...], Seat] | None,
    ) -> None:
        self._scene = scene
        self._effects = tuple(effects)
        self._controllers = controllers
        self._final = scene.poses()
        self._first = {name: old[name] for name in self._final if name in old}
        self._poses = dict(self._first)
        self._parts: list[Part] = []
        self._length = 0
        for number, effect in enumerate(self._effects):
            self._add(effect, self._effects[number + 1 :])
        self._add_room(zones)

    @property
    def length(self) -> int:
        """How long the show takes, in milliseconds."""
        return self._length

    def start(self) -> None:
        """Begin; without motion it is over at once."""
        scene = self._scene
        scene.painting.setVisible(False)
        scene.marks.setVisible(False)
        for name, pose in self._first.items():
            item = scene.items_by_id[name]
            item.setPos(pose.pos)
            item.setScale(pose.scale)
        scene.animator.run(max(1, self._length), self._step, QEasingCurve.Type.Linear)

    def _step(self, t: float) -> None:
        now = t * self._length
        for part in self._parts:
            if t >= 1:
                part.step(1.0)
            elif now >= part.start or part.start == 0:
                span = max(1, part.end - part.start)
                part.step(min(1.0, max(0.0, (now - part.start) / span)))
        if t >= 1:
            self._scene.stage.show_painting(NOTHING)
            self._scene.painting.setVisible(True)
            self._scene.marks.setVisible(True)

    # -- the steps --------------------------------------------------------------------------------

    def _add(self, effect: Effect, later: tuple[Effect, ...]) -> None:
        if effect.marks and self._controllers is not None:
            self._add_marks(effect, self._controllers)
        duration = {EffectKind.PUT: MOVE_MS, EffectKind.TAKE: HOME_MS}.get(effect.kind, CARD_MS)
        start, end = self._length, self._length + duration
        moving = {token.id for other in later for token in other.after}
        for before, after in zip(effect.before, effect.after, strict=True):
            if after.id not in self._poses:
                continue
            last = after.id not in moving
            self._add_way(after, start, end, last=last)
            if effect.kind is EffectKind.CHANGE:
                self._add_turn(before, after, start, end)
        if effect.kind is EffectKind.TAKE:
            self._add_homecoming(effect, start, end)
        self._length = end

    def _add_marks(self, effect: Effect, controllers: Mapping[tuple[object, ...], Seat]) -> None:
        """Paint the matches of an effect for a moment before it happens, and while it does."""
        explodes = effect.kind is EffectKind.TAKE
        tone = Tone.EXPLODES if explodes else Tone.MATCH
        painting = Painting(
            stacked(
                Painted(mark.squares, mark.label, controllers[mark.squares], tone)
                for mark in effect.marks
            )
        )
        stage = self._scene.stage

        def show(t: float) -> None:
            if t < 1:
                stage.show_painting(painting)
            elif stage.painting is painting:
                stage.show_painting(NOTHING)

        rest = 0 if explodes else CARD_MS
        self._parts.append(Part(self._length, self._length + MATCH_MS + rest, show))
        self._length += MATCH_MS

    def _add_way(self, token: Token, start: int, end: int, *, last: bool) -> None:
        """Lead an item from where it is at that time to where this step puts it."""
        origin = self._poses[token.id]
        target = self._final[token.id] if last else self._scene.pose_on_board(token)
        self._poses[token.id] = target
        self._parts.append(Part(start, end, self._way(token.id, origin, target)))

    def _way(self, name: str, origin: Pose, target: Pose) -> Callable[[float], None]:
        item = self._scene.items_by_id[name]

        def step(t: float) -> None:
            eased = EASING.valueForProgress(t)
            item.setPos(origin.pos + (target.pos - origin.pos) * eased)
            item.setScale(origin.scale + (target.scale - origin.scale) * eased)
            self._scene.stack(item, moving=t < 1)

        return step

    def _add_homecoming(self, effect: Effect, start: int, end: int) -> None:
        """Count pieces at home only when they have come there."""
        for stash in self._scene.stashes():
            colours = [token.face for token in effect.after if token.owner == stash.seat]
            stash.expect(colours)
            self._parts.append(Part(start, end, partial(_let_in, stash, colours)))

    def _add_turn(self, before: Token, after: Token, start: int, end: int) -> None:
        """Have a card look as before until it is half way."""
        item = self._scene.items_by_id[after.id]
        if not isinstance(item, CardItem):
            return
        item.show_as(before)
        self._parts.append(Part(start, end, lambda t: item.show_as(before if t < 0.5 else None)))

    def _add_room(self, zones: Mapping[Seat | None, QRectF]) -> None:
        """Lead all that only makes room along in the end: other cards, their zones, the stacks."""
        cards, target = self._scene.cards, dict(self._scene.cards.zones)
        named = {token.id for effect in self._effects for token in effect.after}
        ways = [
            self._way(name, origin, self._final[name])
            for name, origin in self._first.items()
            if name not in named and origin.pos != self._final[name].pos
        ]
        start, end = self._length, self._length
        if zones != target:
            cards.show_zones(zones)
        if ways or zones != target:
            end = self._length = start + MOVE_MS

        def step(t: float) -> None:
            eased = EASING.valueForProgress(t)
            cards.show_zones(
                {owner: between(zones[owner], target[owner], eased) for owner in target}
            )
            for way in ways:
                way(t)

        self._parts.append(Part(start, end, step))


def _let_in(stash: StashItem, colours: list[str], t: float) -> None:
    stash.expect(colours if t < 1 else ())


def between(first: QRectF, second: QRectF, share: float) -> QRectF:
    """Return a rectangle on the way from one to another."""
    top_left = first.topLeft() + (second.topLeft() - first.topLeft()) * share
    bottom_right = first.bottomRight() + (second.bottomRight() - first.bottomRight()) * share
    return QRectF(top_left, bottom_right)
