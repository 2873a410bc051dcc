"""Cards: conditions, choices, trashing, clank and draws (C3, C4, C10, C16)."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from game.api import title_of
from game.content.titles import load
from game.engine.titles.catacombs.effects import VERBS
from tests.engine.catacombs.table import a_table


def test_c19_26_c19_83_lie_in_wait_looks_at_the_present() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").hand(0, "lie_in_wait").set(0, clank=2)
    table.begins().answer("play:lie_in_wait").now(boots=1).answer("walk:S4.b-c", "swords:0")
    assert table.player(0).clank == 0
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.c").hand(0, "lie_in_wait").set(0, clank=2)
    table.begins().now(teleports=1).answer("teleport:S4.c-d", "play:lie_in_wait")
    assert table.player(0).clank == 2


def test_c19_30_c3_6_clank_without_cubes_is_forgotten() -> None:
    table = a_table().set(0, supply=1).hand(0, "boots_of_the_ape_lord").begins()
    table.answer("play:boots_of_the_ape_lord")
    assert (table.player(0).clank, table.game.now.clank_gained) == (1, 1)


@pytest.mark.parametrize("order", list(permutations(("stumble", "lute", "sneak_attack"))))
def test_c19_31_the_lute_counts_all_clank_in_any_order(order: tuple[str, ...]) -> None:
    table = a_table().hand(0, *order).deck(0, "burgle", "burgle").begins()
    table.answer(*(f"play:{card}" for card in order))
    now = table.game.now
    assert (now.clank_gained, table.player(0).gold) == (2, 2)
    assert (table.player(0).clank, now.banked) == (0, 0)


@pytest.mark.parametrize("order", list(permutations(("rebel_general", "mercenary"))))
def test_c19_32_another_companion_before_or_after(order: tuple[str, ...]) -> None:
    table = a_table().hand(0, *order).begins().answer(*(f"play:{card}" for card in order))
    assert len(table.player(0).hand) == 1


@pytest.mark.parametrize("order", list(permutations(("rebel_general", "librarian"))))
def test_c3_10_what_one_card_draws_shuffles_away_nothing_that_counts_for_another(
    order: tuple[str, ...],
) -> None:
    """The General would draw the tome away that lies in the discard pile when the Librarian comes."""
    table = a_table().hand(0, *order).deck(0).discards(0, "secret_tome", *("burgle",) * 4).begins()
    table.answer(*(f"play:{card}" for card in order))
    assert len(table.player(0).hand) == 3


@pytest.mark.parametrize("order", list(permutations(("rebel_paladin", "mercenary"))))
def test_c19_84_rebel_paladin_has_two_conditions(order: tuple[str, ...]) -> None:
    table = a_table().artifacts(0, "a5").hand(0, *order).begins()
    table.answer(*(f"play:{card}" for card in order))
    assert len(table.player(0).hand) == 2


def test_c19_33_c19_86_charlatan_as_the_last_card() -> None:
    table = a_table().hand(0, "charlatan").row("wishing_well").set(0, gold=3).begins()
    table.answer("play:charlatan")
    assert table.asks("act", 0)
    assert not table.player(0).hand
    table.answer("use:wishing_well")
    assert len(table.player(0).hand) == 2
    assert not [key for key in table.keys if key.startswith("discard")]


def test_c16_charlatan_discards_one_and_draws_two() -> None:
    table = a_table().hand(0, "charlatan", "stumble").begins().answer("play:charlatan")
    assert table.keys == ["discard:stumble", "no"]
    table.answer("discard:stumble")
    assert table.player(0).discards == ("stumble",)
    assert len(table.player(0).hand) == 2


def test_c19_34_riot_and_prisoners_freed_later() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").tokens(0, "monk", "peasant")
    table.pool("prisoners", "barbarian", "discount_coupon").hand(0, "riot").begins()
    table.answer("play:riot")
    assert table.game.now.swords == 1
    assert not table.offers("trash")
    table.answer("unlock:cell")
    assert table.player(0).tokens == ("monk", "peasant", "barbarian", "discount_coupon")
    assert table.game.now.swords == 3
    assert table.offers("trash") == ["trash:any"]
    table.answer("end")
    assert "riot" in table.player(0).cards  # it said "may"


def test_c19_68_flamboyance_and_bard_in_any_order() -> None:
    for order in permutations(("stumble", "stumble", "flamboyance", "bard")):
        table = a_table().set(0, damage=3).hand(0, *order).begins()
        table.answer(*(f"play:{card}" for card in order))
        assert table.game.now.clank_gained == 3
        assert (table.game.now.skill, table.player(0).hurt) == (4, 1)
        assert len(table.player(0).hand) == 1


def test_c19_85_a_conditional_heal_waits_for_damage() -> None:
    table = a_table().tile("D18", (3, 3)).pawn(0, "D18.a").hand(0, "stumble", "stumble", "bard")
    table.begins().answer("play_all")
    supply = table.player(0).supply
    table.now(boots=1).answer("walk:D18.a-b")
    assert (table.player(0).hurt, table.player(0).supply) == (0, supply)


def test_c19_72_shadow_walk_must_trash_a_burgle() -> None:
    table = a_table().hand(0, "shadow_walk", "burgle").begins()
    table.answer("play:shadow_walk")
    assert not table.offers("trash")
    table.answer("play:burgle", "end")
    assert table.game.trashed == ("burgle",)


def test_c19_54_c9_8_a_magic_spring_must_be_used() -> None:
    table = a_table().tile("S1", (3, 3)).pawn(0, "S1.b").pool("minors", "magic_spring")
    table.hand(0, "stumble", "burgle").begins().answer("play_all").now(boots=1)
    table.answer("walk:S1.a-b", "end")
    assert table.asks("settle", 0)
    assert table.keys == ["trash:any:play:stumble", "trash:any:play:burgle"]
    table.answer("trash:any:play:stumble")
    assert table.game.trashed == ("stumble",)
    assert table.asks("act", 1)


def test_c19_69_c10_19_a_replaced_card_arrives_but_starts_no_attack() -> None:
    table = a_table().hand(0, "remove_traps", "remove_traps").row("swindle", "bandit")
    table.dungeon("skeleton_priest", "ogre_merchant", *["lightstick"] * 9).begins()
    table.answer("play_all", "replace", "replace:swindle")
    assert [p.clank for p in table.game.players] == [1, 1]
    table.answer("play_all") if "play_all" in table.keys else None
    table.answer("play:remove_traps") if table.player(0).hand else None
    table.answer("replace", "replace:skeleton_priest")
    assert "ogre_merchant" in table.game.row
    table.answer("end")
    assert not table.told("attack_begun")


def test_c19_70_grand_theft_pays_no_skill_but_other_prices() -> None:
    table = a_table().hand(0, "grand_theft").row("wishing_well", "rose_quartz")
    table.set(0, lockpicks=1, gold=2).begins().answer("play:grand_theft")
    assert table.why_not(0, "end") == "choice_open"
    table.answer("choose:grand_theft:1")  # the well cannot be paid, so only the gem is left
    player = table.player(0)
    assert (player.lockpicks, player.clank, player.discards) == (0, 2, ("rose_quartz",))


def test_c19_73_cave_proof_lifts_exhaustion() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.d").hand(0, "crystal_compass").begins()
    table.now(boots=3).answer("walk:S4.c-d")
    assert not table.offers("walk")
    table.answer("play:crystal_compass")
    assert "walk:S4.c-d" in table.keys


def test_c19_74_c19_75_effects_grow_with_an_artifact_taken_later() -> None:
    table = a_table().tile("D01", (3, 3)).pawn(0, "D01.c").hand(0, "curator", "empurror")
    table.put(lying={"D01.c": ("a5",)}).set(0, clank=2).begins()
    table.answer("play_all", "choose:empurror:1")
    assert (table.player(0).gold, table.player(0).clank) == (1, 2)
    table.answer("take")
    assert len(table.player(0).hand) == 1
    assert (table.player(0).gold, table.player(0).clank) == (1, 0)
    assert table.game.now.cave_proof


def test_c18_80_empurror_with_an_artifact_gives_all_at_once() -> None:
    table = a_table().artifacts(0, "a5").hand(0, "empurror").begins().answer("play:empurror")
    assert (table.player(0).gold, table.game.now.banked, table.game.now.cave_proof) == (1, 2, True)
    assert "end" in table.keys


def test_c19_80_corrupt_advisor_adds_what_is_missing() -> None:
    table = a_table(3).tile("S3", (3, 3)).pawn(0, "S3.a").hand(0, "corrupt_advisor")
    table.set(0, gold=7).begins().answer("play:corrupt_advisor")
    assert [p.clank for p in table.game.players] == [0, 1, 1]
    table.answer("buy:crown")
    assert [p.clank for p in table.game.players] == [0, 2, 2]


def test_c19_76_golden_flute_and_coupon() -> None:
    table = a_table().hand(0, "golden_flute").tokens(0, "discount_coupon").begins()
    table.answer("play:golden_flute", "buy:backpack")
    assert (table.player(0).gold, table.player(0).tokens) == (1, ("backpack",))
    assert table.why_not(0, "buy:crown") == "not_here"


def test_c19_77_c18_84_astral_projection() -> None:
    table = a_table().tile("D18", (3, 3)).hand(0, "explore", "explore", "burgle")
    table.player(0).hand += ("astral_projection",)
    table.begins().answer("play:explore", "play:explore", "acquire:explore")
    table.answer("play:burgle", "play:astral_projection", "record_afar")
    assert table.player(0).shrines == ("D18.a",)
    assert table.player(0).gold == 1


def test_c19_78_lie_in_wait_acquired() -> None:
    table = a_table().row("lie_in_wait").begins().now(skill=3).answer("acquire:lie_in_wait")
    assert table.keys == ["top", "discards"]
    table.answer("top")
    assert table.player(0).deck[-1] == "lie_in_wait"


def test_c19_79_crystal_kobold_only_in_its_places() -> None:
    table = a_table().tile("S2", (3, 3)).pawn(0, "S2.a").row("crystal_kobold").begins()
    table.now(swords=2)
    assert "defeat:crystal_kobold" in table.keys
    table.pawn(0, "S2.b").ask_again()
    assert table.why_not(0, "defeat:crystal_kobold") == "wrong_place"


def test_c19_60_a_deck_that_runs_out_is_made_anew() -> None:
    table = a_table().deck(0, "burgle", "burgle").discards(0, *["stumble"] * 6)
    table.hand(0, *["sidestep"] * 5).begins().answer("play_all", "end")
    player = table.player(0)
    assert len(player.hand) == 5
    assert len(player.deck) == 8
    assert not player.discards


def test_c10_3_black_market_gives_two_different_things() -> None:
    table = a_table().row("black_market").hand(0, "burgle").begins().answer("play:burgle")
    table.now(skill=5).answer("use:black_market", "choose:black_market:0")
    assert table.keys == ["choose:black_market:1", "choose:black_market:2"]
    table.answer("choose:black_market:1")
    assert table.game.trashed == ("burgle",)
    assert table.player(0).gold == 2
    assert table.asks("act", 0)


def test_c10_21_thieves_shrine_trashes_up_to_two_burgles() -> None:
    table = a_table().row("thieves_shrine").discards(0, "burgle", "burgle", "stumble").begins()
    table.now(skill=4).answer("use:thieves_shrine", "choose:thieves_shrine:1")
    assert table.keys == ["trash:discards:burgle", "stop"]
    table.answer("trash:discards:burgle", "trash:discards:burgle")
    assert table.player(0).discards == ("stumble",)


def test_c18_88_payoff_leaves_at_once() -> None:
    table = a_table().hand(0, "payoff").begins().answer("play:payoff")
    assert table.game.trashed == ("payoff",)
    assert (table.game.now.skill, table.player(0).play) == (3, ())


def test_c3_10_animated_wall_looks_back_and_forward() -> None:
    table = a_table().tile("S5", (3, 3)).tile("D17", (5, 3)).pawn(0, "S5.c")
    table.row("animated_wall").begins().now(swords=2, boots=2)
    table.answer("defeat:animated_wall")
    assert table.game.now.boots == 3
    table.answer("walk:S5.P")
    assert table.game.now.boots == 2


def test_c10_24_ogre_merchant_in_a_market() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").row("ogre_merchant").begins()
    table.now(swords=4).answer("defeat:ogre_merchant", "choose:ogre_merchant:1")
    assert table.keys == ["item:backpack", "item:burglars_kit", "item:crown"]
    table.answer("item:burglars_kit")
    assert table.player(0).lockpicks == 5
    elsewhere = a_table().row("ogre_merchant").begins().now(swords=4)
    elsewhere.answer("defeat:ogre_merchant")
    assert elsewhere.player(0).gold == 5


def test_c3_1_play_all_stops_where_a_choice_comes_up() -> None:
    table = a_table().hand(0, "burgle", "imp_familiar", "sidestep", "stumble").begins()
    table.answer("play_all")
    assert table.player(0).hand == ("sidestep", "stumble")
    table.answer("play_all")
    assert table.player(0).hand == ()
    table = a_table().hand(0, "burgle", "charlatan", "sidestep", "stumble").begins()
    table.answer("play_all", "no")
    assert table.player(0).hand == ("sidestep", "stumble")
    assert table.asks("act", 0)


def test_c10_at_most_one_card_in_ten_has_a_verb_of_its_own() -> None:
    """Every verb names the rule it carries out; one that names a card alone is that card's own."""
    title_of("catacombs")  # with all its verbs
    dungeon = [card for card in load("catacombs").cards.values() if card.pile == "dungeon"]
    rules = {name: (verb.__doc__ or "").split(":")[0].rstrip(".") for name, verb in VERBS.items()}
    own = [name for name, cited in rules.items() if not re.search(r"C(3|7|9|10|12)\.?", cited)]
    assert own == [
        "return_idols",
        "ignore_monsters",
        "record_afar",
        "trash_self",
        "trade_in",
        "steal",
    ]
    assert 10 * len(own) <= len(dungeon) == 69
