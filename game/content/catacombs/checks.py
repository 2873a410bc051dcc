"""What must hold for the box as a whole: totals and invariants of C1, C2, C9, C15, C16.3 and C17."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sized

from game.content.box_checks import Sums, Wrong
from game.content.yamlfile import Files, YamlFile
from game.engine.titles.catacombs.box import PORTAL, Box, Card, Half, Tile

COUNTS: Mapping[str, int] = {"rage": 2, "artifacts": 11, "basics": 8, "cards": 69, "tiles": 30}
"""Different things in each file."""

DECK = {
    "cards": 100, "monster": 20, "device": 9, "companion": 23, "gem": 7, "plain": 41,
    "dragon": 25, "danger": 3, "arrive": 12, "acquire": 25,
}  # fmt: skip
"""C16.3: totals of the dungeon deck."""

PARTY_DECK = 135
POOLS = {"major": (11, 11), "minor": (20, 24), "prisoner": (20, 20), "market": (10, 12)}
"""C1.11, C1.12, C15.7, C15.8: tokens with up to four players, and with more."""

STARTING_DECK = 10
RESERVE = 43

ENDS = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")
START_ENDS = ("N1", "N2", "EU1", "EU2", "EL1", "EL2", "WL1", "WL2", "WU1", "WU2")

TILES: Mapping[str, Mapping[str, int]] = {
    "safe": {
        "tiles": 6, "rooms": 20, "exits": 48, "free_exits": 41, "minor": 4, "gold1": 2, "heal": 1,
        "chest": 1, "tome": 1, "cell": 1, "wayshrine": 2, "market": 2, "crystal": 2, "portal": 2,
        "tunnels": 70, "footprints": 9, "m1": 6,
    },
    "depths": {
        "tiles": 22, "rooms": 70, "exits": 176, "free_exits": 85, "minor": 11, "gold2": 5,
        "gold3": 2, "heal": 4, "chest": 8, "tome": 5, "cell": 7, "wayshrine": 6, "market": 3,
        "crystal": 7, "portal": 7, "artifact0": 4, "artifact1": 3, "artifact2": 2, "haunted": 4,
        "tunnels": 249, "footprints": 48, "m1": 63, "m2": 7, "locks": 13, "arrows": 11,
    },
    "XA": {
        "tiles": 1, "rooms": 6, "exits": 10, "free_exits": 7, "minor": 1, "gold1": 1, "shrine": 1,
        "crypt": 1, "tunnels": 17, "footprints": 4, "m1": 3,
    },
    "XB": {
        "tiles": 1, "rooms": 6, "exits": 10, "free_exits": 4, "heal": 1, "wayshrine": 1,
        "crystal": 1, "shrine": 1, "crypt": 1, "tunnels": 17, "footprints": 3, "m1": 4, "m2": 1,
        "locks": 1,
    },
}  # fmt: skip
"""C17.10: totals of the tiles, by kind and for each side of the start tile."""

_PARTS: Mapping[str, Callable[[Box], Sized]] = {
    "rage": lambda box: box.tracks,
    "artifacts": lambda box: box.artifacts,
    "basics": lambda box: [c for c in box.cards.values() if c.pile != "dungeon"],
    "cards": lambda box: _dungeon(box),
    "tokens": lambda box: box.tokens,
    "tiles": lambda box: box.tiles,
}


def _dungeon(box: Box) -> list[Card]:
    return [c for c in box.cards.values() if c.pile == "dungeon"]


def _count(file: YamlFile, thing: str, found: int, wanted: int, rule: str, of: str = "") -> None:
    file.fault((), "count", of=of, thing=thing, found=found, wanted=wanted, rule=rule)


# Cards (C16)


def _deck(box: Box, files: Files) -> None:
    """C16.3: how many cards of each type, with mark, Danger, Arrive and Acquire."""
    found: Counter[str] = Counter()
    for card in _dungeon(box):
        found["cards"] += card.copies
        found[card.type] += card.copies
        for mark in ("dragon", "danger"):
            found[mark] += card.copies * (mark in card.marks)
        for part in ("arrive", "acquire"):
            found[part] += card.copies * (part in card.parts)
    for what, n in DECK.items():
        if found[what] != n:
            _count(files["cards"], what, found[what], n, "C16.3")
    party = sum(c.copies + c.extra for c in _dungeon(box))
    if party != PARTY_DECK:
        _count(files["cards"], "copies + extra", party, PARTY_DECK, "C15.9")


def _fitting_parts(box: Box, files: Files) -> None:
    """C4.1: a monster is defeated, a device used, anything else played."""
    wanted = {"monster": "defeat", "device": "use"}
    for place, card in enumerate(_dungeon(box)):
        part = wanted.get(card.type, "play")
        others = {"play", "use", "defeat"} - {part}
        if part not in card.parts or others & card.parts.keys():
            files["cards"].fault(
                (place,), "fitting_part", of=card.id, type=card.type, part=part, rule="C4.1"
            )


def _basics(box: Box, files: Files) -> None:
    """C1.7, C1.8: a starting deck of ten, a reserve of 43 with one Goblin."""
    piles: Counter[str] = Counter()
    for card in box.cards.values():
        piles[card.pile] += card.copies
    if piles["start"] != STARTING_DECK:
        _count(files["basics"], "pile: start", piles["start"], STARTING_DECK, "C1.8")
    if piles["reserve"] != RESERVE:
        _count(files["basics"], "pile: reserve", piles["reserve"], RESERVE, "C1.7")


def _names(box: Box, files: Files) -> None:
    """A card and a token never share an id."""
    for place, name in enumerate(box.tokens):
        if name in box.cards:
            files["tokens"].fault((place, "id"), "card_too", name=name)


# Tokens, artifacts, tracks (C1, C2, C9, C15)


def _pools(box: Box, files: Files) -> None:
    """C1.11, C1.12, C15.7, C15.8: sizes of the pools and of the market."""
    for pool, (basic, party) in POOLS.items():
        tokens = [t for t in box.tokens.values() if t.pool == pool]
        n = sum(t.copies for t in tokens)
        more = n + sum(t.extra for t in tokens)
        for thing, found, wanted in (("copies", n, basic), ("copies + extra", more, party)):
            if found != wanted:
                _count(files["tokens"], thing, found, wanted, "C1", pool)


def _artifacts(box: Box, files: Files) -> None:
    """C2.6, C15.4: lowest on top; an added one above the basic one of equal value."""
    order = [a.rank for a in box.artifacts.values()]
    if order != sorted(order):
        files["artifacts"].fault((), "artifact_order", rule="C2.6")


def _tracks(box: Box, files: Files) -> None:
    """C2.1, C15.3: a start for every number of seats."""
    seats = sorted(n for track in box.tracks.values() for n in track.starts)
    if seats != [2, 3, 4, 5, 6]:
        files["rage"].fault((), "track_seats", rule="C2.1")
    for place, track in enumerate(box.tracks.values()):
        if any(not 1 <= space <= len(track.cubes) for space in track.starts.values()):
            files["rage"].fault((place, "starts"), "track_start", of=track.id, rule="C2.2")


def _claims(box: Box, files: Files) -> None:
    """C9.29, C17.16: ghosts for the haunted, more artifact rooms than artifacts."""
    haunted = sum(t.haunted for t in box.tiles.values())
    freed = sum(t.copies * e.n for t in box.tokens.values() for e in t.gain if e.verb == "ghost")
    if haunted + freed != box.figures.ghosts:
        files["figures"].fault(
            ("ghosts",),
            "ghosts",
            haunted=haunted,
            freed=freed,
            wanted=box.figures.ghosts,
            rule="C9.29",
        )
    rooms = sum(bool(t.artifact) for t in box.tiles.values())
    basic = sum(not a.extra for a in box.artifacts.values())
    if rooms <= basic:
        files["tiles"].fault((), "artifact_rooms", rooms=rooms, artifacts=basic, rule="C17.16")


# Tiles (C17)


def _totals(box: Box, files: Files) -> None:
    """C17.10: features, icons and tunnels by kind of tile."""
    found: dict[str, Counter[str]] = {}
    for tile in box.tiles.values():
        kind = tile.id if tile.kind == "start" else tile.kind
        found.setdefault(kind, Counter()).update(_counted(tile))
    for kind, wanted in TILES.items():
        have = found.get(kind, Counter())
        for what in sorted({*wanted, *have}):
            if have[what] != wanted.get(what, 0):
                _count(files["tiles"], what, have[what], wanted.get(what, 0), "C17.10", kind)


def _counted(tile: Tile) -> Iterable[str]:
    """A word for everything a tile has."""
    yield "tiles"
    yield from ["haunted"] * tile.haunted
    yield from ["portal"] * (tile.portal is not None)
    for room in tile.rooms.values():
        yield "rooms"
        yield from room.features
    for half in tile.ends.values():
        yield "exits"
        yield from ["free_exits"] * half.is_free
    for half in (*tile.ends.values(), *tile.inner):
        yield "tunnels"
        yield from ["footprints"] * bool(half.footprints)
        yield from [f"m{half.monsters}"] * bool(half.monsters)
        yield from ["locks"] * bool(half.locks)
        yield from ["arrows"] * bool(half.only)


def _invariants(box: Box, files: Files) -> None:
    """C17.11 to C17.14, C17.17, for every face."""
    for place, tile in enumerate(box.tiles.values()):
        for key, args in _wrong_tile(tile):
            files["tiles"].fault((place,), key, of=tile.id, **args)


def _wrong_tile(tile: Tile) -> Iterable[Wrong]:
    ends = START_ENDS if tile.kind == "start" else ENDS
    if sorted(tile.ends) != sorted(ends):
        yield "tile_ends", {"ends": ends, "rule": "C17.11"}
    if tile.kind != "start":
        for number in "12":
            if not any(h.is_free for h in tile.ends.values() if h.name[-1] == number):
                yield "no_free_end", {"number": number, "rule": "C17.12"}
    start = next(iter(tile.rooms), "")
    if len(_reachable(tile, start, lambda half, a: True)) != len(tile.rooms):
        yield "torn_rooms", {"rule": "C17.13"}
    for room in tile.rooms:
        near = _reachable(tile, room, _is_passable)
        if not any(h.is_free for h in tile.ends.values() if h.a in near):
            yield "no_way_out", {"room": room, "rule": "C17.14"}
    if tile.artifact and any(h.is_free for h in tile.ends.values() if h.a == tile.artifact):
        yield "bare_artifact", {"rule": "C17.17"}
    if (tile.portal is not None) != any(h.b == PORTAL for h in tile.inner):
        yield "portal", {"rule": "C17.4"}
    if len({h.name for h in tile.inner}) != len(tile.inner):
        yield "same_tunnels", {"rule": "C5.1"}


def _is_passable(half: Half, origin: str) -> bool:
    """Without a lock and not against an arrow."""
    return not half.locks and half.only in ("", origin)


def _reachable(tile: Tile, start: str, may: Callable[[Half, str], bool]) -> set[str]:
    """Rooms of a tile that can be reached inside it."""
    found, edge = {start}, [start]
    while edge:
        room = edge.pop()
        for half in tile.inner:
            for a, b in ((half.a, half.b), (half.b, half.a)):
                if a == room and b != PORTAL and b not in found and may(half, a):
                    found.add(b)
                    edge.append(b)
    return found


_RULES: tuple[tuple[tuple[str, ...], Callable[[Box, Files], None]], ...] = (
    (("cards",), _deck),
    (("cards",), _fitting_parts),
    (("basics",), _basics),
    (("basics", "cards", "tokens"), _names),
    (("tokens",), _pools),
    (("artifacts",), _artifacts),
    (("rage",), _tracks),
    (("figures", "tokens", "tiles", "artifacts"), _claims),
    (("tiles",), _totals),
    (("tiles",), _invariants),
)
"""Each rule with the files it adds up."""

SUMS = Sums(COUNTS, _PARTS, _RULES)
