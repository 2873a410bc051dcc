"""What an answer would do before it is given, and the rooms within reach (C5, C6, C8, C11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from game.engine.core.agenda import Option, option
from game.engine.titles.catacombs import dragon, market, moving
from game.engine.titles.catacombs.effects import effects_of
from game.engine.titles.catacombs.exploring import tunnel_if_laid
from game.engine.titles.catacombs.health import allowed_damage
from game.engine.titles.catacombs.state import Game, OpenLeap
from game.engine.titles.catacombs.theft import Steal
from game.engine.titles.catacombs.tunnels import Tunnel
from game.engine.titles.catacombs.view_types import Preview, ReachView


def preview(game: Game, seat: int, key: str) -> Preview:
    """What an option would do as far as it is certain and known to the seat; {} if nothing is."""
    question = game.question
    offered = question.find(key) if question and question.seat == seat else None
    look = _LOOKS.get(offered.verb) if offered else None
    return look(game, seat, offered) if look and offered else {}


def price_of(game: Game, seat: int, way: Tunnel) -> Preview:
    """C5: what a tunnel costs on foot; swords may stand in for damage."""
    monsters = moving.monsters_on(game, seat, way)
    swords = moving.swords_for(game, seat, way)
    return {
        "boots": moving.boots_for(way),
        "lockpicks": moving.locks_on(game, way),
        "monsters": monsters,
        "least_damage": monsters - swords[-1] if swords else monsters,
        "goal": way.goal,
    }


def _walk(game: Game, seat: int, answer: Option) -> Preview:
    ways = [w for w in game.map.ways[game.players[seat].room] if w.id == answer.args[0]]
    prices: list[Preview] = [{**price_of(game, seat, way), "via": way.via} for way in ways]
    return prices[0] if len(prices) == 1 else {"portals": prices}


def _explore(game: Game, seat: int, answer: Option) -> Preview:
    way = game.map.find(game.players[seat].room, str(answer.args[0]))
    assert way is not None
    cell = list(way.cell) if way.cell else None
    return {**price_of(game, seat, way), "cell": cell, "tiles": len(game.stack)}


def _lay(game: Game, seat: int, answer: Option) -> Preview:
    """C6.5: what the whole tunnel costs in this rotation, and the room behind it."""
    if not game.now.tile:
        return {}
    way = tunnel_if_laid(game, seat, int(answer.args[0]))
    if game.now.teleporting:
        return {
            "boots": 0, "lockpicks": 0, "monsters": 0, "least_damage": 0, "goal": way.goal,
        }  # fmt: skip
    return price_of(game, seat, way)


def _portal(game: Game, seat: int, answer: Option) -> Preview:
    step = game.agenda[-1]
    assert isinstance(step, moving.ComeOut)
    way = game.map.find(game.players[seat].room, step.way, str(answer.args[0]))
    assert way is not None
    return {"goal": way.goal} if step.teleport else price_of(game, seat, way)


def _swords(game: Game, seat: int, answer: Option) -> Preview:
    step = game.agenda[-1]
    assert isinstance(step, moving.FightWay)
    monsters = moving.monsters_on(game, seat, step.tunnel(game))
    swords = int(answer.args[0])
    return {"swords": swords, "damage": monsters - swords}


def _buy(game: Game, seat: int, answer: Option) -> Preview:
    return {"item": str(answer.args[0]), "prices": dict(market.prices(game, seat))}


def _card(game: Game, seat: int, answer: Option) -> Preview:
    """C4, C18.79: the price on the card, without its skill where it is stolen."""
    card = game.box.cards[str(answer.args[0])]
    also: Preview = {"gold": card.also_pay.gold, "lockpicks": card.also_pay.lockpicks}
    if card.type == "monster":
        return {"swords": card.cost, **also}
    return {"skill": 0 if isinstance(game.agenda[-1], Steal) else card.cost, **also}


def _play(game: Game, seat: int, answer: Option) -> Preview:
    """What a card or token gives for certain; what hangs on a condition is left out."""
    source = str(answer.args[0])
    part = "play" if answer.verb == "play" else "token_use"
    gains: dict[str, int] = {}
    for effect in effects_of(game, source, part):
        if not effect.is_watched and effect.n:
            gains[effect.verb] = gains.get(effect.verb, 0) + effect.n
    return {"gives": gains}


def _take(game: Game, seat: int, answer: Option) -> Preview:
    """C7.9: what is taken, and what the next attack would then draw."""
    room = game.players[seat].room
    best = max(game.lying[room], key=lambda name: game.box.artifacts[name].rank)
    cubes = game.track.cubes
    rage = min(game.rage + 1, len(cubes))
    more = cubes[rage - 1] - cubes[game.rage - 1]
    return {
        "artifact": best,
        "value": game.box.artifacts[best].value,
        "rage": rage,
        "attack": dragon.attack_size(game) + more,
    }


def _record(game: Game, seat: int, answer: Option) -> Preview:
    return {"gold": len(game.players[seat].shrines) + 1, "cubes": 1}


def _end(game: Game, seat: int, answer: Option) -> Preview:
    """C11: what is lost, the size of an attack, how many cards are turned up."""
    now = game.now
    return {
        "skill": now.skill,
        "swords": now.swords,
        "boots": now.boots,
        "attack": dragon.attack_size(game),
        "new_cards": game.row.count(""),
    }


_LOOKS: dict[str, Callable[[Game, int, Option], Preview]] = {
    "play": _play,
    "token": _play,
    "walk": _walk,
    "explore": _explore,
    "lay": _lay,
    "portal": _portal,
    "swords": _swords,
    "buy": _buy,
    "acquire": _card,
    "use": _card,
    "defeat": _card,
    "take": _take,
    "record": _record,
    "at": _record,
    "end": _end,
}


# Reach


class Leg(NamedTuple):
    """One room further: the answers, the room, the tunnel that is walked ("" without one)."""

    answers: tuple[Option, ...]
    goal: str
    tunnel: str = ""


class Trail(NamedTuple):
    """One way to a room: what it has used, dearest last."""

    boots: int
    damage: int
    lockpicks: int
    swords: int
    teleports: int
    exhausted: bool
    opened: frozenset[str] = frozenset()
    leaps: frozenset[int] = frozenset()
    """Places of the stored far teleports that were used."""

    def beats(self, other: Trail) -> bool:
        """At least as good in everything."""
        mine, theirs = self[:6], other[:6]
        return self.leaps <= other.leaps and all(a <= b for a, b in zip(mine, theirs, strict=True))


def reach(game: Game, seat: int) -> list[ReachView]:
    """Rooms the active player could get to this turn: way, cost and damage of the cheapest way.

    Boots, swords, lockpicks and all stored teleports are counted; exploring and drawing are not.
    """
    now = game.now
    if now.seat != seat or moving.why_not_move(game, seat) is not None:
        return []
    player = game.players[seat]
    tired = now.exhausted and not now.cave_proof
    start = Trail(0, 0, 0, 0, 0, tired)
    number = count()
    edge: list[tuple[tuple[int, ...], int, str, Trail, list[Leg]]] = []
    heappush(edge, (_order(start), next(number), player.room, start, []))
    kept: dict[str, list[Trail]] = {}
    found: dict[str, ReachView] = {}
    while edge:
        _, _, room, trail, way = heappop(edge)
        if any(known.beats(trail) for known in kept.get(room, ())):
            continue
        kept.setdefault(room, []).append(trail)
        if room not in found:
            found[room] = _told(room, trail, way)
        if "crypt" in game.features(room) and way:
            continue
        for leg, after in _legs(game, seat, room, trail):
            heappush(edge, (_order(after), next(number), leg.goal, after, [*way, leg]))
    del found[player.room]
    return list(found.values())


def _order(trail: Trail) -> tuple[int, ...]:
    jumps = trail.teleports + len(trail.leaps)
    return trail.damage, jumps, trail.lockpicks, trail.boots, trail.swords


def _told(room: str, trail: Trail, way: list[Leg]) -> ReachView:
    return {
        "room": room,
        "way": [
            {"answers": [one.key for one in answers], "goal": goal, "tunnel": tunnel}
            for answers, goal, tunnel in way
        ],
        "boots": trail.boots,
        "swords": trail.swords,
        "lockpicks": trail.lockpicks,
        "teleports": trail.teleports,
        "leaps": len(trail.leaps),
        "damage": trail.damage,
    }


def _legs(game: Game, seat: int, room: str, trail: Trail) -> Iterator[tuple[Leg, Trail]]:
    """One tunnel further, on foot or by teleport."""
    for way in game.map.ways[room]:
        if not way.goal or moving.why_not_go(game, seat, way) is not None:
            continue
        walked = _walked(game, seat, way, trail)
        if walked:
            yield Leg(_through("walk", way), way.goal, way.id), walked
        if trail.teleports < game.now.teleports:
            after = trail._replace(teleports=trail.teleports + 1)
            yield Leg(_through("teleport", way), way.goal), _entered(game, way.goal, after)
    for place, leap in enumerate(game.now.leaps):
        if place in trail.leaps or moving.why_not_leap_from(game, seat, leap, room) is not None:
            continue
        after = trail._replace(leaps=trail.leaps | {place})
        for leg in _leaps(game, seat, leap, room):
            yield leg, _entered(game, leg.goal, after)


def _through(verb: str, way: Tunnel) -> tuple[Option, ...]:
    """The answers that lead through a tunnel; of a portal it is asked where one comes out."""
    return (option(verb, way.id), *_out(way))


def _out(way: Tunnel) -> tuple[Option, ...]:
    return (option("portal", way.via),) if way.via else ()


def _leaps(game: Game, seat: int, leap: OpenLeap, room: str) -> Iterator[Leg]:
    """Where a stored teleport leads from a room (C10.7, C10.8); a goal without another is not asked."""
    goals = moving.goals_from(game, seat, leap, room)
    for goal in goals:
        answers = (option("leap", leap.card), *((goal,) if len(goals) > 1 else ()))
        if goal.verb == "to":
            yield Leg(answers, str(goal.args[0]))
            continue
        for way in game.map.ways[room]:
            is_meant = way.id == goal.args[0] and way.goal
            if is_meant and moving.why_not_go(game, seat, way) is None:
                yield Leg((*answers, *_out(way)), way.goal)


def _walked(game: Game, seat: int, way: Tunnel, trail: Trail) -> Trail | None:
    """The trail behind a tunnel, swords before damage; None if it cannot be paid."""
    player, now = game.players[seat], game.now
    if trail.exhausted or (way.against and not game.has_power(seat, "arrows")):
        return None
    boots = trail.boots + moving.boots_for(way)
    shut = [(h, n) for h, n in way.locks if h not in game.opened and h not in trail.opened]
    lockpicks = trail.lockpicks + sum(n for _, n in shut)
    if boots > now.boots or lockpicks > player.lockpicks:
        return None
    monsters = moving.monsters_on(game, seat, way)
    swords = min(monsters, now.swords - trail.swords)
    damage = trail.damage + monsters - swords
    if monsters > swords and damage > allowed_damage(game, player):
        return None
    opened = trail.opened | {half for half, _ in shut}
    used = trail.swords + swords
    after = Trail(boots, damage, lockpicks, used, trail.teleports, False, opened, trail.leaps)
    return _entered(game, way.goal, after)


def _entered(game: Game, room: str, trail: Trail) -> Trail:
    """C7.3: a crystal cave exhausts who is not cave-proof."""
    if "crystal" in game.features(room) and not game.now.cave_proof:
        return trail._replace(exhausted=True)
    return trail
