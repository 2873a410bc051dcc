"""Decisions and rulings of C18 that no other test names; each ends where the question does."""

from __future__ import annotations

from game.content.titles import load
from game.engine.core.grid import TURNS
from game.engine.titles.catacombs.rooms import enter_room
from game.engine.titles.catacombs.tokens import raise_rage
from game.engine.titles.catacombs.turning import is_shut_in
from tests.engine.catacombs.table import a_table, draws
from tests.engine.catacombs.test_dragon import quiet_row


def test_c18_3_rage_at_the_end_of_the_track() -> None:
    for seats, last in ((4, 7), (6, 9)):
        table = a_table(seats)
        raise_rage(table.game, 20)
        assert table.game.rage == last


def test_c18_7_two_footprints_cost_three_boots() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D01", (3, 4)).pawn(0, "D02.c").begins()
    assert table.now(boots=2).why_not(0, "walk:D02.S1") == "boots_missing"
    assert "walk:D02.S1" in table.now(boots=3).keys


def test_c18_8_opposed_arrows_are_impassable_on_foot() -> None:
    table = a_table().tile("D04", (3, 3)).tile("D07", (2, 3), 3).begins().now(boots=9)
    for room, way in (("D04.d", "D04.W1"), ("D07.d", "D07.S2")):
        assert table.pawn(0, room).ask_again().why_not(0, f"walk:{way}") == "arrow"


def test_c18_10_c18_17_dead_ends_are_only_below_the_start_tile() -> None:
    table = a_table().tile("S1", (0, 2)).tile("S2", (1, 2))
    ends = {w.id for ways in table.game.map.ways.values() for w in ways}
    assert {"S1.N1", "S1.N2"} & ends == set()
    assert {f"S1.{end}" for end in ("E1", "E2", "S1", "S2", "W1", "W2")} <= ends
    assert {f"S2.{end}" for end in ("W1", "W2", "N1", "N2")} <= ends


def test_c18_15_two_tunnels_join_neighbours_in_every_rotation() -> None:
    for turn in TURNS:
        table = a_table().tile("D18", (3, 3)).tile("D10", (4, 3), turn)
        joined = [
            w for r in ("D18.a", "D18.b") for w in table.game.map.ways[r] if w.goal[:3] == "D10"
        ]
        assert len(joined) == 2


def test_c18_16_the_monkey_shrine_is_in_the_depths() -> None:
    for side in "AB":
        game = a_table(side=side).game
        assert "depths" in game.features(f"X{side}.ms")


def test_c18_19_nobody_leaves_the_crypt_again() -> None:
    table = a_table().pawn(0, "XA.la").artifacts(0, "a5").begins().now(boots=5, teleports=3)
    table.answer("walk:XA.crypt-la")
    assert not [k for k in table.keys if k.split(":")[0] in ("walk", "teleport", "explore", "leap")]
    assert "end" in table.keys


def test_c18_20_c18_72_no_teleport_into_the_crypt_without_an_artifact() -> None:
    table = a_table().pawn(0, "XA.la").begins().now(teleports=1)
    assert "teleport:XA.crypt-la" not in table.keys
    table.artifacts(0, "a5").ask_again()
    assert "teleport:XA.crypt-la" in table.keys


def test_c18_21_a_second_portal_makes_the_first_usable() -> None:
    table = a_table().tile("S5", (3, 3)).pawn(0, "S5.c").begins().now(boots=2)
    assert "walk:S5.P" not in table.keys
    table.tile("D17", (9, 9)).ask_again()
    assert "walk:S5.P" in table.keys


def test_c18_23_c18_74_a_spring_is_settled_before_the_play_area_is_cleared() -> None:
    table = a_table().tile("S1", (3, 3)).pawn(0, "S1.b").pool("minors", "magic_spring").deck(0)
    table.discards(0, "burgle").hand(0, "stumble").begins().answer("play:stumble").now(boots=1)
    table.answer("walk:S1.a-b", "end")
    assert table.keys == ["trash:any:play:stumble", "trash:any:discards:burgle"]
    table.answer("trash:any:discards:burgle")
    assert table.game.trashed == ("burgle",)


def test_c18_32_the_amulet_looks_at_damage_now() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").set(0, damage=5, gold=7)
    table.tokens(0, "potion_of_healing").begins()
    assert "buy:blood_amulet" in table.keys
    table.answer("token:potion_of_healing")
    assert table.why_not(0, "buy:blood_amulet") == "not_hurt"


def test_c18_33_own_cubes_heal_before_black_ones() -> None:
    table = a_table().set(0, damage=1).tokens(0, "potion_of_healing").put(bag_black=23)
    table.player(0).black = 1
    table.begins().answer("token:potion_of_healing")
    assert (table.player(0).damage, table.player(0).black) == (0, 1)


def test_c18_34_c18_66_charlatan_decides_when_played() -> None:
    table = a_table().hand(0, "charlatan", "burgle").begins().answer("play:charlatan", "no")
    assert table.asks("act", 0)
    assert not table.offers("discard")


def test_c18_38_c18_60_nobody_is_rescued_without_the_option() -> None:
    for mercy in ("off", "on"):
        table = a_table(mercy=mercy).tile("D04", (3, 3)).pawn(0, "D04.d").stack()
        for cell, tile in (((3, 2), "S1"), ((4, 3), "S2"), ((3, 4), "S3"), ((2, 3), "S4")):
            table.tile(tile, cell)
        table.begins()
        assert is_shut_in(table.game, 0, table.game.map)
        assert bool(table.offers("mercy")) == (mercy == "on")


def test_c18_46_a_quarter_of_the_dungeon_deck_wakes_the_dragon() -> None:
    deck = [card for card in load("catacombs").cards.values() if card.pile == "dungeon"]
    for copies, marked in (
        ([c.copies for c in deck], 25),
        ([c.copies + c.extra for c in deck], 34),
    ):
        assert sum(n for n, c in zip(copies, deck, strict=True) if c.dragon) == marked
        assert round(4 * marked / sum(copies)) == 1


def test_c18_50_a_ghost_hurts_all_and_comes_back() -> None:
    table = quiet_row("crystal_kobold").put(rage=1, bank_ghosts=4, area_ghosts=1)
    draws("ghost", "black")
    table.begins().answer("end")
    assert ([p.hurt for p in table.game.players], table.game.area_ghosts) == ([1, 1], 1)


def test_c18_51_no_tunnel_damage_as_the_last_health() -> None:
    table = a_table().tile("D18", (3, 3)).pawn(0, "D18.a").set(0, damage=9).begins().now(boots=1)
    assert table.why_not(0, "walk:D18.a-b") == "monsters_block"


def test_c18_53_c18_81_a_portal_trip_by_teleport_counts_as_using_a_portal() -> None:
    table = a_table().tile("S5", (3, 3)).tile("D17", (5, 3)).pawn(0, "S5.c")
    table.row("animated_wall").begins().now(swords=2, teleports=1)
    table.answer("defeat:animated_wall", "teleport:S5.P")
    assert (table.player(0).room, table.means()) == ("D17.c", (0, 0, 2))


def test_c18_56_a_cell_for_the_last_prisoner() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.b").pool("prisoners", "monk").begins()
    assert "unlock:cell" in table.keys
    table = a_table().tile("S5", (3, 3)).pawn(0, "S5.a").begins()
    table.put(reserve={**table.game.reserve, "secret_tome": 0}).ask_again()
    assert table.why_not(0, "unlock:tome") == "none_left"


def test_c18_57_re_entering_pays_once_a_turn() -> None:
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.d").begins().now(boots=3)
    table.answer("walk:D02.a-d", "walk:D02.a-d", "walk:D02.a-d")
    assert table.player(0).gold == 2


def test_c18_62_an_artifact_is_taken_when_one_likes_and_never_put_down() -> None:
    table = a_table().tile("D01", (3, 3)).pawn(0, "D01.a").put(lying={"D01.c": ("a7",)}).begins()
    table.now(boots=1, swords=1).answer("walk:D01.a-c", "swords:1")
    assert table.player(0).artifacts == ()
    table.answer("take")
    assert table.player(0).artifacts == ("a7",)
    assert not table.offers("drop")
    assert table.why_not(0, "take") == "no_artifact_here"


def test_c18_65_clearing_the_play_area_is_no_discarding() -> None:
    table = a_table().hand(0, "white_tourmaline").deck(0, *["burgle"] * 9).begins()
    table.answer("play:white_tourmaline", "play:burgle", "end")
    assert not table.told("discarded")
    assert not table.told("shielded")


def test_c18_69_a_discount_serves_one_later_purchase() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").set(0, gold=13).hand(0, "golden_flute")
    table.begins().answer("buy:backpack")
    assert table.player(0).gold == 6
    table.answer("play:golden_flute")  # one gold
    table.answer("buy:crown", "pay:bargain")
    assert table.player(0).gold == 2


def test_c18_70_only_what_lies_there_can_be_trashed() -> None:
    table = a_table().hand(0, "shadow_walk").deck(0, "burgle").discards(0).begins()
    table.answer("play:shadow_walk")
    assert not table.offers("trash")
    table.discards(0, "burgle").ask_again()
    assert table.offers("trash") == ["trash:burgle"]
    table.answer("trash:burgle")
    assert table.game.trashed == ("burgle",)


def test_c18_77_black_market_never_twice_the_same() -> None:
    table = a_table().row("black_market").deck(0).begins().now(skill=5)
    table.answer("use:black_market")
    assert table.keys == ["choose:black_market:0", "choose:black_market:2"]  # nothing to trash
    table.answer("choose:black_market:0")
    assert (table.player(0).gold, table.player(0).lockpicks) == (2, 4)


def test_c18_78_trunk_and_warlock_without_a_reward() -> None:
    table = a_table().row("locked_trunk", "skeleton_warlock").pool("majors").begins()
    table.put(reserve={**table.game.reserve, "secret_tome": 0}).now(skill=3, swords=3)
    assert table.why_not(0, "use:locked_trunk") == "none_left"
    table.answer("defeat:skeleton_warlock")
    assert (table.player(0).clank, table.player(0).discards) == (1, ())


def test_c18_79_grand_theft_takes_no_monster_and_nothing_of_the_reserve() -> None:
    table = a_table().hand(0, "grand_theft").row("skeleton", "bandit", "darkened_alcove").begins()
    table.answer("play:grand_theft", "choose:grand_theft:1")
    assert table.keys == ["acquire:bandit", "use:darkened_alcove"]
    table.answer("acquire:bandit")
    assert table.means() == (0, 1, 1)  # its Acquire effect


def test_c18_82_robbery_at_any_moment_in_a_market() -> None:
    table = a_table().tile("S3", (3, 3)).pawn(0, "S3.a").hand(0, "robbery", "burgle").begins()
    table.answer("play:robbery", "play:burgle")
    assert "leap:robbery" in table.keys
    table.pawn(0, "S3.b").ask_again()
    assert table.why_not(0, "leap:robbery") == "wrong_place"


def test_c18_83_blink_spell_to_players_inside_the_depths_only() -> None:
    table = a_table(4).tile("D18", (3, 3)).pawn(1, "D18.b").pawn(2, "XA.la").pawn(3, "XA.ub")
    table.player(1).out = "knocked_out"
    table.hand(0, "blink_spell").begins().answer("play:blink_spell", "leap:blink_spell")
    assert [k for k in table.keys if k.startswith("to:")] == ["to:XA.ub"]


def test_c18_85_the_goblin_does_not_feed_the_souldrinker() -> None:
    table = a_table().set(0, damage=2).hand(0, "souldrinker").row("skeleton").begins()
    table.answer("play:souldrinker", "defeat:goblin")
    assert table.player(0).hurt == 2
    table.answer("defeat:skeleton")
    assert table.player(0).hurt == 1


def test_c13_1_a_placed_tile_gives_who_escaped_only_gold() -> None:
    """C10.17: the pawn does not move again."""
    table = a_table(3).pawn(0, "XA.la").artifacts(0, "a5").stack("D06").row("marble_guardian")
    table.begins().now(boots=1, swords=3)
    enter_room(table.game, 0, "XA.crypt", "walk", "")
    table.ask_again().answer("defeat:marble_guardian", "cell:-1:1", "lay:0")
    assert (table.player(0).gold, table.game.now.leaps) == (2, ())


def test_c10_22_c18_79_grand_theft_is_not_chosen_for_a_trunk_it_could_not_pay_any_more() -> None:
    table = a_table().hand(0, "grand_theft").row("locked_trunk", "skeleton")
    table.set(0, lockpicks=1).begins().answer("play:grand_theft")
    assert table.offers("choose") == ["choose:grand_theft:0"]
    assert table.why_not(0, "choose:grand_theft:1") == "nothing_to_steal"
    table.set(0, lockpicks=2).ask_again().answer("choose:grand_theft:1")
    assert table.player(0).lockpicks == 0
    assert len(table.told("token_gained")) == 1


def test_c3_10_a_tome_discarded_for_the_charlatan_is_seen_before_it_is_shuffled_away() -> None:
    table = a_table().hand(0, "librarian", "charlatan", "secret_tome").deck(0).discards(0, "burgle")
    table.begins().answer("play:librarian", "play:charlatan", "discard:secret_tome")
    assert [facts["card"] for facts in table.told("condition_met")] == ["librarian"]
    assert sorted(table.player(0).hand) == ["burgle", "secret_tome"]


def test_c10_18_a_cave_wears_nobody_out_who_is_cave_proof() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.d").hand(0, "crystal_compass").deck(0).begins()
    table.answer("play:crystal_compass").now(boots=2).answer("walk:S4.c-d")
    assert not table.told("exhausted")
    table.answer("walk:S4.c-d")
    assert table.player(0).room == "S4.d"
