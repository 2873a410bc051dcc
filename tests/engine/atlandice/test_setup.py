"""Numbers, chance, components and set-up: A0, A1, A2."""

import json

import pytest

from game.api import BadOption, load_state, new_game, pending, project, redeal, set_order
from game.content.titles import load
from game.engine.core import rng
from game.engine.titles.atlandice import setup, visits
from game.engine.titles.atlandice.rounds import OpenGates
from game.engine.titles.atlandice.state import Game
from game.engine.titles.atlandice.view_types import own_view
from game.engine.titles.atlandice.visits import Visit
from tests.engine.atlandice.table import a_table, rolls

BOX = load("atlandice")


def a_new_game(seats: int, seed: int = 1) -> Game:
    game = new_game("atlandice", seats, seed)
    assert isinstance(game, Game)
    return game


def test_a0_1_types_and_districts_share_one_number() -> None:
    assert BOX.types == ("gem", "book", "food", "tool", "weapon")
    assert [BOX.district(n) for n in range(1, 7)] == [
        "jeweller", "library", "inn", "engineering", "smithy", "market",
    ]  # fmt: skip
    assert [BOX.numbers[name] for name in ("gem", "jeweller", "weapon", "smithy")] == [1, 1, 5, 5]


def test_a0_2_chance_is_used_for_piles_start_player_and_dice_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    def counted(state: rng.HasRng, n: int) -> int:
        asked.append(n)
        return rng.below(state, n)

    def shuffled(state: rng.HasRng, things: list[str]) -> tuple[str, ...]:
        asked.append(things[0][0])
        return rng.shuffled(state, things)

    monkeypatch.setattr(visits, "below", counted)
    monkeypatch.setattr(setup, "below", counted)
    monkeypatch.setattr(setup, "shuffled", shuffled)
    a_new_game(3)
    assert asked == ["J", "L", "N", "E", "F", 3, *[6] * 7]


def test_a0_2_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    assert a_new_game(3, 5).to_dict() == a_new_game(3, 5).to_dict()
    assert a_new_game(3, 5).piles != a_new_game(3, 6).piles


def test_a0_3_everything_is_open_but_the_order_of_hidden_tiles() -> None:
    game = a_new_game(3, 4)
    views = [{**project(game, seat), "seat": None, "question": None} for seat in range(3)]
    assert views[0] == views[1] == views[2]
    twins = [redeal(game, 0, seed) for seed in range(30)]
    assert {project(twin, 0) == project(game, 0) for twin in twins} == {True}
    assert len({str(twin.to_dict()["piles"]) for twin in twins}) > 8
    assert {str([pile[-1] for pile in twin.to_dict()["piles"]]) for twin in twins} == {
        str([pile[-1] for pile in game.piles])
    }
    hidden = game.piles[0][0]
    assert hidden not in json.dumps(project(game, 0))


def test_a0_4_turn_order_is_clockwise_from_the_start_player() -> None:
    table = a_table(4)
    table.game.start = 2
    assert table.game.turn_order() == (2, 3, 0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a1_1_a1_2_a2_2_piles_of_three_in_number_order(seats: int) -> None:
    game = a_new_game(seats, seats)
    assert len(game.piles) == 5
    for resource, pile in zip(BOX.resources, game.piles, strict=True):
        assert sorted(pile) == sorted(
            t.id for t in BOX.tiles.values() if t.district == resource.district
        )
    areas = own_view(project(game, None))["areas"]
    assert [area["tile"] for area in areas] == [*(pile[-1] for pile in game.piles), ""]
    assert [area["tiles_below"] for area in areas] == [2, 2, 2, 2, 2, 0]


def test_a2_2_piles_are_shuffled() -> None:
    assert len({a_new_game(2, seed).piles[3] for seed in range(60)}) == 6


@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_a1_3_a2_5_dice_in_play(seats: int, dice: int) -> None:
    assert sum(map(len, a_new_game(seats).dice)) == dice


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 7), (4, 9)])
def test_a1_4_a2_3_a2_4_a2_6_resources_in_play(seats: int, each: int) -> None:
    game = a_new_game(seats)
    for number in range(1, 6):
        assert game.lying(number) == tuple(each if i == number else 0 for i in range(1, 6))
    assert game.lying(6) == (3, 3, 3, 3, 3)


def test_a1_5_points_have_no_limit() -> None:
    table = a_table(3).points(500).tile("E3").clock(0).dice(4).owned(0, gem=2).turn_clock()
    table.answer("give:1")
    assert table.game.vp[0] == 501


def test_a1_6_a2_8_a_random_start_player_and_nothing_owned() -> None:
    starts = set()
    for seed in range(40):
        game = a_new_game(3, seed)
        starts.add(game.start)
        question = pending(game)
        assert question == game.question
        assert game.question is not None
        assert game.question.seat == game.start
        assert game.owned == ((0,) * 5,) * 3
        assert (game.vp, game.tiles_won, game.taken) == ((0, 0, 0), ((),) * 3, ((),) * 3)
    assert starts == {0, 1, 2}


def test_a1_7_a2_7_the_submarine_starts_at_engineering() -> None:
    assert a_new_game(2).submarine == 4


def test_a2_1_the_hand_starts_on_the_arrow() -> None:
    assert a_new_game(4).hand == 0


def test_a2_9_a11_1_two_players_set_up_as_three() -> None:
    two, three = a_new_game(2), a_new_game(3)
    assert (two.goods, len(two.owned), two.neutral) == (three.goods, 3, 2)
    assert three.neutral == -1


def test_a4_1_each_die_goes_to_the_area_of_its_number() -> None:
    table = a_table(3)
    rolls(1, 2, 3, 4, 5, 6, 6)
    table.happens(OpenGates(), Visit(0))
    assert table.game.dice == ((1,), (2,), (3,), (4,), (5,), (6, 6))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_face_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 seats"):
        new_game("atlandice", seats, 1)


def test_face_there_are_no_options_and_no_orders() -> None:
    with pytest.raises(BadOption, match="no option 'alert'"):
        new_game("atlandice", 2, 1, {"alert": "hard"})
    with pytest.raises(BadOption, match="no standing orders"):
        set_order(new_game("atlandice", 2, 1), 0, "pass")


def test_face_a_game_is_saved_in_the_middle_of_an_effect() -> None:
    table = a_table(3).tile("J2").lying(1, gem=3, tool=2).dice(1, 2).visits(0, 1)
    table.answer("visit:1:0", "take:1", "away:4")
    assert table.asks("swap", 0)
    again = load_state(json.loads(json.dumps(table.game.to_dict())))
    assert again.question == table.game.question
    assert again.to_dict() == table.game.to_dict()


def test_face_a_seed_is_taken_modulo_its_64_bits() -> None:
    assert a_new_game(2, 2**64 + 5).to_dict() == a_new_game(2, 5).to_dict()
    assert a_new_game(2, 2**64 - 1).to_dict() != a_new_game(2, 2**63 - 1).to_dict()


def test_a0_3_the_view_tells_which_areas_are_open_and_asks_only_the_asked() -> None:
    table = a_table(3).exhausted(5).last_tile("E1").dice(1, 6).visits(1, 2)
    view = own_view(project(table.game, 1))
    assert [area["open"] for area in view["areas"]] == [True, True, True, True, False, True]
    assert [area["tiles_below"] for area in view["areas"]] == [2, 2, 2, 0, 0, 0]
    assert [area["tile"] for area in view["areas"]][3:] == ["E1", "", ""]
    assert view["question"] is not None
    assert view["question"]["options"] == table.keys
    assert project(table.game, 0)["question"] is None
    assert project(table.game, None)["question"] is None
