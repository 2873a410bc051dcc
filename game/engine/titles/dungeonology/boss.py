"""Laetus: sighting, activation, his ways, encounters (D8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Step, option
from game.engine.core.grid import clockwise_from
from game.engine.core.record import record
from game.engine.titles.dungeonology.chance import randomize, randomize_scholar
from game.engine.titles.dungeonology.entering import EntryEffect
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verb import NOBODY, bind


class BossEffect(EntryEffect):
    """D8.2: Sighting, or Activation at most once per scholar turn."""

    def run(self, game: Game) -> None:
        if not game.boss:
            sight(game, self.seat, self.zone)
        elif not game.boss_met:
            game.boss_met = True
            activate(game)


def sight(game: Game, seat: int, zone: str) -> None:
    """D8.6 Sighting: he appears in the scholar's zone."""
    put(game, zone)
    if game.box.bosses[game.boss_profile].sighting:
        game.push(Encounter(seat))


def put(game: Game, zone: str) -> None:
    """The figure stands in a zone."""
    origin, game.boss = game.boss, zone
    game.emit("boss_moved", origin=origin, zone=zone)


def activate(game: Game) -> None:
    """D8.6 Activation by profile."""
    profile = game.box.bosses[game.boss_profile]
    if profile.moves == "stagger":
        stagger(game, profile.links)
    else:
        game.push(Chase(game.active, profile.links))


# Ways (D8.4)


def boss_links(game: Game, zone: str) -> tuple[str, ...]:
    """Zones one link away for him: open pairs, stairs, secret passages; in 0.94 teleports too (V29)."""
    return game.map.ways_of_boss(zone, game.profile.boss_teleports)


def distances(game: Game, goal: str) -> Mapping[str, int]:
    """Links from every zone to a goal, for him."""
    return game.map.distances(goal, game.profile.boss_teleports)


def peopled(game: Game) -> Collection[str]:
    """Zones of the dungeon with a scholar in them."""
    return {scholar.zone for scholar in game.scholars} - {game.box.start}


def ways(game: Game, links: int) -> dict[str, int]:
    """Zones he can reach within so many links if he stops in the first zone with a scholar."""
    crowded = peopled(game)
    found = {game.boss: 0}
    edge = [game.boss]
    while edge:
        zone = edge.pop(0)
        if found[zone] == links or (zone != game.boss and zone in crowded):
            continue
        for there in boss_links(game, zone):
            if there not in found:
                found[there] = found[zone] + 1
                edge.append(there)
    del found[game.boss]
    return found


def goals(game: Game, links: int) -> tuple[str, ...]:
    """D8.6: zones where he may end his way.

    Ruling: where no scholar is within reach he goes as far as he can towards the nearest.
    """
    reached, crowded = ways(game, links), peopled(game)
    met = tuple([z for z in reached if z in crowded])
    if met:
        return met
    others = [z for z in game.map.zones if z != game.boss and z in crowded]
    far = [f for f in (distances(game, goal) for goal in others) if game.boss in f]
    nearest = min((f[game.boss] for f in far), default=0)
    to_nearest = [f for f in far if f[game.boss] == nearest]
    return tuple(z for z in reached if any(f.get(z) == nearest - links for f in to_nearest))


def is_met(game: Game, zone: str) -> bool:
    """D8.4: would he have an Encounter there? Not with whoever a False Trail hides (T10)."""
    return any(not game.scholars[s].marked("hide") for s in game.here(zone, 0))


@record
class Chase(Ask):
    """D8.6 Aggressive: the active player moves him; he must find somebody if he can (V31: free)."""

    seat: int
    links: int
    prompt = "boss_where"

    def options(self, game: Game) -> Sequence[Option]:
        if game.profile.boss_seeks:
            found = goals(game, self.links)
            zones = tuple(z for z in found if is_met(game, z)) or found
        else:
            zones = tuple(ways(game, self.links))
            zones += (game.boss,) if way_back(game, self.links) else ()
        return [option("boss", z) for z in zones] or [option("none")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "boss":
            zone = str(answer.args[0])
            if zone == game.boss:
                put(game, way_back(game, self.links))
            arrive(game, zone)


def way_back(game: Game, links: int) -> str:
    """D8.3: a zone with nobody in it from which he can come back where he stands; "" if there is none."""
    crowded = peopled(game)
    empty = [z for z in ways(game, links - 1) if z not in crowded]
    return next((z for z in empty if game.boss in boss_links(game, z)), "")


def arrive(game: Game, zone: str) -> None:
    """D8.3: he enters a zone; every scholar there resolves the Encounter, clockwise."""
    put(game, zone)
    game.push(*(Encounter(s) for s in game.here(zone, game.active)))


def stagger(game: Game, links: int) -> None:
    """D8.6 Drunk: towards a random scholar along a shortest way, by the exit of the same card."""
    drawn = randomize_scholar(game, game.active)
    if drawn is None:
        return
    seat, card = drawn
    if game.scholars[seat].zone == game.boss:
        game.push(Encounter(seat))
    else:
        game.push(*[Stagger(seat, card.exit)] * links)


@record
class Stagger(Step):
    """One link of the drunkard's way; he stops on arrival.

    D8.6: by the passage of the card or the first one clockwise, else by a secret passage.
    """

    goal: int
    exit: str

    def run(self, game: Game) -> None:
        goal = game.scholars[self.goal].zone
        if goal == game.boss or not game.in_dungeon(self.goal):
            return
        far = distances(game, goal)
        here = far.get(game.boss, 0)
        closer = [z for z in boss_links(game, game.boss) if far.get(z, here) < here]
        beyond = {p.passage: p.zone for p in game.map.pairs[game.boss] if p.joint != "wall"}
        through = [beyond[p] for p in clockwise_from(self.exit) if beyond.get(p) in closer]
        if closer:
            game.push(StaggerTo(game.active, tuple(through[:1] or closer)))


@record
class StaggerTo(Ask):
    """D14 Q74: among secret passages that are equally short the active player chooses."""

    seat: int
    zones: tuple[str, ...]
    prompt = "boss_where"

    def options(self, game: Game) -> Sequence[Option]:
        return [option("boss", z) for z in self.zones]

    def chosen(self, game: Game, answer: Option) -> None:
        arrive(game, str(answer.args[0]))


@record
class Encounter(Step):
    """D8.6: what meeting him does; a False Trail skips it (T10), Start is safe (D4.10)."""

    seat: int

    def run(self, game: Game) -> None:
        if not game.in_dungeon(self.seat) or game.scholars[self.seat].marked("hide"):
            return
        encounters = game.box.bosses[game.boss_profile].encounters
        game.emit("encounter", seat=self.seat)
        if "" in encounters:
            calls, word = encounters[""], ""
        else:
            card = randomize(game, self.seat, lambda c: True)
            assert card is not None
            calls, word = encounters[card.direction], card.type
        for call in reversed(calls):
            verb = bind(call, self.seat, NOBODY)
            game.push(type(verb)(self.seat, verb.n, NOBODY, verb.word or word))
