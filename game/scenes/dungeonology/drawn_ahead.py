"""What comes up in the middle of a move is drawn before, beside the game: nobody waits for it.

Everything is, whoever will see it: what is ready first tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.titles.dungeonology.box import Box
from game.scenes.dungeonology.faces import portrait
from game.scenes.hand.layout import SHAPE
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.sheet import PAGE_THING, THINGS, SheetScene, notebook_size
from game.ui.look import Look

CARDS = "dungeonology/cards"
FRAMES = (
    "fate", "subterfuge", "magic", "exploration", "social", "notoriety", "intern", "jinx", "clan",
    "panic",
)  # fmt: skip
BACKS = ("trick", "jinx", "panic")
#: How large they come up, in units: cards in the fan, the clan card of a thesis, and others.
CARD_WIDE, CLAN_WIDE, STAMP, LAURELS, CAMPUS = 260, 400, 520, 380, 210
#: Faces on seals and seats, and on the stage.
FACES_HIGH = (270, 560)


def prepare(look: Look, box: Box) -> None:
    """Everything a table of this box may show."""
    for names, units in drawings(box):
        look.pictures.prepare(filter(look.pictures.has, names), look.u(units))
    for widest in (SheetScene.widest, ScoresScene.widest):
        look.prepare_notebook(notebook_size(look, widest))


def drawings(box: Box) -> Iterator[tuple[Iterable[str], float]]:
    """Names of drawings and the units into which they fit at their largest."""
    kinds = (box.tricks, box.interns, box.jinxes, box.panics)
    yield (f"{CARDS}/pictures/{name}" for kind in kinds for name in kind), CARD_WIDE
    frames = [name for name in FRAMES if name != "clan"]
    yield (
        (f"{CARDS}/frames/{size}{name}" for name in frames for size in ("", "small_")),
        CARD_WIDE * SHAPE,
    )
    yield (f"{CARDS}/backs/{name}" for name in BACKS), CARD_WIDE * SHAPE
    faces = [portrait(scholar, side) for scholar in box.scholars for side in (False, True)]
    for high in FACES_HIGH:
        yield faces, high
    yield (f"table/{name}" for name, *_ in THINGS), PAGE_THING
    yield ("signs/stealth", "signs/alert"), STAMP
    yield ("table/laurels",), LAURELS
    yield ("table/campus",), CAMPUS
    yield (f"{CARDS}/pictures/{name}" for name in box.clans), CLAN_WIDE
    clan = ("frames/clan", "frames/small_clan", "backs/clan")
    yield (f"{CARDS}/{name}" for name in clan), CLAN_WIDE * SHAPE
