"""From Dungeonology's data files to its `Box`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from game.content.dungeonology import schema
from game.content.dungeonology.calls import calls, costs, said
from game.content.typed_records import record, records
from game.content.yamlfile import Files, Keys, YamlFile
from game.engine.titles.dungeonology.box import (
    AlertCard,
    AlertRow,
    Boss,
    Box,
    Chance,
    Clan,
    Column,
    Counts,
    Effect,
    Helper,
    PanicCard,
    Profile,
    ScholarCard,
    Side,
    Skill,
    Supply,
    Target,
    Trick,
    Zone,
    ZoneEffect,
)


def build(files: Files) -> Box | None:
    """The box, as far as the files allow; faults are left in the files."""
    supply_file = files["supply"]
    pieces = None
    if supply_file.data is not None or not supply_file.faults:
        pieces = record(supply_file, (), supply_file.data, schema.SupplyRecord)
    columns = _columns(files)
    box = {
        "types": tuple(column.id for column in columns),
        "columns": columns,
        "tricks": _tricks(files),
        "scholars": _scholars(files),
        "skills": _skills(files),
        "zones": _zones(files),
        "interns": _interns(files),
        "jinxes": _jinxes(files),
        "alerts": _alerts(files),
        "panics": _panics(files),
        "clans": _clans(files),
        "chances": _chances(files),
        "bosses": _bosses(files),
        "profiles": {
            r.id: Profile(**msgspec.structs.asdict(r))
            for _, r in records(files["versions"], schema.VersionRecord)
        },
    }
    if pieces is None:
        return None
    known(files, "supply", ("start",), (pieces.start,), "zones")
    return Box(
        **box,  # type: ignore[arg-type]
        supply=_supply(pieces),
        colours=tuple(pieces.colours),
        start=pieces.start,
    )


def known(files: Files, file: str, at: Keys, names: Iterable[str], home: str) -> None:
    """Refuse names that are no id of the file they belong to."""
    ids = set(files[home].ids().values())
    for name in names if ids else ():
        if name not in ids:
            files[file].fault(at, "unknown_id", id=name, file=f"{home}.yaml")


def _by_type(files: Files, file: str, at: Keys, given: Mapping[str, int]) -> Counts:
    """A number for each information type, in the order of types.yaml."""
    known(files, file, at, given, "types")
    return tuple(given.get(name, 0) for name in files["types"].ids().values())


def _supply(r: schema.SupplyRecord) -> Supply:
    return Supply(
        r.students, r.omegas, r.campfire, tuple(r.traps), r.teleports, r.secrets, r.thesis_stars,
        tuple(r.thesis_points), tuple(r.extra_alert), r.round_limit, r.rounds_after_limit,
    )  # fmt: skip


def _columns(files: Files) -> tuple[Column, ...]:
    return tuple(
        Column(r.id, r.unit, r.cubes, tuple(r.values), r.arrow, tuple(r.stars))
        for _, r in records(files["types"], schema.TypeRecord)
    )


def _tricks(files: Files) -> dict[str, Trick]:
    file = files["tricks"]
    found = {}
    for at, r in records(file, schema.TrickRecord):
        main = _effect(files, (*at, "main"), r.main) if r.main else None
        aux = calls(file, (*at, "aux"), r.aux)
        fewer = r.copies if r.copies_094 is None else r.copies_094
        found[r.id] = Trick(
            r.id, r.family, r.copies, fewer, r.bonus, r.timing, r.moment, r.end_of_turn, main, aux
        )
    return found


def _effect(files: Files, at: Keys, r: schema.MainRecord) -> Effect:
    file = files["tricks"]
    target = Target(r.target.reach, r.target.only, r.target.optional) if r.target else None
    effect = Effect(
        costs=costs(file, (*at, "cost"), r.cost),
        target=target,
        calls=calls(file, (*at, "do"), r.do),
        either=tuple(
            calls(file, (*at, "either", place), choice) for place, choice in enumerate(r.either)
        ),
    )
    recruits = (call.word for call in effect.calls if call.verb == "intern")
    known(files, "tricks", (*at, "do"), recruits, "interns")
    return effect


def _interns(files: Files) -> dict[str, Helper]:
    found = {}
    for at, r in records(files["interns"], schema.InternRecord):
        _known_modifiers(files["interns"], at, r.modifiers)
        if r.protects:
            known(files, "interns", (*at, "protects"), (r.protects,), "types")
        found[r.id] = Helper(r.id, r.points, r.modifiers, r.protects)
    return found


def _jinxes(files: Files) -> dict[str, Helper]:
    found = {}
    for at, r in records(files["jinxes"], schema.JinxRecord):
        _known_modifiers(files["jinxes"], at, r.modifiers)
        found[r.id] = Helper(r.id, r.penalty, r.modifiers)
    return found


def _known_modifiers(file: YamlFile, at: Keys, modifiers: Mapping[str, int]) -> None:
    for name in modifiers:
        if name not in schema.MODIFIERS:
            file.fault((*at, "modifiers", name), "unknown_modifier", name=name)


def _skills(files: Files) -> dict[str, Skill]:
    return {
        r.id: Skill(r.id, r.timing, r.once, r.group or r.id, r.n, r.dear)
        for _, r in records(files["skills"], schema.SkillRecord)
    }


def _scholars(files: Files) -> dict[str, ScholarCard]:
    found = {}
    for at, r in records(files["scholars"], schema.ScholarRecord):
        for name, side in (("normal", r.normal), ("exalted", r.exalted)):
            known(files, "scholars", (*at, name, "skills"), side.skills, "skills")
        found[r.id] = ScholarCard(
            r.id,
            _side(r.normal),
            _side(r.exalted),
            _by_type(files, "scholars", (*at, "knowledge"), r.knowledge),
            _by_type(files, "scholars", (*at, "combo"), r.combo),
        )
    return found


def _side(r: schema.SideRecord) -> Side:
    return Side(r.students, r.hand, r.speed, r.intellect, r.stamina, tuple(r.skills))


def _zones(files: Files) -> dict[str, Zone]:
    file = files["zones"]
    found = {}
    for at, r in records(file, schema.ZoneRecord):
        known(files, "zones", (*at, "cubes"), r.cubes, "types")
        for passage, types in r.doors.items():
            known(files, "zones", (*at, "doors", passage), types, "types")
        found[r.id] = Zone(
            r.id,
            r.level,
            r.alert,
            tuple(r.cubes),
            _zone_effects(files, at, r.effects),
            frozenset(r.passages),
            {passage: tuple(types) for passage, types in r.doors.items()},
            r.safe,
        )
    return found


def _zone_effects(files: Files, at: Keys, raws: list[object]) -> tuple[ZoneEffect, ...]:
    found = []
    for place, raw in enumerate(raws):
        where = (*at, "effects", place)
        effect = said(files["zones"], where, raw, schema.EFFECTS, "effect")
        if effect is None:
            continue
        if effect.name == "camp":
            known(files, "zones", where, (effect.word,), "types")
        found.append(ZoneEffect(effect.name, effect.n, effect.word))
    return tuple(found)


def _alerts(files: Files) -> dict[str, AlertCard]:
    return {
        r.id: AlertCard(r.id, r.start, tuple(AlertRow(row.refill, row.penalty) for row in r.rows))
        for _, r in records(files["alerts"], schema.AlertRecord)
    }


def _panics(files: Files) -> dict[str, PanicCard]:
    file = files["panics"]
    return {
        r.id: PanicCard(
            r.id,
            r.refill,
            calls(file, (*at, "revealed"), r.revealed),
            calls(file, (*at, "start"), r.start),
            calls(file, (*at, "end"), r.end),
        )
        for at, r in records(file, schema.PanicRecord)
    }


def _clans(files: Files) -> dict[str, Clan]:
    return {
        r.id: Clan(r.id, r.target, _by_type(files, "clans", (*at, "modifiers"), r.modifiers))
        for at, r in records(files["clans"], schema.ClanRecord)
    }


def _chances(files: Files) -> dict[str, Chance]:
    found = {}
    for at, r in records(files["randomizer"], schema.ChanceRecord):
        known(files, "randomizer", (*at, "type"), (r.type,), "types")
        found[r.id] = Chance(r.id, r.direction, r.colour, r.exit, r.type)
    return found


def _bosses(files: Files) -> dict[str, Boss]:
    file = files["bosses"]
    found = {}
    for at, r in records(file, schema.BossRecord):
        encounters = {
            "" if way == "always" else way: calls(file, (*at, "encounters", way), verbs)
            for way, verbs in r.encounters.items()
        }
        found[r.id] = Boss(r.id, r.alert, r.sighting, r.moves, r.links, encounters)
    return found
