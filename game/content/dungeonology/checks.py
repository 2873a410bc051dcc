"""What must hold for the box as a whole: counts and tables of D1, D6.2, D10 to D13."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sized

from game.content.box_checks import Sums
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
        file.fault((), f"{total} cubes; there must be {CUBES} (D0.4)")
    for place, column in enumerate(box.columns):
        plain = tuple(n * column.unit for n in range(len(column.values)))
        if len(column.values) < 2 or column.values[:-1] != plain[:-1]:
            file.fault((place, "values"), "values before the last must be n x unit (D1.5)")
        elif column.values[-1] < plain[-1]:
            file.fault((place, "values"), "a full column must be worth n x unit or more (D1.5)")
        for slot in (column.arrow, *column.stars):
            if slot > column.capacity:
                file.fault((place,), f"symbol at slot {slot} of {column.capacity} (D1.6)")


def _deck(box: Box, files: Files) -> None:
    """D12.2, D13 V1: copies in all, in version 0.94, and in each family."""
    file = files["tricks"]
    tricks = box.tricks.values()
    for field, deck in (("copies", DECK), ("copies_094", DECK_094)):
        total = sum(getattr(trick, field) for trick in tricks)
        if total != deck:
            file.fault((), f"{field}: {total} cards; there must be {deck} (D12.2)")
    families = Counter[str]()
    for trick in tricks:
        families[trick.family] += trick.copies
    for family, count in FAMILIES.items():
        if families[family] != count:
            first = next((t.id for t in tricks if t.family == family), None)
            at = _place(file, first) if first else ()
            file.fault(at, f"family {family}: {families[family]} cards, not {count} (D12.2)")


def _cards(box: Box, files: Files) -> None:
    """D6.1, D6.2: each card has the parts of its family and timing."""
    file = files["tricks"]
    for place, trick in enumerate(box.tricks.values()):
        for what in _wrong_parts(trick):
            file.fault((place,), f"{trick.id}: {what}")


def _wrong_parts(trick: Trick) -> Iterable[str]:
    if tuple(call.verb for call in trick.aux) != AUXILIARY[trick.family]:
        yield f"auxiliary of {trick.family} must be {' and '.join(AUXILIARY[trick.family])} (D6.2)"
    if trick.copies_094 > trick.copies:
        yield "more copies in version 0.94 than in the box (D13 V1)"
    fate = trick.family == "fate"
    if fate != (trick.timing == "fate") or fate != (trick.main is None):
        yield "a Fate card, and no other, has timing fate and no main effect (D6.2)"
    if trick.main is None:
        return
    if not trick.main.costs:
        yield "main effect without a cost (D12.1)"
    if bool(trick.main.calls) == bool(trick.main.either):
        yield "main effect needs either 'do' or 'either' (D6.1)"


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
            what = f"{intern} is named by {named[intern]} trick cards, not 1 (D7.9)"
            files["interns"].fault((place,), what)


def _shields(box: Box, files: Files) -> None:
    """D12.3: five interns, one for each type, protect its cubes."""
    shields = Counter(intern.protects for intern in box.interns.values() if intern.protects)
    for name in box.types:
        if shields[name] != 1:
            files["interns"].fault((), f"{shields[name]} interns protect {name}, not 1 (D12.3)")


def _skills(box: Box, files: Files) -> None:
    """D10.5: every skill stands on a scholar card; Intellect has its extra Alert (D5.3)."""
    sides = [side for s in box.scholars.values() for side in (s.normal, s.exalted)]
    used = {skill for side in sides for skill in side.skills}
    for place, skill in enumerate(box.skills):
        if skill not in used:
            files["skills"].fault((place,), f"{skill} stands on no scholar card (D10.5)")
    most = max((side.intellect for side in sides), default=0)
    if len(box.supply.extra_alert) <= most:
        what = f"extra_alert has no figure for {most} cubes (D5.3)"
        files["supply"].fault(("extra_alert",), what)


def _combinations(box: Box, files: Files) -> None:
    """D10.4: a combination fits on the note board."""
    for place, scholar in enumerate(box.scholars.values()):
        for field in ("knowledge", "combo"):
            if not any(getattr(scholar, field)):
                files["scholars"].fault((place, field), f"{field}: no cubes (D10.4)")
            for column, wanted in zip(box.columns, getattr(scholar, field), strict=False):
                if wanted > column.capacity:
                    what = f"{field}: {column.id} holds {column.capacity} cubes at most (D1.5)"
                    files["scholars"].fault((place, field), what)


def _levels(box: Box, files: Files) -> None:
    """D1.1, D4.9: six tiles a level beside Start, and stairs on every level."""
    file = files["zones"]
    tiles = [zone for zone in box.zones.values() if zone.id != box.start]
    for level in LEVELS:
        there = [zone for zone in tiles if zone.level == level]
        if len(there) != TILES_A_LEVEL:
            what = f"level {level} has {len(there)} tiles; there must be {TILES_A_LEVEL} (D1.1)"
            file.fault((), what)
        if not any(zone.effect("stairs") for zone in there):
            file.fault((), f"level {level} has no stairs (D4.9)")
    for zone in box.zones.values():
        if zone.safe != (zone.id == box.start):
            file.fault(_place(file, zone.id), f"{zone.id}: Start alone is safe (D4.10)")


def _tiles(box: Box, files: Files) -> None:
    """D11.3: passages on all four sides, doors on passages only, none on a stairs zone."""
    found = Counter(kind for zone in box.zones.values() if zone.level == 1 for kind in zone.cubes)
    for place, zone in enumerate(box.zones.values()):
        printed = files["zones"].data[place]["passages"]
        for what in (*_wrong_sides(zone, printed), *_wrong_doors(zone, found)):
            files["zones"].fault((place,), f"{zone.id}: {what}")


def _wrong_sides(zone: Zone, printed: Sized) -> Iterable[str]:
    if len(zone.passages) != len(printed):
        yield "a passage stands twice"
    for side in SIDES:
        if not any(passage[0] == side for passage in zone.passages):
            yield f"no passage on side {side} (D11.3)"


def _wrong_doors(zone: Zone, on_level_one: Mapping[str, int]) -> Iterable[str]:
    if zone.doors and zone.effect("stairs"):
        yield "a stairs zone carries no doors (D11.3)"
    for passage, types in zone.doors.items():
        if passage not in zone.passages:
            yield f"door at {passage}, where no passage is (D4.3)"
        if len(set(types)) != len(types) or not 1 <= len(types) <= 2:
            yield f"door at {passage} must show one or two types (D4.3)"
        for kind in types:
            if kind not in on_level_one:
                yield f"door at {passage} asks for {kind}, not found on level I (D11.3)"


def _slots(box: Box, files: Files) -> None:
    """D11.3: cubes for a new tile are never short."""
    printed = Counter(kind for zone in box.zones.values() for kind in zone.cubes)
    for column in box.columns:
        if printed[column.id] > column.cubes:
            what = f"{printed[column.id]} slots for {column.id}, {column.cubes} cubes (D11.3)"
            files["zones"].fault((), what)


def _secrets(box: Box, files: Files) -> None:
    """D4.6: a secret passage leads somewhere."""
    letters = Counter(
        e.word for zone in box.zones.values() for e in zone.effects if e.kind == "secret"
    )
    for letter, count in letters.items():
        if count < 2:
            files["zones"].fault((), f"secret passage {letter} stands on one zone only (D4.6)")


def _rows(box: Box, files: Files) -> None:
    """D12.4: one Omega stays in the bag, so a card has fewer rows than there are Omegas."""
    for place, card in enumerate(box.alerts.values()):
        if not 0 < len(card.rows) < box.supply.omegas:
            what = f"{card.id}: {len(card.rows)} rows with {box.supply.omegas} Omegas (D12.4)"
            files["alerts"].fault((place, "rows"), what)
        if card.start * SEATS > box.supply.students:
            files["alerts"].fault((place, "start"), f"{card.id}: fewer students in the box")


def _chances(box: Box, files: Files) -> None:
    """D12.6: every direction with every colour once, the exit on its side, each exit twice."""
    file = files["randomizer"]
    pairs = Counter((chance.direction, chance.colour) for chance in box.chances.values())
    for side in SIDES:
        for colour in box.colours:
            if pairs[side, colour] != 1:
                what = f"direction {side} with {colour}: {pairs[side, colour]} cards, not 1 (D12.6)"
                file.fault((), what)
    exits = Counter(chance.exit for chance in box.chances.values())
    for passage in CLOCKWISE:
        if exits[passage] != 2:
            file.fault((), f"exit {passage} stands {exits[passage]} times, not twice (D12.6)")
    for place, chance in enumerate(box.chances.values()):
        if chance.exit[0] != chance.direction:
            file.fault((place, "exit"), f"{chance.id}: exit on another side (D12.6)")
        if chance.colour not in box.colours:
            file.fault((place, "colour"), f"{chance.id}: unknown colour {chance.colour!r} (D1.3)")


def _encounters(box: Box, files: Files) -> None:
    """D8.6: an encounter holds for every direction, or each direction has its own."""
    for place, boss in enumerate(box.bosses.values()):
        if set(boss.encounters) not in ({""}, set(SIDES)):
            what = f"{boss.id}: encounters need 'always', or all of N E S W (D8.6)"
            files["bosses"].fault((place, "encounters"), what)


def _panics(box: Box, files: Files) -> None:
    """D12.5: a panic card does something."""
    for place, card in enumerate(box.panics.values()):
        if not (card.revealed or card.start or card.end):
            files["panics"].fault((place,), f"{card.id} does nothing (D12.5)")


def _pieces(box: Box, files: Files) -> None:
    """D1.3, D9.3: a colour and a thesis figure for each of four seats."""
    for field, figures in (("colours", box.colours), ("thesis_points", box.supply.thesis_points)):
        if len(figures) != SEATS:
            files["supply"].fault((field,), f"{field}: {len(figures)} entries, not {SEATS}")


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
