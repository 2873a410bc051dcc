"""Properties of Atlandice: the invariants of A14, questions, foresight and the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from game import api
from game.content.titles import load
from game.engine.titles.atlandice.box import MARKET
from game.engine.titles.atlandice.state import Game
from game.engine.titles.atlandice.view_types import own_preview, own_view
from tests.properties import core, watching
from tests.properties.core import Property, some_option
from tests.properties.watching import spoken_of

ENDINGS = ("waves", "drowned")
AREAS = range(1, MARKET + 1)

REVEALING = frozenset({"gates_opened", "rolled", "chained", "tile_turned"})
"""Dice and hidden tiles: all that nobody can know beforehand (A0.3)."""

core.REVEALING["atlandice"] = REVEALING


def resources_are_conserved(game: Game) -> None:
    """A14.1: by type, everything in play is somewhere; nothing of an exhausted type is."""
    table = game.box.by_seats[game.seats]
    whole = table.per_district + game.box.figures.market_per_type
    for i in range(len(game.box.types)):
        there = sum(place[i] for place in (*game.goods, *game.owned))
        assert there == (whole if game.is_open(i + 1) else 0), game.box.types[i]


def no_count_is_negative(game: Game) -> None:
    """A14.1: nobody and no place owes anything."""
    assert all(n >= 0 for place in (*game.goods, *game.owned) for n in place)


def dice_are_conserved(game: Game) -> None:
    """A14.2: beside areas and taken, all dice in play; after the visits one is left."""
    beside = sum(map(len, game.dice))
    assert beside + sum(map(len, game.taken)) == game.box.by_seats[game.seats].dice
    if game.question is None or game.question.prompt == "donate":
        assert beside == 1


def faces_are_faces(game: Game) -> None:
    """A4.1: a die beside a district shows its number; the market has sixes and homeless dice."""
    for area in AREAS:
        for face in game.dice[area - 1]:
            assert face == area or (area == MARKET and not game.is_open(face)), (area, face)


def nothing_is_at_a_drowned_district(game: Game) -> None:
    """A14.3, A7.9: no die, no submarine, no resource."""
    for area in range(1, MARKET):
        if not game.is_open(area):
            assert not game.dice[area - 1], area
            assert game.submarine != area, area
            assert not any(game.lying(area)), area


def tiles_are_conserved(game: Game) -> None:
    """A14.4: each of the fifteen tiles is in its pile, owned or gone, once."""
    piles = [tile for pile in game.piles for tile in pile]
    owned = [tile for won in game.tiles_won for tile in won]
    assert Counter([*piles, *owned, *game.tiles_gone]) == Counter([*game.box.tiles])


def the_hand_is_on_the_dial(game: Game) -> None:
    """A14.5: 0 to 23; only in the round of its arrival is it on the last space."""
    assert 0 <= game.hand < game.box.figures.spaces


def visits_take_turns(game: Game) -> None:
    """A5.1: in turn order everybody has as many dice as the next, or one more."""
    taken = [len(game.taken[seat]) for seat in game.turn_order()]
    assert taken == sorted(taken, reverse=True)
    assert taken[0] - taken[-1] <= 1
    assert taken[0] <= game.box.by_seats[game.seats].dice_each


def the_neutral_gets_one_die_of_each(game: Game) -> None:
    """A11.3: with two players, after all three dice one was given; with more, never."""
    for seat in range(game.seats):
        full = len(game.taken[seat]) == game.box.by_seats[game.seats].dice_each
        if game.neutral < 0 or not game.taken[seat]:
            assert not game.gave[seat], seat
        elif full:
            assert game.gave[seat], seat


def emptied_districts_were_seen_to(game: Game) -> None:
    """A7.1, A7.11: when somebody visits, a bare district has held nothing under this tile."""
    if game.question is None or game.question.prompt in ("visit", "donate"):
        for area in game.open_districts():
            assert any(game.lying(area)) == game.stocked[area - 1], area


def options_name_what_is_there(game: Game) -> None:
    """A5.3, A5.4, A8.8: gates with dice, resources that lie there, resources one has."""
    question = game.question
    for o in question.options if question else ():
        assert question is not None
        first = int(o.args[0]) if o.args else 0
        if o.verb == "visit":
            assert game.dice[first - 1], o
        elif o.verb == "take" and len(o.args) == 1:
            assert game.lying(question.args["area"])[first - 1], o
        elif o.verb == "give":
            assert game.owned[question.seat][first - 1], o
        elif o.verb == "sail":
            assert first != game.submarine, o


def the_course_is_told(game: Game) -> None:
    """A line a round that is over, a figure for each seat."""
    over = game.round if game.outcome else game.round - 1
    assert len(game.course) == over
    assert all(len(line) == game.seats for line in game.course)


def the_end_is_an_end(game: Game) -> None:
    """A10.1, A10.3, A10.6: for a reason, ranked by total."""
    if game.outcome is None:
        return
    assert game.outcome.reason in ENDINGS
    assert (game.outcome.reason == "waves") == (game.hand == game.box.figures.spaces - 1)
    assert game.outcome.reason == "waves" or not game.open_districts()
    totals = [game.outcome.scores[seat]["total"] for seat in game.outcome.ranking]
    assert sorted(game.outcome.ranking) == list(range(game.seats))
    assert totals == sorted(totals, reverse=True)
    shared = [a == b for a, b in pairwise(totals)]
    assert [tie == "shared" for tie in game.outcome.ties] == shared


def nothing_goes_back(game: Game) -> None:
    """A14.5, A14.6: neither the hand nor anybody's points; tiles won stay won."""
    chosen = some_option(game)
    if chosen:
        twin = game.clone()
        api.choose(twin, chosen)
        assert twin.hand >= game.hand
        assert all(now >= then for now, then in zip(twin.vp, game.vp, strict=True))
        for now, won in zip(twin.tiles_won, game.tiles_won, strict=True):
            assert now[: len(won)] == won


def scores_add_up(game: Game) -> None:
    """A10.4, A10.5: the parts on the table make the total; a type pays 3 and 1 at most."""
    for player in own_view(api.project(game, None))["players"]:
        parts = {name: n for name, n in player["now"].items() if name != "total"}
        assert sum(parts.values()) == player["now"]["total"]
        assert all(parts[resource] in (0, 1, 3) for resource in game.box.types)


def previews_keep_their_word(game: Game) -> None:
    """What a visit is said to bring it brings: so many takes, and the district empty or not."""
    chosen = some_option(game)
    if chosen is None or chosen.verb != "visit":
        return
    assert game.question is not None
    facts = own_preview(api.preview(game, game.question.seat, chosen.key))
    twin = game.clone()
    events = api.choose(twin, chosen)
    while twin.question and twin.question.prompt not in ("visit", "donate"):
        events += api.choose(twin, twin.question.options[-1])
    area = facts["area"]
    takes = [e for e in events if e.kind == "taken" and e.facts["owner"] == facts["owner"]]
    emptied = any(e.kind == "emptied" and e.facts["area"] == area for e in events)
    chained = any(e.kind == "chained" for e in events)
    assert len(takes) >= facts["takes"]
    if facts["empties"]:
        assert emptied
    elif not facts["may_empty"] and not chained and area != MARKET:
        assert not emptied


EVERY: tuple[Property, ...] = (
    resources_are_conserved,
    no_count_is_negative,
    dice_are_conserved,
    faces_are_faces,
    nothing_is_at_a_drowned_district,
    tiles_are_conserved,
    the_hand_is_on_the_dial,
    visits_take_turns,
    the_neutral_gets_one_die_of_each,
    emptied_districts_were_seen_to,
    options_name_what_is_there,
    the_course_is_told,
    the_end_is_an_end,
)

SAMPLED: tuple[Property, ...] = (nothing_goes_back, scores_add_up, previews_keep_their_word)


# What occurs


class Watcher(watching.Watcher):
    """Counts tiles, events, answers, prompts and endings."""

    def before(self, state: Any, chosen: api.Option) -> None:
        super().before(state, chosen)
        if chosen.verb == "visit":
            self.count[f"tile {state.tile(int(chosen.args[0])) or 'market'}"] += 1

    def after(self, state: Any, events: list[api.Event]) -> None:
        super().after(state, events)
        for event in events:
            if event.kind == "surveyed":
                self.count[f"survey {event.facts['resource']}"] += 1
            elif event.kind == "rolled":
                self.count[f"roll {event.facts['tile']} {event.facts['hit']}"] += 1
            elif event.kind == "game_ended":
                self.count[f"ending {event.facts['reason']}"] += 1


def expected() -> set[str]:
    """A name for everything that must occur."""
    box = load("atlandice")
    names = {f"ending {reason}" for reason in ENDINGS}
    names |= {f"tile {tile}" for tile in (*box.tiles, "market")}
    names |= {f"roll {t.id} {hit}" for t in box.tiles.values() if t.roll for hit in (True, False)}
    names |= {f"survey {space.resource}" for space in box.clock.values() if space.resource}
    return names | spoken_of("atlandice", {"event points"}) - UNSEEN


UNSEEN = frozenset({
    "event game_started",  # before the first decision
    # only variants, of "points"
    "event points_emptied", "event points_survey", "event points_donation",
    "answer none",  # answers itself
})  # fmt: skip
