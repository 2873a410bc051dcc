"""What comes up in the middle of a move is drawn before, beside the game: nobody waits for it.

Everything is, whoever will see it: what is ready first tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.titles.dungeonology.box import Box
from game.scenes.dungeonology.faces import portrait
from game.scenes.dungeonology.played_card import WIDTH
from game.scenes.hand.layout import SHAPE
from game.scenes.records.scores import ScoresScene
from game.scenes.shell.sheet import PAGE_THING, THINGS, SheetScene, notebook_size
from game.scenes.tilemap.painting import LOOSE
from game.ui.look import Look

CARDS = "dungeonology/cards"
FRAMES = (
    "fate", "subterfuge", "magic", "exploration", "social", "notoriety", "intern", "jinx", "clan",
    "panic",
)  # fmt: skip
BACKS = ("trick", "jinx", "panic")
#: How large they come up, in units: pictures of a played card, those that fill one, the clan card of a
#: thesis, and others.
PICTURE, TALL_PICTURE, CLAN_WIDE, STAMP, LAURELS, CAMPUS = 264, 296, 400, 520, 380, 210
#: What a map of tiles scales drawings from, in pixels; signs on tiles, and those of each type.
MAP_SIDES = (64, 128)
PLAIN_SIGNS = (
    "alert_shield", "safe_shield", "footprint", "pointer", "cross", "token_secret", "token_stairs",
    "token_teleport", "token_trap", "token_wall",
)  # fmt: skip
TYPED_SIGNS = ("door", "cube", "slot", "camp")
#: Faces on seals and seats, and on the stage.
FACES_HIGH = (270, 560)


def prepare(look: Look, box: Box) -> None:
    """Everything a table of this box may show."""
    for names, units in drawings(box):
        look.pictures.prepare(filter(look.pictures.has, names), look.u(units))
    for side in MAP_SIDES:
        look.pictures.prepare(filter(look.pictures.has, on_the_map(box)), side)
    for widest in (SheetScene.widest, ScoresScene.widest):
        look.prepare_notebook(notebook_size(look, widest))


def on_the_map(box: Box) -> Iterator[str]:
    """Drawings that are put on tiles and beside them."""
    yield from (f"dungeonology/pawns/{who}_{seat}" for who in box.scholars for seat in box.colours)
    yield "dungeonology/pawns/laetus"
    effects = {effect.kind for zone in box.zones.values() for effect in zone.effects}
    for sign in (*sorted(effects), *PLAIN_SIGNS):
        yield f"signs/{sign}"
    for kind in box.types:
        yield from (f"signs/{sign}_{kind}" for sign in TYPED_SIGNS)
    yield from (f"table/{name}" for name, *_ in LOOSE)
    yield from (
        f"{CARDS}/backs/zone_{level}" for level in {zone.level for zone in box.zones.values()}
    )


def drawings(box: Box) -> Iterator[tuple[Iterable[str], float]]:
    """Names of drawings and the units into which they fit at their largest."""
    kinds = (box.tricks, box.interns, box.jinxes, box.panics)
    tall = {name for name, trick in box.tricks.items() if trick.family == "fate"}
    yield (
        (f"{CARDS}/pictures/{name}" for kind in kinds for name in kind if name not in tall),
        PICTURE,
    )
    yield (f"{CARDS}/pictures/{name}" for name in tall), TALL_PICTURE
    frames = [name for name in FRAMES if name != "clan"]
    yield (
        (f"{CARDS}/frames/{size}{name}" for name in frames for size in ("", "small_")),
        WIDTH * SHAPE,
    )
    yield (f"{CARDS}/backs/{name}" for name in BACKS), PICTURE * SHAPE
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
