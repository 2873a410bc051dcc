"""Effects with their conditions, as they stand in YAML (C3.10, C10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from game.content.catacombs import schema
from game.content.catacombs.schema import BARE, MAPPING, NUMBER, VERBS
from game.content.typed_records import Record, record
from game.content.yamlfile import Keys, YamlFile
from game.engine.titles.catacombs.box import (
    Alternative,
    Choice,
    Condition,
    Effect,
    Leap,
    Points,
    Price,
    Trashing,
)

COUNTS: frozenset[str] = frozenset(get_args(schema.CountName))
PLACES: frozenset[str] = frozenset(get_args(schema.Place))
WATCHED = frozenset({"if", "per"})


def effects(file: YamlFile, at: Keys, raws: list[Any]) -> tuple[Effect, ...]:
    """The effects of one part of a card in order."""
    found: list[Effect] = []
    for place, raw in enumerate(raws):
        one = _effect(file, (*at, place), raw, found)
        if one:
            found.append(one)
    return tuple(found)


def _effect(file: YamlFile, at: Keys, raw: Any, before: list[Effect]) -> Effect | None:
    if isinstance(raw, dict) and "choose" in raw:
        return _choose(file, at, raw)
    if isinstance(raw, dict) and not WATCHED.isdisjoint(raw):
        return _watched(file, at, raw, before)
    return _call(file, at, raw)


def _call(file: YamlFile, at: Keys, raw: Any) -> Effect | None:
    """`cave_proof`, `{skill: 2}`, `{leap: {…}}`, `{trash: {…}}`."""
    if isinstance(raw, str):
        verb, value = raw, None
    elif isinstance(raw, dict) and len(raw) == 1:
        verb, value = next(iter(raw.items()))
    else:
        file.fault(at, "one_verb", value=raw)
        return None
    if verb not in VERBS:
        file.fault(at, "unknown_verb", name=verb)
        return None
    asks = VERBS[verb]
    if asks == BARE and value is None:
        return Effect(verb)
    if asks == NUMBER and type(value) is int and value > 0:
        return Effect(verb, value)
    if asks == MAPPING and isinstance(value, dict):
        return _leap(file, (*at, verb), value) if verb == "leap" else _trash(file, at, value)
    file.fault(at, f"asks_{asks}", name=verb)
    return None


def _leap(file: YamlFile, at: Keys, value: Mapping[str, Any]) -> Effect | None:
    r = record(file, at, value, schema.LeapRecord)
    if r is None:
        return None
    return Effect("leap", leap=Leap(tuple(r.to), r.place.get("in", ""), r.trash))


def _trash(file: YamlFile, at: Keys, value: Mapping[str, Any]) -> Effect | None:
    r = record(file, (*at, "trash"), value, schema.TrashRecord)
    if r is None:
        return None
    return Effect("trash", r.n, trashing=Trashing(r.n, r.card, r.may))


def _choose(file: YamlFile, at: Keys, raw: Mapping[str, Any]) -> Effect | None:
    r = record(file, at, raw, schema.ChooseRecord)
    if r is None:
        return None
    if len(r.choose) <= r.n:
        file.fault(at, "no_choice", of="choose", n=r.n, all=len(r.choose))
    alternatives = []
    for place, one in enumerate(r.choose):
        where = (*at, "choose", place)
        when = condition(file, (*where, "if"), one.when) if one.when else None
        do = effects(file, (*where, "do"), one.do)
        alternatives.append(Alternative(do, price(one.pay), when))
    all_if = condition(file, (*at, "all_if"), r.all_if) if r.all_if else None
    return Effect("choose", choice=Choice(tuple(alternatives), r.n, all_if))


def _watched(file: YamlFile, at: Keys, raw: dict[str, Any], before: list[Effect]) -> Effect | None:
    r = record(file, at, raw, schema.WatchedRecord)
    if r is None:
        return None
    name = "do" if r.instead is None else "instead"
    told = r.do if r.instead is None else r.instead
    call = _call(file, (*at, name), told)
    when = condition(file, (*at, "if"), r.when) if r.when else None
    if call is None:
        return None
    if (when is None) == (r.per is None) or (r.do is None) == (r.instead is None):
        file.fault(at, "watched")
        return None
    if r.instead is None:
        return _with(call, when, r.per or "")
    given = sum(e.n for e in before if e.verb == call.verb and not e.is_watched)
    if not 0 < given < call.n:
        file.fault(at, "instead", of="instead", verb=call.verb)
    return Effect(call.verb, call.n - given, when, instead=call.n)


def _with(call: Effect, when: Condition | None, per: str) -> Effect:
    return Effect(
        call.verb, call.n, when, per, leap=call.leap, trashing=call.trashing, choice=call.choice
    )


def condition(file: YamlFile, at: Keys, raw: Mapping[str, Any]) -> Condition | None:
    """`{clank: 2}` or `{in: market}`."""
    found = list(raw.items())
    if len(found) == 1:
        name, value = found[0]
        if name == "in" and value in PLACES:
            return Condition("in", word=value)
        if name in COUNTS and type(value) is int and value > 0:
            return Condition(name, value)
    file.fault(at, "no_condition", value=dict(raw))
    return None


def price(r: schema.PriceRecord | None) -> Price:
    """What is paid."""
    return Price(r.gold, r.lockpicks) if r else Price()


def points(r: int | Record) -> Points:
    """Fixed points, or points that hang on something (C14.2)."""
    if isinstance(r, int):
        return Points(r)
    assert isinstance(r, schema.PointsRecord)
    when = tuple(Condition(name, n) for name, n in r.when.items())
    return Points(r.n, when, tuple(r.per))
