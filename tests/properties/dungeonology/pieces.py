"""Properties of Dungeonology: pieces and boards."""

from __future__ import annotations

from collections import Counter

from game.engine.titles.dungeonology.attempt import PickDivined
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
from tests.properties.core import Property

MOST_STARS, MOST_ARROWS = 9, 5


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


CONSERVED: tuple[Property, ...] = (
    cubes_come_from_the_box,
    cubes_on_zones_are_counted,
    columns_keep_their_capacity,
    jinxes_are_conserved,
    interns_have_one_owner,
    students_are_conserved,
    omegas_are_conserved,
    traps_are_conserved,
)
"""Pieces that prepared positions keep as well; these may have taken trick cards out."""

EVERY: tuple[Property, ...] = (
    *CONSERVED,
    tricks_are_conserved,
    slots_are_as_printed,
    the_table_holds_what_is_in_use,
    tokens_are_limited,
    tiles_are_conserved,
    start_is_bare,
    stars_follow_the_board,
    arrows_follow_the_board,
    knowledge_is_kept,
    the_combo_is_of_0_94,
    exaltation_follows_the_stars,
    stun_stays_within_its_limit,
)
SAMPLED: tuple[Property, ...] = (
    stacks_hold_their_level,
    numbers_are_folded,
    numbers_have_floors,
    points_in_view_are_what_all_can_count,
)
