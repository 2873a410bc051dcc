"""Starting, keeping and continuing games of every title, for the title page."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.sentences import together
from game.scenes.library.occasions import marked
from game.scenes.library.saving import (
    PICTURE,
    as_png,
    keep_look,
    moment,
    save_scene,
    tell_fair,
    tell_saved,
)
from game.scenes.shell.hosting import MenuEntry
from game.scenes.shell.title_scenes import scenes_of
from game.session import save_parser
from game.session.faults import SessionFault
from game.session.library import Library, open_file
from game.session.occasions import seed_of
from game.session.save_index import ENDING, JOURNAL, Entry
from game.session.sentence import Sentence
from game.session.setup import SetUp
from game.terminal import TERMINAL

if TYPE_CHECKING:
    from game.scenes.replay.scene import Rewind
    from game.scenes.shell.app import App
    from game.scenes.shell.stack import Scene
    from game.session.hindsight import Hindsight
    from game.session.journal_records import Head
    from game.session.save_codec import Loaded
    from game.session.sitting import Sitting

#: A save's picture is drawn at most this much larger and made smaller.
FINER = 5


@dataclass(frozen=True)
class Waiting:
    """An open game as the title page tells it, in the language of the moment."""

    app: App
    head: Head
    turn: int

    @property
    def title(self) -> str:
        """Which game it is."""
        return self.head.title

    @property
    def sentence(self) -> str:
        """Who plays."""
        texts = self.app.words.texts
        names = together(texts, (seat.name for seat in self.head.setup.seats))
        return texts.say("table.save.sentence", names=names)

    @property
    def detail(self) -> str:
        """How far they are."""
        words = self.app.words
        detail = words.texts.say(
            "table.save.detail",
            title=words(f"{self.title}.title.name"),
            moment=moment(words, self.title, self.turn),
        )
        return marked(words, self.head.setup, detail)

    @property
    def seats(self) -> list[tuple[str, str]]:
        """Whom each seat plays, and its colour; where that is nobody, the seat's sign stands for it."""
        seats = self.head.setup.seats
        roles = self.head.summary.roles or [""] * len(seats)
        return [(role, seat.colour) for role, seat in zip(roles, seats, strict=True)]


class Host:
    """Games in the user's folder. `seed` makes every game the same one, for tests and tours."""

    def __init__(self, library: Library | None = None, seed: int | None = None) -> None:
        self._library = library
        self._waiting: Entry | None = None
        self.seed = seed

    @property
    def library(self) -> Library:
        """The games on the disk; looked for when first needed."""
        if self._library is None:
            self._library = Library()
        return self._library

    def start(self, app: App, setup: SetUp) -> None:
        """Begin a game."""
        seed = seed_of(setup) if self.seed is None else self.seed
        self.open(app, self.library.start(setup, seed))

    def open(self, app: App, sitting: Sitting) -> None:
        """To the table of a sitting."""
        app.stack.reset(scenes_of(sitting.setup.title).table(app, sitting))
        if sitting.fault:
            app.tell(sitting.fault)

    def saved(self, app: App) -> Waiting | None:
        """The open game that Continue goes on with."""
        self._waiting = entry = self._latest()
        if entry is None or entry.head is None:
            return None
        return Waiting(app, entry.head, entry.turn)

    def _latest(self) -> Entry | None:
        try:
            return self.library.latest()
        except OSError:
            return None

    def resume(self, app: App) -> None:
        """Go on with it; a damaged one at its last good state, and says so."""
        entry, self._waiting = self._waiting, None
        if entry is None or not entry.is_fresh():
            entry = self._latest()
        if entry is None:
            return
        try:
            loaded = self.library.resume(entry, rescue=entry.fault is not None)
        except SessionFault as error:
            app.tell(error.fault)
            return
        self.open_loaded(app, loaded)

    def open_loaded(self, app: App, loaded: Loaded) -> None:
        """To the table of a game out of a file, and what has to be said about it."""
        self.open(app, loaded.sitting)
        if loaded.fault:
            app.tell(loaded.fault)

    # --- the shelf -------------------------------------------------------------------------

    def can_load(self) -> bool:
        """The list is always there: a file can be brought in."""
        return True

    def load_scene(self, app: App) -> Scene:
        """The scene that lists open and saved games."""
        from game.scenes.library.game_list import LoadScene

        return LoadScene(app, self.library, self.open_loaded, self.watch_entry)

    def finished(self) -> int:
        """How many games were played to their end."""
        return sum(path.is_file() for path in self.library.finished.glob(f"*{ENDING}"))

    def history_scene(self, app: App) -> Scene:
        """The scene that tells of them."""
        from game.scenes.records.chronicle import HistoryScene

        return HistoryScene(app, self.library.history(), self.watch_entry)

    def challenges_scene(self, app: App) -> Scene:
        """The scene with today's tables and the puzzles."""
        from game.scenes.pages.challenges import ChallengesScene

        return ChallengesScene(app, self.library.history())

    # --- inside a game ---------------------------------------------------------------------

    def menu_entries(self, app: App, sitting: Sitting, eyes: int | None) -> list[MenuEntry]:
        """What the menu of a game offers beside the usual: id, words, act."""
        return [
            ("save", app.words("fair.save"), partial(self.ask_to_save, app, sitting)),
            (
                "watch",
                app.words("fair.watch_all" if sitting.outcome else "fair.watch"),
                partial(self.watch, app, sitting, eyes),
            ),
            ("fair", app.words("fair.menu"), partial(tell_fair, app, sitting)),
        ]

    def ask_to_save(self, app: App, sitting: Sitting) -> None:
        """Ask for a name, then save."""
        app.stack.push(save_scene(app, sitting, partial(self.save, app, sitting)))

    def save(self, app: App, sitting: Sitting, name: str) -> None:
        """Save under a name, with a picture that shows what everybody may see."""
        try:
            entry = self.library.save(sitting, name, as_png(board_look(app, sitting)))
        except SessionFault as error:
            app.tell(error.fault)
            return
        tell_saved(app, entry.head.name if entry.head else name)

    def keep_look(self, app: App, sitting: Sitting) -> None:
        """Remember how a table looks, for the list of open games."""
        if sitting.outcome is None:
            keep_look(sitting, board_look(app, sitting))

    # --- watching --------------------------------------------------------------------------

    def watch(self, app: App, sitting: Sitting, eyes: int | None) -> None:
        """The moves of a sitting from the beginning."""
        if sitting.length < 2:
            app.tell(Sentence("replay.nothing", {}))
        else:
            scene = scenes_of(sitting.setup.title).replay(app, sitting, eyes)
            scene.rewind = rewinder(app, sitting)
            scene.practise = partial(self.practise, app, sitting)
            scene.hindsight = self.hindsight(sitting)
            app.stack.push(scene)

    def hindsight(self, sitting: Sitting) -> Hindsight | None:
        """The chances of a game that is over, as far as they are known."""
        from game.session.hindsight import Hindsight

        return Hindsight(sitting, self.library) if sitting.outcome else None

    def practise(
        self, app: App, sitting: Sitting, number: int, eyes: int | None, people: Collection[int]
    ) -> None:
        """To a table that stands as this one did after a move; the game itself waits where it is."""
        from game.scenes.table.scene import TableScene
        from game.session.practice import begin_practice

        begun = begin_practice(sitting, number, eyes, people)
        for scene in app.stack.scenes:
            if isinstance(scene, TableScene):
                scene.sitting.close()
        self.open(app, self.library.autosave(begun))

    def watch_entry(self, app: App, entry: Entry) -> None:
        """A game on the shelf from its beginning; it stays as it is."""
        from game.scenes.replay.scene import first_eyes

        try:
            sitting = sitting_of(entry)
        except SessionFault as error:
            app.tell(error.fault)
        else:
            self.watch(app, sitting, first_eyes(sitting))


def rewinder(app: App, sitting: Sitting) -> Rewind | None:
    """How to take the table of this sitting back to a move; None if nobody plays on at one."""
    from game.scenes.table.scene import TableScene

    scenes = app.stack.scenes
    table = next((s for s in scenes if isinstance(s, TableScene) and s.sitting is sitting), None)
    if table is None or sitting.outcome is not None:
        return None

    def rewind(number: int, agreed: list[int]) -> None:
        above = scenes.index(table) + 1
        if above < len(scenes):
            app.stack.pop(scenes[above])
        sitting.rewind(number, agreed)
        table.presenter.rewound()

    return rewind


def sitting_of(entry: Entry) -> Sitting:
    """The sitting of a file, to look at; an open game is read without being taken over."""
    from game.session import save_codec

    if entry.path.is_dir():
        file = save_parser.parse(save_parser.read_bytes(entry.path / JOURNAL))
        return save_codec.load(file).sitting
    return open_file(entry.path).sitting


def board_look(app: App, sitting: Sitting) -> pygame.Surface:
    """The board as everybody may see it, small."""
    # Parts paint nothing beyond the window.
    fits = min(app.screen.get_width() // PICTURE[0], app.screen.get_height() // PICTURE[1])
    finer = max(1, min(FINER, fits))
    canvas = pygame.Surface((PICTURE[0] * finer, PICTURE[1] * finer))
    scenes_of(sitting.setup.title).paint(app, sitting, canvas)
    return pygame.transform.smoothscale(canvas, PICTURE)


def watch_file(args: argparse.Namespace) -> int:
    """`--replay FILE`: a file that cannot be watched gets a sentence on the terminal."""
    from game.scenes.replay.scene import first_eyes
    from game.scenes.shell.opening import end, main
    from game.ui.words import Markup, Words, unmarked

    try:
        sitting = open_file(Path(args.replay)).sitting
    except SessionFault as error:
        words = Words(TERMINAL.language)
        why = Markup(words(error.fault.key, **error.fault.args))
        return end(unmarked(words("replay.fault", why=why)))
    games = Host()
    return main(args, games, lambda app: games.watch(app, sitting, first_eyes(sitting)))
