"""D2: set-up."""

import pytest

from game.api import BadOption, Question, new_game, pending, project, redeal
from game.engine.titles.dungeonology.state import Game
from game.engine.titles.dungeonology.view_types import own_view
from tests.engine.dungeonology.builder import a_game
from tests.engine.dungeonology.pieces import check_pieces


def fresh(seats: int = 4, seed: int = 5, **options: object) -> Game:
    state = new_game("dungeonology", seats, seed, options)
    assert isinstance(state, Game)
    return state


@pytest.mark.parametrize(
    "options",
    [
        {"speed": 3},
        {"alert": "extreme"},
        {"boss": "sober"},
        {"version": "1.0"},
        {"orientation": "south"},
        {"round_limit": 19},
        {"round_limit": 101},
        {"round_limit": True},
        {"round_limit": "40"},
        {"scholars": ["valerio"]},
        {"scholars": ["valerio", "valerio"]},
        {"scholars": ["valerio", "civetta"]},
        {"colours": ["red", "green"]},
        {"colours": ["red", "red"]},
        {"age_order": [0, 0]},
        {"age_order": [0]},
        {"age_order": [0, 2]},
    ],
)
def test_d2_1_wrong_options_are_refused_with_a_sentence(options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        new_game("dungeonology", 2, 1, options)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_d2_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOption):
        new_game("dungeonology", seats, 1)


@pytest.mark.parametrize("limit", [20, 100])
def test_d2_1_round_limit_has_two_ends(limit: int) -> None:
    assert fresh(2, round_limit=limit).round_limit == limit


def test_d2_1_defaults() -> None:
    game = fresh(2)
    assert (game.alert_card, game.profile.id, game.rotate) == ("normal", "1.15", False)
    assert game.round_limit == 40
    assert game.age_order == (0, 1)
    assert {fresh(2, seed=n).boss_profile for n in range(20)} == {"aggressive", "drunk"}
    assert len({fresh(2, seed=n).scholars[0].card.id for n in range(40)}) == 4
    assert {fresh(2, seed=n, alert="random").alert_card for n in range(30)} == {
        "easy",
        "normal",
        "hard",
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("alert", "start"), [("easy", 5), ("normal", 4), ("hard", 3)])
def test_d2_2_steps(seats: int, alert: str, start: int) -> None:
    game = fresh(seats, alert=alert)
    order = game.clockwise(game.first)
    assert [len(game.scholars[s].hand) for s in order] == list(range(1, seats + 1))
    assert len({s.card.id for s in game.scholars}) == seats
    for scholar in game.scholars:
        assert scholar.zone == "I-0"
        assert not scholar.exalted
        assert scholar.students == scholar.card.normal.students
        assert (scholar.stun, scholar.stars, scholar.bonus) == (0, 0, 0)
    assert (game.bag, game.bag_omegas) == (start * seats, 1)
    assert (game.campfire, game.alert_omegas, game.boss) == (0, 0, "")
    assert [sorted(stack) for stack in game.stacks] == [
        [f"{level}-{n}" for n in range(1, 7)] for level in ("I", "II", "III")
    ]
    assert game.map.grid.where["I-0"].cell == (0, 0)
    assert game.map.zones == ("I-0",)
    assert len(game.jinx_deck) == 15
    assert not any(s.interns for s in game.scholars)
    assert game.active == game.first
    cards = len(game.tricks) + sum(len(s.hand) for s in game.scholars)
    assert cards == 105
    check_pieces(game)


def test_d2_2_first_player_is_drawn_by_colour() -> None:
    assert {fresh(3, seed=n).first for n in range(40)} == {0, 1, 2}


def test_d2_2_step_6_panic_and_clan_cards_differ_from_game_to_game() -> None:
    games = [fresh(2, seed=n) for n in range(40)]
    assert {g.panic for g in games} == {"K1", "K2", "K3"}
    assert {g.clan for g in games} == {"C1", "C2", "C3"}


def test_d2_3_hidden_information() -> None:
    table = (
        a_game(3).with_hand(0, "T01").with_hand(1, "T02", "T03").with_jinx(1, "J05", hidden=True)
    )
    table.with_map({"I-3": (1, 0)}).with_trap("I-3", "toll", owner=2)
    for seat in (0, 1, 2, None):
        view = own_view(project(table.game, seat))
        hands = [s["hand"] for s in view["scholars"]]
        assert [s["hand_count"] for s in view["scholars"]] == [1, 2, 0]
        assert [h is not None for h in hands] == [s == seat for s in range(3)]
        assert view["clan"] is None
        assert view["campus"]["panic"] is None
        assert view["scholars"][1]["hidden_jinxes"] == 1
        assert view["scholars"][1]["jinxes"] == []
        trap = next(z for z in view["map"] if z["zone"] == "I-3")["traps"][0]
        assert trap["face"] == ("toll" if seat == 2 else None)
        assert view["piles"]["stacks"] == [5, 6, 6]
        text = repr(view)
        assert "reserve" not in text
        assert "bag" not in text
        assert "rng" not in text
        assert "seed" not in text


@pytest.mark.parametrize(
    ("scholar", "skill", "cards"),
    [("vincenzo", "sermon", ("T13", "T14")), ("rebecca", "arcane_research", ("T05", "T06"))],
)
def test_d2_3_whoever_pays_with_cards_has_such_cards_in_a_redealt_game(
    scholar: str, skill: str, cards: tuple[str, str]
) -> None:
    """That it pays is public, so every hand that agrees with the view can pay."""
    table = a_game(2, scholars=[scholar, "sofia"]).with_map({"I-3": (1, 0)}).at(0, "I-3")
    table.with_hand(0, *cards).in_phase(0, "before_action").answer(f"skill:{skill}")
    family = table.game.box.tricks[cards[0]].family
    offered: set[str] = set()
    for seed in range(30):
        question = pending(redeal(table.game, 1, seed))
        assert isinstance(question, Question)
        assert question.options
        assert all(table.game.box.tricks[str(o.args[0])].family == family for o in question.options)
        offered.update(o.key for o in question.options)
    assert len(offered) > len(cards)  # not only those that are really there
