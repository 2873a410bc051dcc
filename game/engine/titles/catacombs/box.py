"""The box of Catacombs: everything printed, as frozen definitions (C1, C8, C9, C16, C17).

The engine gets one `Box` handed in and never looks for a file. A `Game` refers to things by id and
finds them here. Copies of a card are alike and share one id; a room is named "D02.c".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from game.engine.core.record import definition

REWARDS = frozenset({"minor", "shrine", "gold1", "gold2", "gold3", "heal"})
"""Features that give something on entering (C7.4)."""

PORTAL = "P"
"""The end of a tunnel that leads to the tile's portal (C17.4)."""


def place_id(tile: str, name: str) -> str:
    """The id of a room or a tunnel: its tile, and its name there."""
    return f"{tile}.{name}"


def parted(place: str) -> tuple[str, str]:
    """The tile of a room or a tunnel, and its name there."""
    tile, _, name = place.partition(".")
    return tile, name


def tile_of(place: str) -> str:
    """The tile of a room or a tunnel."""
    return parted(place)[0]


@definition
class Condition:
    """C3.10: a count of at least `n`; the count "in" asks for a place named by `word`."""

    count: str
    n: int = 1
    word: str = ""


@definition
class Points:
    """Points at the end (C14.2): fixed, only if every condition holds, or per thing counted."""

    n: int = 0
    when: tuple[Condition, ...] = ()
    per: tuple[str, ...] = ()


@definition
class Price:
    """What is paid beside skill and swords (C4.4, C10.22)."""

    gold: int = 0
    lockpicks: int = 0


@definition
class Leap:
    """A teleport bound to a place and to goals (C10.7, C10.8); `trash` costs the card itself."""

    to: tuple[str, ...]
    place: str = ""
    trash: bool = False


@definition
class Trashing:
    """C10.21: trash up to `n` cards from play area or discard pile; `card` names the only kind."""

    n: int
    card: str = ""
    may: bool = False


@definition
class Alternative:
    """One thing to choose (C10.22), with its price and its condition."""

    effects: tuple[Effect, ...]
    pay: Price = field(default_factory=Price)
    when: Condition | None = None


@definition
class Choice:
    """C10.22: choose `n` different alternatives; all of them once `all_if` holds (C18.80)."""

    alternatives: tuple[Alternative, ...]
    n: int = 1
    all_if: Condition | None = None


@definition
class Effect:
    """One verb of a card or token with its argument, and the condition or count it hangs on.

    `instead` is the number printed where the verb gives what is missing to it (C3.10).
    """

    verb: str
    n: int = 0
    when: Condition | None = None
    per: str = ""
    instead: int = 0
    leap: Leap | None = None
    trashing: Trashing | None = None
    choice: Choice | None = None

    @property
    def is_watched(self) -> bool:
        """Does it wait for a condition, or grow with a count (C3.10)?"""
        return self.when is not None or bool(self.per)

    @property
    def grows(self) -> bool:
        """Is it a choice that may become all of its alternatives (C18.80)?"""
        return self.choice is not None and self.choice.all_if is not None


Effects = tuple[Effect, ...]


@definition
class Card:
    """A card of the dungeon deck, the reserve or a starting deck (C16)."""

    id: str
    pile: str
    type: str
    cost: int
    copies: int
    extra: int
    points: Points
    dragon: bool
    danger: bool
    shield: bool
    where: tuple[str, ...]
    also_pay: Price
    parts: Mapping[str, Effects]
    """Effects by when they happen: play, use, defeat, acquire, arrive."""
    play: Effects = field(init=False)
    watched: tuple[int, ...] = field(init=False)
    """Places of the effects of `play` and `defeat` that wait for a condition (C3.10)."""
    marks: tuple[str, ...] = field(init=False)
    """The marks printed at its edge, by their names."""

    def __post_init__(self) -> None:
        marks = {"dragon": self.dragon, "danger": self.danger, "shield": self.shield}
        object.__setattr__(self, "marks", tuple(name for name, has in marks.items() if has))
        object.__setattr__(self, "play", self.parts.get("play", ()))
        effects = self.play or self.parts.get("defeat", ())
        places = tuple(i for i, e in enumerate(effects) if e.is_watched or e.grows)
        object.__setattr__(self, "watched", places)


@definition
class Token:
    """A token of a pool or of the market (C8, C9). `kind` is what a market sells it as."""

    id: str
    pool: str
    kind: str
    copies: int
    extra: int
    points: Points
    keep: bool
    prisoner: bool
    power: str
    needs_damage: int
    where: tuple[str, ...]
    gain: Effects
    use: Effects


@definition
class Artifact:
    """An artifact of the stack (C2.6, C15.4)."""

    id: str
    value: int
    extra: bool

    @property
    def rank(self) -> tuple[int, bool]:
        """C15.6: by value; of two alike the basic game's ranks higher."""
        return self.value, not self.extra


@definition
class Half:
    """A tunnel inside a tile, or the part of one from a room to an end (C5.1): its icons.

    `only` is "" or the room or end it may be entered from on foot (C5.6).
    """

    name: str
    a: str
    b: str
    footprints: int = 0
    monsters: int = 0
    locks: int = 0
    only: str = ""

    @property
    def is_free(self) -> bool:
        """No icon at all."""
        return not (self.footprints or self.monsters or self.locks or self.only)


@definition
class Room:
    """A room of a tile (C7): where it is drawn and its features."""

    name: str
    x: int
    y: int
    features: tuple[str, ...]


@definition
class Tile:
    """A tile face (C17), not turned. `ends` by name; `inner` joins rooms, or a room and the portal."""

    id: str
    kind: str
    haunted: bool
    rooms: Mapping[str, Room]
    ends: Mapping[str, Half]
    inner: tuple[Half, ...]
    portal: tuple[int, int] | None
    artifact: str = field(init=False)
    """The name of its artifact room, or ""."""
    marks: int = field(init=False)
    """The plus signs of its artifact room (C7.8)."""

    def __post_init__(self) -> None:
        found = [
            (r.name, int(f[-1]))
            for r in self.rooms.values()
            for f in r.features
            if f.startswith("artifact")
        ]
        room, marks = found[0] if found else ("", 0)
        object.__setattr__(self, "artifact", room)
        object.__setattr__(self, "marks", marks)


@definition
class Track:
    """A rage track (C2.2): cubes by space, and where the marker starts by the number of seats."""

    id: str
    cubes: tuple[int, ...]
    starts: Mapping[int, int]


@definition
class Figures:
    """Single figures."""

    cubes: int
    black: int
    ghosts: int
    health: int
    lockpicks: int
    hand: int
    row: int
    safe_tiles: int
    idols: int
    idol_points: int
    mastery_points: int
    shrine_spaces: int
    price: int
    coupon: int
    start_clank: tuple[int, ...]
    start_gold: tuple[int, ...]
    out_cubes: int
    out_cubes_of_two: int
    basic_seats: int


@definition
class Box:
    """All definitions of the title; immutable and shared by every state."""

    cards: Mapping[str, Card]
    tokens: Mapping[str, Token]
    artifacts: Mapping[str, Artifact]
    tiles: Mapping[str, Tile]
    tracks: Mapping[str, Track]
    figures: Figures
    fingerprint: str = ""
    powers: Mapping[str, frozenset[str]] = field(init=False)
    """Tokens by what they do while they are held."""
    fixed: Mapping[str, int] = field(init=False)
    """Points of cards and tokens that hang on nothing (C14.2)."""
    prisoners: frozenset[str] = field(init=False)
    shields: frozenset[str] = field(init=False)
    reserve: tuple[str, ...] = field(init=False)
    """Reserve piles that can be acquired from, in the order of the data (C4.3)."""
    goblin: str = field(init=False)
    features: Mapping[str, frozenset[str]] = field(init=False)
    """Features by room, and what holds for the whole tile: haunted, depths (C13.6)."""
    rewards: Mapping[str, tuple[str, ...]] = field(init=False)
    """By room, what entering it brings (C7.4)."""
    __hash__ = object.__hash__  # what follows from print alone is kept by box

    def __post_init__(self) -> None:
        powers: dict[str, frozenset[str]] = {}
        for token in self.tokens.values():
            if token.power:
                powers[token.power] = powers.get(token.power, frozenset()) | {token.id}
        reserve = [c for c in self.cards.values() if c.pile == "reserve"]
        things: tuple[Card | Token, ...] = (*self.cards.values(), *self.tokens.values())
        derived = {
            "powers": powers,
            "fixed": {
                thing.id: thing.points.n
                for thing in things
                if not thing.points.when and not thing.points.per
            },
            "prisoners": frozenset(t.id for t in self.tokens.values() if t.prisoner),
            "shields": frozenset(c.id for c in self.cards.values() if c.shield),
            "reserve": tuple(c.id for c in reserve if c.type != "monster"),
            "goblin": next((c.id for c in reserve if c.type == "monster"), ""),
            "features": {
                place_id(tile.id, room.name): frozenset(_features(tile, room))
                for tile in self.tiles.values()
                for room in tile.rooms.values()
            },
            "rewards": {
                place_id(tile.id, room.name): tuple(f for f in room.features if f in REWARDS)
                for tile in self.tiles.values()
                for room in tile.rooms.values()
            },
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)


def _features(tile: Tile, room: Room) -> tuple[str, ...]:
    """A room's own features; the upper half of the start tile belongs to the Depths (C13.6)."""
    deep = tile.kind == "depths" or (tile.kind == "start" and room.y < UPPER_HALF)
    whole = (("haunted",) if tile.haunted else ()) + (("depths",) if deep else ())
    return (*room.features, *whole)


UPPER_HALF = 5
"""C17.6: rooms of the start tile with a smaller y lie on its upper half."""
