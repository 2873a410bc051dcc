"""Moods of a face, and people one meets again: the same heads on portraits and on cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from art.draw.canvas import Drawing
from art.draw.people import CANDLE, Face, Head, Space
from art.draw.people_eyes import brows, eyes
from art.draw.people_face import ear, mouth, nose, skin

Brow = tuple[float, float, float]

HAIRLINE = (
    "-0.86 0.4 -0.72 0.2 -0.68 -0.1 -0.56 -0.42 "
    "-0.3 -0.62 0.06 -0.72 0.36 -0.62 0.58 -0.42 0.7 -0.1"
)
"""Where most hair begins, from the near ear to the far one."""


@dataclass(frozen=True)
class Mood:
    """What a face does: eyes, brows, mouth."""

    look: tuple[float, float] = (0.0, 0.0)
    wide: tuple[float, float] = (0.8, 0.8)
    squint: float = 0.15
    left: Brow = (0.0, 0.05, 0.0)
    right: Brow = (0.0, 0.05, 0.0)
    smile: float = 0.02
    skew: float = 0.0
    open_: float = 0.0
    teeth: str = ""


MOODS = {
    "calm": Mood(),
    "sly": Mood((0.08, 0.0), (0.55, 0.62), 0.4, (-0.06, 0.02, 0.05), (0.03, 0.13, 0.06), 0.04, 0.1),
    "stern": Mood((0.0, 0.0), (0.62, 0.62), 0.3, (-0.1, -0.01, 0.04), (-0.1, -0.01, 0.04), -0.05),
    "merry": Mood(
        (0.04, -0.02), (0.8, 0.8), 0.3, (0.04, 0.12, 0.02), (0.04, 0.12, 0.02), 0.1, 0, 0.16, "u"
    ),
    "bold": Mood(
        (0.05, -0.03), (0.76, 0.76), 0.2, (-0.07, 0.04, 0.06), (-0.07, 0.04, 0.06), 0.06, 0.05
    ),
    "shout": Mood(
        (0.05, 0), (0.9, 0.9), 0.1, (-0.09, 0.03, 0.06), (-0.09, 0.03, 0.06), 0.03, 0, 0.3, "ul"
    ),
    "aside": Mood((-0.1, 0.02), (0.6, 0.6), 0.35, (0.0, 0.08, 0.0), (-0.06, 0.0, 0.05), 0.05, 0.06),
    "wonder": Mood(
        (0.05, -0.08), (1.05, 1.05), 0.0, (0.08, 0.16, 0.06), (0.08, 0.16, 0.06), 0.03, 0, 0.1, "u"
    ),
    "fright": Mood(
        (0.1, 0.03), (1.5, 1.5), 0.0, (0.14, 0.2, 0.05), (0.14, 0.2, 0.05), -0.03, 0, 0.34, "u"
    ),
    "strain": Mood(
        (0.0, -0.04),
        (0.3, 0.3),
        0.75,
        (-0.17, -0.03, 0.06),
        (-0.17, -0.03, 0.06),
        -0.06,
        0,
        0.19,
        "ul",
    ),
    "asleep": Mood((0.0, 0.06), (0.05, 0.05), 1.0, (0.05, 0.12, 0.02), (0.05, 0.12, 0.02), 0.04),
    "grin": Mood(
        (0.08, 0.0),
        (0.66, 0.72),
        0.35,
        (-0.03, 0.06, 0.04),
        (0.02, 0.1, 0.05),
        0.12,
        0.02,
        0.12,
        "ug",
    ),
}


def countenance(
    d: Drawing,
    h: Head,
    mood: str,
    brow: str = "#4A2E1B",
    thick: float = 0.075,
    lashes: float = 0.0,
    lamp: Space = CANDLE,
    ears: float = 0.27,
    bags: float = 0.0,
) -> None:
    """The whole face of a head in a mood."""
    m = MOODS[mood]
    if ears:
        ear(d, h, ears, 0.1)
    skin(d, h, lamp, blush=0.32)
    eyes(d, h, m.look, m.wide, m.squint, lashes, bags=bags)
    brows(d, h, brow, m.left, m.right, thick)
    nose(d, h, 0.1)
    mouth(d, h, m.smile, m.skew, m.open_, m.teeth)


Paint = Callable[[Drawing, Head, str], None]


@dataclass(frozen=True)
class Hero:
    """Somebody one meets again: bones, what is drawn before neck and coat, and what after them."""

    face: Face
    behind: Paint
    before: Paint

    def head(
        self, x: float, y: float, size: float, yaw: float = 0, pitch: float = 0, roll: float = 0
    ) -> Head:
        """The head somewhere, turned."""
        return Head(self.face, x, y, size, yaw, pitch, roll)

    def acting(
        self, x: float, y: float, size: float, yaw: float = 0, pitch: float = 0, roll: float = 0
    ) -> Head:
        """The head on a card: eyes and mouth a little larger, to be read when it is small."""
        face = replace(self.face, eye=self.face.eye * 1.25, mouth=self.face.mouth * 1.1)
        return Head(face, x, y, size, yaw, pitch, roll)

    def paint(self, d: Drawing, h: Head, mood: str = "calm") -> None:
        """All of the head at once."""
        self.behind(d, h, mood)
        self.before(d, h, mood)


def nothing(_d: Drawing, _h: Head, _mood: str) -> None:
    """Nothing shows behind the face."""
