"""Everything that may change in a game of Dungeonology, as plain data.

Things are named by id: zones ("I-3"), trick designs ("T05"; copies of a design are alike), types
("civ"). A pile is a tuple whose last card is on top. Counts by type are tuples in `Box.types` order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.engine.core.agenda import frozen, plain
from game.engine.core.state import State
from game.engine.titles.dungeonology.box import Box, Counts, Profile, ScholarCard, Side
from game.engine.titles.dungeonology.dungeon import Dungeon

Slots = tuple[str, ...]
"""Cubes of a zone from left to right; "" is an empty slot."""

Mark = tuple[str, int]
"""Something that holds until the end of this turn, with a number."""


class Trap(NamedTuple):
    """A trap token lying on a zone (D4.11): its face and who placed it."""

    face: str
    owner: int


class Source(NamedTuple):
    """Where a part of Stealth or Alert comes from and whose card it was (-1: nobody's), for a screen."""

    side: str
    what: str
    value: int
    seat: int = -1


class Play(NamedTuple):
    """A declared card (D6.5): who, which effect, and what was chosen with it."""

    seat: int
    card: str
    part: str
    pick: int = -1
    n: int = 0
    either: int = -1
    target: int = -1
    cancelled: bool = False


class Attempt(NamedTuple):
    """The stealth attempt in progress (D5.1)."""

    kind: str
    seat: int
    zone: str
    rival: int = -1
    type: str = ""
    slots: tuple[int, ...] = ()
    stealth: int = 0
    alert: int = 0
    sources: tuple[Source, ...] = ()
    used: tuple[int, ...] = ()
    covered: bool = False

    def add(self, side: str, what: str, value: int, seat: int = -1) -> Attempt:
        """With one more part on one side; totals never fall below 0 (D0.7)."""
        kind, acting, zone, rival, type_, slots, stealth, alert, sources, used, covered = self
        if side == "stealth":
            stealth = max(0, stealth + value)
        else:
            alert = max(0, alert + value)
        sources = (*sources, Source(side, what, value, seat))
        return Attempt(
            kind, acting, zone, rival, type_, slots, stealth, alert, sources, used, covered
        )


class Scholar:
    """One player's scholar: where it stands and all it has (D0.3, D2.2)."""

    card: ScholarCard
    side: Side
    mods: Mapping[str, int]
    protected: frozenset[str]
    helpers: int
    """Points of interns, less the penalties of face-up jinx cards."""

    def __init__(self, card: ScholarCard, colour: str, zone: str, types: int) -> None:
        self.card = card
        self.side = card.normal
        self.mods = {}
        self.protected = frozenset()
        self.helpers = 0
        self.colour = colour
        self.zone = zone
        self.hand: tuple[str, ...] = ()
        self.cubes: Counts = (0,) * types
        self.stars = 0
        self.bonus = 0
        self.value = 0
        self.students = 0
        self.stun = 0
        self.interns: tuple[str, ...] = ()
        self.jinxes: tuple[str, ...] = ()
        self.hidden_jinxes: tuple[str, ...] = ()
        self.exalted = False
        self.knowledge = False
        self.combo = False
        self.clan_seen = False
        self.finished = False
        self.rank = 0
        self.must_rest = False
        self.marks: tuple[Mark, ...] = ()
        self.gained: tuple[str, ...] = ()
        #: A zone from which exploring failed, what held then, and earlier such zones.
        self.barred: tuple[Any, ...] = ()

    def clone(self) -> Scholar:
        """An independent copy: every value in it is immutable."""
        twin = Scholar.__new__(Scholar)
        twin.__dict__.update(self.__dict__)
        return twin

    def marked(self, mark: str) -> bool:
        """Does this mark hold now?"""
        for held, _ in self.marks:  # noqa: SIM110 - asked for every way, skill and target
            if held == mark:
                return True
        return False

    def to_dict(self) -> dict[str, Any]:
        """As plain data; what follows from the rest is left out."""
        data = {k: plain(v) for k, v in self.__dict__.items() if k not in _DERIVED}
        return {"card": self.card.id, **data}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], box: Box) -> Scholar:
        """Back from plain data; `numbers.fold` restores what follows from the rest."""
        scholar = cls(box.scholars[data["card"]], "", "", len(box.types))
        for key, value in data.items():
            if key != "card":
                setattr(scholar, key, frozen(value))
        return scholar


_DERIVED = frozenset({"card", "side", "mods", "protected", "helpers"})


class Game(State):
    """The state of a game of Dungeonology."""

    title = "dungeonology"
    apart = frozenset({"profile", "scholars", "map"})
    scholars: list[Scholar]
    trail: tuple[tuple[int, str], ...]
    """Who left which zone in this movement, since a tile was laid; no rule asks for it."""

    def __init__(self, box: Box, profile: Profile, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.profile = profile
        self.scholars = []
        self.rotate = False
        self.round_limit = 0
        self.age_order: tuple[int, ...] = ()
        self.first = 0
        self.active = 0
        self.round = 1
        self.turn = 0
        self.phase = "start"
        self.steps_taken = 0
        self.trail = ()
        self.idle_turns = 0
        self.orders: tuple[str, ...] = ("threatened",) * seats
        self.orders_before: tuple[str, ...] = ("threatened",) * seats
        self.order_marks: tuple[tuple[str, ...], ...] = ((),) * seats
        self.tricks: tuple[str, ...] = ()
        self.discards: tuple[str, ...] = ()
        self.table: tuple[str, ...] = ()
        self.jinx_deck: tuple[str, ...] = ()
        self.jinx_discards: tuple[str, ...] = ()
        self.stacks: tuple[tuple[str, ...], ...] = ()
        self.shown = ""
        self.map: Dungeon
        self.slots: Mapping[str, Slots] = {}
        self.cubes_on_zones = 0
        self.traps: Mapping[str, tuple[Trap, ...]] = {}
        self.trap_pool: tuple[str, ...] = ()
        self.stairs_open: Mapping[str, tuple[int, ...]] = {}
        self.campfire = 0
        self.bag = 0
        self.bag_omegas = 0
        self.reserve = 0
        self.reserve_omegas = 0
        self.alert_card = ""
        self.alert_omegas = 0
        self.panic = ""
        self.clan = ""
        self.maximum = False
        self.maximum_round = 0
        self.last_call = False
        self.omegas_drawn: tuple[int, ...] = ()
        self.boss = ""
        self.boss_profile = ""
        self.boss_met = False
        self.attempt: Attempt | None = None
        self.plays: tuple[Play, ...] = ()
        self.course: tuple[tuple[int, ...], ...] = ()
        self.spoken: tuple[int, ...] = ()

    def clone(self) -> Game:
        """An independent copy."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.agenda = self.agenda[:]
        twin.scholars = [s.clone() for s in self.scholars]
        twin.events = []
        return twin

    @property
    def whose_turn(self) -> int:
        """The active seat, whoever is asked."""
        return self.active

    # Who is where (D0.3, D0.5)

    def in_dungeon(self, seat: int) -> bool:
        """Live and not on the Start tile, where whoever is finished stays (D3.3)."""
        return self.scholars[seat].zone != self.box.start

    def rivals(self, seat: int) -> tuple[int, ...]:
        """Opponents in the dungeon, clockwise."""
        return tuple([s for s in self.clockwise(seat)[1:] if self.in_dungeon(s)])

    def live(self) -> tuple[int, ...]:
        """Seats whose game is not over."""
        return tuple([s for s, scholar in enumerate(self.scholars) if not scholar.finished])

    def here(self, zone: str, first: int) -> tuple[int, ...]:
        """Live scholars in a zone of the dungeon, clockwise from a seat."""
        if zone == self.box.start:
            return ()
        scholars = self.scholars
        return tuple([s for s in self.clockwise(first) if scholars[s].zone == zone])

    # Saving

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain data."""
        data = super().to_dict()
        data["profile"] = self.profile.id
        data["scholars"] = [s.to_dict() for s in self.scholars]
        data["map"] = self.map.to_list()
        if not self.spoken:  # games saved before anybody could speak up have the same fingerprint
            del data["spoken"]
        for name in self.recalled():
            del data[name]
        return data

    def recalled(self) -> dict[str, Any]:
        return {"trail": plain(self.trail)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], box: Box) -> Game:
        """The state back from plain data."""
        game = cls(box, box.profiles[data["profile"]], data["seats"])
        game.take_in(data)
        game.scholars = [Scholar.from_dict(s, box) for s in data["scholars"]]
        game.map = Dungeon.from_list(data["map"], box)
        game.traps = {
            z: tuple(Trap(face, owner) for face, owner, *_ in ts) for z, ts in game.traps.items()
        }
        game.plays = tuple(Play(*p) for p in game.plays)
        if game.attempt is not None:
            sources = tuple(Source(*s) for s in game.attempt[8])
            game.attempt = Attempt(*game.attempt)._replace(sources=sources)
        return game
