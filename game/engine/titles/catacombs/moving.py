"""Movement: on foot, by portal and by teleport (C5, C10.7, C10.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.catacombs.box import PORTAL, parted, tile_of
from game.engine.titles.catacombs.cards import trash_card
from game.engine.titles.catacombs.exploring import reveal_tile
from game.engine.titles.catacombs.health import allowed_damage, take_voluntary_damage
from game.engine.titles.catacombs.rooms import enter_room
from game.engine.titles.catacombs.state import Game, OpenLeap
from game.engine.titles.catacombs.tunnels import Tunnel

# What a tunnel costs (C5.2 to C5.7)


def boots_for(way: Tunnel) -> int:
    """C5.2, C5.3: one, and one for each footprint."""
    return 1 + way.footprints


def locks_on(game: Game, way: Tunnel) -> int:
    """C5.5: locks not opened yet."""
    if not way.locks:
        return 0
    return sum([n for half, n in way.locks if half not in game.opened])


def monsters_on(game: Game, seat: int, way: Tunnel) -> int:
    """C5.4: none for who ignores them (K047, C15.7)."""
    if not way.monsters or game.now.ignore_monsters or game.has_power(seat, "monsters"):
        return 0
    return way.monsters


def swords_for(game: Game, seat: int, way: Tunnel) -> range:
    """C5.4, C12.4: numbers of swords one may spend on a tunnel's monsters."""
    monsters = monsters_on(game, seat, way)
    if not monsters:
        return range(1)
    least = max(0, monsters - allowed_damage(game, game.players[seat]))
    return range(least, min(monsters, game.now.swords) + 1)


def why_not_pay(game: Game, seat: int, way: Tunnel) -> Reason | None:
    """C5.6, C5.7: arrow, boots, lockpicks and monsters, all together."""
    now = game.now
    if way.against and not game.has_power(seat, "arrows"):
        return Reason("arrow", "C5.6")
    if now.exhausted and not now.cave_proof:
        return Reason("exhausted", "C7.3")
    if now.boots < 1 + way.footprints:
        return Reason("boots_missing", "C5.2", {"n": boots_for(way), "have": now.boots})
    if way.locks:
        locks = locks_on(game, way)
        if locks > game.players[seat].lockpicks:
            return Reason("lockpicks_missing", "C5.5", {"n": locks})
    if way.monsters and not swords_for(game, seat, way):
        return Reason("monsters_block", "C12.4", {"n": way.monsters})
    return None


def why_not_go(game: Game, seat: int, way: Tunnel) -> Reason | None:
    """C5.12, C6.1: where nobody may go, on foot or by teleport."""
    if not way.goal:
        return None if game.stack else Reason("no_tiles", "C6.1")
    if not game.players[seat].artifacts and "crypt" in game.box.features[way.goal]:
        return Reason("no_artifact", "C5.12")
    return None


def why_not_move(game: Game, seat: int) -> Reason | None:
    """C6.7, C13.1: nobody moves while a tile waits, nor after the escape."""
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    if game.now.escaped:
        return Reason("escaped", "C13.1")
    return None


def why_not_walk(game: Game, seat: int, way: Tunnel) -> Reason | None:
    """May the pawn go this way on foot?"""
    return why_not_move(game, seat) or why_not_go(game, seat, way) or why_not_pay(game, seat, way)


def walk_options(game: Game, seat: int) -> Sequence[Option]:
    """Tunnels that can be walked or explored now; a portal once."""
    now = game.now
    if not now.boots or now.tile or now.escaped or (now.exhausted and not now.cave_proof):
        return ()
    found: dict[str, Option] = {}
    for way in game.map.ways[game.players[seat].room]:
        if way.id in found or now.boots <= way.footprints:
            continue
        if why_not_go(game, seat, way) is None and why_not_pay(game, seat, way) is None:
            found[way.id] = option("walk" if way.goal else "explore", way.id)
    return list(found.values())


# Walking


def walk(game: Game, seat: int, name: str) -> None:
    """C5: through a tunnel; a portal asks where one comes out (C5.9)."""
    if parted(name)[1] == PORTAL:
        game.push(ComeOut(seat, name, teleport=False))
    else:
        game.push(FightWay(seat, name))


@record
class ComeOut(Ask):
    """C5.9: which other portal."""

    seat: int
    way: str
    teleport: bool
    prompt = "portal"

    def options(self, game: Game) -> Sequence[Option]:
        ways = [w for w in game.map.ways[game.players[self.seat].room] if w.id == self.way]
        return [option("portal", w.via) for w in ways if self.why_not(game, w) is None]

    def why_not(self, game: Game, way: Tunnel) -> Reason | None:
        """May one come out of that portal?"""
        reason = why_not_go(game, self.seat, way)
        return reason or (None if self.teleport else why_not_pay(game, self.seat, way))

    def chosen(self, game: Game, answer: Option) -> None:
        via = str(answer.args[0])
        if self.teleport:
            way = game.map.find(game.players[self.seat].room, self.way, via)
            assert way is not None
            arrive(game, self.seat, way, "teleport")
        else:
            game.push(FightWay(self.seat, self.way, via))

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"way": self.way, "teleport": self.teleport}


@record
class FightWay(Ask):
    """C5.4: how many swords prevent damage; the rest is taken. Then everything is paid (C5.7)."""

    seat: int
    way: str
    via: str = ""
    prompt = "fight"

    def tunnel(self, game: Game) -> Tunnel:
        """The way that is walked."""
        way = game.map.find(game.players[self.seat].room, self.way, self.via)
        assert way is not None
        return way

    def options(self, game: Game) -> Sequence[Option]:
        return [option("swords", n) for n in swords_for(game, self.seat, self.tunnel(game))]

    def chosen(self, game: Game, answer: Option) -> None:
        way = self.tunnel(game)
        pay(game, self.seat, way, int(answer.args[0]))
        if way.goal:
            arrive(game, self.seat, way, "walk")

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        way = self.tunnel(game)
        return {"way": self.way, "n": way.monsters, "goal": way.goal}


def pay(game: Game, seat: int, way: Tunnel, swords: int) -> None:
    """C5.7: boots, lockpicks laid on the icons, swords and damage."""
    player, now = game.players[seat], game.now
    now.boots -= boots_for(way)
    now.swords -= swords
    for half, n in way.locks:
        if half not in game.opened:
            player.lockpicks -= n
            game.opened += (half,)
            game.emit("lock_opened", seat=seat, tunnel=half, n=n)
    damage = monsters_on(game, seat, way) - swords
    if damage:
        take_voluntary_damage(game, seat, damage)


def arrive(game: Game, seat: int, way: Tunnel, how: str) -> None:
    """C5.11: the pawn goes along and enters the room."""
    if way.via:
        game.now.portals += 1
    enter_room(game, seat, way.goal, how, way.id)


# Teleports (C10.7)


def why_not_teleport(game: Game, seat: int) -> Reason | None:
    """C10.7: an adjacent teleport must be stored."""
    reason = why_not_move(game, seat)
    return reason or (None if game.now.teleports else Reason("no_teleport", "C10.7"))


def adjacent(game: Game, seat: int, here: str) -> list[Tunnel]:
    """C10.7: ways to adjacent rooms and open edges, each room once, a portal once."""
    goals: dict[str, Tunnel] = {}
    for way in game.map.ways[here]:
        mark = way.id if way.via or not way.goal else way.goal
        if mark not in goals and why_not_go(game, seat, way) is None:
            goals[mark] = way
    return list(goals.values())


def teleport_options(game: Game, seat: int) -> Sequence[Option]:
    """Where a stored teleport may go."""
    now = game.now
    if not now.teleports or now.tile or now.escaped:
        return ()
    return [option("teleport", way.id) for way in adjacent(game, seat, game.players[seat].room)]


def teleport(game: Game, seat: int, name: str) -> None:
    """C10.7: without boots, ignoring every icon; it may explore (C6.9)."""
    game.now.teleports -= 1
    go_adjacent(game, seat, name)


def go_adjacent(game: Game, seat: int, name: str) -> None:
    """To an adjacent room, out of a portal, or off the edge."""
    if parted(name)[1] == PORTAL:
        game.push(ComeOut(seat, name, teleport=True))
        return
    way = game.map.find(game.players[seat].room, name)
    assert way is not None
    if way.goal:
        arrive(game, seat, way, "teleport")
    else:
        reveal_tile(game, seat, way, by_teleport=True)


# Far teleports and others bound to a place (C10.8)


def goals_of(game: Game, seat: int, leap: OpenLeap, here: str) -> list[str]:
    """C10.8, C18.83: rooms of the kind the card names, never the one where the pawn stands."""
    found: list[str] = []
    for kind in leap.to:
        if kind == "player":
            others = [game.players[s] for s in game.clockwise(seat)[1:] if game.is_inside(s)]
            found += [p.room for p in others if "depths" in game.features(p.room)]
        elif kind == "placed":
            found += game.map.rooms_of(leap.tile)
        elif kind != "adjacent":
            found += [room for room in game.map.ways if kind in game.features(room)]
    if "haunted" in leap.to:  # K049: of another haunted tile
        found = [room for room in found if tile_of(room) != tile_of(here)]
    barred = not game.players[seat].artifacts
    return [
        room
        for room in dict.fromkeys(found)
        if room != here and not (barred and "crypt" in game.features(room))
    ]


def goals_from(game: Game, seat: int, leap: OpenLeap, here: str) -> list[Option]:
    """C10.7, C10.8: where a stored teleport leads from a room: adjacent ways, then far rooms."""
    near = adjacent(game, seat, here) if "adjacent" in leap.to else []
    far = goals_of(game, seat, leap, here)
    return [*(option("teleport", way.id) for way in near), *(option("to", room) for room in far)]


def why_not_leap_from(game: Game, seat: int, leap: OpenLeap, here: str) -> Reason | None:
    """C10.5, C10.8: its condition must hold where it is used, and the card it costs be there."""
    if leap.place and leap.place not in game.features(here):
        return Reason("wrong_place", "C10.8", {"places": (leap.place,)})
    if leap.trash and leap.card not in game.players[seat].play:
        return Reason("card_gone", "C10.5", {"card": leap.card})
    return None if goals_from(game, seat, leap, here) else Reason("no_goal", "C10.8")


def why_not_leap(game: Game, seat: int, leap: OpenLeap) -> Reason | None:
    """May a stored teleport be used now?"""
    here = game.players[seat].room
    return why_not_move(game, seat) or why_not_leap_from(game, seat, leap, here)


def leap_options(game: Game, seat: int) -> Sequence[Option]:
    """Stored teleports with a condition that can be used now, by card."""
    if not game.now.leaps:
        return ()
    usable = [leap for leap in game.now.leaps if why_not_leap(game, seat, leap) is None]
    return [option("leap", card) for card in dict.fromkeys(leap.card for leap in usable)]


def leap(game: Game, seat: int, card: str) -> None:
    """C10.8: where to."""
    game.push(LeapTo(seat, card))


@record
class LeapTo(Ask):
    """C10.8: the goal of a stored teleport, which is then used up."""

    seat: int
    card: str
    prompt = "leap"

    def leap(self, game: Game) -> OpenLeap:
        """The first stored one of that card which can be used."""
        mine = [leap for leap in game.now.leaps if leap.card == self.card]
        return next(leap for leap in mine if why_not_leap(game, self.seat, leap) is None)

    def options(self, game: Game) -> Sequence[Option]:
        return goals_from(game, self.seat, self.leap(game), game.players[self.seat].room)

    def chosen(self, game: Game, answer: Option) -> None:
        leap = self.leap(game)
        at = game.now.leaps.index(leap)
        game.now.leaps = game.now.leaps[:at] + game.now.leaps[at + 1 :]
        if leap.trash:
            trash_card(game, self.seat, "play", leap.card)
        if answer.verb == "teleport":
            go_adjacent(game, self.seat, str(answer.args[0]))
        else:
            enter_room(game, self.seat, str(answer.args[0]), "leap", self.card)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"card": self.card}
