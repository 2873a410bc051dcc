"""The dragon's attack on its stage: what it tells, how it ends, who presses the bag."""

from dataclasses import replace
from functools import cache
from typing import Any

import pygame
import pytest

from game import api
from game.bots import BOTS
from game.engine.core.agenda import Event
from game.scenes.catacombs.attack.model import Attack, AttackTale, Wound
from game.scenes.catacombs.attack.press import PressBag
from game.scenes.catacombs.attack.seats import SeatsPainter
from game.scenes.catacombs.replay import CatacombReplay
from game.scenes.catacombs.table_papers import CatacombPapers
from game.session.sitting import Sitting
from tests.engine.catacombs.table import a_table
from tests.ui.catacombs_players import arranged, at_catacombs, sat_down
from tests.ui.driver import Driver
from tests.ui.typed import sure

pytestmark = pytest.mark.usefixtures("folders")

MOST_FRAMES = 4000


def told(*events: tuple[str, dict[str, Any]]) -> AttackTale:
    tale = AttackTale()
    tale.refill(Event(kind, facts) for kind, facts in events)
    return tale


BEGUN = ("attack_begun", {"seat": 1, "n": 3, "why": "row"})


def test_an_attack_is_told_by_its_events() -> None:
    tale = told(
        ("card_arrived", {"card": "lute", "slot": 2, "dragon": False}),
        ("card_arrived", {"card": "archer", "slot": 3, "dragon": True}),
        BEGUN,
        ("cube_drawn", {"cube": "black"}),
        ("cube_drawn", {"cube": 0}),
        ("damaged", {"seat": 0, "n": 1, "why": "cube"}),
        ("cube_drawn", {"cube": "ghost"}),
        ("damaged", {"seat": 1, "n": 1, "why": "ghost"}),
        ("shielded", {"seat": 0, "card": "white_tourmaline"}),
    )
    assert tale.is_on
    wounds = (Wound(0, "cube"), Wound(1, "ghost"))
    assert tale.attack == Attack(1, 3, "row", "archer", ("black", "0", "ghost"), wounds, (0,))


def test_the_stage_closes_with_the_next_turn_and_its_result_stays_until_somebody_acts() -> None:
    end = ("attack_ended", {"n": 0})
    turn = ("turn_started", {"seat": 1, "turn": 2, "round": 1, "out": ""})
    played = ("card_played", {"seat": 1, "card": "burgle"})
    assert told(BEGUN, end).is_on
    after = told(BEGUN, end, turn)
    assert (after.is_on, after.is_fresh) == (False, True)
    assert not told(BEGUN, end, turn, played).is_fresh


@cache
def before_attack(why: str) -> tuple[Sitting, str]:
    """A sitting of two in which the next end of turn brings an attack, hands open."""
    for seed in range(1, 40):
        sitting = sat_down(2, seed=seed, hands="open")
        key = _find(sitting, why)
        if key:
            return sitting, key
    raise AssertionError(f"no attack of this kind: {why}")


def _find(sitting: Sitting, why: str) -> str:
    bot = BOTS["scholar"](1)
    while sitting.question is not None:
        key = bot.answer(sitting.view(sitting.question.seat), sitting.question)
        if key == "end":
            twin = sitting.timeline.state.clone()
            events = api.choose(twin, key)
            kinds = {event.kind for event in events}
            hurts = {"damaged", "attack_ended"} <= kinds  # and nobody is asked in between
            if hurts and any(e.kind == "attack_begun" and e.facts["why"] == why for e in events):
                return key
        sitting.choose(key)
    return ""


def test_cubes_come_one_by_one_and_wounds_land_where_the_view_has_them(make_app) -> None:
    app = make_app(speed="fast", confirm_end_of_turn=False)
    sitting, key = before_attack("row")
    table = at_catacombs(app, sitting)
    driver = Driver(app)
    table.presenter.finish()
    table.acts.choose(key)
    lengths: list[int] = []
    sizes = set()
    for _ in range(MOST_FRAMES):
        driver.pump()
        attack = table.attack.attack
        if attack is not None and table.attack.is_open:
            sizes.add(attack.n)
            assert table.visible()[0] is table.attack
            if not lengths or lengths[-1] != len(attack.drawn):
                lengths.append(len(attack.drawn))
        elif lengths:
            break
    assert lengths == list(range(lengths[-1] + 1))
    assert lengths[-1] in sizes
    assert table.attack not in table.visible()
    assert not table.attack._pieces, "as large as the window, and for nobody"
    assert table.papers.last_sentence() == table.attack.result(sure(table.attack.attack))


def test_watching_an_attack_again_shows_it_on_its_stage(make_app) -> None:
    """The replay goes to the stage as the table did, cube by cube, and back to the map."""
    sitting, key = before_attack("row")
    begun = [one.number for one in sitting.timeline.told(None) if one.event.kind == "attack_begun"]
    if not begun:
        sitting.choose(key)
        begun = [sitting.length - 1]
    app = make_app(speed="fast")
    replay = CatacombReplay(app, sitting, None)
    app.stack.push(replay)
    replay.playback.jump(begun[-1] - 1)
    replay.playback.forward()
    seen, stage = [], replay.followers.stage
    for _ in range(MOST_FRAMES):
        app.frame(1 / 60)
        if replay.is_attack and stage.attack:
            assert replay.visible() == [stage]
            seen.append(len(stage.attack.drawn))
        elif seen:
            break
    assert sorted(set(seen)) == list(range(seen[-1] + 1))
    assert sure(stage.attack).n == seen[-1]
    assert stage not in replay.visible()


def test_c11_8_a_ghost_passes_along_the_seats_and_wounds_land(make_app) -> None:
    there = a_table(3).put(bag_ghosts=1, bag_black=0).dungeon("wishing_well", "lute", "bandit")
    there.row("", *there.game.row[1:]).begins()
    table = at_catacombs(make_app(speed="fast", confirm_end_of_turn=False), arranged(there))
    driver, stage, passed = Driver(table.app), table.attack, []
    table.acts.choose("end")
    for _ in range(MOST_FRAMES):
        driver.pump()
        if stage.is_open:  # who may answer is asked beside the sum
            assert isinstance(table.papers, CatacombPapers)
            bar = table.papers._bar_place(sure(table.places).bar)
            assert not bar.colliderect(sure(stage.stage).sheet)
        if stage.flights.ghost is not None and stage.flights.landing is not None:
            over = [
                n
                for n, card in enumerate(sure(stage.stage).seats)
                if card.collidepoint(stage.flights.ghost)
            ]
            passed += [n for n in over if n not in passed]
        if stage.attack is not None and not stage.is_open:
            break
    assert passed == [0, 1, 2]
    assert [player["hurt"] for player in table.presenter.view["players"]] == [1, 1, 1]


@pytest.mark.parametrize("wide", [150, 300, 620])
def test_the_skull_at_the_end_of_a_track_stays_in_its_space(make_app, wide: int) -> None:
    """Six at the table have narrow tracks, two have wide ones."""
    table = at_catacombs(make_app(speed="off"), sat_down(2))
    attack = table.attack
    painter = SeatsPainter(attack.brush, attack.view, ("Ada", "Bruno"), table.colours)
    card, drawn = pygame.Rect(10, 10, wide, 150), []
    sign = attack.brush.sign
    attack.brush.sign = lambda *args: drawn.append((args[1], sign(*args)))  # type: ignore[assignment]
    painter.paint(table.app.screen, [card], Attack(0, 3, "row"))
    track = painter.track(card)
    [skull] = [rect for name, rect in drawn if name == "knocked_out"]
    assert painter.space(track, painter.health - 1).contains(skull)


def test_c13_8_a_person_who_is_out_presses_the_bag(make_app) -> None:
    app = make_app(speed="fast", confirm_end_of_turn=False)
    sitting, key = before_attack("out")
    table = at_catacombs(app, sitting)
    driver = Driver(app)
    table.presenter.finish()
    table.acts.choose(key)
    for _ in range(MOST_FRAMES):
        driver.pump()
        if isinstance(app.stack.top, PressBag):
            break
    assert isinstance(app.stack.top, PressBag)
    driver.pump(100)
    assert not sure(table.attack.attack).drawn
    driver.click_at(sure(table.attack.stage).bag.center)
    assert driver.shows(table)
    driver.pump(60)
    assert sure(table.attack.attack).drawn


def test_the_stage_tells_what_happened_cube_by_cube_and_all_in_all(make_app) -> None:
    table = at_catacombs(make_app(speed="off"), arranged(a_table().begins()))
    stage = table.attack
    stage.names = ["Ada", "Bruno"]
    drawn = Attack(1, 3, "row", "archer", ("black", "0", "ghost"), (Wound(0, "cube"),))
    lines = stage.told(drawn)
    assert len(lines) == 4
    assert "Ada" in lines[2]
    over = replace(drawn, is_over=True)
    assert stage.told(over) == [*lines, stage.result(over)]
