"""Sittings of Catacombs: the same saves, undo, replay and proof, with nothing made for it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.engine.titles.catacombs.state import Game
from game.session import save_codec
from game.session.proof import DIFFERENT, Replay, verify
from game.session.setup import SeatSetUp, SetUp
from game.session.sitting import Sitting
from tests.engine.catacombs.table import Table
from tests.session.checks import (
    DAMAGES,
    FORGERIES,
    SUBTLE,
    bomb,
    is_refused,
    plays_on,
    undo_and_redo,
)
from tests.session.reader import Reader
from tests.session.table import Hands, one_person, people, played


def six(**options: object) -> SetUp:
    """A table of six with options."""
    return SetUp("catacombs", people(6, "catacombs").seats, dict(options))


def test_c2_15_options_of_a_set_up_reach_the_game() -> None:
    setup = six(side="B", mercy="on", hands="open", round_limit=30)
    state = Sitting.begin(setup, seed=1).timeline.state
    assert isinstance(state, Game)
    assert (state.side, state.mercy, state.open_hands, state.round_limit) == ("B", True, True, 30)


@pytest.mark.parametrize("options", [{"side": "C"}, {"mercy": True}, {"round_limit": 19}])
def test_c2_15_a_set_up_refuses_anything_else(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"side|mercy|round_limit"):
        six(**options)


def test_c0_1_a_title_has_as_many_colours_as_seats() -> None:
    assert len({seat.colour for seat in six().seats}) == 6
    with pytest.raises(ValueError, match="not for 5 seats"):
        SetUp("atlandice", six().seats[:5])
    with pytest.raises(ValueError, match="green"):
        SetUp("atlandice", [SeatSetUp("Ada", "green"), SeatSetUp("Bruno", "red")])


def test_saved_loaded_and_saved_equal_all_through_a_game(tmp_path: Path) -> None:
    sitting = Sitting.begin(people(5, "catacombs"), seed=6)
    reader = Reader(tmp_path / "save.civetta")
    for number in Hands(6).play(sitting, 160):
        if number % 8 == 0:
            reader.compare(sitting)
    reader.compare(sitting)


def test_undo_and_redo_lead_to_the_same_states() -> None:
    sitting = Sitting.begin(people(6, "catacombs"), seed=4)
    assert sum(undo_and_redo(sitting) for _ in Hands(4).play(sitting, 120)) > 60


def test_a_replay_shows_every_decision_to_every_seat() -> None:
    sitting = played(Sitting.begin(people(3, "catacombs"), seed=8), 8, 90)
    for seat in (None, 0, 1, 2):
        replay = Replay(sitting.timeline, seat)
        assert replay.view(len(replay) - 1) == sitting.view(seat)
        assert all(replay.view(n)["seat"] == seat for n in range(len(replay)))


def test_computers_play_along() -> None:
    sitting = played(Sitting.begin(one_person("catacombs"), seed=3), 1)
    assert sitting.outcome


def test_no_corrupted_file_opens_unnoticed() -> None:
    save = save_codec.save_bytes(played(Sitting.begin(people(5, "catacombs"), seed=2), 2, 60))
    chance = random.Random(1)
    for way in (*DAMAGES, *FORGERIES):
        if way is not bomb:
            data = way(save, chance)
            assert data == save or is_refused(data), way.__name__
    for way in SUBTLE * 4:
        data = way(save, chance)
        if not is_refused(data):
            plays_on(data, 1)


def test_a_forged_answer_is_told_by_verify(tmp_path: Path) -> None:
    save = save_codec.save_bytes(played(Sitting.begin(people(2, "catacombs"), seed=2), 2, 30))
    path = tmp_path / "forged.civetta"
    path.write_bytes(SUBTLE[0](save, random.Random(5)))
    assert verify(path).code == DIFFERENT


def test_c10_20_the_bar_of_a_ghost_asks_who_may_hold_a_tourmaline() -> None:
    """Whether the shield is in the hand or in the deck, the bar is the same."""
    for card_in in ("hand", "deck"):
        sitting = Sitting.begin(people(3, "catacombs"), seed=2)
        state = sitting.timeline.state
        assert isinstance(state, Game)
        table = Table(state)
        table.row("bandit", "swindle", "curator", "lightstick", "elven_sword")
        table.dungeon("crystal_kobold", *["swindle"] * 9)
        table.put(bag_black=0, bag_ghosts=3, bank_ghosts=2, rage=2)
        for seat in range(3):
            table.set(seat, clank=0)
        active = table.game.active
        table.hand(active)
        owner = (active + 1) % 3
        player = table.player(owner)
        setattr(player, card_in, ("white_tourmaline", *getattr(player, card_in)))
        table.happens(active)
        sitting.choose("end")
        bar = sitting.now().bar
        assert bar is not None
        assert bar.seats == (owner,)
        assert sitting.whose_turn == active
