"""Every kind of scene there is, laid on the stack of an application: for layout tests and monkeys."""

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import game.scenes
from game.engine.titles.dungeonology.view_types import own_view
from game.scenes.atlandice.replay import CityReplay
from game.scenes.catacombs.attack.press import PressBag
from game.scenes.catacombs.replay import CatacombReplay
from game.scenes.dungeonology.attempt.aim import AIMS
from game.scenes.dungeonology.attempt.over import AttemptOver
from game.scenes.dungeonology.faces import face_on_curtain
from game.scenes.dungeonology.replay import DungeonReplay
from game.scenes.dungeonology.scholar_sheet import ScholarSheet
from game.scenes.dungeonology.table import DungeonTable
from game.scenes.dungeonology.thesis import ThesisScene
from game.scenes.dungeonology.verdict import VerdictScene
from game.scenes.hand.hand_over import HandOver
from game.scenes.help.page import Help
from game.scenes.library.files import FileScene
from game.scenes.library.games import Host
from game.scenes.library.saving import save_scene
from game.scenes.pages.challenges import ChallengesScene
from game.scenes.pages.menu import Menu
from game.scenes.pages.settings import SettingsScene
from game.scenes.replay.eyes import EyesCurtain
from game.scenes.seats.curtain import Curtain
from game.scenes.shell.app import App
from game.scenes.shell.base import PageScene
from game.scenes.shell.crash import Crash, bug_text
from game.scenes.shell.dialog import Confirm, Notice
from game.scenes.shell.stack import Scene
from game.scenes.shell.title_scenes import set_up
from game.scenes.table.goals import GoalCard
from game.session.hindsight import Hindsight
from tests.seats import NAMES
from tests.ui.atlandice_players import sat_down
from tests.ui.catacombs_players import at_catacombs
from tests.ui.catacombs_players import sat_down as catacombs_sat_down
from tests.ui.map_games import sitting_with
from tests.ui.sittings import at_table
from tests.ui.solo import before_who_is_asked
from tests.ui.test_scoring import finished, scores

SAVED = SimpleNamespace(
    title="dungeonology",
    sentence="Valerio, Sofia, Vincenzo and Rebecca are waiting at the Faun Forest.",
    detail="Dungeonology, round 14",
    seats=[("valerio", "red"), ("sofia", "blue"), ("vincenzo", "yellow"), ("rebecca", "purple")],
)
city = cache(sat_down)
catacombs = cache(catacombs_sat_down)
OVER = (4, 9, 900)
LATE = (3, 8, 120)
DEEP = (3, 2, 60)
ENDED = (3, 7, 4000)


def full_setup(app: App) -> Scene:
    """Four seats, every fault that can be made, all choices open."""
    scene = set_up(app, "dungeonology")
    while len(scene.setup.seats) < 4:  # the last set-up may be remembered
        scene.add("scholar")
    scene.rename(0, "")
    scene.rename(1, scene.setup.seats[2].name)
    scene.setup.seats[2].colour = scene.setup.seats[1].colour
    scene.setup.seats[3].choices = dict(scene.setup.seats[1].choices)
    scene.setup.options["choose_scholars"] = True
    scene.playing = 0.0  # type: ignore[attr-defined]
    return scene


def fallen(scene: Curtain) -> Scene:
    """A curtain that has come down."""
    scene.fallen = scene.age = 1.0
    scene.motion.speed = "off"
    return scene


def curtain(app: App, name: str = "Wolfeschlegelstein") -> Scene:
    """One with a long name."""
    return fallen(
        Curtain(
            app,
            name,
            "red",
            lambda: None,
            *face_on_curtain(app.words, "valerio"),
            ("Sofia ends her turn", "blue"),
        )
    )


def dungeon(app: App, prompt: str = "act", verb: str = "study", zones: int = 3) -> DungeonTable:
    """A table at that question when so many zones lie there, on the stack."""
    sitting = sitting_with(prompt, zones, verb)
    for seat in sitting.seats:
        seat.kind = "person"
    return before_who_is_asked(app, sitting)


def aiming(app: App) -> None:
    """How many cubes to study."""
    table = dungeon(app)
    table.acts.aim([key for key in table.presenter.choices.keys if key.split(":")[0] in AIMS])


def attempt_over(app: App) -> None:
    """The verdict of a Study, waiting for a click."""
    table = dungeon(app)
    table.acts.choose(next(key for key in table.presenter.choices.keys if key.startswith("study:")))
    for _ in range(200):
        app.frame(0.1)
        if isinstance(app.stack.top, AttemptOver):
            return
        keys = table.presenter.choices.keys
        ends = [key for key in keys if key in ("done", "pass", "stun") or key.startswith("pick")]
        if table.presenter.stage == "bar":
            table.presenter.go_on([])
        elif keys:
            table.acts.choose((ends or list(keys))[0])
    raise AssertionError("the verdict never came")


def thesis(app: App, is_public: bool) -> Scene:
    """A thesis as its author sees it, or as all do."""
    sitting, found = finished()
    assert found is not None
    view, event = found
    if is_public:
        return VerdictScene(app, view, own_view(sitting.view(None)), event, NAMES)
    return ThesisScene(app, view, event, NAMES)


def watched(app: App, act: str = "") -> None:
    """A game of Dungeonology watched again, and what one of its buttons opens."""
    scene = DungeonReplay(app, finished()[0], None)
    app.stack.push(scene)
    scene.playback.jump(scene.playback.last // 2)
    scene.rewind = lambda number, agreed: None
    scene.hindsight = Hindsight(finished()[0])
    if act:
        getattr(scene, act)()


def watched_city(app: App) -> Scene:
    """A game of Atlandice watched again."""
    return CityReplay(app, city(*LATE), None)


SCENES: dict[str, Callable[[App], Scene | None]] = {
    "title": lambda app: None,
    "setup": full_setup,
    "setup_city": lambda app: set_up(app, "atlandice"),
    "settings": SettingsScene,
    "help": lambda app: Help(app, "boss"),
    "help_card": lambda app: Help(app, "trick:T21"),
    "help_city": lambda app: Help(app, "", "atlandice"),
    "menu": lambda app: Menu(app, lambda: [("save", app.words("fair.save"), lambda: None)]),
    "curtain": curtain,
    "curtain_chinese": lambda app: curtain(app, "欧阳若兰"),
    "hand_over": lambda app: fallen(HandOver(dungeon(app), 1)),
    "eyes": lambda app: fallen(EyesCurtain(DungeonReplay(app, finished()[0], None), 0)),
    "notice": lambda app: Notice(app, "One clear sentence. " * 12, "Heading"),
    "confirm": lambda app: Confirm(app, "Leave", "Leave the game?", "Leave", lambda: None),
    "crash": lambda app: Crash(app, bug_text(app.words, None), None),
    "scholar": lambda app: ScholarSheet(app, "vincenzo", "yellow"),
    "load": lambda app: Host().load_scene(app),
    "history": lambda app: Host().history_scene(app),
    "file": lambda app: FileScene(app, lambda path: None),
    "save": lambda app: save_scene(app, city(*LATE), lambda name: None),
    "table": lambda app: dungeon(app) and None,
    "table_city": lambda app: at_table(app, city(*LATE)) and None,
    "aim": aiming,
    "attempt_over": attempt_over,
    "orders": lambda app: dungeon(app).acts.open_orders(),
    "inspect": lambda app: dungeon(app).acts.inspect(("card", "T05")),
    "inspect_city": lambda app: at_table(app, city(*LATE)).acts.inspect(("area", 1)),
    "thesis": lambda app: thesis(app, is_public=False),
    "verdict": lambda app: thesis(app, is_public=True),
    "scores": lambda app: scores(app, finished()[0]) and None,
    "scores_city": lambda app: at_table(app, city(*OVER)).scores(),
    "replay": watched,
    "replay_events": lambda app: watched(app, "open_list"),
    "replay_rewind": lambda app: watched(app, "ask_to_rewind"),
    "replay_eyes": lambda app: watched(app, "choose_eyes"),
    "replay_film": lambda app: watched(app, "open_film"),
    "replay_turnings": lambda app: watched(app, "open_turnings"),
    "replay_city": watched_city,
    "challenges": lambda app: ChallengesScene(app, []),
    "goals": lambda app: GoalCard(dungeon(app)),
    "setup_catacombs": lambda app: set_up(app, "catacombs"),
    "help_catacombs": lambda app: Help(app, "", "catacombs"),
    "table_catacombs": lambda app: at_catacombs(app, catacombs(*DEEP)) and None,
    "inspect_catacombs": lambda app: at_catacombs(app, catacombs(*DEEP)).acts.inspect(
        ("card", "blink_spell")
    ),
    "replay_catacombs": lambda app: CatacombReplay(app, catacombs(*DEEP), None),
    "eyes_catacombs": lambda app: fallen(
        EyesCurtain(CatacombReplay(app, catacombs(*DEEP), None), 0)
    ),
    "press_catacombs": lambda app: PressBag(at_catacombs(app, catacombs(*DEEP)), 0),
    "scores_catacombs": lambda app: at_catacombs(app, catacombs(*ENDED)).scores(),
}


def concrete_scenes() -> set[type[PageScene]]:
    """The kinds of scenes that no other kind is made from, wherever they are written."""
    for module in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    found, waiting = set(), [PageScene]
    while waiting:
        kind = waiting.pop()
        own = [sub for sub in kind.__subclasses__() if sub.__module__.startswith("game.")]
        waiting += own
        if not own:
            found.add(kind)
    return found


#: Laid out at every size, more thoroughly, by tests of their own.
ELSEWHERE = {
    "load", "history", "file", "save", "replay_events", "replay_eyes", "table", "table_city",
    "setup_city", "replay_city", "scores", "thesis", "verdict", "table_catacombs", "replay_catacombs",
    "inspect_catacombs", "setup_catacombs",
}  # fmt: skip


def lay(app: App, name: str) -> None:
    """The scene of that name over the title page."""
    FileScene.last = Path(__file__).parent
    app.open_title()
    scene = SCENES[name](app)
    if scene is not None:
        app.stack.push(scene)
    app.frame(1 / 60)
