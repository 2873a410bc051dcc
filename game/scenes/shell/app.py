"""The application: window, event loop, and what every scene shares."""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_IME_SHOW_UI", "1")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
# SDL would make an event of SIGTERM, for which a long piece of work does not look.
os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
# SDL would swallow the click by which a window gets the focus; often it is the first of all.
os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")

import pygame

from game.assets import ART, AssetError, fonts
from game.assets.memory import Collector, give_back_large_blocks
from game.assets.palette import load_palette
from game.assets.pictures import Pictures, prune, rasterise
from game.assets.sound import Sound
from game.assets.textures import Textures
from game.content.languages import language_of, system_language
from game.scenes.shell.crash_reports import write_report
from game.scenes.shell.guard import Guarded
from game.scenes.shell.input_folding import folded
from game.scenes.shell.lacks import Lacks
from game.scenes.shell.progress import Progress
from game.scenes.shell.stack import Stack
from game.scenes.shell.system import preferred, require_screen
from game.session.folders import cache_dir, pictures_dir
from game.session.sentence import Sentence
from game.session.settings import Settings, changed, load_settings, save_settings
from game.session.setup import SetUp
from game.terminal import TERMINAL
from game.ui.look import BODY, HEADING, Look
from game.ui.scale import SMALLEST, Scale
from game.ui.words import Words

if TYPE_CHECKING:
    from game.scenes.shell.hosting import Games
    from game.scenes.shell.title_art import TitleArt

FRAME = 1 / 60
LONGEST_STEP = 0.1
# While the window is pulled to another size its last picture is stretched; then all is laid out.
SETTLE_SECONDS = 0.15
# How often events are looked for at rest: unnoticed by a person, next to nothing for a core.
NAP = 0.01
# How often presses are looked for between two frames.
SHORT_NAP = 0.004
PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
# After so long a thread that works beside the screen gives way to it.
GIVE_WAY = 0.001
# How long small jobs may take between two frames.
JOB_SECONDS = 0.008


class App:
    """Window, settings, look, words, sound and the stack of scenes."""

    #: How files that are missing or broken are taken.
    lacks_type: type[Lacks] = Lacks

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        games: Games | None = None,
        settings: Settings | None = None,
        language: str | None = None,
    ) -> None:
        self.fault: Sentence | None = None
        if settings is None:
            settings, self.fault = load_settings()
        self.settings = settings
        #: The one of this run, the one that is set, or at first the system's.
        self.language = language or settings.language or system_language(preferred())
        self.games = games
        self.stack = Stack()
        self.running = True
        self._art: dict[str, TitleArt[Any, Any]] = {}
        self.frames = 0
        self.windowed = size or (1280, 720)
        self.settling = 0.0
        self.hidden = False
        self.kept: pygame.Surface | None = None
        self.jobs: deque[Callable[[], object]] = deque()
        self.lacks = self.lacks_type(self)
        #: For the terminal, when not even the page for bugs can be shown.
        self.last_words = ""
        pygame.display.init()
        require_screen()
        pygame.font.init()
        self.words = self._speak()
        self.screen = self._open_window()
        palette = load_palette()
        palette.use(settings.palette)
        cache = cache_dir()
        if not self.words.has("fault.text"):
            raise AssetError("fault.text", text="fault.text")
        pictures = Pictures(cache_dir=cache)
        pictures.use(settings.palette)
        pictures.mend = self.lacks.mend
        self.look = Look(palette, pictures, Textures(cache), self._scale())
        self.sound = Sound(cache, settings.sound, settings.music)
        self.later(lambda: prune(cache))
        self.later(give_back_large_blocks)
        self.collector = Collector()
        self.progress = Progress(self)

    # --- window ----------------------------------------------------------------------------

    def _open_window(self) -> pygame.Surface:
        if self.settings.full_screen:
            desktop = pygame.display.get_desktop_sizes()[0]
            screen = pygame.display.set_mode(desktop, pygame.FULLSCREEN)
        else:
            screen = pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
        pygame.display.set_caption(self.words("title.name"))
        pygame.display.set_icon(rasterise(ART / "table/window_icon.svg", 64, 64))
        # Keys are keys; only a focused text field turns the input method on.
        pygame.key.stop_text_input()
        return screen

    def _scale(self) -> Scale:
        return Scale(self.screen.get_size(), self.settings.interface_size, self.settings.text_size)

    @property
    def too_small(self) -> bool:
        """Whether the window is below what the pages are made for."""
        wide, high = self.screen.get_size()
        return wide < SMALLEST[0] or high < SMALLEST[1]

    def resize_soon(self) -> None:
        """The window has another size; lay out when it has kept it for a moment."""
        self.screen = pygame.display.get_surface() or self.screen
        self.stack.stale = True
        if self.screen.get_size() != self.look.scale.window:
            self.settling = SETTLE_SECONDS

    def resize(self) -> None:
        """Lay everything out for the window as it is now."""
        self.settling = 0.0
        self.screen = pygame.display.get_surface() or self.screen
        if not self.settings.full_screen:
            self.windowed = self.screen.get_size()
        if not self.too_small and self._scale() != self.look.scale:
            self.look.rescale(self._scale())
            self.stack.resized()
        self.stack.stale = True

    def screenshot(self) -> None:
        """F12: keep the picture on the screen as PNG."""
        stamp = datetime.now().strftime("%Y-%m-%d_%H-%M-%S")
        path = pictures_dir() / f"civetta_{stamp}.png"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.screen, path)
        except (OSError, pygame.error) as error:
            self.tell(Sentence("fault.screenshot", {"file": str(path), "why": str(error)}))
            return
        self.sound.play("shutter")

    # --- settings --------------------------------------------------------------------------

    def _speak(self) -> Words:
        """The words of the language in use, and its script; the terminal goes with it."""
        fonts.use_script(language_of(self.language).script)
        TERMINAL.use(self.language)
        return Words(self.language)

    def change(self, **values: object) -> None:
        """Change settings: applied at once and written to disk."""
        before = self.settings
        self.settings = changed(before, **values)
        fault = save_settings(self.settings)
        spoken = self.language
        if values.get("language", spoken) != spoken:
            self.language = self.settings.language
            self.words = self._speak()
            pygame.display.set_caption(self.words("title.name"))
        if self.settings.full_screen != before.full_screen:
            self.screen = self._open_window()
        style = (self.settings.palette, self.language, self._scale())
        if style != (before.palette, spoken, self.look.scale):
            self.look.palette.use(self.settings.palette)
            self.look.pictures.use(self.settings.palette)
            self.look.rescale(self._scale())
        if (self.settings.palette, self.language) != (before.palette, spoken):
            for art in self._art.values():
                art.forget()
        self.sound.set_volumes(self.settings.sound, self.settings.music)
        self.stack.resized()
        if fault:
            self.tell(fault)

    def title_art(self, title: str) -> TitleArt[Any, Any]:
        """The pictures of a title's pieces, read when first asked for and shared by its scenes."""
        from game.scenes.shell.title_scenes import art_for

        if title not in self._art:
            self._art[title] = art_for(self, title)
        return self._art[title]

    # --- small jobs ------------------------------------------------------------------------

    def later(self, job: Callable[[], object]) -> None:
        """Do something short (a picture to load, a computer player's slice) between frames."""
        self.jobs.append(job)

    def do_jobs(self, seconds: float = JOB_SECONDS) -> None:
        """Do jobs for so long, or until somebody presses something; the rest waits."""
        end = time.monotonic() + seconds
        while self.jobs and time.monotonic() < end and not pygame.event.peek(PRESSES):
            self.guard(self.jobs.popleft(), asked=True)

    # --- what scenes ask for ---------------------------------------------------------------

    def start_game(self, setup: SetUp) -> None:
        """Begin a game with this set-up."""
        if self.games is None:
            raise RuntimeError("no games to start")
        self.games.start(self, setup)

    def open_title(self) -> None:
        """Back to the title page, nothing else left on the stack."""
        from game.scenes.pages.title import TitlePage

        self.stack.reset(TitlePage(self))

    def open_help(self, entry: str = "") -> None:
        """The rules, opened at an entry: those of the game that is being played, if one is."""
        from game.scenes.help.page import Help

        if not isinstance(self.stack.top, Help):
            played = [scene.rules_of() for scene in self.stack.scenes]
            self.stack.push(Help(self, entry, next(filter(None, reversed(played)), "")))

    def tell(self, fault: Sentence) -> None:
        """One clear sentence on the screen, with a button to go on."""
        from game.scenes.shell.dialog import Notice

        self.stack.push(Notice(self, self.words(fault.key, **fault.args)))

    def quit(self) -> None:
        """Leave the game after this frame."""
        self.running = False

    # --- the loop --------------------------------------------------------------------------

    def run(self) -> None:
        """Until somebody leaves: nap between events at rest, 60 frames a second while moving."""
        sys.setswitchinterval(GIVE_WAY)
        last, pressed = time.monotonic(), False
        while self.running:
            wait = 0.0 if pressed else self._wait()
            events = self._events(wait)
            now = time.monotonic()
            if wait != 0:
                last = now - FRAME  # after a long rest the first step is one frame
            for event in folded(events):
                self.dispatch(event)
            pressed = any(event.type in PRESSES for event in events)
            if not pressed:  # a press is seen at once, what follows from it a frame later
                self.let_pass(min(now - last, LONGEST_STEP))
                last = now
                for event in folded(pygame.event.get()):  # what came meanwhile: seen in this frame
                    self.dispatch(event)
            self.show()
            self.do_jobs()
            if wait == 0:
                self._rest(now + FRAME)

    def _rest(self, end: float) -> None:
        """Until the next frame is due, or somebody presses something."""
        while (left := end - time.monotonic()) > 0 and not pygame.event.peek(PRESSES):
            time.sleep(min(left, SHORT_NAP))

    def _wait(self) -> float | None:
        """How long nothing happens by itself: 0 to go on at once, None until an event comes."""
        if self.settling or self.jobs or (self.stack.needs_frame() and not self.hidden):
            return 0.0
        if self.kept is None and not self.hidden:
            self.kept = pygame.transform.scale_by(self.screen, 0.5)  # to be stretched for a moment
        try:
            return self.stack.wake_in()
        except Exception as error:
            self.crashed(error)
            return 0.0

    def _events(self, wait: float | None) -> list[pygame.event.Event]:
        """Events, as soon as there are some or the wait is over."""
        end = None if wait is None else time.monotonic() + wait
        while True:
            events, now = pygame.event.get(), time.monotonic()
            if events or (end is not None and now >= end):
                self.collector.stir(now)
                return events
            self.collector.rest(now)
            # Not pygame.event.wait: SDL looks every millisecond, which takes 2 % of a core.
            time.sleep(NAP)

    def dispatch(self, event: pygame.event.Event) -> None:
        """Window events and the keys that work everywhere, then the top scene."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.resize_soon()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.hidden = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.hidden = False
            self.stack.stale = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.guard(lambda: self.change(full_screen=not self.settings.full_screen))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F12:
            self.guard(self.screenshot)
        elif not self.too_small and not self.settling:
            with Guarded(self, asked=True):
                self.stack.handle(event)

    def frame(self, dt: float) -> bool:
        """Let dt seconds pass and draw if anything changed; True if a frame was drawn."""
        self.let_pass(dt)
        return self.show()

    def let_pass(self, dt: float) -> None:
        """Tell the scenes that so many seconds have passed."""
        with Guarded(self):
            self.stack.update(dt)
        if self.settling:
            self.settling = max(0.0, self.settling - dt)
            if not self.settling:
                self.guard(self.resize)

    def show(self) -> bool:
        """Draw if anything changed; True if a frame was drawn."""
        if self.hidden or not self.stack.needs_frame():
            return False
        if self.settling:
            return self._draw_stretched()
        self.kept = None
        draw = self._draw_too_small if self.too_small else self._draw_scenes
        if not self.guard(draw):
            return False  # half a picture is not shown
        pygame.display.flip()
        self.frames += 1
        return True

    def _draw_stretched(self) -> bool:
        """The last picture at the size the window has for the moment."""
        if self.kept is not None:
            pygame.transform.scale(self.kept, self.screen.get_size(), self.screen)
            pygame.display.flip()
        return True

    def _draw_scenes(self) -> None:
        self.stack.draw(self.screen)
        self.lacks.look_for_texts()

    def _draw_too_small(self) -> None:
        """The page for a window below 1024x600."""
        self.stack.stale = False
        for scene in self.stack.scenes:
            scene.dirty = False
        self.screen.fill(self.look.colour("table"))
        box = self.screen.get_rect().inflate(-24, -24)
        wide, high = map(str, SMALLEST)
        style = (HEADING if box.w > 600 else BODY).but(colour="cream", align="centre", size=14)
        text = self.words("window.too_small", wide=wide, high=high)
        self.look.type.write(self.screen, text, style, box, "middle")

    def guard(self, do: Callable[[], object], asked: bool = False) -> bool:
        """Do something of a scene; True if it went well."""
        with Guarded(self, asked) as tried:
            do()
        return tried.is_well

    def crashed(self, error: Exception) -> None:
        """A bug: a report of it, and the calm page."""
        from game.scenes.shell.crash import bug_text

        self.stop(bug_text(self.words, write_report(error)))

    def stop(self, text: str) -> None:
        """The calm page in place of everything; without it only last words are left."""
        from game.scenes.shell.crash import Crash, safe_scene

        top = self.stack.top
        self.jobs.clear()  # they were for what failed
        if self.lacks.untold:
            self.later(self.lacks.tell)
        try:
            if isinstance(top, Crash) and not top.answered:
                raise RuntimeError("the page for bugs has one itself")
            self.stack.begin_anew(Crash(self, text, safe_scene(self.stack.scenes)))
        except Exception:
            self.give_up(text)

    def give_up(self, text: str) -> None:
        """Leave with last words for the terminal."""
        self.last_words = text
        self.quit()
