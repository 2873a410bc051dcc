"""Everything that may change in a game of Catacombs, as plain data.

Things are named by id: cards ("burgle"; copies are alike), tokens, artifacts, tiles ("D02"), rooms
("D02.c"), tunnels ("D02.a-b", "D02.E2", "D02.P"). A pile is a tuple whose last thing is on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.engine.core.agenda import frozen, plain
from game.engine.core.state import State
from game.engine.titles.catacombs.box import Box, Track, tile_of
from game.engine.titles.catacombs.tunnels import Map

Pile = tuple[str, ...]
INSIDE, ESCAPED, KNOCKED_OUT = "", "escaped", "knocked_out"


class Watch(NamedTuple):
    """C3.10: an effect of a card that waits for its condition, or grows with a count.

    `serial` tells copies of a card apart; `given` is the count already paid for.
    """

    card: str
    serial: int
    part: str
    place: int
    given: int = 0


class OpenChoice(NamedTuple):
    """C10.22: a choice of a played card; `left` of its alternatives are still to be chosen."""

    card: str
    serial: int
    place: int
    left: int
    taken: tuple[int, ...] = ()


class OpenLeap(NamedTuple):
    """C10.8: a teleport stored with its condition and goals; `tile` is the one just placed."""

    card: str
    to: tuple[str, ...]
    place: str = ""
    trash: bool = False
    tile: str = ""


class Owed(NamedTuple):
    """C10.21: a trashing to be carried out; `card` names the only kind that fits."""

    card: str = ""
    may: bool = False


class Player:
    """One player: cards, cubes, tokens, and where the pawn stands (C2.12)."""

    def __init__(self) -> None:
        self.deck: Pile = ()
        self.known = 0
        """So many cards on top of the deck are known to everybody (C10.23)."""
        self.hand: Pile = ()
        self.play: Pile = ()
        self.discards: Pile = ()
        self.supply = 0
        self.clank = 0
        """Cubes in the Clank! area."""
        self.bagged = 0
        self.removed = 0
        self.damage = 0
        """Own cubes on the health track."""
        self.black = 0
        """Black cubes on the health track (C12.3)."""
        self.markers = 0
        """Other markers on the health track, when the bank had no black cube (C12.3)."""
        self.gold = 0
        self.lockpicks = 0
        self.room = ""
        self.artifacts: Pile = ()
        self.plundered: Pile = ()
        """Rooms where they were taken (C15.6)."""
        self.tokens: Pile = ()
        self.idols = 0
        self.mastery = False
        self.shrines: Pile = ()
        """Wayshrines recorded, each holding one cube for good (C7.11)."""
        self.out = INSIDE

    @property
    def hurt(self) -> int:
        """Filled spaces of the health track (C12.1)."""
        return self.damage + self.black + self.markers

    @property
    def cards(self) -> Pile:
        """All own cards (C14.2)."""
        return self.deck + self.hand + self.discards + self.play

    def clone(self) -> Player:
        """An independent copy: every value in it is immutable."""
        twin = Player.__new__(Player)
        twin.__dict__.update(self.__dict__)
        return twin


class Turn:
    """What holds until the end of this turn only (C3.14)."""

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.leaps: tuple[OpenLeap, ...] = ()
        self.banked = 0
        self.clank_gained = 0
        self.skill_gained = 0
        self.gold_gained = 0
        self.exhausted = False
        self.cave_proof = False
        self.ignore_monsters = False
        self.portals = 0
        self.monsters = 0
        self.rewarded: Pile = ()
        self.springs = 0
        self.owed: tuple[Owed, ...] = ()
        self.choices: tuple[OpenChoice, ...] = ()
        self.bargains: tuple[int, ...] = ()
        self.records = 0
        self.replacements = 0
        self.watches: tuple[Watch, ...] = ()
        self.serial = 0
        self.tile = ""
        """C6.7: the tile that waits, the exit it was drawn for, and whether by teleport."""
        self.exit = ""
        self.teleporting = False
        self.placed = ""
        """The tile a card placed last (C10.17)."""
        self.escaped = False
        self.mercy_used = False

    def clone(self) -> Turn:
        """An independent copy: every value in it is immutable."""
        twin = Turn.__new__(Turn)
        twin.__dict__.update(self.__dict__)
        return twin


class Game(State):
    """The state of a game of Catacombs. `now` holds what ends with the turn."""

    title = "catacombs"
    apart = frozenset({"players", "now", "map"})
    players: list[Player]
    map: Map

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.side = "A"
        self.mercy = False
        self.open_hands = False
        self.round_limit = 0
        self.players = [Player() for _ in range(seats)]
        self.now = Turn()
        self.first = 0
        self.active = 0
        self.round = 1
        self.turn = 0
        self.rage = 1
        self.stack: Pile = ()
        self.aside: Pile = ()
        """Safe tiles put back unseen (C2.4)."""
        self.artifacts: Pile = ()
        """The artifact stack; here the first is the top one (C2.6)."""
        self.lying: Mapping[str, Pile] = {}
        """Artifacts by room (C7.8)."""
        self.opened: Pile = ()
        """Halves of tunnels whose locks are open (C5.5)."""
        self.unlocked: tuple[tuple[str, str], ...] = ()
        """Rooms and features used up (C7.6)."""
        self.majors: Pile = ()
        self.minors: Pile = ()
        self.prisoners: Pile = ()
        self.market: Pile = ()
        self.boxed: Pile = ()
        """Tokens out of the game (C9)."""
        self.deck: Pile = ()
        self.row: Pile = ()
        """Six slots; "" is an empty one."""
        self.dungeon_discards: Pile = ()
        self.reserve: Mapping[str, int] = {}
        self.trashed: Pile = ()
        self.idols = 0
        self.masteries = 0
        self.bank_black = 0
        self.bank_ghosts = 0
        self.area_ghosts = 0
        self.bag_black = 0
        self.bag_ghosts = 0
        self.course: tuple[tuple[int, ...], ...] = ()
        """What everybody would score by getting out, at the end of each round."""

    # Reading

    @property
    def track(self) -> Track:
        """The rage track in use (C2.2, C15.3)."""
        basic = self.seats <= self.box.figures.basic_seats
        return self.box.tracks["main" if basic else "party"]

    @property
    def whose_turn(self) -> int:
        """The active seat: for a shield or a turning tile another one may be asked (C10.20)."""
        return self.active

    @property
    def is_party(self) -> bool:
        """C15: five or six players."""
        return self.seats > self.box.figures.basic_seats

    def is_inside(self, seat: int) -> bool:
        """Neither escaped nor knocked out (C13.5)."""
        return not self.players[seat].out

    def inside(self, first: int) -> tuple[int, ...]:
        """C10.9: players inside, clockwise from a seat."""
        players = self.players
        return tuple([s for s in self.clockwise(first) if not players[s].out])

    def has_power(self, seat: int, power: str) -> bool:
        """Does a player hold a token that does this (C8, C9)?"""
        tokens = self.players[seat].tokens
        return bool(tokens) and not self.box.powers[power].isdisjoint(tokens)

    def features(self, room: str) -> frozenset[str]:
        """What a room and its tile have (C7, C13.6)."""
        return self.box.features[room]

    def is_in(self, seat: int, place: str) -> bool:
        """Does the pawn stand in such a place?"""
        return place in self.box.features[self.players[seat].room]

    def occupants(self, tile: str) -> tuple[int, ...]:
        """Players inside on a tile (C10.11)."""
        return tuple(
            [s for s, p in enumerate(self.players) if not p.out and tile_of(p.room) == tile]
        )

    # Cloning and saving

    def clone(self) -> Game:
        """An independent copy."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.agenda = self.agenda[:]
        twin.players = [p.clone() for p in self.players]
        twin.now = self.now.clone()
        twin.events = []
        return twin

    def to_dict(self) -> dict[str, Any]:
        """The whole state as plain data."""
        data = super().to_dict()
        data["players"] = [plain(p.__dict__) for p in self.players]
        data["now"] = plain(self.now.__dict__)
        data["map"] = self.map.to_list()
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], box: Box) -> Game:
        """The state back from plain data."""
        game = cls(box, data["seats"])
        game.take_in(data)
        for player, told in zip(game.players, data["players"], strict=True):
            player.__dict__.update(frozen(told))
        now = game.now
        now.__dict__.update(frozen(data["now"]))
        now.watches = tuple(Watch(*w) for w in now.watches)
        now.choices = tuple(OpenChoice(*c) for c in now.choices)
        now.leaps = tuple(OpenLeap(*leap) for leap in now.leaps)
        now.owed = tuple(Owed(*o) for o in now.owed)
        game.map = Map.from_list(data["map"], box)
        return game


def without(things: Pile, thing: str) -> Pile:
    """A pile without one copy of a thing, the first one in it."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]
