"""Make the program's sounds: resources/sounds/*.wav.

Usage: .venv/bin/python packaging/sounds.py; it takes two seconds. The files are the same each time.

Speakers of small machines have little to say below 200 Hz, so that what tells something lies above.
Two materials, as at a table: wood, which is a few partials that die away within some hundredths of
a second and a breath of noise when it is touched, and a soft bell for what is told: sines with a
slow attack. Everything is faded in and out, so that no speaker clicks, and brought to a peak of its
own (``LOUDNESS``), well below full scale: what is heard at every move is the quietest.
"""

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

RATE = 22_050
"""Samples a second: partials end below 5 kHz, so that nothing is lost by it."""

FADE_IN, FADE_OUT = 0.002, 0.012
"""Seconds in which every sound comes and goes."""

Samples = list[float]

LOUDNESS = {
    "lift": 0.22,
    "turn": 0.20,
    "place": 0.42,
    "refuse": 0.34,
    "block-turn": 0.36,
    "explosion": 0.50,
    "win": 0.42,
    "lose": 0.36,
    "draw": 0.36,
    "undo": 0.24,
    "tick": 0.24,
}
"""The highest sample of each sound, where 1 is full scale."""


def main() -> None:
    """Write all sounds anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        samples = polished(make(), LOUDNESS[name])
        write(FOLDER / f"{name}.wav", samples)
        print(f"{name:11} {len(samples) / RATE:5.3f} s  peak {max(map(abs, samples)):.2f}")


# -- materials ------------------------------------------------------------------------------------


def silence(seconds: float) -> Samples:
    """Return so many seconds of nothing."""
    return [0.0] * round(seconds * RATE)


def partial(pitch: float, decay: float, seconds: float, attack: float = 0.0) -> Samples:
    """Return a sine of a pitch (Hz) that falls to a third in ``decay`` seconds."""
    return [
        math.sin(math.tau * pitch * t)
        * math.exp(-t / decay)
        * min(1.0, t / attack if attack else 1)
        for t in (n / RATE for n in range(round(seconds * RATE)))
    ]


def noise(seconds: float, cut: float, seed: int) -> Samples:
    """Return noise below a pitch (Hz), through two low passes of one pole."""
    chance = random.Random(seed)
    keep = math.exp(-math.tau * cut / RATE)
    samples, first, second = [], 0.0, 0.0
    for _ in range(round(seconds * RATE)):
        first += (1 - keep) * (chance.uniform(-1, 1) - first)
        second += (1 - keep) * (first - second)
        samples.append(second)
    return scaled(samples, 1 / max(map(abs, samples)))


def wood(pitch: float, seconds: float, seed: int, breath: float = 0.35) -> Samples:
    """Return a knock on wood: the partials of a short bar, the high ones gone first."""
    bar = ((1.0, 1.0, 1.0), (2.76, 0.4, 0.45), (5.4, 0.14, 0.25))  # a free bar's ratios
    sounds = [
        scaled(partial(pitch * ratio, seconds / 5 * lasting, seconds), share)
        for ratio, share, lasting in bar
        if pitch * ratio < 5_000
    ]
    touch = shaped(noise(seconds, 1_800, seed), lambda t: math.exp(-t / 0.008))
    return mixed(*sounds, scaled(touch, breath))


def bell(pitch: float, seconds: float) -> Samples:
    """Return a soft tone with a slow attack, an octave and a twelfth faintly above it."""
    tones = ((1, 1.0), (2, 0.22), (3, 0.07))
    return mixed(
        *(
            scaled(partial(pitch * times, seconds / 4 / times**0.5, seconds, attack=0.012), share)
            for times, share in tones
        )
    )


# -- working on samples ---------------------------------------------------------------------------


def scaled(samples: Sequence[float], factor: float) -> Samples:
    """Return samples louder by a factor."""
    return [sample * factor for sample in samples]


def shaped(samples: Sequence[float], envelope: Callable[[float], float]) -> Samples:
    """Return samples as loud as a function of the seconds since their beginning says."""
    return [sample * envelope(n / RATE) for n, sample in enumerate(samples)]


def mixed(*tracks: Sequence[float]) -> Samples:
    """Return tracks that begin together as one, as long as the longest."""
    result = [0.0] * max(map(len, tracks))
    for track in tracks:
        for n, sample in enumerate(track):
            result[n] += sample
    return result


def later(seconds: float, samples: Sequence[float]) -> Samples:
    """Return samples after so many seconds of nothing."""
    return [*silence(seconds), *samples]


def polished(samples: Sequence[float], peak: float) -> Samples:
    """Return samples without an offset, faded in and out, with a highest one of ``peak``."""
    middle = sum(samples) / len(samples)
    end = len(samples) / RATE

    def fade(t: float) -> float:
        rise = min(1.0, t / FADE_IN)
        fall = min(1.0, max(0.0, end - 1 / RATE - t) / FADE_OUT)
        return rise * (1 - math.cos(math.pi * fall)) / 2

    faded = shaped([sample - middle for sample in samples], fade)
    return scaled(faded, peak / max(map(abs, faded)))


def write(path: Path, samples: Sequence[float]) -> None:
    """Write samples as a wave file: one channel, 16 bits."""
    whole = array.array("h", (round(sample * 32_767) for sample in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


# -- the sounds -----------------------------------------------------------------------------------


def lift() -> Samples:
    """Return a piece being taken: a light touch that rises."""
    return mixed(wood(620, 0.07, 1, breath=0.6), later(0.018, scaled(wood(930, 0.06, 2), 0.5)))


def turn() -> Samples:
    """Return a piece being turned in the hand: a brush and a small tap."""
    brush = shaped(noise(0.09, 1_500, 3), lambda t: math.sin(math.pi * t / 0.09) ** 2)
    return mixed(scaled(brush, 0.6), later(0.05, scaled(wood(780, 0.05, 4), 0.7)))


def place() -> Samples:
    """Return a piece being laid down: wood on wood, with the table under it."""
    return mixed(wood(310, 0.16, 5, breath=0.5), scaled(partial(118, 0.035, 0.16), 0.7))


def refuse() -> Samples:
    """Return a dull double knock."""
    knock = mixed(wood(235, 0.13, 6, breath=0.4), scaled(partial(118, 0.03, 0.13), 0.3))
    return mixed(knock, later(0.105, scaled(knock, 0.8)))


def block_turn() -> Samples:
    """Return a block sliding round on the board until it drops into place."""
    slide = shaped(noise(0.3, 900, 7), lambda t: math.sin(math.pi * min(1, t / 0.27)) ** 1.5)
    return mixed(scaled(slide, 0.55), later(0.24, wood(230, 0.16, 8, breath=0.5)))


def explosion() -> Samples:
    """Return a soft burst: a puff, a falling thud, and crumbs on the table."""
    puff = shaped(noise(0.5, 1_000, 9), lambda t: math.exp(-t / 0.11) * min(1, t / 0.006))
    thud = [
        math.sin(math.tau * (80 * t + 13 * (1 - math.exp(-t / 0.07)))) * math.exp(-t / 0.12)
        for t in (n / RATE for n in range(round(0.5 * RATE)))
    ]
    chance = random.Random(10)
    crumbs = [
        later(
            chance.uniform(0.1, 0.34),
            scaled(wood(chance.uniform(500, 1_000), 0.07, 11 + n), chance.uniform(0.05, 0.16)),
        )
        for n in range(7)
    ]
    return mixed(puff, scaled(thud, 0.35), *crumbs)


def win() -> Samples:
    """Return four rising bells: a chord of G, broken."""
    return _tune(((392.0, 0.0), (493.9, 0.11), (587.3, 0.22), (784.0, 0.33)), 0.75)


def lose() -> Samples:
    """Return three falling bells, the last one a long one."""
    return _tune(((440.0, 0.0), (370.0, 0.16), (293.7, 0.34)), 0.7)


def draw() -> Samples:
    """Return one bell twice, with its fifth: nothing has won."""
    return mixed(_tune(((392.0, 0.0), (392.0, 0.2)), 0.6), scaled(bell(588.0, 0.6), 0.4))


def undo() -> Samples:
    """Return a piece being taken back: the touch of ``lift`` the other way."""
    return mixed(wood(880, 0.06, 2, breath=0.5), later(0.03, scaled(wood(520, 0.09, 1), 0.8)))


def tick() -> Samples:
    """Return a clock's tick."""
    return wood(1_250, 0.05, 12, breath=0.3)


def _tune(notes: Sequence[tuple[float, float]], seconds: float) -> Samples:
    return mixed(*(later(start, bell(pitch, seconds)) for pitch, start in notes))


SOUNDS: dict[str, Callable[[], Samples]] = {
    "lift": lift,
    "turn": turn,
    "place": place,
    "refuse": refuse,
    "block-turn": block_turn,
    "explosion": explosion,
    "win": win,
    "lose": lose,
    "draw": draw,
    "undo": undo,
    "tick": tick,
}


if __name__ == "__main__":
    main()
