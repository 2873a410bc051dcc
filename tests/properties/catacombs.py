"""Properties of Catacombs: the invariants of C20, what is offered can be paid, the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from game import api
from game.content.titles import load
from game.engine.core.agenda import Ask, all_steps
from game.engine.titles.catacombs import moving
from game.engine.titles.catacombs.dragon import DrawCubes
from game.engine.titles.catacombs.exploring import TurnPlaced
from game.engine.titles.catacombs.setup import copies
from game.engine.titles.catacombs.state import Game
from tests.properties import core
from tests.properties.core import Property, some_option

ENDINGS = ("escaped", "knocked_out", "deck", "bag", "round_limit")

REVEALING = frozenset(
    {"tile_drawn", "token_gained", "card_arrived", "cube_drawn", "drawn", "deck_shuffled"}
)
"""Everything that nobody, or only the player concerned, could know beforehand (C0.3)."""

core.REVEALING["catacombs"] = REVEALING


# C20


def cubes_are_conserved(game: Game) -> None:
    """C20.1: thirty of each colour, 24 black ones, five ghosts."""
    figures = game.box.figures
    for seat, p in enumerate(game.players):
        own = p.supply + p.clank + p.bagged + p.damage + p.removed + len(p.shrines)
        assert own == figures.cubes, seat
    black = game.bag_black + game.bank_black + sum(p.black for p in game.players)
    assert black == figures.black
    beside = sum(s.ghosts for s in game.agenda if isinstance(s, DrawCubes))
    ghosts = game.bag_ghosts + game.bank_ghosts + game.area_ghosts + beside
    assert game.outcome is not None or ghosts == figures.ghosts


def cards_are_conserved(game: Game) -> None:
    """C20.2: every card of every pile is somewhere."""
    cards = game.box.cards.values()
    there = Counter(name for p in game.players for name in p.cards)
    there.update((*game.deck, *(c for c in game.row if c), *game.dungeon_discards, *game.trashed))
    there.update(game.reserve)
    whole = Counter(copies(game, (c for c in cards if c.pile == "dungeon")))
    whole.update(copies(game, (c for c in cards if c.id in game.box.reserve)))
    for card in cards:
        if card.pile == "start":
            whole[card.id] += card.copies * game.seats
    assert +there == +whole


def tiles_are_conserved(game: Game) -> None:
    """C20.3: stack, map, the one that waits and those put back, each once."""
    placed = [t for t in game.map.grid.where if t != game.map.start]
    held = [game.now.tile] if game.now.tile else []
    held += [s.tile for s in game.agenda if isinstance(s, TurnPlaced)]
    tiles = [*game.stack, *placed, *held]
    assert len(tiles) == 26
    square = [t.id for t in game.box.tiles.values() if t.kind != "start"]
    assert sorted([*tiles, *game.aside]) == sorted(square)


def artifacts_are_conserved(game: Game) -> None:
    """C20.4: stack, rooms and players; nobody above one and one for each Backpack."""
    rooms = [a for there in game.lying.values() for a in there]
    held = [a for p in game.players for a in p.artifacts]
    whole = [a.id for a in game.box.artifacts.values() if game.is_party or not a.extra]
    assert sorted([*game.artifacts, *rooms, *held]) == sorted(whole)
    for seat, p in enumerate(game.players):
        assert len(p.artifacts) <= 1 + p.tokens.count("backpack"), seat


def tokens_are_conserved(game: Game) -> None:
    """C9: pools, market, players and the box."""
    held = [t for p in game.players for t in p.tokens]
    pools = (*game.majors, *game.minors, *game.prisoners, *game.market, *game.boxed)
    assert sorted([*held, *pools]) == sorted(copies(game, game.box.tokens.values()))
    assert game.idols + sum(p.idols for p in game.players) == game.box.figures.idols
    assert game.masteries + sum(p.mastery for p in game.players) == game.seats


def numbers_are_not_negative(game: Game) -> None:
    """C20.6: nothing is owed, damage is on the track."""
    now = game.now
    assert min(now.skill, now.swords, now.boots, now.teleports, now.banked) >= 0
    for p in game.players:
        assert min(p.gold, p.lockpicks, p.supply, p.clank, p.bagged, p.damage, p.black) >= 0
        assert 0 <= p.hurt <= game.box.figures.health


def joins_are_symmetric(game: Game) -> None:
    """C20.8: every tunnel can be looked at from both sides; neighbours are joined twice."""
    pairs: Counter[frozenset[str]] = Counter()
    for ways in game.map.ways.values():
        for way in ways:
            if not way.goal:
                assert way.cell not in game.map.grid.at, way
                continue
            back = [w for w in game.map.ways[way.goal] if w.goal == way.origin]
            icons = {(w.footprints, w.monsters, frozenset(w.locks)) for w in back}
            assert (way.footprints, way.monsters, frozenset(way.locks)) in icons, way
            tiles = frozenset((way.origin.split(".")[0], way.goal.split(".")[0]))
            if len(tiles) == 2 and not way.via:
                pairs[tiles] += 1
    for pair, n in pairs.items():
        edges = 1 if game.map.start not in pair else n // 4
        assert n == 4 * edges, pair


def everybody_stands_on_the_map(game: Game) -> None:
    """C5.10: pawns stand in rooms; the Crypt is not entered without an artifact."""
    for p in game.players:
        assert p.room in game.map.ways
        assert p.mastery == (p.out == "escaped" or (game.now.escaped and not p.out and p.mastery))
        assert not p.mastery or p.artifacts


def walks_can_be_paid(game: Game) -> None:
    """C5.7: nothing on the list that cannot be paid; no lock passed without a lockpick."""
    question = game.question
    if question is None or question.prompt != "act":
        return
    for o in question.options:
        if o.verb in ("walk", "explore"):
            room = game.players[question.seat].room
            ways = [w for w in game.map.ways[room] if w.id == o.args[0]]
            assert any(moving.why_not_walk(game, question.seat, w) is None for w in ways), o


def a_waiting_tile_can_be_laid(game: Game) -> None:
    """C6.7, C6.10: while a tile waits some rotation is legal."""
    if game.now.tile and game.question and game.question.prompt == "act":
        assert any(o.verb == "lay" for o in game.question.options)


def the_end_is_an_end(game: Game) -> None:
    """C13.7, C14: for a reason, everybody out, ranked by total."""
    if game.outcome is None:
        assert any(not p.out for p in game.players)
        return
    assert game.outcome.reason in ENDINGS
    assert all(p.out for p in game.players)
    totals = [game.outcome.scores[seat]["total"] for seat in game.outcome.ranking]
    assert sorted(game.outcome.ranking) == list(range(game.seats))
    assert totals == sorted(totals, reverse=True)
    for tie, (a, b) in zip(game.outcome.ties, pairwise(totals), strict=True):
        assert (tie == "score") == (a != b)


def nothing_goes_back(game: Game) -> None:
    """C20.7, C5.5: neither the rage marker nor a lock, nor the map."""
    chosen = some_option(game)
    if chosen:
        twin = game.clone()
        api.choose(twin, chosen)
        assert twin.rage >= game.rage
        assert twin.opened[: len(game.opened)] == game.opened
        assert game.map.grid.where.keys() <= twin.map.grid.where.keys()


def turns_start_with_a_full_row(game: Game) -> None:
    """C20.5: six cards in the row, five in hand unless all own cards are fewer."""
    chosen = some_option(game)
    if chosen:
        twin = game.clone()
        events = api.choose(twin, chosen)
        if twin.question and events and events[-1].kind == "turn_started":
            player = twin.players[twin.active]
            assert len(twin.row) == twin.box.figures.row
            assert all(twin.row)
            assert len(player.hand) == min(twin.box.figures.hand, len(player.cards))


EVERY: tuple[Property, ...] = (
    cubes_are_conserved,
    cards_are_conserved,
    tiles_are_conserved,
    artifacts_are_conserved,
    tokens_are_conserved,
    numbers_are_not_negative,
    everybody_stands_on_the_map,
    walks_can_be_paid,
    a_waiting_tile_can_be_laid,
    the_end_is_an_end,
)

SAMPLED: tuple[Property, ...] = (
    joins_are_symmetric,
    nothing_goes_back,
    turns_start_with_a_full_row,
)


# What occurs


class Watcher:
    """Counts cards, tokens, tiles, prompts and endings."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def begin(self, state: Any) -> None:
        """A new game."""

    def before(self, state: Any, chosen: api.Option) -> None:
        """A choice about to be made."""
        self.count.update((f"answer {chosen.verb}", f"prompt {state.question.prompt}"))

    def after(self, state: Any, events: list[api.Event]) -> None:
        """What it led to."""
        for event in events:
            self.count[f"event {event.kind}"] += 1
            for fact in ("card", "token", "tile"):
                if event.facts.get(fact):
                    self.count[f"{fact} {event.facts[fact]}"] += 1
            if event.kind == "game_ended":
                self.count[f"ending {event.facts['reason']}"] += 1


def expected() -> set[str]:
    """A name for everything that must occur."""
    box = load("catacombs")
    names = {f"card {name}" for name in box.cards}
    names |= {f"token {name}" for name in box.tokens}
    names |= {f"tile {t.id}" for t in box.tiles.values() if t.kind != "start"}
    steps = [step for step in all_steps() if "catacombs" in step.__module__]
    names |= {f"prompt {step.prompt}" for step in steps if issubclass(step, Ask)}
    return names | {f"ending {reason}" for reason in ENDINGS}
