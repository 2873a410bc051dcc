"""What a tour keeps pictures of in Dungeonology."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.dungeonology.attempt.aim import AIMS
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.dungeonology.setup import ROTATION_SECONDS, ExpeditionSetUp
from game.tools.tour import Station, Stops
from game.tools.tour_stations import dialogs, hint, laying, set_up, tips
from game.ui.widgets import Scroll

if TYPE_CHECKING:
    from game.scenes.dungeonology.table import DungeonTable
    from game.tools.tour import Tour

TITLE = "dungeonology"
ROUNDS = (1, 3, 6, 9, 12, 16, 20)
#: When the dungeon is known well enough for tooltips, and a game for its dialogs.
TIP_ROUND, DIALOG_TURN = 2, 7
#: How much of the turn the small picture of free rotation has still to go.
TURNED = 0.7


def _expedition(tour: Tour) -> ExpeditionSetUp:
    scene = set_up(tour, TITLE)
    assert isinstance(scene, ExpeditionSetUp)
    return scene


def set_up_freely(tour: Tour) -> ExpeditionSetUp:
    """Four seats, a name twice, scholars to choose, tiles free to turn."""
    scene = _expedition(tour)
    scene.add("person")
    scene.add("scholar")
    scene.rename(1, scene.setup.seats[0].name)
    scene.choose("choose_scholars", True)
    scene.choose("orientation", "rotate")
    return scene


def set_up_scrolled(tour: Tour) -> None:
    """The lower half of the set-up."""
    for widget in set_up_freely(tour).page.widgets:
        if isinstance(widget, Scroll):
            widget.scroll_to(widget.most)


def turning(tour: Tour) -> None:
    """Free rotation in its small moving picture, which is caught on the way."""
    tour.app.change(speed="normal")
    scene = _expedition(tour)
    scene.choose("orientation", "rotate")
    scene.playing = ROTATION_SECONDS * TURNED


def look_at_dungeon(tour: Tour, table: DungeonTable) -> None:
    """A person is asked at the table of Dungeonology."""
    question, presenter = table.sitting.question, table.presenter
    assert question is not None
    own = presenter.is_own_turn()
    if own and question.prompt in ("begin", "priority", "move"):
        board(tour, table)
    elif question.prompt == "lay":
        laying(tour, table)
    elif question.prompt != "priority":
        tour.shoot(f"asked_{question.prompt}")
    if own:
        choosing(tour, table)
    if own and presenter.view["turn"] >= DIALOG_TURN:
        dialogs(tour, table)
        papers(tour, table)


def board(tour: Tour, table: DungeonTable) -> None:
    """The board early, in the middle and late."""
    number = table.presenter.view["round"]
    if table.recap.lines:
        tour.shoot("recap")
        table.recap.close()
    if number in ROUNDS:
        tour.shoot(f"round_{number}")
    hint(tour, table)
    if number >= TIP_ROUND:
        tips(tour, table)


def choosing(tour: Tour, table: DungeonTable) -> None:
    """How many cubes, whom to spy upon, a card in one way or another, the end with something left."""
    choices = table.presenter.choices
    for verb in AIMS:
        keys = choices.by_verb(verb)
        if keys:
            tour.visit(f"aim_{verb}", partial(table.acts.aim, keys))
    if table.acts.left_over("end"):
        tour.visit("end_of_turn", lambda: table.acts.walk(["end"]))
    fan = table.parts["fan"]
    cards = [(spot, list(fan.answers_of(spot))) for spot in fan.spots()]
    several = next((one for one in cards if len(one[1]) > 1), None)
    if several is not None and tour.is_new("which_way"):
        spot, ways = several
        table.acts.pick(ways, spot.rect)
        tour.shoot("which_way")
        table.acts.put_away()
        table.rebuild()


def papers(tour: Tour, table: DungeonTable) -> None:
    """Standing orders, large views, the hand face down."""
    if not tour.first("papers"):
        return
    tour.visit("orders_one", lambda: table.acts.open_orders(0))
    tour.visit("orders", table.acts.open_orders)
    for kind, value in (("card", "T05"), ("zone", "I-3"), ("scholar", 0), ("notes", 0)):
        tour.visit(f"inspect_{kind}", partial(table.acts.inspect, (kind, value)))
    table.acts.toggle_hand()
    tour.shoot("hand_face_down")
    table.acts.toggle_hand()


STOPS = Stops(
    "dungeon_",
    (
        Station("setup", _expedition),
        Station("setup_all", set_up_freely),
        Station("setup_rotation", turning, at_rest=False),
        Station("setup_below", set_up_scrolled),
        Station(
            "scholar", lambda tour: tour.app.stack.push(ScholarSheet(tour.app, "sofia", "blue"))
        ),
        Station("rules", lambda tour: tour.app.open_help(f"{TITLE}/goal")),
        Station("rules_card", lambda tour: tour.app.open_help(f"{TITLE}/trick:T21")),
        Station("rules_zone", lambda tour: tour.app.open_help(f"{TITLE}/zone:I-3")),
    ),
    look_at_dungeon,
    {"orientation": "rotate"},
)
