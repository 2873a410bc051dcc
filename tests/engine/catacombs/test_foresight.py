"""What is told before the click: reach, previews, reasons; views, redeals, secrets (C0.3, C5)."""

from __future__ import annotations

import json

import pytest

from game.api import project, reach, redact, redeal, why_not
from game.engine.titles.catacombs.exploring import BeginPlacing
from game.engine.titles.catacombs.odds import chance_of, hurt_chances
from game.engine.titles.catacombs.view_types import View, own_reach, own_view
from tests.engine.catacombs.table import Table, a_table
from tests.keys import parsed


def seen(table: Table, seat: int | None) -> View:
    """What a seat may know."""
    return own_view(project(table.game, seat))


def test_reach_tells_way_cost_and_damage() -> None:
    table = a_table().tile("D18", (3, 3)).pawn(0, "D18.a").begins().now(boots=1)
    found = {facts["room"]: facts for facts in own_reach(reach(table.game, 0))}
    assert found["D18.b"]["way"] == [
        {"answers": ["walk:D18.a-b"], "goal": "D18.b", "tunnel": "D18.a-b"}
    ]
    assert (found["D18.b"]["boots"], found["D18.b"]["damage"]) == (1, 1)
    table.now(swords=1)
    assert next(f for f in own_reach(reach(table.game, 0)) if f["room"] == "D18.b")["damage"] == 0


def test_c7_3_reach_ends_at_a_cave_unless_one_is_cave_proof() -> None:
    table = a_table().tile("S4", (3, 3)).pawn(0, "S4.d").begins().now(boots=9, swords=9)
    table.game.map = table.game.map.turn("S4", 0)
    via_cave = {f["room"]: f["boots"] for f in own_reach(reach(table.game, 0))}
    assert via_cave == {"S4.c": 1, "S4.a": 1, "S4.b": 2}
    ways = [f["way"] for f in own_reach(reach(table.game, 0))]
    assert not [way for way in ways if "S4.b-c" in [leg["tunnel"] for leg in way] and len(way) > 2]


def test_c10_8_reach_counts_teleports_with_a_condition() -> None:
    table = a_table().tile("S2", (3, 3)).tile("D18", (6, 3)).pawn(0, "S2.b")
    table.hand(0, "waystone").begins().answer("play:waystone")
    found = {facts["room"]: facts for facts in own_reach(reach(table.game, 0))}
    assert found["D18.a"]["way"] == [
        {"answers": ["walk:S2.a-b"], "goal": "S2.a", "tunnel": "S2.a-b"},
        {"answers": ["leap:waystone"], "goal": "D18.a", "tunnel": ""},
    ]


def test_c5_9_through_a_portal_it_is_also_answered_where_one_comes_out() -> None:
    table = a_table().tile("D02", (3, 3)).tile("D05", (6, 3)).pawn(0, "D02.b").begins().now(boots=9)
    found = {facts["room"]: facts for facts in own_reach(reach(table.game, 0))}
    assert found["D05.b"]["way"] == [
        {"answers": ["walk:D02.P", "portal:D05"], "goal": "D05.b", "tunnel": "D02.P"}
    ]


def test_c10_8_a_far_teleport_to_an_adjacent_room_is_answered_as_it_is_asked() -> None:
    table = a_table().tile("D02", (3, 3)).pawn(0, "D02.a").hand(0, "blink_spell").begins()
    table.answer("play:blink_spell")
    found = {facts["room"]: facts for facts in own_reach(reach(table.game, 0))}
    way = found["D02.d"]["way"]
    assert [leg["answers"] for leg in way] == [["leap:blink_spell", "teleport:D02.a-d"]]
    for key in way[0]["answers"]:
        table.answer(key)
    assert table.player(0).room == "D02.d"


def test_reach_is_for_the_player_whose_turn_it_is() -> None:
    table = a_table().begins().now(boots=3)
    assert own_reach(reach(table.game, 1)) == []


def test_previews_of_cards_artifacts_and_the_end_of_the_turn() -> None:
    table = a_table().tile("D01", (3, 3)).pawn(0, "D01.c").put(lying={"D01.c": ("a7",)}, rage=3)
    table.hand(0, "explore").begins()
    assert table.preview("play:explore") == {"gives": {"skill": 2, "boots": 1}}
    assert table.preview("take") == {"artifact": "a7", "value": 7, "rage": 4, "attack": 3}
    table.answer("play:explore")
    assert table.preview("acquire:mercenary") == {"skill": 2, "gold": 0, "lockpicks": 0}
    assert table.preview("end")["boots"] == 1


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("play:burgle", "not_in_hand"),
        ("acquire:bandit", "skill_missing"),
        ("acquire:goblin", "not_acquired"),
        ("acquire:lute", "not_in_row"),
        ("use:wishing_well", "not_in_row"),
        ("defeat:goblin", "swords_missing"),
        ("walk:XA.crypt-la", "boots_missing"),
        ("walk:XA.ms", "not_joined"),
        ("teleport:XA.crypt-la", "no_teleport"),
        ("take", "no_artifact_here"),
        ("unlock:chest", "not_here"),
        ("record", "not_here"),
        ("buy:crown", "not_here"),
        ("token:puzzle_box", "not_held"),
        ("trash:any", "no_right"),
        ("replace", "no_right"),
        ("choose:empurror:0", "no_right"),
        ("leap:waystone", "no_right"),
        ("lay:0", "no_tile_waits"),
        ("mercy", "no_mercy"),
        ("nonsense", "not_now"),
    ],
)
def test_every_thing_a_player_looks_for_has_a_reason(thing: str, reason: str) -> None:
    table = a_table().begins()
    assert table.why_not(0, thing) == reason
    told = why_not(table.game, 0, parsed(thing))
    assert told is not None
    assert told.rule.startswith("C")
    assert table.why_not(1, thing) == "others_asked"


def test_c0_3_hands_are_hidden_and_decks_have_no_order() -> None:
    table = a_table().hand(0, "lute").hand(1, "bard").begins()
    assert seen(table, 0)["players"][1]["hand"] is None
    assert seen(table, 0)["players"][0]["hand"] == ["lute"]
    assert seen(table, None)["players"][0]["hand"] is None
    deck = seen(table, 0)["players"][0]["unseen"]
    assert deck == sorted(deck)


def test_c2_15_open_hands() -> None:
    table = a_table(hands="open").hand(1, "bard").begins()
    assert seen(table, 0)["players"][1]["hand"] == ["bard"]
    table.answer("end")
    assert [e for e in redact(table.events, None) if e.kind == "drawn" and "cards" in e.facts]


def test_c0_3_drawn_cards_are_for_their_owner() -> None:
    table = a_table().begins().answer("end")
    drawn = [e for e in redact(table.events, 1) if e.kind == "drawn"]
    assert all("cards" not in e.facts for e in drawn if e.facts["seat"] == 0)
    assert [e for e in redact(table.events, 0) if "cards" in e.facts]


def test_c10_23_a_card_put_on_top_is_known_to_everybody() -> None:
    table = a_table().row("lie_in_wait").begins().now(skill=3)
    table.answer("acquire:lie_in_wait", "top")
    assert seen(table, 1)["players"][0]["deck_top"] == ["lie_in_wait"]
    twin = redeal(table.game, 1, 99)
    assert twin.players[0].deck[-1] == "lie_in_wait"  # type: ignore[attr-defined]


def test_equal_views_and_seeds_give_equal_deals() -> None:
    table = a_table(3).hand(0, "burgle").hand(1, "bard", "lute").begins()
    other = redeal(table.game, 0, 5)
    one, two = redeal(table.game, 0, 7), redeal(other, 0, 7)
    assert json.dumps(one.to_dict(), sort_keys=True) == json.dumps(two.to_dict(), sort_keys=True)


def test_c6_5_c6_6_a_view_tells_all_four_rotations_of_the_tile_that_waits() -> None:
    """Also the illegal ones, each with its whole tunnel and with what it would join."""
    table = a_table().pawn(0, "XA.la").stack("D09", "D01", "D02").begins().now(boots=1)
    assert seen(table, 0)["now"]["rotations"] == []
    table.answer("explore:XA.WL1")
    told = seen(table, None)["now"]["rotations"]
    assert [one["turn"] for one in told] == [0, 1, 2, 3]
    for one in (told[0], told[1], told[3]):
        facts = table.preview(f"lay:{one['turn']}")
        names = ("goal", "boots", "lockpicks", "monsters")
        assert {name: one[name] for name in names} == {name: facts[name] for name in names}  # type: ignore[literal-required]
    assert (told[2]["goal"], told[2]["boots"]) == ("D09.a", 2)
    joined = told[3]["joins"]
    assert joined
    assert {way["origin"].partition(".")[0] for way in joined} == {"D09"}
    table.answer("lay:3")
    laid = seen(table, 0)
    assert laid["now"]["rotations"] == []
    assert all(way in laid["tunnels"] for way in joined)


def test_c10_17_a_tile_placed_by_a_card_has_rotations_without_a_way_in() -> None:
    table = a_table().pawn(0, "XA.la").stack("D09", "D01").begins().now(boots=1)
    table.happens(0, BeginPlacing(0))
    table.answer(table.keys[0])
    told = seen(table, 0)["now"]["rotations"]
    assert [one["turn"] for one in told] == [0, 1, 2, 3]
    assert {one["goal"] for one in told} == {""}


def test_c11_8_chances_to_be_hurt_count_own_cubes_and_ghosts_and_nobody_who_is_out() -> None:
    table = a_table(3).begins()
    view = seen(table, None)
    view["players"][1]["out"] = "escaped"
    view["bag"] = {"black": 6, "ghost": 1, "0": 1, "1": 4, "2": 0}
    view["ghosts"], view["attack"] = 0, 2
    for player, clank in zip(view["players"], (1, 0, 0), strict=True):
        player["clank"] = clank
    assert hurt_chances(view) == [
        pytest.approx(1 - 10 / 13 * 9 / 12), 0.0, pytest.approx(2 / 13)
    ]  # fmt: skip
    assert chance_of(1, 1, 3, 9) == 1.0
    assert chance_of(1, 0, 0, 4) == 0.0
    assert chance_of(2, 2, 4, 2) == 1 / 6
    assert chance_of(3, 2, 4, 4) == 0.0


def ways(table: Table) -> dict[str, list[str]]:
    """By room, the answers that lead there."""
    return {
        facts["room"]: [key for leg in facts["way"] for key in leg["answers"]]
        for facts in own_reach(reach(table.game, 0))
    }


def test_c10_5_reach_counts_no_teleport_whose_card_is_gone() -> None:
    table = a_table().tile("S2", (3, 3)).tile("D18", (6, 3)).pawn(0, "S2.a").hand(0, "waystone")
    table.row("black_market").begins().answer("play:waystone").now(skill=5)
    assert ways(table)["D18.a"] == ["leap:waystone"]
    table.answer("use:black_market", "choose:black_market:0", "choose:black_market:1")
    assert table.game.trashed == ("waystone",)
    assert "D18.a" not in ways(table)
    assert not table.offers("leap")


def test_c10_7_c18_82_reach_tells_the_tunnel_of_a_teleport_bound_to_a_place() -> None:
    table = a_table().tile("S3", (3, 3)).tile("S5", (4, 3)).tile("D17", (9, 9)).pawn(0, "S3.a")
    table.hand(0, "robbery").begins().answer("play:robbery")
    assert ways(table)["S3.c"] == ["leap:robbery", "teleport:S3.a-c"]
    table.answer("leap:robbery", "teleport:S3.a-c")
    assert table.player(0).room == "S3.c"


def test_c5_9_a_teleport_bound_to_no_place_goes_through_a_portal() -> None:
    table = a_table().tile("S5", (3, 3)).tile("D17", (5, 3)).tile("D14", (7, 3)).pawn(0, "S5.c")
    table.hand(0, "blink_spell").begins().answer("play:blink_spell")
    assert ways(table)["D17.c"] == ["leap:blink_spell", "teleport:S5.P", "portal:D17"]
    table.answer("leap:blink_spell", "teleport:S5.P", "portal:D17")
    assert table.player(0).room == "D17.c"


def test_c18_79_a_card_stolen_asks_for_no_skill_but_for_what_its_text_adds() -> None:
    table = a_table().hand(0, "grand_theft").row("bandit", "wishing_well").set(0, gold=3).begins()
    table.answer("play:grand_theft", "choose:grand_theft:1")
    assert table.preview("acquire:bandit") == {"skill": 0, "gold": 0, "lockpicks": 0}
    assert table.preview("use:wishing_well") == {"skill": 0, "gold": 3, "lockpicks": 0}
