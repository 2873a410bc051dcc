"""C19.1: the book's example of a whole turn."""

from __future__ import annotations

from tests.engine.catacombs.table import Table, a_table, draws

GREEN, YELLOW = 0, 1


def position() -> Table:
    table = a_table(2).tile("S4", (1, 0)).pawn(GREEN, "S4.b").put(rage=5)
    table.set(GREEN, bagged=3).set(YELLOW, bagged=3)
    table.row("crystal_kobold", "expert_guide", "keymaster", "swindle", "bandit", "lightstick")
    table.dungeon("pillage", "ogre_merchant", "swindle")
    table.hand(GREEN, "stumble", "sneak_attack", "explore", "burgle", "sidestep")
    return table.begins(GREEN)


def test_c19_1_the_green_players_whole_turn() -> None:
    table = position().answer("play:stumble")
    green = table.player(GREEN)
    assert (green.clank, table.game.now.clank_gained) == (1, 1)  # a
    table.answer("play:sneak_attack")
    assert (green.clank, table.game.now.banked) == (0, 1)  # b
    table.answer("play:explore", "play:burgle", "play:sidestep")
    assert table.means() == (3, 3, 2)  # c
    table.answer("walk:S4.b-c", "swords:1")
    assert green.room == "S4.c"  # d
    assert green.hurt == 0
    assert table.means() == (3, 2, 1)
    assert not table.offers("walk")
    assert table.why_not(GREEN, "walk:S4.c-d") == "exhausted"
    table.answer("defeat:crystal_kobold")
    assert table.means() == (5, 0, 1)  # e
    assert table.game.dungeon_discards == ("crystal_kobold",)
    assert table.game.row.count("") == 1
    table.answer("acquire:expert_guide")
    assert table.game.now.skill == 0  # f
    assert green.discards == ("expert_guide",)
    assert table.game.row.count("") == 2
    draws("black", GREEN, YELLOW, YELLOW)
    table.answer("end")
    assert len(green.discards) == 6  # g
    assert len(green.hand) == 5
    assert "pillage" in table.game.row  # h
    assert "ogre_merchant" in table.game.row
    assert [e["n"] for e in table.told("attack_begun")] == [4]
    assert table.game.bank_black == 1  # i
    assert (green.hurt, table.player(YELLOW).hurt) == (1, 2)
    assert table.asks("act", YELLOW)
