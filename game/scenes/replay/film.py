"""A moving picture of a replay: its moments drawn one by one beside the screen, and written to a file."""

from __future__ import annotations

import io
import shutil
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pygame

from game.assets.gif import GifWriter, Palette, palette_of
from game.scenes.shell.title_scenes import scenes_of
from game.scenes.table.papers import caption_widgets
from game.ui.look import Touch

if TYPE_CHECKING:
    from game.scenes.replay.scene import ReplayScene

FilmKind = Literal["gif", "png"]
KINDS: tuple[FilmKind, ...] = ("gif", "png")

WIDEST = 800
#: Hundredths of a second that a moment is shown, and the last one.
HOLD, LAST_HOLD = 90, 400
#: Pictures that the palette is taken from, and pairs that the size is told from.
SAMPLES, PAIRS = 4, 8
#: Seconds, more than any part takes to come to rest.
REST = 2.0


class Film:
    """The moments of a replay as pictures. Before the end of a game only what everybody may see."""

    def __init__(self, scene: ReplayScene[Any]) -> None:
        sitting = scene.sitting
        self.seat = scene.playback.seat if sitting.outcome is not None else None
        self.shown: ReplayScene[Any] = scenes_of(sitting.setup.title).replay(
            scene.app, sitting, self.seat
        )
        self.shown.enter()
        assert self.shown.places is not None
        self.room = scene.area.copy()
        self.room.h = self.shown.places.strip.top
        scale = min(1.0, WIDEST / self.room.w)
        self.size = round(self.room.w * scale), round(self.room.h * scale)

    def moments(self, first: int, last: int) -> list[int]:
        """Moves from the first to the last that have something to tell; never none."""
        replay, shown = self.shown.playback.replay, self.shown
        told = [
            number
            for number in range(first, last + 1)
            if any(shown.sentence(one.event) for one in replay.events(number))
        ]
        return told or [last]

    def picture(self, number: int) -> pygame.Surface:
        """The table after a move, with the last sentence and without the controls."""
        shown = self.shown
        shown.playback.jump(number)
        for part in shown.visible():
            part.update(REST)
        canvas = pygame.Surface(shown.area.size)
        shown.backdrop(canvas)
        shown.draw_parts(canvas)
        if shown.has_caption() and shown.places is not None:
            for paper in caption_widgets(shown.look, shown.playback.caption, shown.places.caption):
                paper.draw(canvas, shown.look, Touch())
        return pygame.transform.smoothscale(canvas.subsurface(self.room), self.size)

    def palette(self, numbers: Sequence[int]) -> Palette:
        """Colours for all of these moments, from some of them."""
        every = max(1, len(numbers) // SAMPLES)
        return Palette(palette_of(self.picture(number) for number in numbers[::every][:SAMPLES]))

    # --- how large it will be --------------------------------------------------------------

    def about_bytes(self, numbers: Sequence[int], kind: FilmKind) -> Generator[int]:
        """What a file of these moments will take, closer with each pair of neighbours looked at."""
        every = max(1, len(numbers) // PAIRS)
        palette = self.palette(numbers[len(numbers) // 2 :][:1])
        first_bytes, more_bytes = 0, 0
        for looked, at in enumerate(range(every // 2, len(numbers), every), 1):
            pair = self.picture(numbers[max(0, at - 1)]), self.picture(numbers[at])
            first, more = self._bytes_of(pair, palette, kind)
            first_bytes, more_bytes = first_bytes + first, more_bytes + more
            yield (first_bytes + more_bytes * (len(numbers) - 1)) // looked

    def _bytes_of(
        self, pair: tuple[pygame.Surface, pygame.Surface], palette: Palette, kind: FilmKind
    ) -> tuple[int, int]:
        """What one picture takes, and what another takes after it."""
        if kind == "png":
            return len(as_png(pair[0])), len(as_png(pair[1]))
        target = io.BytesIO()
        writer = GifWriter(target, self.size, palette)
        writer.add(pair[0], HOLD)
        whole = target.tell()
        writer.add(pair[1], HOLD)
        return whole, target.tell() - whole

    # --- writing: each step is one picture, and whoever stops half-way leaves nothing behind ---

    def write(self, numbers: Sequence[int], kind: FilmKind, path: Path) -> Generator[int]:
        """Write the moments; tells after each how many are done."""
        return self._gif(numbers, path) if kind == "gif" else self._pngs(numbers, path)

    def _gif(self, numbers: Sequence[int], path: Path) -> Generator[int]:
        unfinished = path.with_name(f"{path.name}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with unfinished.open("wb") as target:
                writer = GifWriter(target, self.size, self.palette(numbers))
                for done, number in enumerate(numbers, 1):
                    writer.add(self.picture(number), HOLD if done < len(numbers) else LAST_HOLD)
                    yield done
                writer.close()
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)

    def _pngs(self, numbers: Sequence[int], path: Path) -> Generator[int]:
        unfinished = path.with_name(f"{path.name}.part")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        try:
            for done, number in enumerate(numbers, 1):
                (unfinished / f"{done:04}.png").write_bytes(as_png(self.picture(number)))
                yield done
            unfinished.replace(path)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)


def as_png(picture: pygame.Surface) -> bytes:
    """A picture as the bytes of a PNG file."""
    target = io.BytesIO()
    pygame.image.save(picture, target, "picture.png")
    return target.getvalue()
