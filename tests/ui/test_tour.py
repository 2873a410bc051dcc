"""The tour: its pictures sort in the order they were taken, and a choice is looked at once."""

from collections.abc import Callable
from pathlib import Path

from game.engine.titles import TITLES
from game.scenes.catacombs.table import CatacombTable
from game.scenes.library.games import Host
from game.scenes.shell.app import App
from game.scenes.shell.crash import Crash
from game.tools.catacombs.stops import attack
from game.tools.dungeonology.stops import choosing
from game.tools.tour import Tour
from game.tools.tour_stations import PAGES, SHELF, along_the_shelf
from tests.ui.shelf import play, stocked
from tests.ui.solo import a_table, sitting_at
from tests.ui.typed import sure

Make = Callable[..., App]


def test_pictures_sort_in_their_order(make_app: Make, tmp_path: Path) -> None:
    app = make_app(speed="off")
    app.open_title()
    tour = Tour(app, tmp_path, 1)
    tour.count = 8
    for name in ("one", "two"):
        tour.shoot(name)
    tour.count = 99
    tour.shoot("last")
    tour.writer.shutdown()
    names = sorted(path.name for path in tmp_path.glob("*.png"))
    assert names == ["009_one.png", "010_two.png", "100_last.png"]


def test_what_is_asked_before_a_choice_is_looked_at(make_app: Make, tmp_path: Path) -> None:
    app = make_app(speed="off", hints=False)
    table, _ = a_table(app, sitting_at(5, 7, prompt="act"))
    tour = Tour(app, tmp_path, 1)
    before = table.sitting.length
    choosing(tour, table)
    tour.writer.shutdown()
    assert table.sitting.length == before
    assert app.stack.top is table
    assert {"aim_study", "end_of_turn"} <= tour.seen


def test_an_attack_is_caught_while_cubes_are_drawn(make_app: Make, tmp_path: Path) -> None:
    app = make_app((960, 540), hints=False)
    attack(Tour(app, tmp_path, 1))
    stage = sure(app.stack.top, CatacombTable).attack
    assert stage.is_open
    assert stage.flights.flying


def test_the_page_after_a_bug_tells_of_its_report(make_app: Make, tmp_path: Path) -> None:
    app = make_app(speed="off")
    app.open_title()
    station = next(station for station in PAGES if station.name == "crash")
    station.act(Tour(app, tmp_path, 1))
    assert "report.txt" in sure(app.stack.top, Crash).text


def test_the_walk_along_the_shelf_comes_to_its_end(make_app: Make, tmp_path: Path) -> None:
    games = stocked(Host(seed=1))
    for title in TITLES[1:]:
        play(games.library, ("person", "scholar"), 1, title=title).close()
    app = make_app((960, 540), games=games, speed="off", hints=False)
    app.open_title()
    tour = Tour(app, tmp_path, 1)
    along_the_shelf(tour)
    tour.writer.shutdown()
    assert tour.seen == {"shelf_title", *(f"shelf_{station.name}" for station in SHELF)}
    assert len(list(tmp_path.glob("*_shelf_*.png"))) == len(tour.seen)
