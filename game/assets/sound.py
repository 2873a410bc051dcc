"""Playing what the recipes make: in a thread of its own, silent where there is no device."""

from __future__ import annotations

import os
import queue
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame

from game.assets import AssetError, sound_recipes, synth

FADE_MS = 900
# Raise it when a recipe changes, so that old files are not used.
RECIPE = 4


class Sound:
    """Effects by name and one ambience. Calls return at once; sounds are made behind them."""

    def __init__(self, cache_dir: Path | None, effects: int = 70, music: int = 40) -> None:
        self.cache_dir = cache_dir
        self.effects = effects
        self.music = music
        self.kept: dict[str, pygame.mixer.Sound] = {}
        self.orders: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
        self.playing = ""
        self.played: list[str] = []
        self.has_device: bool | None = None
        self.thread: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Play an effect."""
        self.played.append(name)
        del self.played[:-50]
        if self.effects:
            self._order("effect", name)

    def ambience(self, name: str) -> None:
        """Change to the loop of a place; an empty name is silence."""
        if name == self.playing:
            return
        self.playing = name
        if self.music:
            self._order("ambience", name)

    def set_volumes(self, effects: int, music: int) -> None:
        """New volumes in percent, heard at once."""
        silent_before = self.music == 0
        self.effects, self.music = effects, music
        if silent_before and music and self.playing:
            self._order("ambience", self.playing)
        elif self.thread:
            self._order("volume", "")

    def stop(self) -> None:
        """End the thread and the device."""
        if self.thread:
            self._order("stop", "")
            self.thread.join(2)
            self.thread = None
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def finish(self) -> None:
        """Wait until everything ordered was made; for tests."""
        done = threading.Event()
        self.done = done
        self._order("report", "")
        done.wait(600)  # whatever else the machine does

    def _order(self, kind: str, name: str) -> None:
        if self.has_device is False and kind not in ("stop", "report"):
            return
        if self.thread is None:
            self.thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self.thread.start()
        self.orders.put((kind, name))

    # --- in the thread ---------------------------------------------------------------------

    def _work(self) -> None:
        self.has_device = open_device()
        while True:
            kind, name = self.orders.get()
            if kind == "stop":
                return
            if kind == "report":
                self.done.set()
            elif self.has_device:
                with suppress(pygame.error, AssetError):  # a broken recipe is silent
                    self._carry_out(kind, name)

    def _carry_out(self, kind: str, name: str) -> None:
        loops = pygame.mixer.Channel(0)
        if kind == "effect":
            sound = self._get(name, sound_recipes.effect)
            sound.set_volume(self.effects / 100)
            sound.play()
        elif kind == "ambience" and not name:
            loops.fadeout(FADE_MS)
        elif kind == "ambience" and name == self.playing:
            sound = self._get(name, sound_recipes.loop)
            loops.play(sound, loops=-1, fade_ms=FADE_MS)
            loops.set_volume(self.music / 100)
        elif kind == "volume":
            loops.set_volume(self.music / 100)

    def _get(self, name: str, make: Callable[[str], array[int]]) -> pygame.mixer.Sound:
        if name not in self.kept:
            file = self.cache_dir / "sounds" / f"{name}-{RECIPE}.wav" if self.cache_dir else None
            data = read_wave(file) if file and file.is_file() else b""
            if not data:
                data = make(name).tobytes()
                if file:
                    write_wave(file, data)
            self.kept[name] = pygame.mixer.Sound(buffer=data)
        return self.kept[name]


def open_device() -> bool:
    """Open the sound device; False where there is none."""
    with silent_stderr():
        try:
            pygame.mixer.init(synth.RATE, -16, 1, 512)
            pygame.mixer.set_reserved(1)
        except pygame.error:
            return False
    return True


@contextmanager
def silent_stderr() -> Iterator[None]:
    """Sound libraries print on their own where there is no card; nobody needs to read that."""
    try:
        target = sys.__stderr__.fileno() if sys.__stderr__ else -1
        kept = os.dup(target)
    except (OSError, ValueError):
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), target)
        try:
            yield
        finally:
            os.dup2(kept, target)
            os.close(kept)


def read_wave(path: Path) -> bytes:
    """Samples of a file of ours; nothing if it is broken."""
    try:
        with wave.open(str(path), "rb") as file:
            return file.readframes(file.getnframes())
    except (OSError, EOFError, wave.Error):
        return b""


def write_wave(path: Path, data: bytes) -> None:
    """Keep samples on disk; a full disk only costs time at the next start."""
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as opened, wave.open(opened, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(synth.RATE)
            file.writeframes(data)
        part.replace(path)
    except OSError:
        with suppress(OSError):  # half a sound must not fill the disk
            part.unlink(missing_ok=True)
