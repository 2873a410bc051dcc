"""The pieces of `python3 -m tests long`: what each runs, and about what it costs."""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

from game import bootstrap
from game.engine.titles import TITLES
from tests.strength import MATCHES, played

if TYPE_CHECKING:
    from tests.ui.real_window import Mirror

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

MONKEYS = 20
TWINS = 20
FUZZES = 8
#: Events or frames of one piece; its number alone decides what happens in it.
PIECE = 5_000
DECISIONS = 25_000

Make = Callable[..., Any]


class Piece(NamedTuple):
    """One thing to run: what it comes to in words, and about how many processor seconds it takes."""

    run: Callable[[], str]
    seconds: int


@contextmanager
def applications() -> Iterator[Make]:
    """Makes applications in a folder of their own whose bugs are not caught."""
    import pygame

    from game.assets.memory import Collector
    from game.scenes.shell.app import App
    from game.scenes.table import presenter
    from game.session.folders import OVERRIDE
    from game.session.settings import Settings

    presenter.THINK_SECONDS = 600.0  # computers answer within a frame, however busy the machine is

    class Bare(App):
        def crashed(self, error: Exception) -> None:
            raise error

    # Whatever is still being written when a part is over goes with the folder. Nobody ever pauses,
    # so what a table has set aside would never be looked through again, nor dropped.
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        patch.object(Collector, "set_aside", lambda _: None),
    ):
        os.environ[OVERRIDE] = str(Path(folder))

        def make(size: tuple[int, int] = (1280, 720), games=None, **settings) -> App:
            return Bare(size, games, Settings(**{"sound": 0, "music": 0, **settings}))

        yield make
    pygame.display.quit()


@contextmanager
def a_screen() -> Iterator[tuple[dict[str, str], Path, Make]]:
    """A virtual screen for a real window, a folder for what it writes, and applications beside it."""
    from tests.conftest import virtual_screen

    with (
        virtual_screen() as display,
        tempfile.TemporaryDirectory() as folder,
        applications() as make,
    ):
        yield display, Path(folder), make


def dungeon_game(players: str, people: int) -> str:
    """A whole game of Dungeonology between so many people, from title to scores."""
    from game.scenes.library.games import Host
    from tests.ui.driver import Driver
    from tests.ui.dungeonology_key_players import DungeonKeyPlayers
    from tests.ui.dungeonology_players import DungeonPlayers

    kind = {"mouse": DungeonPlayers, "keys": DungeonKeyPlayers}[players]
    with applications() as make:
        app = make(games=Host(seed=people), speed="off", hints=False)
        app.open_title()
        app.frame(0)
        playing = kind(Driver(app), people)
        playing.begin(people)
        assert playing.play(30_000), "the game is not over"
        turns = playing.table.presenter.view["turn"]
    return f"{playing.clicks} clicks or keys, {playing.bars} bars in {turns} turns"


def city_game(people: int) -> str:
    """A whole game of Atlandice between so many people."""
    from tests.ui.atlandice_players import CityPlayers, at_city, sat_down

    with applications() as make:
        table = at_city(make(speed="off", hints=False), sat_down(people, people))
        players = CityPlayers(table, people)
        assert players.play(), "the game is not over"
    return f"{players.clicks} clicks"


def catacombs_game(players: str, people: int) -> str:
    """A whole game of Catacombs between so many people."""
    from tests.ui.catacombs_key_players import CatacombKeyPlayers
    from tests.ui.catacombs_players import CatacombPlayers, at_catacombs, sat_down

    kind = {"mouse": CatacombPlayers, "keys": CatacombKeyPlayers}[players]
    with applications() as make:
        app = make(speed="off", hints=False, confirm_end_of_turn=False)
        playing = kind(at_catacombs(app, sat_down(people, 4)), 4)
        assert playing.play(12_000), "the game is not over"
        rounds = playing.table.presenter.view["round"]
    return f"{playing.clicks} clicks or keys, {playing.curtains} curtains in {rounds} rounds"


def window() -> str:
    """A whole game of two people in a real window, every click by a real mouse."""
    from tests.ui.real_window import real_players

    with (
        a_screen() as (display, folder, make),
        real_players(display, folder, make, seed=4, answers=0.2) as players,
    ):
        shown = 0
        while not players.is_over():
            players.act()
            number = players.table.presenter.view["round"]
            if number > shown:
                print(f"round {number}, {players.clicks} clicks", flush=True)
                shown = number
        decisions = len(players.told())
    return f"{players.clicks} clicks, {decisions} decisions, the same in both"


def package() -> str:
    """The program without Python, built, packed, and tried as a player gets it."""
    from game.bootstrap import package_python
    from tests.package.archives import archive
    from tests.package.build import build
    from tests.package.smoke import smoke

    with a_screen() as (display, folder, make):
        packed = archive(build(folder, package_python()))
        return smoke(packed, display, make)


@contextmanager
def mirror_in_a_window() -> Iterator["Mirror"]:
    """A game in a real window, and its twin here."""
    from tests.ui.real_window import mirrored

    with (
        a_screen() as (display, folder, make),
        mirrored(display, folder, make, seed=4) as mirror,
    ):
        yield mirror


def atlandice_window() -> str:
    """A whole game of Atlandice in a real window, every click by a real mouse."""
    from tests.ui.real_window import RealCityPlayers

    with mirror_in_a_window() as mirror:
        players = RealCityPlayers(mirror, 4)
        assert players.play()
        decisions = len(players.table.sitting.records)
    return f"{players.clicks} clicks, {decisions} decisions, the same in both"


def lessons_window(title: str) -> str:
    """Every chapter of a lesson in a real window, from the shelf to its end, by a real mouse."""
    from game.content.lessons import load_lesson
    from tests.ui.real_window import RealPupil, keys_of

    told = []
    with mirror_in_a_window() as mirror:
        chapters = [one for one in load_lesson(title) if not one.after]
        for chapter in chapters:
            pupil = RealPupil(mirror, title, chapter)
            assert pupil.play()
            assert pupil.written() == keys_of(pupil.table.sitting.records)
            told.append(f"{chapter.id}: {pupil.clicks} clicks, {len(pupil.seen)} steps")
            if chapter is chapters[-1]:
                pupil.play_for_real()
    return "; ".join(told)


def catacombs_window() -> str:
    """A whole game of Catacombs in a real window, every click by a real mouse."""
    from tests.ui.real_window import RealCatacombPlayers

    with mirror_in_a_window() as mirror:
        players = RealCatacombPlayers(mirror, 4)
        assert players.play(), "the game is not over"
        decisions = len(players.table.sitting.records)
    return f"{players.clicks} clicks, {decisions} decisions, the same in both"


def monkey(number: int) -> str:
    """Random events on every page, or at the table of a title."""
    from game.scenes.library.games import Host
    from game.scenes.shell.title_scenes import SHOWN
    from tests.ui.driver import StandIn
    from tests.ui.every_scene import SAVED
    from tests.ui.test_monkey import pages
    from tests.ui.test_table_monkey import monkey as let_loose

    plans = ["pages", *SHOWN, "dungeonology"]
    plan = plans[number % len(plans)]
    with applications() as make:
        if plan == "pages":
            opened = pages(make((1024, 600), StandIn(open_game=SAVED)), number, PIECE)
            return f"{PIECE:,} events on {opened} pages"
        app = make((1024, 600), Host(seed=number), speed="fast", hints=False)
        app.open_title()
        decisions = let_loose(app, number, PIECE, plan)
    return f"{PIECE:,} events at {plan}, {decisions:,} decisions"


def twins(number: int) -> str:
    """Frames of two tables that differ in what one seat may not know."""
    from game.content.languages import languages
    from tests.ui.minds import Hasty
    from tests.ui.test_table_privacy import compare
    from tests.ui.twins import Twins, table_setup

    title = {3: "catacombs", 4: "atlandice"}.get(number % 5, "dungeonology")
    # Advice is there within the frame: whose came first would tell nothing.
    with applications() as make, patch("game.session.computers.Consulted", Hasty):
        known = languages()
        # Five pieces on, the same title in another language.
        pair = Twins(make, seat=0, language=known[(number + number // 5) % len(known)])
        setup = table_setup(1 + number % 4, title)
        compare(pair, setup, random.Random(number), PIECE, sweeps=40)
    more = f"{pair.frames_of_sweeps:,} more in sweeps of {len(pair.swept)} kinds of scenes"
    return f"{pair.frames:,} frames of {title} alike, {more}"


def fuzz(title: str, number: int) -> str:
    """Decisions by chance, every property checked."""
    from tests.fuzz import fuzz as run

    report = run(title, DECISIONS, 900 + number, 1)
    assert not report.violation, report.violation
    return f"{report.decisions:,} decisions in {report.games} games"


def left_out(file: str) -> str:
    """The tests of a file that the daily run leaves out."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "long", f"tests/{file}"]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=False, cwd=bootstrap.ROOT
    )
    assert done.returncode == 0, done.stdout
    return done.stdout.strip().splitlines()[-1]


#: Files with tests that only the long run has, and their processor seconds.
LEFT_OUT = {
    "assets/test_art.py": 27,
    "assets/test_cards.py": 9,
    "bots/test_atlandice.py": 4,
    "properties/test_fuzz.py": 22,
    "session/test_occasions.py": 10,
    "ui/test_advice.py": 25,
    "ui/test_assets.py": 13,
    "ui/test_atlandice_layout.py": 90,
    "ui/test_boxes.py": 8,
    "ui/test_catacombs_hints.py": 20,
    "ui/test_catacombs_layout.py": 60,
    "ui/test_catacombs_moving.py": 4,
    "ui/test_catacombs_scoring.py": 12,
    "ui/test_catacombs_pages_layout.py": 12,
    "ui/test_challenges.py": 15,
    "ui/test_attempt_layout.py": 25,
    "ui/test_film.py": 15,
    "ui/test_goals.py": 30,
    "ui/test_help.py": 15,
    "ui/test_hints.py": 60,
    "ui/test_languages.py": 600,
    "ui/test_layout.py": 100,
    "ui/test_lessons.py": 270,
    "ui/test_panels.py": 30,
    "ui/test_papers.py": 50,
    "ui/test_saves_layout.py": 40,
    "ui/test_scoring.py": 15,
    "ui/test_table_layout.py": 25,
    "ui/test_table_play.py": 10,
    "ui/test_table_privacy.py": 60,
    "ui/test_turnings.py": 10,
}


def maps(seed: int) -> str:
    """20 positions of a game: how large tiles show at 1280x720, and that nothing lies on them."""
    from tests.ui.map_positions import measure, positions
    from tests.ui.test_map_positions import told

    with applications() as make:
        app = make(speed="off", hints=False)
        measured = [measure(app, state, seed) for state in positions(seed, 20)]
    faults = [fault for one in measured for fault in one.faults]
    assert not faults, faults
    return f"{len(measured)} positions: {told(measured)}"


def map_sizes() -> str:
    """200 games: a dungeon of 3 tiles at 170 pixels, of 8 at 130, the last at 84, in nine of ten."""
    from tests.ui.map_positions import shares_shown

    with applications() as make:
        shares = shares_shown(make(speed="off", hints=False), range(1, 201))
    assert min(shares.values()) >= 0.9, shares
    return ", ".join(f"{tiles} tiles: {share:.1%} of games" for tiles, share in shares.items())


def pieces() -> dict[str, Piece]:
    """All pieces by name, the short ones of each kind first."""
    found = {f"tests/{file}": Piece(partial(left_out, file), s) for file, s in LEFT_OUT.items()}
    for people in (2, 3, 4):
        found[f"games/atlandice-{people}"] = Piece(partial(city_game, people), 5)
        found[f"games/dungeonology-{people}"] = Piece(partial(dungeon_game, "mouse", people), 25)
    for people in (2, 4, 6):
        found[f"games/catacombs-{people}"] = Piece(partial(catacombs_game, "mouse", people), 50)
    found["games/catacombs-keys"] = Piece(partial(catacombs_game, "keys", 2), 36)
    found["games/keys"] = Piece(partial(dungeon_game, "keys", 2), 120)
    for seed in range(1, 11):
        found[f"maps/{seed}"] = Piece(partial(maps, seed), 40)
    found["maps/sizes"] = Piece(map_sizes, 60)
    for match in MATCHES:
        found[f"strength/{match.name}"] = Piece(partial(played, match), match.seconds)
    found["window"] = Piece(window, 600)
    found["window-atlandice"] = Piece(atlandice_window, 60)
    found["window-catacombs"] = Piece(catacombs_window, 90)
    for title in TITLES:
        found[f"window-lessons/{title}"] = Piece(partial(lessons_window, title), 120)
    found["package"] = Piece(package, 150)
    for title, number in product(TITLES, range(FUZZES)):
        found[f"fuzz/{title}-{number}"] = Piece(partial(fuzz, title, number), 60)
    for number in range(MONKEYS):
        found[f"monkey/{number}"] = Piece(partial(monkey, number), 120)
    for number in range(TWINS):
        found[f"twins/{number}"] = Piece(partial(twins, number), 150)
    return found
