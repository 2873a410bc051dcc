"""What must hold for the box as a whole: counts and figures of A1, A2, A6, A8 and A15."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sized

from game.content.box_checks import Sums, Wrong
from game.content.yamlfile import Files
from game.engine.titles.atlandice.box import Box, SeatsFigures
from game.engine.titles.atlandice.setup import SEATS

COUNTS: Mapping[str, int] = {"resources": 5, "tiles": 15, "seats": 3}
"""Different things in each file (A1.2, A1.4, A2)."""

TILES_A_DISTRICT = 3
ICONS = (1, 2, 3)
SPACES = 24
RESOURCES, RESOURCES_A_TYPE = 60, 12
DICE = 9


_PARTS: Mapping[str, Callable[[Box], Sized]] = {
    "resources": lambda box: box.resources,
    "tiles": lambda box: box.tiles,
    "clock": lambda box: box.clock,
    "seats": lambda box: box.by_seats,
}


def _names(box: Box, files: Files) -> None:
    """A0.1: a district belongs to one resource."""
    seen: set[str] = set()
    for place, resource in enumerate(box.resources):
        if resource.district in seen:
            thing = f"district {resource.district}"
            files["resources"].fault((place, "district"), "stands_twice", thing=thing, rule="A0.1")
        seen.add(resource.district)


def _piles(box: Box, files: Files) -> None:
    """A1.2, A12.5: three tiles a district, with 1, 2 and 3 clock icons once each."""
    file = files["tiles"]
    for resource in box.resources:
        tiles = [t for t in box.tiles.values() if t.district == resource.district]
        places = [place for place, one in enumerate(box.tiles.values()) if one in tiles]
        at = tuple(places[:1])
        if len(tiles) != TILES_A_DISTRICT:
            figures = {"found": len(tiles), "wanted": TILES_A_DISTRICT}
            file.fault(at, "count", of=resource.district, thing="tiles", rule="A1.2", **figures)
        elif tuple(sorted(t.icons for t in tiles)) != ICONS:
            file.fault(at, "tile_icons", of=resource.district, rule="A12.5")


def _rolls(box: Box, files: Files) -> None:
    """A6: the faces a tile needs are some of six, each named once."""
    for place, tile in enumerate(box.tiles.values()):
        if len(set(tile.roll)) != len(tile.roll):
            files["tiles"].fault((place, "roll"), "face_twice", of=tile.id, rule="A6")


def _dial(box: Box, files: Files) -> None:
    """A8.4: 24 spaces; events on inner spaces; a survey counts something, a donation nothing."""
    if box.figures.spaces != SPACES:
        figures = {"found": box.figures.spaces, "wanted": SPACES}
        files["figures"].fault(("spaces",), "count", thing="spaces", rule="A8.4", **figures)
    for place, space in enumerate(box.clock.values()):
        if space.number >= box.figures.spaces - 1:
            files["clock"].fault((place, "space"), "on_the_waves", space=space.number, rule="A8.4")
        if bool(space.resource) != (space.event == "survey"):
            files["clock"].fault((place,), "survey", of=f"space {space.number}", rule="A8.5")


def _by_seats(box: Box, files: Files) -> None:
    """A2, A5.1: figures for each number of seats, pieces within the box, one die left over."""
    for place, (seats, figures) in enumerate(box.by_seats.items()):
        for key, args in _wrong_figures(box, seats, figures):
            files["seats"].fault((place,), key, of=f"seats {seats}", **args)
    for seats in SEATS:
        if seats not in box.by_seats:
            files["seats"].fault((), "no_table", seats=seats, rule="A2")


def _wrong_figures(box: Box, seats: int, figures: SeatsFigures) -> Iterator[Wrong]:
    each = figures.per_district + box.figures.market_per_type
    if each > RESOURCES_A_TYPE:
        found = {"found": each, "most": RESOURCES_A_TYPE}
        yield "at_most", {"thing": "per_district + market_per_type", "rule": "A1.4", **found}
    if figures.dice > DICE:
        yield "at_most", {"thing": "dice", "found": figures.dice, "most": DICE, "rule": "A1.3"}
    if figures.dice != figures.dice_each * seats + 1:
        yield "dice_over", {"dice": figures.dice, "rule": "A5.1"}


def _full_box(box: Box, files: Files) -> None:
    """A1.4, A2.6: the largest table uses all sixty resources."""
    most = max((t.per_district for t in box.by_seats.values()), default=0)
    total = len(box.resources) * (most + box.figures.market_per_type)
    if total != RESOURCES:
        figures = {"found": total, "wanted": RESOURCES}
        files["seats"].fault((), "count", thing="resources", rule="A1.4", **figures)


_RULES: tuple[tuple[tuple[str, ...], Callable[[Box, Files], None]], ...] = (
    (("resources",), _names),
    (("resources", "tiles"), _piles),
    (("tiles",), _rolls),
    (("clock", "figures"), _dial),
    (("seats", "figures"), _by_seats),
    (("resources", "seats", "figures"), _full_box),
)
"""Each rule with the files it adds up."""

SUMS = Sums(COUNTS, _PARTS, _RULES)
