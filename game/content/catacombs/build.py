"""From Catacombs' data files to its `Box`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.content.catacombs import schema
from game.content.catacombs.effects import effects, points, price
from game.content.typed_records import record, records
from game.content.yamlfile import Files, Keys, YamlFile
from game.engine.titles.catacombs.box import (
    PORTAL,
    Artifact,
    Box,
    Card,
    Effects,
    Figures,
    Half,
    Price,
    Room,
    Tile,
    Token,
    Track,
)

PARTS = ("play", "use", "defeat", "acquire", "arrive")


def build(files: Files) -> Box | None:
    """The box, as far as the files allow; faults are left in the files."""
    figures = _figures(files["figures"])
    tracks: dict[str, Track] = {
        r.id: Track(r.id, tuple(r.cubes), {s.seats: s.space for s in r.starts})
        for _, r in records(files["rage"], schema.TrackRecord)
    }
    artifacts = {
        r.id: Artifact(r.id, r.value, r.extra)
        for _, r in records(files["artifacts"], schema.ArtifactRecord)
    }
    cards = {**_basics(files["basics"]), **_cards(files["cards"])}
    tokens, tiles = _tokens(files["tokens"]), _tiles(files["tiles"])
    _known_cards(files, cards)
    if figures is None:
        return None
    return Box(cards, tokens, artifacts, tiles, tracks, figures)


def _figures(file: YamlFile) -> Figures | None:
    if file.data is None and file.faults:
        return None
    r = record(file, (), file.data, schema.FiguresRecord)
    if r is None:
        return None
    fields: dict[str, Any] = msgspec.structs.asdict(r)
    for name in ("start_clank", "start_gold"):
        fields[name] = tuple(fields[name])
    return Figures(**fields)


def _parts(
    file: YamlFile, at: Keys, r: schema.CardRecord | schema.BasicRecord
) -> dict[str, Effects]:
    found = {}
    for part in PARTS:
        raws = getattr(r, part, [])
        if raws:
            found[part] = effects(file, (*at, part), raws)
    return found


def _basics(file: YamlFile) -> dict[str, Card]:
    return {
        r.id: Card(
            id=r.id,
            pile=r.pile,
            type=r.type,
            cost=r.cost,
            copies=r.copies,
            extra=r.extra,
            points=points(r.points),
            dragon=False,
            danger=False,
            shield=False,
            where=(),
            also_pay=Price(),
            parts=_parts(file, at, r),
        )
        for at, r in records(file, schema.BasicRecord)
    }


def _cards(file: YamlFile) -> dict[str, Card]:
    return {
        r.id: Card(
            id=r.id,
            pile="dungeon",
            type=r.type,
            cost=r.cost,
            copies=r.copies,
            extra=r.extra,
            points=points(r.points),
            dragon=r.dragon,
            danger=r.danger,
            shield=r.shield,
            where=tuple(r.where),
            also_pay=price(r.also_pay),
            parts=_parts(file, at, r),
        )
        for at, r in records(file, schema.CardRecord)
    }


CARDS = ("basics.yaml", "cards.yaml")


def _known_cards(files: Files, cards: Mapping[str, Card]) -> None:
    """Cards that a trashing names must exist."""
    for card in cards.values():
        for part in card.parts.values():
            for effect in part:
                named = effect.trashing.card if effect.trashing else ""
                if named and named not in cards:
                    files["cards"].fault((), "unknown_id", of=card.id, id=named, file=CARDS)


def _tokens(file: YamlFile) -> dict[str, Token]:
    return {
        r.id: Token(
            id=r.id,
            pool=r.pool,
            kind=r.kind or r.id,
            copies=r.copies,
            extra=r.extra,
            points=points(r.points),
            keep=r.keep,
            prisoner=r.pool == "prisoner" and r.prisoner,
            power=r.power,
            needs_damage=r.needs_damage,
            where=tuple(r.where),
            gain=effects(file, (*at, "gain"), r.gain),
            use=effects(file, (*at, "use"), r.use),
        )
        for at, r in records(file, schema.TokenRecord)
    }


# Tiles


def _tiles(file: YamlFile) -> dict[str, Tile]:
    found = {}
    for at, r in records(file, schema.TileRecord):
        rooms = {
            name: Room(name, room.at[0], room.at[1], tuple(room.has))
            for name, room in r.rooms.items()
            if _is_point(file, (*at, "rooms", name), room.at)
        }
        ends = {name: _end(file, (*at, "ends", name), r, name) for name in r.ends}
        inner = [_inner(file, (*at, "tunnels", i), r, t) for i, t in enumerate(r.tunnels)]
        portal = None
        if r.portal is not None and _is_point(file, (*at, "portal"), r.portal):
            portal = r.portal[0], r.portal[1]
        found[r.id] = Tile(
            r.id,
            r.kind,
            r.haunted,
            rooms,
            {name: half for name, half in ends.items() if half},
            tuple(half for half in inner if half),
            portal,
        )
    return found


def _is_point(file: YamlFile, at: Keys, point: list[int]) -> bool:
    if len(point) != 2:
        file.fault(at, "no_place", value=point)
    return len(point) == 2


def _end(file: YamlFile, at: Keys, tile: schema.TileRecord, name: str) -> Half | None:
    r = tile.ends[name]  # type: ignore[index]
    if r.room not in tile.rooms:
        file.fault(at, "unknown_room", name=r.room)
        return None
    only = {"": "", "out": r.room, "in": name}[r.only]
    return Half(name, r.room, name, r.footprints, r.monsters, r.locks, only)


def _inner(
    file: YamlFile, at: Keys, tile: schema.TileRecord, r: schema.TunnelRecord
) -> Half | None:
    known = (*tile.rooms, PORTAL) if tile.portal is not None else tuple(tile.rooms)
    if len(r.join) != 2 or any(room not in known for room in r.join) or r.join[0] == PORTAL:
        file.fault(at, "no_join", value=r.join)
        return None
    a, b = r.join
    if r.origin not in ("", a, b):
        file.fault(at, "no_tunnel_end", of="from", room=r.origin)
    return Half(f"{a}-{b}", a, b, r.footprints, r.monsters, r.locks, r.origin)
