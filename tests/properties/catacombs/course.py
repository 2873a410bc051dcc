"""Map, turn and end: joins, what a turn leaves behind, how a game ends (C5, C11, C13, C14, C20)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from game import api
from game.engine.core.agenda import verb_of
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.traits import TRAITS
from game.engine.titles.catacombs.tunnels import Map, Tunnel
from game.engine.titles.catacombs.view_types import LegView, own_preview, own_reach, own_view
from tests.properties.core import some_option

ENDINGS = ("escaped", "knocked_out", "deck", "bag", "round_limit")


def everybody_stands_on_the_map(game: Game) -> None:
    """C5.10: pawns stand in rooms, those of who is out as well."""
    for p in game.players:
        assert p.room in game.map.ways


def the_row_has_six_slots(game: Game) -> None:
    """C4.7: emptied slots stay empty until the turn ends; only dungeon cards lie there."""
    assert len(game.row) == game.box.figures.row
    assert all(game.box.cards[c].pile == "dungeon" for c in game.row if c)


def waiting_effects_have_their_card(game: Game) -> None:
    """C3.10, C10.5: what waits for a condition belongs to a card in the play area."""
    play = Counter(game.players[game.active].play)
    for card, n in Counter(w.card for w in game.now.watches if w.part == "play").items():
        effects = len(game.box.cards[card].watched)
        assert n <= play[card] * effects, card


def what_holds_for_a_turn_is_of_the_active(game: Game) -> None:
    """C3.14: nothing of one turn is left for the next."""
    assert game.now.seat in (-1, game.active)


def only_the_active_has_cards_in_play(game: Game) -> None:
    """C3.2, C11.2: play areas are cleared at the end of a turn."""
    if game.outcome is None:
        for seat, p in enumerate(game.players):
            assert not p.play or seat == game.active, seat


def known_cards_are_in_the_deck(game: Game) -> None:
    """C10.23: no more known cards on top of a deck than it has."""
    assert all(0 <= p.known <= len(p.deck) for p in game.players)


def the_course_has_a_line_a_round(game: Game) -> None:
    """What everybody would score by getting out, told at the end of every round."""
    rounds = game.round - 1
    if game.outcome and game.outcome.reason == "round_limit":
        rounds += 1
    assert len(game.course) == rounds
    assert all(len(line) == game.seats for line in game.course)


def rounds_have_their_limit(game: Game) -> None:
    """Ruling: no game goes on after the last round."""
    assert 1 <= game.round <= game.round_limit
    assert game.turn <= game.round * game.seats


def the_end_is_an_end(game: Game) -> None:
    """C13.7, C14.3: for a reason, everybody out, ranked by total."""
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


def endings_have_their_reason(game: Game) -> None:
    """C11.5, C11.10, C13.7: what ended the game is there to be seen."""
    if game.outcome is None:
        return
    outs = [p.out for p in game.players]
    bag = game.bag_black + game.bag_ghosts + sum(p.bagged for p in game.players)
    seen = {
        "escaped": outs[game.active] == "escaped",
        "knocked_out": any(p.hurt == game.box.figures.health for p in game.players),
        "deck": game.row.count("") > len(game.deck),
        "bag": bag == 0,
        "round_limit": game.round == game.round_limit,
    }
    assert seen[game.outcome.reason]


def scores_add_up(game: Game) -> None:
    """C14.1, C14.2: parts make the total; nothing for who lies in the Depths or has no artifact."""
    if game.outcome is None:
        return
    for p, sheet in zip(game.players, game.outcome.scores, strict=True):
        assert sheet["total"] == sum(n for part, n in sheet.items() if part != "total")
        counts = p.artifacts and (p.out == "escaped" or "depths" not in game.features(p.room))
        assert counts or not any(sheet.values())
        assert sheet["gold"] == (p.gold if counts else 0)


# Dear ones


def _symmetric(there: Map) -> None:
    """Every tunnel can be looked at from both sides; neighbours are joined twice."""
    pairs: Counter[frozenset[str]] = Counter()
    for ways in there.ways.values():
        for way in ways:
            if not way.goal:
                assert way.cell not in there.grid.at, way
                continue
            back = [w for w in there.ways[way.goal] if w.goal == way.origin]
            icons = {(w.footprints, w.monsters, frozenset(w.locks)) for w in back}
            assert (way.footprints, way.monsters, frozenset(way.locks)) in icons, way
            tiles = frozenset((way.origin.split(".")[0], way.goal.split(".")[0]))
            if len(tiles) == 2 and not way.via:
                pairs[tiles] += 1
    for pair, n in pairs.items():
        edges = 1 if there.start not in pair else n // 4
        assert n == 4 * edges, pair


def joins_are_symmetric(game: Game) -> None:
    """C20.8: the half on either side belongs to the same tunnel."""
    _symmetric(game.map)


def joins_are_symmetric_however_a_tile_is_turned(game: Game) -> None:
    """C20.8, C10.11: for every rotation of the tile laid last."""
    last = list(game.map.grid.where)[-1]
    for turn in (1, 2, 3) if game.map.is_square(last) else ():
        _symmetric(game.map.turn(last, turn))


def a_map_is_what_its_tiles_make_it(game: Game) -> None:
    """C17.5: worked out from nothing the ways are those that laying and turning has left."""
    again = Map.from_list(game.map.to_list(), game.box)
    assert _by_name(again) == _by_name(game.map)


def _by_name(there: Map) -> dict[str, dict[tuple[str, str], Tunnel]]:
    """The ways out of each room, in no order."""
    return {room: {(w.id, w.via): w for w in ways} for room, ways in there.ways.items()}


def nothing_goes_back(game: Game) -> None:
    """C20.7, C5.5, C7.6: neither the rage marker nor a lock, nor the map."""
    chosen = some_option(game)
    if chosen:
        twin = game.clone()
        api.choose(twin, chosen)
        assert twin.rage >= game.rage
        assert twin.opened[: len(game.opened)] == game.opened
        assert twin.unlocked[: len(game.unlocked)] == game.unlocked
        assert game.map.grid.where.keys() <= twin.map.grid.where.keys()


def turns_start_with_a_full_row(game: Game) -> None:
    """C20.5: six cards in the row, five in hand unless all own cards are fewer."""
    chosen = some_option(game)
    if chosen:
        twin = game.clone()
        events = api.choose(twin, chosen)
        if twin.question and events and events[-1].kind == "turn_started":
            player = twin.players[twin.active]
            assert all(twin.row)
            assert len(player.hand) == min(twin.box.figures.hand, len(player.cards))


def nobody_passes_a_lock_without_paying(game: Game) -> None:
    """C5.5, C5.7: every walk on offer opens the locks on its way, each for a lockpick."""
    question = game.question
    if question is None or question.prompt != "act":
        return
    player = game.players[question.seat]
    for o in question.options:
        ways = [w for w in game.map.ways[player.room] if w.id == o.args[0]] if o.args else []
        if o.verb != "walk" or len(ways) != 1:
            continue
        shut = {half: n for half, n in ways[0].locks if half not in game.opened}
        twin = game.clone()
        events = api.choose(twin, o)
        while twin.question and twin.question.prompt == "fight":
            events += api.choose(twin, twin.question.options[0])
        given = sum(e.facts["n"] for e in events if e.kind == "lock_opened")
        assert given == sum(shut.values()), o
        assert set(shut) <= set(twin.opened), o
        assert twin.players[question.seat].room == ways[0].goal, o


def previews_of_walks_come_true(game: Game) -> None:
    """C5.7: what a walk would cost is what it takes."""
    question = game.question
    if question is None or question.prompt != "act":
        return
    for o in question.options:
        facts = own_preview(api.preview(game, question.seat, o.key)) if o.verb == "walk" else {}
        if "boots" not in facts or o.key.endswith(".P"):
            continue
        twin = game.clone()
        events = api.choose(twin, o)
        while twin.question and twin.question.prompt == "fight":
            events += api.choose(twin, twin.question.options[-1])
        spent = game.now.boots - twin.now.boots
        gained = sum(
            e.facts["n"] for e in events if e.kind == "gained" and e.facts["what"] == "boots"
        )
        assert spent + gained == facts["boots"], o
        hurt = sum(e.facts["n"] for e in events if e.kind == "damaged")
        assert hurt == facts["least_damage"], o


def hands_are_shown_as_agreed(game: Game) -> None:
    """C0.3, C2.15: an own hand always, another one if hands are open or the game is over."""
    for seat in (None, *range(game.seats)):
        view = own_view(api.project(game, seat))
        for owner, player in enumerate(view["players"]):
            may = owner == seat or game.open_hands or game.outcome is not None
            assert (player["hand"] is not None) == may
            assert player["hand_size"] == len(game.players[owner].hand)


def _walked(game: Game, way: list[LegView]) -> tuple[Game, list[api.Event]]:
    """A way gone to its end, with as many swords as there are; what is not asked answers itself."""
    twin, events = game.clone(), []
    for key in (key for leg in way for key in leg["answers"]):
        assert twin.question is not None
        if not twin.question.find(key):
            assert verb_of(key) in TRAITS.wheres, (key, way)
            continue
        events += api.choose(twin, key)
        if twin.question and twin.question.prompt == "fight":
            events += api.choose(twin, twin.question.options[-1])
    return twin, events


def ways_within_reach_cost_what_they_tell(game: Game) -> None:
    """C5, C10.7, C10.8: every way can be gone to its end, and takes what it says."""
    question = game.question
    if question is None or question.prompt != "act":
        return
    seat = question.seat
    for facts in own_reach(api.reach(game, seat)):
        twin, events = _walked(game, facts["way"])
        gained = Counter[str]()
        for e in events:
            if e.kind == "gained" and e.facts["seat"] == seat:
                gained[e.facts["what"]] += e.facts["n"]
        told = {name: facts[name] for name in ("boots", "swords", "teleports")}
        spent = {n: getattr(game.now, n) - getattr(twin.now, n) + gained[n] for n in told}
        before, after = game.players[seat], twin.players[seat]
        assert after.room == facts["room"], facts
        assert spent == told, facts
        assert before.lockpicks - after.lockpicks + gained["lockpicks"] == facts["lockpicks"], facts
        assert len(game.now.leaps) - len(twin.now.leaps) == facts["leaps"], facts
        hurt = sum(e.facts["n"] for e in events if e.kind == "damaged")
        assert hurt == facts["damage"], facts


EVERY = (
    everybody_stands_on_the_map,
    the_row_has_six_slots,
    waiting_effects_have_their_card,
    what_holds_for_a_turn_is_of_the_active,
    only_the_active_has_cards_in_play,
    known_cards_are_in_the_deck,
    the_course_has_a_line_a_round,
    rounds_have_their_limit,
    the_end_is_an_end,
    endings_have_their_reason,
    scores_add_up,
)

SAMPLED = (
    joins_are_symmetric,
    joins_are_symmetric_however_a_tile_is_turned,
    a_map_is_what_its_tiles_make_it,
    nothing_goes_back,
    turns_start_with_a_full_row,
    nobody_passes_a_lock_without_paying,
    previews_of_walks_come_true,
    hands_are_shown_as_agreed,
    ways_within_reach_cost_what_they_tell,
)
