"""The list of all drawings: which function draws which file of art/."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from art.draw import palette
from art.draw.canvas import Drawing

ART = Path(__file__).parent.parent
Draw = Callable[[Drawing], None]


@dataclass(frozen=True)
class Entry:
    """One registered picture; a themed one is drawn again for every colour-blind palette."""

    name: str
    width: float
    height: float
    pen: float
    themed: bool
    draw: Draw

    def files(self) -> Iterator[tuple[str, str]]:
        """(palette, name of the file under art/ without its ending)."""
        yield "", self.name
        if self.themed:
            path = PurePosixPath(self.name)
            for alternative in palette.ALTERNATIVES:
                yield alternative, str(path.parent / alternative / path.name)

    def picture(self, alternative: str = "") -> Drawing:
        """The drawing, the same at every run."""
        palette.use(alternative)
        canvas = Drawing(self.width, self.height, self.name, self.pen)
        self.draw(canvas)
        palette.use()
        return canvas


_entries: dict[str, Entry] = {}


def drawing(
    name: str, width: float, height: float, pen: float = 2, themed: bool = False
) -> Callable[[Draw], Draw]:
    """Register a function as the source of art/<name>.svg; it draws on the canvas it is given."""

    def register(draw: Draw) -> Draw:
        if name in _entries:
            raise ValueError(f"two drawings are named {name}")
        _entries[name] = Entry(name, width, height, pen, themed, draw)
        return draw

    return register


def entries(prefix: str = "", modules: Sequence[str] = ()) -> list[Entry]:
    """All registered drawings by name, of all modules of the package or only of the named ones."""
    found = modules or [module.name for module in pkgutil.iter_modules([str(ART / "draw")])]
    for name in found:
        if name != "__main__":
            importlib.import_module(f"art.draw.{name}")
    return [_entries[name] for name in sorted(_entries) if name.startswith(prefix)]


def draw_all(prefix: str = "", folder: Path = ART, modules: Sequence[str] = ()) -> list[Path]:
    """Write every drawing whose name begins with the prefix; returns the files."""
    written: list[Path] = []
    for entry in entries(prefix, modules):
        for alternative, name in entry.files():
            path = folder / f"{name}.svg"
            entry.picture(alternative).save(path)
            written.append(path)
    return written
