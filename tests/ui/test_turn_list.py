"""What can be done stands always in the same place, with the reason why not."""

from collections.abc import Callable
from typing import Any

import pytest

from game.api import Question
from game.scenes.dungeonology.ribbon import Ribbon
from game.scenes.dungeonology.turn_slip import DEED
from game.scenes.shell.app import App
from game.scenes.table.scene import TableScene
from game.ui.widgets import Label
from tests.ui.every_scene import dungeon
from tests.ui.panels import Offered
from tests.ui.typed import sure

Make = Callable[..., App]
ORDER = ("study", "spy", DEED, "skill", "rest", "submit")


def lines(table: TableScene[Any]) -> dict[str, Any]:
    """The places of the list, by what stands there; of a line with parts, what it begins with."""
    found: dict[str, Any] = {}
    for widget, _ in table.page.each():
        if widget.id.startswith(("answer:", "barred:")) and widget.id != "answer:end":
            found.setdefault(widget.id.split(":")[1], widget)
    return found


@pytest.mark.parametrize(("prompt", "verb"), [("begin", "rest"), ("move", "explore"), ("act", "")])
def test_the_list_of_a_turn_has_all_its_places_at_every_moment(
    make_app: Make, prompt: str, verb: str
) -> None:
    table = dungeon(make_app(hints=False), prompt, verb)
    found = lines(table)
    assert [name for name in found if name in ORDER] == list(ORDER)
    for name, widget in found.items():
        assert widget.enabled or widget.why, f"{name} is barred and does not say why"


def test_the_places_stay_from_the_start_of_a_turn_to_its_action(make_app: Make) -> None:
    app = make_app(hints=False, speed="off")
    table = dungeon(app, "begin", "rest")
    before = {name: one.rect.topleft for name, one in lines(table).items() if name in ORDER}
    assert sure(table.sitting.question).prompt == "begin"
    table.acts.choose(next(key for key in table.presenter.choices.keys if key.startswith("step:")))
    for _ in range(20):
        app.frame(0.05)
    assert sure(table.sitting.question).prompt != "begin"
    after = {name: one.rect.topleft for name, one in lines(table).items() if name in ORDER}
    assert after == before


def test_skills_tell_cost_and_effect_and_why_not(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    seat = table.presenter.choices.seat
    for skill in table.presenter.view["scholars"][sure(seat)]["skills"]:
        line = lines(table)["skill"]
        text = table.words(f"dungeonology.skill.{skill}.name")
        assert line.text == text or len(table.presenter.view["scholars"][sure(seat)]["skills"]) > 1
        assert len((line.tip or line.why).split()) > 8


def test_the_card_of_a_seat_tells_what_a_click_does(make_app: Make) -> None:
    table = dungeon(make_app(hints=False))
    own = table.presenter.choices.seat
    hints = {spot.id: spot.hint for spot in table.parts["rail"].spots()}
    for seat in range(4):
        assert "Click: " in hints[f"seat:{seat}"]
        assert ("No spying" in hints[f"seat:{seat}"]) == (seat != own)


def test_spying_is_offered_on_list_and_seat_card(make_app: Make) -> None:
    table = dungeon(make_app(hints=False), "act", "spy")
    rival = int(table.presenter.choices.by_verb("spy")[0].split(":")[1])
    assert lines(table)["spy"].enabled
    hints = {spot.id: spot.hint for spot in table.parts["rail"].spots()}
    assert "Click: *spy*" in hints[f"seat:{rival}"]


def test_the_ribbon_does_not_offer_a_spent_action(make_app: Make) -> None:
    table = dungeon(make_app(hints=False), "act", "study")
    ribbon = sure(table.parts["ribbon"], Ribbon)
    assert "one action" in ribbon._sentence()
    ribbon.show(table.presenter.view, Spent(sure(ribbon.choices.seat), "pass"))
    assert "is taken" in ribbon._sentence()


class Spent(Offered):
    """Choices after the action: nothing more to be had, and the turn can be ended."""

    end = "pass"
    question = Question(0, "priority", (), {"point": "acted"})


def test_a_forced_rest_is_announced(make_app: Make) -> None:
    table = dungeon(make_app(hints=False), "begin", "rest")
    seat = table.presenter.choices.seat
    me = table.presenter.view["scholars"][sure(seat)]
    me["must_rest"], me["stun"], me["stun_limit"] = True, 2, 2
    table.rebuild()
    assert (
        sure(table.page.find("slip:sentence"), Label).text == "You must rest: [stun] stun 2 of 2."
    )
