"""Properties of Dungeonology: pieces, boards, map, limits, alert, questions and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any

from game import api
from game.engine.core.grid import BEYOND, CLOCKWISE, MEETS, SIDES, beyond, turned
from game.engine.titles.dungeonology.alarm import study_penalty
from game.engine.titles.dungeonology.attempt import PickDivined
from game.engine.titles.dungeonology.moving import Laying, Moving
from game.engine.titles.dungeonology.numbers import (
    hand_value,
    intellect,
    points_in_view,
    speed,
    study_bonus,
    stun_limit,
)
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.verbs.cards_in_hand import TakeScried
from tests.properties import core
from tests.properties.core import Property

PHASES = ("start", "thesis", "rest", "movement", "action", "end")
ENDINGS = (
    "all_finished",
    "bag_empty",
    "no_cubes",
    "nothing_left",
    "nobody_can_act",
    "round_limit",
)
OF_THE_FINISHED = ("boss_where",)
"""What a player may be asked whose scholar is finished: Laetus' ties as the active player (D12.5)."""

core.REVEALING["dungeonology"] = frozenset(
    {
        "card_discarded",
        "cards_drawn",
        "cards_revealed",
        "deck_shuffled",
        "divined",
        "game_ended",
        "jinx_revealed",
        "jinx_shed",
        "knowledge_gained",
        "maximum_alert",
        "randomized",
        "scried",
        "students_drawn",
        "thesis_judged",
        "tile_shown",
        "trap_placed",
        "trap_sprung",
    }
)

MOST_STARS, MOST_ARROWS = 9, 5
RESTING = ("rest", "camp")


def verbs(game: Game) -> set[str]:
    """Verbs on offer."""
    return {o.verb for o in game.question.options} if game.question else set()


def cubes_by_type(game: Game) -> Counter[str]:
    """Cubes on zones and boards."""
    count = Counter(cube for slots in game.slots.values() for cube in slots if cube)
    for scholar in game.scholars:
        for type_, n in zip(game.box.types, scholar.cubes, strict=True):
            count[type_] += n
    return count


# Pieces


def cubes_come_from_the_box(game: Game) -> None:
    """D0.4: zones and boards never hold more cubes of a type than the box; the rest is Reserve."""
    have = cubes_by_type(game)
    for column in game.box.columns:
        assert 0 <= have[column.id] <= column.cubes, (column.id, have[column.id])
    assert have.keys() <= set(game.box.types)


def cubes_on_zones_are_counted(game: Game) -> None:
    """D9.2: the count that ends the game is the count of the slots."""
    assert game.cubes_on_zones == sum(1 for s in game.slots.values() for cube in s if cube)


def slots_are_as_printed(game: Game) -> None:
    """D11.2: a laid zone has its printed number of slots, Start has none; no other zone has any."""
    assert tuple(game.slots) == game.map.zones
    for zone, slots in game.slots.items():
        assert len(slots) == len(game.box.zones[zone].cubes), zone


def tricks_are_conserved(game: Game) -> None:
    """D1.1, V1: every copy of every design lies in the deck, a hand, on the table or discarded."""
    have = Counter(game.tricks) + Counter(game.discards) + Counter(game.table)
    for scholar in game.scholars:
        have += Counter(scholar.hand)
    short = game.profile.short_deck
    wanted = {t.id: t.copies_094 if short else t.copies for t in game.box.tricks.values()}
    assert have == wanted


def the_table_holds_what_is_in_use(game: Game) -> None:
    """D6.5, D6.3: on the table lie declared cards and those divined or looked at, nothing else."""
    use = Counter(play.card for play in game.plays)
    for step in game.agenda:
        if isinstance(step, (PickDivined, TakeScried)):
            use += Counter(step.cards)
    assert Counter(game.table) == use


def jinxes_are_conserved(game: Game) -> None:
    """D1.1: fifteen jinx cards, one copy each."""
    have = [*game.jinx_deck, *game.jinx_discards]
    for scholar in game.scholars:
        have += (*scholar.jinxes, *scholar.hidden_jinxes)
    assert sorted(have) == sorted(game.box.jinxes)


def interns_have_one_owner(game: Game) -> None:
    """D7.9: one copy of each intern, so at most one owner."""
    owned = [intern for scholar in game.scholars for intern in scholar.interns]
    assert len(set(owned)) == len(owned)
    assert set(owned) <= set(game.box.interns)


def students_are_conserved(game: Game) -> None:
    """D7.1: forty students with scholars, at the campfire, in bag and Reserve; none below zero."""
    places = [game.campfire, game.bag, game.reserve, *(s.students for s in game.scholars)]
    assert min(places) >= 0, places
    assert sum(places) == game.box.supply.students, places


def omegas_are_conserved(game: Game) -> None:
    """D7.1: five Omegas in bag, on the alert card, in the Reserve, or just drawn."""
    places = [game.bag_omegas, game.alert_omegas, game.reserve_omegas, len(game.omegas_drawn)]
    assert min(places) >= 0, places
    assert sum(places) == game.box.supply.omegas, places


def traps_are_conserved(game: Game) -> None:
    """D1.2: six traps on zones or in the pool."""
    laid = [trap.face for traps in game.traps.values() for trap in traps]
    assert sorted((*laid, *game.trap_pool)) == sorted(game.box.supply.traps)


def tokens_are_limited(game: Game) -> None:
    """D1.2, D4.11: at most two teleports and three secret passages, one of a kind on a zone."""
    for tokens, most in (
        (game.map.teleports, game.box.supply.teleports),
        (game.map.secrets, game.box.supply.secrets),
    ):
        assert len(tokens) <= most
        assert len(set(tokens)) == len(tokens)
        assert set(tokens) <= set(game.map.zones)


def tiles_are_conserved(game: Game) -> None:
    """D1.1: nineteen zones on the map, in the stacks, or shown."""
    shown = (game.shown,) if game.shown else ()
    tiles = [*game.map.zones, *shown, *(t for stack in game.stacks for t in stack)]
    assert sorted(tiles) == sorted(game.box.zones)


def stacks_hold_their_level(game: Game) -> None:
    """D2.2 step 12: a stack holds tiles of its level only."""
    for level, stack in enumerate(game.stacks, start=1):
        assert all(game.box.zones[tile].level == level for tile in stack), level


def start_is_bare(game: Game) -> None:
    """D4.10: no token and no cube on Start, and Laetus never goes there."""
    start = game.box.start
    assert game.slots[start] == ()
    assert start not in (*game.map.teleports, *game.map.secrets, game.boss)
    assert not game.traps.get(start)


# Boards


def columns_keep_their_capacity(game: Game) -> None:
    """D1.5: the top number of a column is never covered."""
    for scholar in game.scholars:
        for column, n in zip(game.box.columns, scholar.cubes, strict=True):
            assert 0 <= n <= column.capacity, (column.id, n)


def stars_follow_the_board(game: Game) -> None:
    """D1.6: stars are the covered ones, at most nine."""
    for seat, scholar in enumerate(game.scholars):
        covered = sum(
            n >= star
            for column, n in zip(game.box.columns, scholar.cubes, strict=True)
            for star in column.stars
        )
        assert scholar.stars == covered <= MOST_STARS, seat


def arrows_follow_the_board(game: Game) -> None:
    """D1.7: the study bonus is the number of covered arrows, at most five; J05 counts it as 0."""
    for seat, scholar in enumerate(game.scholars):
        covered = sum(n >= c.arrow for c, n in zip(game.box.columns, scholar.cubes, strict=True))
        assert scholar.bonus == covered <= MOST_ARROWS, seat
        combo = int(scholar.combo)
        wanted = 0 if "J05" in scholar.jinxes else covered + combo
        assert study_bonus(game, seat) == wanted, seat


def knowledge_is_kept(game: Game) -> None:
    """D1.8: whoever holds the combination has the token, and with it knows the clan."""
    for seat, scholar in enumerate(game.scholars):
        wanted = scholar.card.knowledge
        if all(n >= w for n, w in zip(scholar.cubes, wanted, strict=True)):
            assert scholar.knowledge, seat
        assert scholar.clan_seen or not scholar.knowledge, seat


def the_combo_is_of_0_94(game: Game) -> None:
    """V6: the stealth combo exists in 0.94 only, and comes with its cubes."""
    for seat, scholar in enumerate(game.scholars):
        if not game.profile.stealth_combo:
            assert not scholar.combo, seat
        elif all(n >= w for n, w in zip(scholar.cubes, scholar.card.combo, strict=True)):
            assert scholar.combo, seat


def exaltation_follows_the_stars(game: Game) -> None:
    """D10.2: exalted exactly while some other scholar has strictly more stars."""
    most = max(s.stars for s in game.scholars)
    for seat, scholar in enumerate(game.scholars):
        assert scholar.exalted == (scholar.stars < most), seat
        side = scholar.card.exalted if scholar.exalted else scholar.card.normal
        assert scholar.side is side, seat


def stun_stays_within_its_limit(game: Game) -> None:
    """D7.7: never more stun tokens than Stamina (V2: three)."""
    for seat, scholar in enumerate(game.scholars):
        assert 0 <= scholar.stun <= stun_limit(game, seat), seat


def numbers_are_folded(game: Game) -> None:
    """D12.3: modifiers and shields are those of the interns and face-up jinx cards held now."""
    for seat, scholar in enumerate(game.scholars):
        helpers = [game.box.interns[i] for i in scholar.interns]
        helpers += [game.box.jinxes[j] for j in scholar.jinxes]
        mods: Counter[str] = Counter()
        for helper in helpers:
            for name, value in helper.modifiers.items():
                mods[name] += value
        assert dict(scholar.mods) == dict(mods), seat
        shields = {h.protects for h in helpers if h.protects}
        assert scholar.protected == (set() if "J13" in scholar.jinxes else shields), seat


def numbers_have_floors(game: Game) -> None:
    """D0.7: Speed, Hand value, Intellect and the stun limit are at least 1."""
    for seat in range(game.seats):
        for number in (speed, hand_value, intellect, stun_limit):
            assert number(game, seat) >= 1, (seat, number.__name__)


def points_in_view_are_what_all_can_count(game: Game) -> None:
    """D9.3: columns, thesis and interns less face-up jinx cards; no clan modifier."""
    for seat, scholar in enumerate(game.scholars):
        points = sum(c.values[n] for c, n in zip(game.box.columns, scholar.cubes, strict=True))
        points += sum(game.box.interns[i].points for i in scholar.interns)
        points -= sum(game.box.jinxes[j].points for j in scholar.jinxes)
        points += game.box.supply.thesis_points[scholar.rank - 1] if scholar.rank else 0
        assert points_in_view(game, seat) == points, seat


# Map


def tiles_lie_apart(game: Game) -> None:
    """D4.1: no two tiles on a cell, and a tile lies once."""
    placed = game.map.grid.where.values()
    assert len({p.cell for p in placed}) == len(placed)
    assert {p.cell: p for p in placed} == game.map.grid.at


def the_map_hangs_together(game: Game) -> None:
    """D4.4, D4.9: every tile but Start was laid beside another one, so all are reached by sides."""
    at = game.map.grid.at
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        cell = edge.pop()
        for side in SIDES:
            there = beyond(cell, side)
            if there in at and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(at)
    assert at[(0, 0)].tile == game.box.start


def tiles_lie_as_printed(game: Game) -> None:
    """D4.1, D4.14: passages are the printed ones, turned only in the free-rotation variant."""
    for placed in game.map.grid.at.values():
        assert placed.turn in (range(4) if game.rotate else (0,)), placed
        printed = game.box.zones[placed.tile].passages
        assert placed.passages == {turned(p, placed.turn) for p in printed}, placed


def pairs_are_where_passages_meet(game: Game) -> None:
    """D4.2: an aligned pair for every two facing passages of adjacent tiles, and no other."""
    at = game.map.grid.at
    for placed in at.values():
        wanted = []
        for passage in CLOCKWISE:
            dx, dy = BEYOND[passage[0]]
            there = at.get((placed.cell[0] + dx, placed.cell[1] + dy))
            if there and passage in placed.passages and MEETS[passage] in there.passages:
                wanted.append((passage, there.tile))
        assert [(p.passage, p.zone) for p in game.map.pairs[placed.tile]] == wanted, placed.tile


def pairs_are_symmetric(game: Game) -> None:
    """D4.2: what joins one zone to another joins the other to the one, in the same way."""
    for zone in game.map.zones:
        for pair in game.map.pairs[zone]:
            back = [p for p in game.map.pairs[pair.zone] if p.passage == MEETS[pair.passage]]
            assert [(b.zone, b.joint) for b in back] == [(zone, pair.joint)], (zone, pair)


def joints_follow_the_levels(game: Game) -> None:
    """D4.5: same level open; adjacent levels with Stairs on either tile stairs; else a wall."""
    zones = game.box.zones
    for zone in game.map.zones:
        for pair in game.map.pairs[zone]:
            one, other = zones[zone], zones[pair.zone]
            apart = abs(one.level - other.level)
            shows = any(e.kind == "stairs" for e in (*one.effects, *other.effects))
            wanted = "open" if not apart else "stairs" if apart == 1 and shows else "wall"
            assert pair.joint == wanted, (zone, pair)


def doors_are_as_printed(game: Game) -> None:
    """D4.3: a pair carries the door printed on the passage of the zone it leads into."""
    for zone in game.map.zones:
        for pair in game.map.pairs[zone]:
            there = game.map.grid.where[pair.zone]
            doors = {turned(p, there.turn): d for p, d in game.box.zones[pair.zone].doors.items()}
            assert pair.door == doors.get(MEETS[pair.passage], ()), (zone, pair)


def exits_follow_the_pairs(game: Game) -> None:
    """D4.6: one step leads through pairs that are no wall, or to a zone with the same letter."""
    letters = {z: set(game.map.letters(z)) for z in game.map.zones}
    for zone in game.map.zones:
        walks = {p.zone for p in game.map.pairs[zone] if p.joint != "wall"}
        tunnels = {z for z in game.map.zones if z != zone and letters[z] & letters[zone]}
        exits = game.map.exits[zone]
        assert {e.zone for e in exits if not e.secret} == walks, zone
        assert {e.zone for e in exits if e.secret} == tunnels, zone


def people_stand_on_laid_zones(game: Game) -> None:
    """D2.2 step 11, D8.1: scholars and Laetus, once he is out, stand on zones of the map."""
    for seat, scholar in enumerate(game.scholars):
        assert scholar.zone in game.map.zones, seat
    assert not game.boss or game.boss in game.map.zones


def stairs_are_open_where_they_may_be(game: Game) -> None:
    """D4.9, Q71: unresolved stairs are laid Stairs zones and lead to adjacent levels; a zone that
    stays open for level III alone has no tile of level III to show for it."""
    deepest = len(game.stacks)
    for zone, levels in game.stairs_open.items():
        assert zone in game.map.zones, zone
        mine = game.box.zones[zone]
        assert mine.effect("stairs"), zone
        around = {n for n in (mine.level - 1, mine.level + 1) if 1 <= n <= deepest}
        assert levels, zone
        assert set(levels) in (around, {deepest} & around), zone
        if set(levels) != around:
            assert all(game.map.level(z) != deepest for z in game.map.zones), zone


def resolved_stairs_lead_somewhere(game: Game) -> None:
    """D4.9: a Stairs zone that is resolved is joined by stairs to an adjacent level."""
    for zone in game.map.zones:
        if game.box.zones[zone].effect("stairs") and zone not in game.stairs_open:
            assert any(p.joint == "stairs" for p in game.map.pairs[zone]), zone


def ends_stay_open(game: Game) -> None:
    """D4.12: unresolved stairs, and levels on the map with tiles to come, keep a free side."""
    for zone in game.stairs_open:
        assert game.map.free_sides(zone), zone
    for level, stack in enumerate(game.stacks, start=1):
        placed = [z for z in game.map.zones if game.map.level(z) == level]
        if placed and stack:
            assert any(game.map.free_sides(z) for z in placed), level


def a_tile_is_shown_only_while_it_is_laid(game: Game) -> None:
    """D4.4: a shown tile is the one the question is about."""
    laying = game.agenda[-1] if game.agenda else None
    assert game.shown == (laying.tile if isinstance(laying, Laying) else "")


# Students, alert, Maximum Alert


def the_campfire_has_twelve_places(game: Game) -> None:
    """D7.1: at most twelve students sit at the campfire."""
    assert 0 <= game.campfire <= game.box.supply.campfire


def the_alert_card_has_its_rows(game: Game) -> None:
    """D7.10: no more Omegas than rows, and none once the card is discarded."""
    rows = 0 if game.maximum else len(game.box.alerts[game.alert_card].rows)
    assert 0 <= game.alert_omegas <= rows


def the_penalty_is_that_of_the_lowest_row(game: Game) -> None:
    """D7.10, Q40: 0 before the first Omega, then the row's, in Maximum Alert the panic card's."""
    rows = game.box.alerts[game.alert_card].rows
    by_row = (0, *(row.penalty for row in rows))
    panic = game.box.panics[game.panic].penalty
    assert study_penalty(game) == (panic if game.maximum else by_row[game.alert_omegas])


def one_omega_is_in_the_bag(game: Game) -> None:
    """D7.12, D12.4: exactly one Omega in the bag, unless it was just drawn; so the bag is never
    empty before it is drawn."""
    assert game.bag_omegas + len(game.omegas_drawn) == 1


def maximum_alert_bars_rest(game: Game) -> None:
    """D7.12: no rest in any way, no thesis at the start of a turn."""
    if game.maximum:
        assert not verbs(game) & {*RESTING, "submit"}


def maximum_alert_bars_exploring(game: Game) -> None:
    """D7.12: no new zone, whatever shows it."""
    if game.maximum:
        assert not verbs(game) & {"explore", "lay", "level"}
        assert not game.shown


def maximum_alert_knows_its_round(game: Game) -> None:
    """D7.11: it started in a round that has come; before it nobody has handed in."""
    if game.maximum:
        assert 1 <= game.maximum_round <= game.round
    else:
        assert game.maximum_round == 0
        assert all(not s.rank and not s.finished for s in game.scholars)


# Turn and questions


def finished_scholars_are_left_alone(game: Game) -> None:
    """D9.1: a finished scholar stands on Start and is asked nothing but what its end leaves open."""
    for scholar in game.scholars:
        assert not scholar.finished or scholar.zone == game.box.start
    question = game.question
    if question and game.scholars[question.seat].finished:
        assert question.prompt in OF_THE_FINISHED, question
        assert question.seat == game.active


def turns_are_for_the_active(game: Game) -> None:
    """D3.1: moving, acting and beginning a turn are asked of the active scholar, who is live."""
    question = game.question
    if question and question.prompt in ("begin", "act", "rest_discard", "end_of_turn"):
        assert question.seat == game.active, question
        assert not game.scholars[question.seat].finished
    assert game.phase in PHASES


def windows_are_for_people_in_the_dungeon(game: Game) -> None:
    """D6.6, D4.10: nobody on Start is asked in a window or inside an attempt."""
    prompts = ("priority", "react", "interfere", "last_word", "duel", "generate", "intervene")
    if game.question and game.question.prompt in prompts:
        assert game.in_dungeon(game.question.seat), game.question


def windows_can_be_passed(game: Game) -> None:
    """D6.6: whoever is asked in a window may pass."""
    if game.question and game.question.prompt in ("priority", "react", "interfere", "duel"):
        assert "pass" in verbs(game)


def cards_on_offer_are_in_the_hand(game: Game) -> None:
    """D6.1: played, used and discarded cards come from the asked player's own hand."""
    question = game.question
    for o in question.options if question else ():
        assert question is not None
        if o.verb in ("play", "use", "discard"):
            assert o.args[0] in game.scholars[question.seat].hand, o.key


def a_thesis_needs_two_stars(game: Game) -> None:
    """D3.3: submitting is offered with two stars before Maximum Alert, and only then."""
    question = game.question
    if question and question.prompt == "begin":
        may = game.scholars[question.seat].stars >= game.box.supply.thesis_stars
        assert ("submit" in verbs(game)) == (may and not game.maximum)


def the_stunned_must_rest(game: Game) -> None:
    """D3.4: a scholar that must rest may not just go on."""
    question = game.question
    if question and question.prompt == "begin" and not game.maximum:
        assert ("go_on" in verbs(game)) != game.scholars[question.seat].must_rest
        assert "rest" in verbs(game)


def studies_take_no_more_than_intellect(game: Game) -> None:
    """D5.3: one option for each number of cubes up to Intellect, from one on, without gaps."""
    question = game.question
    if question and question.prompt == "act":
        counts = [int(o.args[0]) for o in question.options if o.verb == "study"]
        assert counts == list(range(1, len(counts) + 1))
        assert len(counts) <= intellect(game, question.seat)


def spies_pay_a_student(game: Game) -> None:
    """D5.4: Espionage needs a student, and a near target with a cube of the chosen column."""
    question = game.question
    for o in question.options if question else ():
        if o.verb == "spy":
            assert question is not None
            me, you = game.scholars[question.seat], game.scholars[int(o.args[0])]
            assert me.students, o.key
            assert game.map.is_near(me.zone, you.zone), o.key
            assert you.cubes[game.box.index[str(o.args[1])]], o.key


def steps_are_never_overspent(game: Game) -> None:
    """D4.6: steps left are at least 0 in every movement in progress."""
    assert game.steps_taken >= 0
    for step in game.agenda:
        if isinstance(step, Moving):
            assert step.left(game) >= 0, step


def ways_within_reach_begin_with_an_option(game: Game) -> None:
    """`reach` agrees with the question: while moving, every way begins with an offered step, and
    every offered step is the way to its zone or to none nearer."""
    question = game.question
    if question and question.prompt == "move":
        keys = {o.key for o in question.options}
        found = api.reach(game, question.seat)
        assert all(place["way"][0] in keys for place in found), found
        zones = {place["zone"] for place in found}
        assert {str(o.args[0]) for o in question.options if o.args} <= zones


def attempts_add_up(game: Game) -> None:
    """D5.1, D0.7: Stealth and Alert are the sums of their sources, never below 0."""
    attempt = game.attempt
    if attempt:
        for side, total in (("stealth", attempt.stealth), ("alert", attempt.alert)):
            parts = sum(s.value for s in attempt.sources if s.side == side)
            assert total == max(0, parts), (side, attempt)


def attempts_aim_at_something(game: Game) -> None:
    """D5.3, D5.4: a Study aims at slots of the zone, an Espionage at a rival's column."""
    attempt = game.attempt
    if attempt and attempt.kind == "study":
        assert attempt.slots
        assert attempt.slots == tuple(sorted(set(attempt.slots)))
        assert attempt.slots[-1] < len(game.slots[attempt.zone])
    elif attempt:
        assert attempt.rival not in (attempt.seat, -1)
        assert attempt.type in game.box.types


def orders_are_known(game: Game) -> None:
    """windows.md: every seat has a standing order; marks name points and seats."""
    for order in (*game.orders, *game.orders_before):
        assert order in ("always", "threatened", "marked", "pass"), order
    assert len(game.orders) == len(game.order_marks) == game.seats


def orders_answer_no_question(game: Game) -> None:
    """windows.md: an order may be set at any moment, for any seat, and the question still stands."""
    if game.question:
        for seat in range(game.seats):
            twin = game.clone()
            api.set_order(twin, seat, "pass")
            assert twin.question is game.question, seat
            assert twin.orders[seat] == "pass", seat
            assert twin.agenda == game.agenda, seat


def rounds_have_their_limit(game: Game) -> None:
    """D9.2.3: after the limit Maximum Alert is on, ten rounds later the game is over."""
    last = game.round_limit + game.box.supply.rounds_after_limit
    assert 1 <= game.round <= last or game.outcome
    assert game.round <= game.round_limit or game.maximum


def the_course_has_a_row_a_turn(game: Game) -> None:
    """The points after each ended turn, one row a turn."""
    assert len(game.course) in (game.turn - 1, game.turn)
    assert all(len(row) == game.seats for row in game.course)


# Theses and the end


def ranks_are_handed_out_in_order(game: Game) -> None:
    """D9.3, Q38: ranks of successful theses are 1, 2, … without gaps, for finished scholars only."""
    ranks = sorted(s.rank for s in game.scholars if s.rank)
    assert ranks == list(range(1, len(ranks) + 1))
    assert all(s.finished for s in game.scholars if s.rank)


def the_clan_is_known_to_authors(game: Game) -> None:
    """D3.3 step 2, Q33: whoever has finished has seen the clan card."""
    assert all(s.clan_seen for s in game.scholars if s.finished)


def scores_add_up(game: Game) -> None:
    """D9.3: the total is the sum of the parts, and each part is what its rule says."""
    if not game.outcome:
        return
    clan = game.box.clans[game.clan]
    for scholar, parts in zip(game.scholars, game.outcome.scores, strict=True):
        boards = zip(game.box.columns, scholar.cubes, clan.modifiers, strict=True)
        wanted: dict[str, int] = {"clan": 0}
        for column, n, modifier in boards:
            wanted[column.id] = column.values[n]
            wanted["clan"] += n * modifier
        wanted["thesis"] = game.box.supply.thesis_points[scholar.rank - 1] if scholar.rank else 0
        wanted["interns"] = sum(game.box.interns[i].points for i in scholar.interns)
        wanted["jinxes"] = -sum(game.box.jinxes[j].points for j in scholar.jinxes)
        wanted["total"] = sum(wanted.values())
        assert dict(parts) == wanted
        assert not scholar.hidden_jinxes


def the_ranking_is_by_score_and_ties(game: Game) -> None:
    """D9.5, D9.6: score, then the earlier thesis, then students, then the younger player."""
    outcome = game.outcome
    if outcome:
        assert outcome.reason in ENDINGS, outcome.reason
        assert sorted(outcome.ranking) == list(range(game.seats))

        def standing(seat: int) -> tuple[Any, ...]:
            scholar = game.scholars[seat]
            late = scholar.rank or game.seats + 1
            age = game.age_order.index(seat)
            return -outcome.scores[seat]["total"], late, -scholar.students, age

        places = [standing(seat) for seat in outcome.ranking]
        assert places == sorted(places)


def endings_have_their_reason(game: Game) -> None:
    """D7.12 step 4, D9.2: the reason given is true; while none is true the game goes on."""
    if game.outcome:
        reason = game.outcome.reason
        if reason == "all_finished":
            assert all(s.finished for s in game.scholars)
        elif reason in ("no_cubes", "nothing_left"):
            assert game.cubes_on_zones == 0
            assert game.maximum == (reason == "no_cubes")
        else:
            assert game.maximum
            assert reason != "round_limit" or game.round > game.round_limit
    elif game.attempt is None and not game.plays:
        assert not all(s.finished for s in game.scholars) or game.agenda


def hidden_numbers_are_in_no_view(game: Game) -> None:
    """D2.3: neither the bag nor the Reserve can be counted: other numbers, the same view."""
    twin = game.clone()
    moved = 1 if twin.reserve else -1
    twin.bag += moved
    twin.reserve -= moved
    for seat in (*range(game.seats), None):
        assert api.project(twin, seat) == api.project(game, seat), seat


# Events and foresight

PUBLIC_FACTS: Mapping[str, set[str]] = {
    "cards_drawn": {"seat", "n"},
    "scried": {"seat", "n"},
    "card_scried": {"seat"},
    "jinx_drawn": {"seat"},
    "knowledge_gained": {"seat"},
    "thesis_judged": {"seat", "success"},
    "trap_placed": {"seat", "zone"},
    "omega_came": {"seat", "fled"},
    "alert_raised": {"row", "penalty"},
}
"""D2.3: all that everybody may be told when something hidden moves."""


def hidden_things_move_unseen(game: Game) -> None:
    """D2.3, D3.3: drawn cards, the clan, a thesis score, traps and jinxes are named to nobody else."""
    for o in game.question.options if game.question else ():
        for event in api.redact(api.choose(game.clone(), o), None):
            if event.kind in PUBLIC_FACTS:
                assert set(event.facts) == PUBLIC_FACTS[event.kind], event


def previews_come_true(game: Game) -> None:
    """What an option was said to do is what it does: totals, targets, joints, cost, judgement."""
    question = game.question
    for o in question.options if question else ():
        assert question is not None
        said = api.preview(game, question.seat, o.key)
        proof = PROOFS.get(o.verb)
        if said and proof:
            events = api.choose(game.clone(), o)
            assert proof(said, events), (o.key, said, events)


def _first(events: list[api.Event], kind: str) -> Mapping[str, Any]:
    return next((e.facts for e in events if e.kind == kind), {})


def _proves_totals(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    told = _first(events, "total_changed")
    return (told["stealth"], told["alert"]) == (said["stealth"], said["alert"])


def _proves_alert(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    """The Alert before the first card counts."""
    before = takewhile(lambda e: e.kind != "card_discarded", events)
    parts = [e.facts for e in before if e.kind == "total_changed"]
    return max(0, sum(p["value"] for p in parts)) == said["alert"]


def _proves_joints(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    told = _first(events, "tile_laid")
    same = told["zone"] == said["zone"] and list(told["cell"]) == said["cell"]
    joints = [list(told["stairs"]), list(told["walls"])] == [said["stairs"], said["walls"]]
    return same and joints and told["turn"] == said["turn"]


def _proves_entry(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    told = _first(events, "zone_entered")
    return (told["zone"], told["cost"]) == (said["zone"], said["cost"])


def _proves_judgement(said: Mapping[str, Any], events: list[api.Event]) -> bool:
    if "succeeds" not in said:
        return True
    return bool(_first(events, "thesis_judged")["success"]) == said["succeeds"]


PROOFS: Mapping[str, Callable[[Mapping[str, Any], list[api.Event]], bool]] = {
    "use": _proves_totals,
    "pick": _proves_totals,
    "study": _proves_alert,
    "spy": _proves_alert,
    "lay": _proves_joints,
    "step": _proves_entry,
    "secret": _proves_entry,
    "teleport": _proves_entry,
    "submit": _proves_judgement,
}
"""How a preview is held against the events, by verb."""


EVERY: tuple[Property, ...] = (
    cubes_come_from_the_box,
    cubes_on_zones_are_counted,
    slots_are_as_printed,
    tricks_are_conserved,
    the_table_holds_what_is_in_use,
    jinxes_are_conserved,
    interns_have_one_owner,
    students_are_conserved,
    omegas_are_conserved,
    traps_are_conserved,
    tokens_are_limited,
    tiles_are_conserved,
    start_is_bare,
    columns_keep_their_capacity,
    stars_follow_the_board,
    arrows_follow_the_board,
    knowledge_is_kept,
    the_combo_is_of_0_94,
    exaltation_follows_the_stars,
    stun_stays_within_its_limit,
    people_stand_on_laid_zones,
    stairs_are_open_where_they_may_be,
    a_tile_is_shown_only_while_it_is_laid,
    the_campfire_has_twelve_places,
    the_alert_card_has_its_rows,
    the_penalty_is_that_of_the_lowest_row,
    one_omega_is_in_the_bag,
    maximum_alert_bars_rest,
    maximum_alert_bars_exploring,
    maximum_alert_knows_its_round,
    finished_scholars_are_left_alone,
    turns_are_for_the_active,
    windows_are_for_people_in_the_dungeon,
    windows_can_be_passed,
    cards_on_offer_are_in_the_hand,
    a_thesis_needs_two_stars,
    the_stunned_must_rest,
    studies_take_no_more_than_intellect,
    spies_pay_a_student,
    steps_are_never_overspent,
    ways_within_reach_begin_with_an_option,
    attempts_add_up,
    attempts_aim_at_something,
    rounds_have_their_limit,
    ranks_are_handed_out_in_order,
    the_clan_is_known_to_authors,
    scores_add_up,
    the_ranking_is_by_score_and_ties,
    endings_have_their_reason,
)
"""Cheap enough to check after every decision of a long run."""

SAMPLED: tuple[Property, ...] = (
    stacks_hold_their_level,
    numbers_are_folded,
    numbers_have_floors,
    points_in_view_are_what_all_can_count,
    tiles_lie_apart,
    the_map_hangs_together,
    tiles_lie_as_printed,
    pairs_are_where_passages_meet,
    pairs_are_symmetric,
    joints_follow_the_levels,
    doors_are_as_printed,
    exits_follow_the_pairs,
    resolved_stairs_lead_somewhere,
    ends_stay_open,
    orders_are_known,
    orders_answer_no_question,
    the_course_has_a_row_a_turn,
    hidden_numbers_are_in_no_view,
    hidden_things_move_unseen,
    previews_come_true,
)
"""Dear ones, and those that follow from things that change rarely."""

PROPERTIES = EVERY + SAMPLED
