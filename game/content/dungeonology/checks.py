"""What must hold for the box as a whole: counts and tables of D1, D6.2, D10 to D13."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sized

from game.content.box_checks import Sums, Wrong
from game.content.dungeonology.schema import AUXILIARY
from game.content.yamlfile import Files, Keys, YamlFile
from game.engine.core.grid import CLOCKWISE, SIDES
from game.engine.titles.dungeonology.box import Box, Trick, Zone

COUNTS: Mapping[str, int] = {
    "types": 5, "tricks": 42, "interns": 10, "jinxes": 15, "scholars": 4, "zones": 19,
    "alerts": 3, "panics": 3, "clans": 3, "randomizer": 16, "bosses": 2, "versions": 2,
}  # fmt: skip
"""Different things in each file (D1.1, D12)."""

FAMILIES: Mapping[str, int] = {
    "fate": 15, "subterfuge": 20, "magic": 18, "exploration": 18, "social": 17, "notoriety": 17,
}  # fmt: skip
"""Cards in each family (D6.2, D12.2)."""

CUBES = 64
DECK, DECK_094 = 105, 100
TILES_A_LEVEL = 6
LEVELS = (1, 2, 3)
SEATS = 4


_PARTS: Mapping[str, Callable[[Box], Sized]] = {
    "types": lambda box: box.columns,
    "tricks": lambda box: box.tricks,
    "interns": lambda box: box.interns,
    "jinxes": lambda box: box.jinxes,
    "skills": lambda box: box.skills,
    "scholars": lambda box: box.scholars,
    "zones": lambda box: box.zones,
    "alerts": lambda box: box.alerts,
    "panics": lambda box: box.panics,
    "randomizer": lambda box: box.chances,
    "bosses": lambda box: box.bosses,
}


def _place(file: YamlFile, name: str) -> Keys:
    """The way to a record by its id."""
    return (next(place for place, one in file.ids().items() if one == name),)


def _columns(box: Box, files: Files) -> None:
    """D1.5, D1.6: 64 cubes; each value n x unit but the full one; symbols beside real slots."""
    file = files["types"]
    total = sum(column.cubes for column in box.columns)
    if total != CUBES:
        file.fault((), "count", thing="cubes", found=total, wanted=CUBES, rule="D0.4")
    for place, column in enumerate(box.columns):
        plain = tuple(n * column.unit for n in range(len(column.values)))
        if len(column.values) < 2 or column.values[:-1] != plain[:-1]:
            file.fault((place, "values"), "column_values", rule="D1.5")
        elif column.values[-1] < plain[-1]:
            file.fault((place, "values"), "full_column", rule="D1.5")
        for slot in (column.arrow, *column.stars):
            if slot > column.capacity:
                file.fault((place,), "symbol", slot=slot, slots=column.capacity, rule="D1.6")


def _deck(box: Box, files: Files) -> None:
    """D12.2, D13 V1: copies in all, in version 0.94, and in each family."""
    file = files["tricks"]
    tricks = box.tricks.values()
    for field, deck in (("copies", DECK), ("copies_094", DECK_094)):
        total = sum(getattr(trick, field) for trick in tricks)
        if total != deck:
            file.fault((), "count", thing=field, found=total, wanted=deck, rule="D12.2")
    families = Counter[str]()
    for trick in tricks:
        families[trick.family] += trick.copies
    for family, count in FAMILIES.items():
        if families[family] != count:
            first = next((t.id for t in tricks if t.family == family), None)
            at = _place(file, first) if first else ()
            figures = {"found": families[family], "wanted": count}
            file.fault(at, "count", thing=f"family {family}", rule="D12.2", **figures)


def _cards(box: Box, files: Files) -> None:
    """D6.1, D6.2: each card has the parts of its family and timing."""
    file = files["tricks"]
    for place, trick in enumerate(box.tricks.values()):
        for key, args in _wrong_parts(trick):
            file.fault((place,), key, of=trick.id, **args)


def _wrong_parts(trick: Trick) -> Iterable[Wrong]:
    if tuple(call.verb for call in trick.aux) != AUXILIARY[trick.family]:
        verbs = AUXILIARY[trick.family]
        yield "auxiliary", {"family": trick.family, "verbs": verbs, "rule": "D6.2"}
    if trick.copies_094 > trick.copies:
        yield "fewer_copies", {"rule": "D13 V1"}
    fate = trick.family == "fate"
    if fate != (trick.timing == "fate") or fate != (trick.main is None):
        yield "fate", {"rule": "D6.2"}
    if trick.main is None:
        return
    if not trick.main.costs:
        yield "no_cost", {"rule": "D12.1"}
    if bool(trick.main.calls) == bool(trick.main.either):
        yield "do_or_either", {"rule": "D6.1"}


def _recruits(box: Box, files: Files) -> None:
    """D7.9: every intern has the card that names it, once."""
    named = Counter(
        call.word
        for trick in box.tricks.values()
        if trick.main
        for call in trick.main.calls
        if call.verb == "intern"
    )
    for place, intern in enumerate(box.interns):
        if named[intern] != 1:
            files["interns"].fault(
                (place,), "recruits", of=intern, found=named[intern], rule="D7.9"
            )


def _shields(box: Box, files: Files) -> None:
    """D12.3: five interns, one for each type, protect its cubes."""
    shields = Counter(intern.protects for intern in box.interns.values() if intern.protects)
    for name in box.types:
        if shields[name] != 1:
            files["interns"].fault((), "shields", of=name, found=shields[name], rule="D12.3")


def _skills(box: Box, files: Files) -> None:
    """D10.5: every skill stands on a scholar card; Intellect has its extra Alert (D5.3)."""
    sides = [side for s in box.scholars.values() for side in (s.normal, s.exalted)]
    used = {skill for side in sides for skill in side.skills}
    for place, skill in enumerate(box.skills):
        if skill not in used:
            files["skills"].fault((place,), "no_scholar", of=skill, rule="D10.5")
    most = max((side.intellect for side in sides), default=0)
    if len(box.supply.extra_alert) <= most:
        where = "extra_alert"
        files["supply"].fault((where,), "no_figure", of=where, cubes=most, rule="D5.3")


def _combinations(box: Box, files: Files) -> None:
    """D10.4: a combination fits on the note board."""
    for place, scholar in enumerate(box.scholars.values()):
        for field in ("knowledge", "combo"):
            if not any(getattr(scholar, field)):
                files["scholars"].fault((place, field), "no_cubes", of=field, rule="D10.4")
            for column, wanted in zip(box.columns, getattr(scholar, field), strict=False):
                if wanted > column.capacity:
                    figures = {"found": wanted, "most": column.capacity, "rule": "D1.5"}
                    files["scholars"].fault(
                        (place, field), "at_most", of=field, thing=column.id, **figures
                    )


def _levels(box: Box, files: Files) -> None:
    """D1.1, D4.9: six tiles a level beside Start, and stairs on every level."""
    file = files["zones"]
    tiles = [zone for zone in box.zones.values() if zone.id != box.start]
    for level in LEVELS:
        there = [zone for zone in tiles if zone.level == level]
        if len(there) != TILES_A_LEVEL:
            figures = {"found": len(there), "wanted": TILES_A_LEVEL}
            file.fault((), "count", thing=f"level {level}", rule="D1.1", **figures)
        if not any(zone.effect("stairs") for zone in there):
            file.fault((), "no_stairs", level=level, rule="D4.9")
    for zone in box.zones.values():
        if zone.safe != (zone.id == box.start):
            file.fault(_place(file, zone.id), "safe", of=zone.id, rule="D4.10")


def _tiles(box: Box, files: Files) -> None:
    """D11.3: passages on all four sides, doors on passages only, none on a stairs zone."""
    found = Counter(kind for zone in box.zones.values() if zone.level == 1 for kind in zone.cubes)
    for place, zone in enumerate(box.zones.values()):
        printed = files["zones"].data[place]["passages"]
        for key, args in (*_wrong_sides(zone, printed), *_wrong_doors(zone, found)):
            files["zones"].fault((place,), key, of=zone.id, **args)


def _wrong_sides(zone: Zone, printed: Sized) -> Iterable[Wrong]:
    if len(zone.passages) != len(printed):
        yield "passage_twice", {}
    for side in SIDES:
        if not any(passage[0] == side for passage in zone.passages):
            yield "no_passage", {"side": side, "rule": "D11.3"}


def _wrong_doors(zone: Zone, on_level_one: Mapping[str, int]) -> Iterable[Wrong]:
    if zone.doors and zone.effect("stairs"):
        yield "stairs_doors", {"rule": "D11.3"}
    for passage, types in zone.doors.items():
        if passage not in zone.passages:
            yield "door_nowhere", {"passage": passage, "rule": "D4.3"}
        if len(set(types)) != len(types) or not 1 <= len(types) <= 2:
            yield "door_types", {"passage": passage, "rule": "D4.3"}
        for kind in types:
            if kind not in on_level_one:
                yield "door_type", {"passage": passage, "type": kind, "rule": "D11.3"}


def _slots(box: Box, files: Files) -> None:
    """D11.3: cubes for a new tile are never short."""
    printed = Counter(kind for zone in box.zones.values() for kind in zone.cubes)
    for column in box.columns:
        if printed[column.id] > column.cubes:
            figures = {"found": printed[column.id], "most": column.cubes}
            files["zones"].fault((), "at_most", thing=column.id, rule="D11.3", **figures)


def _secrets(box: Box, files: Files) -> None:
    """D4.6: a secret passage leads somewhere."""
    letters = Counter(
        e.word for zone in box.zones.values() for e in zone.effects if e.kind == "secret"
    )
    for letter, count in letters.items():
        if count < 2:
            files["zones"].fault((), "secret", letter=letter, rule="D4.6")


def _rows(box: Box, files: Files) -> None:
    """D12.4: one Omega stays in the bag, so a card has fewer rows than there are Omegas."""
    for place, card in enumerate(box.alerts.values()):
        if not 0 < len(card.rows) < box.supply.omegas:
            figures = {"found": len(card.rows), "least": 1, "most": box.supply.omegas - 1}
            files["alerts"].fault(
                (place, "rows"), "between", of=card.id, thing="rows", rule="D12.4", **figures
            )
        if card.start * SEATS > box.supply.students:
            files["alerts"].fault((place, "start"), "few_students", of=card.id)


def _chances(box: Box, files: Files) -> None:
    """D12.6: every direction with every colour once, the exit on its side, each exit twice."""
    file = files["randomizer"]
    pairs = Counter((chance.direction, chance.colour) for chance in box.chances.values())
    for side in SIDES:
        for colour in box.colours:
            if pairs[side, colour] != 1:
                both = f"direction {side}", f"colour {colour}"
                found = pairs[side, colour]
                file.fault((), "count", thing=both, found=found, wanted=1, rule="D12.6")
    exits = Counter(chance.exit for chance in box.chances.values())
    for passage in CLOCKWISE:
        if exits[passage] != 2:
            thing = f"exit {passage}"
            file.fault((), "count", thing=thing, found=exits[passage], wanted=2, rule="D12.6")
    for place, chance in enumerate(box.chances.values()):
        if chance.exit[0] != chance.direction:
            file.fault((place, "exit"), "exit_side", of=chance.id, rule="D12.6")
        if chance.colour not in box.colours:
            file.fault(
                (place, "colour"), "unknown_colour", of=chance.id, name=chance.colour, rule="D1.3"
            )


def _encounters(box: Box, files: Files) -> None:
    """D8.6: an encounter holds for every direction, or each direction has its own."""
    for place, boss in enumerate(box.bosses.values()):
        if set(boss.encounters) not in ({""}, set(SIDES)):
            files["bosses"].fault((place, "encounters"), "encounters", of=boss.id, rule="D8.6")


def _panics(box: Box, files: Files) -> None:
    """D12.5: a panic card does something."""
    for place, card in enumerate(box.panics.values()):
        if not (card.revealed or card.start or card.end):
            files["panics"].fault((place,), "does_nothing", of=card.id, rule="D12.5")


def _pieces(box: Box, files: Files) -> None:
    """D1.3, D9.3: a colour and a thesis figure for each of four seats."""
    for field, figures in (("colours", box.colours), ("thesis_points", box.supply.thesis_points)):
        if len(figures) != SEATS:
            figures_of = {"found": len(figures), "wanted": SEATS}
            files["supply"].fault((field,), "count", thing=field, rule="D1.3", **figures_of)


_RULES: tuple[tuple[tuple[str, ...], Callable[[Box, Files], None]], ...] = (
    (("types",), _columns),
    (("tricks",), _deck),
    (("tricks",), _cards),
    (("tricks", "interns"), _recruits),
    (("types", "interns"), _shields),
    (("scholars", "skills"), _skills),
    (("scholars", "types"), _combinations),
    (("zones", "supply"), _levels),
    (("zones",), _tiles),
    (("zones", "types"), _slots),
    (("zones",), _secrets),
    (("alerts", "supply"), _rows),
    (("randomizer", "supply"), _chances),
    (("bosses",), _encounters),
    (("panics",), _panics),
    (("supply",), _pieces),
)
"""Each rule with the files it adds up."""

SUMS = Sums(COUNTS, _PARTS, _RULES)
