"""What a tour keeps pictures of in Catacombs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game import api
from game.bots import BOTS
from game.engine.core.agenda import Event
from game.scenes.catacombs.table import CatacombTable
from game.session.sitting import Sitting
from game.tools.tour import REST_STEP, Station, Stops, tour_setup
from game.tools.tour_stations import dialogs, hint, laying, set_up, tips

if TYPE_CHECKING:
    from game.session.setup import SetUp
    from game.tools.tour import Tour

TITLE = "catacombs"
ROUNDS = (1, 3, 6, 9, 12, 15, 18, 22, 26)
#: When the map is known well enough for tooltips, and a game for its dialogs.
TIP_ROUND, DIALOG_ROUND = 3, 5
#: The game whose first large attack is shown, how many cubes that are, how long it is waited for.
ATTACK_SEED, ATTACK_CUBES, ATTACK_STEPS = 5, 4, 200
#: Entries of the book that are looked at.
ENTRIES = ("goal", "turn", "tile", "card", "attack", "card:the_warden", "token:mayor", "tile:D09")
#: Things that are looked at in large.
THINGS = (
    ("card", "ogre_merchant"), ("token", "puzzle_box"), ("artifact", "a15"), ("tile", "XA"),
    ("room", "XA.ms"), ("player", 0), ("pile", 0), ("dragon",),
)  # fmt: skip


def rules(name: str, tour: Tour) -> None:
    """The book of rules at an entry."""
    tour.app.open_help(f"{TITLE}/{name}")


def full_set_up(tour: Tour) -> None:
    """Six seats, the other gate, Mercy, open hands."""
    scene = set_up(tour, TITLE)
    while len(scene.setup.seats) < 6:
        scene.add("scholar")
    for name, value in (("side", "B"), ("mercy", "on"), ("hands", "open")):
        scene.choose(name, value)


def attack(tour: Tour) -> None:
    """The stage of an attack, caught while cubes are drawn."""
    app = tour.app
    sitting, key = before_attack(tour_setup(app, TITLE, {"hands": "open"}))
    app.change(speed="normal")
    table = CatacombTable(app, sitting)
    app.stack.push(table)
    for _ in range(ATTACK_STEPS):
        app.frame(REST_STEP)
        table.presenter.intend([key])  # unless it is the only answer and was given by itself
        drawn = table.attack.attack
        _, flown = table.attack.flights.flying or ("", 0.0)
        if table.attack.is_open and drawn and len(drawn.drawn) >= ATTACK_CUBES - 1 and flown > 0.3:
            break


def before_attack(setup: SetUp) -> tuple[Sitting, str]:
    """A game, and the answer of a person that brings its first attack that is large and hurts."""
    sitting, bot = Sitting.begin(setup, ATTACK_SEED), BOTS["scholar"](ATTACK_SEED)
    while (question := sitting.question) is not None:
        key = bot.answer(sitting.view(question.seat), question)
        events = api.choose(sitting.timeline.state.clone(), key)
        if question.seat in sitting.people and _is_large(events):
            return sitting, key
        sitting.choose(key)
    raise LookupError("nobody wakes the dragon")


def _is_large(events: Sequence[Event]) -> bool:
    """Is there an attack of some cubes that hurts somebody and asks nobody in between?"""
    sizes = [e.facts["n"] for e in events if e.kind == "attack_begun" and e.facts["why"] == "row"]
    kinds = {event.kind for event in events}
    return bool(sizes) and sizes[0] >= ATTACK_CUBES and {"damaged", "attack_ended"} <= kinds


def look_at_catacombs(tour: Tour, table: CatacombTable) -> None:
    """A person is asked at the table of Catacombs."""
    question, number = table.sitting.question, table.presenter.view["round"]
    assert question is not None
    if table.recap.lines:
        tour.shoot("recap")
        table.recap.close()
    hint(tour, table)
    if table.presenter.choices.by_verb("lay"):
        laying(tour, table)
    elif question.prompt != "act":
        tour.shoot(f"asked_{question.prompt}")
    else:
        turn(tour, table, number)


def turn(tour: Tour, table: CatacombTable, number: int) -> None:
    """The own turn: before cards are played, with all of them, and what it offers."""
    choices = table.presenter.choices
    if number in ROUNDS:
        tour.shoot(f"round_{number}" if choices.by_verb("play") else f"round_{number}_played")
    if number >= TIP_ROUND and choices.by_verb("walk"):
        tips(tour, table)
    for verb in ("take", "unlock", "record", "buy"):
        if choices.by_verb(verb):
            tour.shoot(f"offered_{verb}")
    if table.acts.left_over() and tour.is_new("end_of_turn"):
        tour.visit("end_of_turn", lambda: table.acts.walk(["end"]))
    if number >= DIALOG_ROUND:
        dialogs(tour, table)
        papers(tour, table)


def papers(tour: Tour, table: CatacombTable) -> None:
    """Large views, the whole map, the hand face down."""
    if not tour.first("papers"):
        return
    for thing in THINGS:
        tour.visit(f"inspect_{thing[0]}", partial(table.acts.inspect, thing))
    table.acts.inspect(("market",))
    tour.shoot("stall")
    table.acts.inspect(("market",))
    table.board.camera.fit()
    tour.shoot("whole_map")
    table.acts.toggle_hand()
    tour.shoot("hand_face_down")
    table.acts.toggle_hand()


STOPS = Stops(
    "catacombs_",
    (
        Station("setup", partial(set_up, title=TITLE)),
        Station("setup_all", full_set_up),
        Station("attack", attack, at_rest=False),
        *(Station(f"rules_{name.replace(':', '_')}", partial(rules, name)) for name in ENTRIES),
    ),
    look_at_catacombs,
)
