"""What is left for everybody, as numbers in the corner: tiles, artifacts, secrets, prisoners, market."""

from __future__ import annotations

import pygame

from game.engine.titles.catacombs.view_types import View
from game.scenes.table.panel import Panel
from game.ui.text import Style

FIGURE = Style("title", 19)


class Supplies(Panel[View]):
    """A slip of paper beside the ribbon."""

    def _numbers(self) -> list[tuple[str, str, int]]:
        view = self.view
        return [
            ("tiles", "tile_stack", view["stack"]),
            ("artifacts", "artifact", len(view["artifacts"])),
            ("majors", "secret", view["majors"]),
            ("prisoners", "prisoner", view["prisoners"]),
            ("market", "crown", len(view["market"])),
        ]

    def facts(self) -> object:
        view = self.view
        return tuple(self._numbers()), view["minors"], view["idols"], view["masteries"]

    def figures(self) -> dict[str, object]:
        return {name: n for name, _, n in self._numbers()}

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        wide = round(self.u(286) * (1 + self.look.scale.large_text) / 2)
        return wide, self.look.height(FIGURE) + 2 * self.u(8)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.brush.sheet(surface, room, 27, 2, 8)
        inner = room.inflate(-2 * self.u(10), 0)
        numbers = self._numbers()
        step = inner.w / len(numbers)
        side = min(self.look.sign_px(24), round(step / 2))
        for at, (name, sign, n) in enumerate(numbers):
            cell = pygame.Rect(round(inner.x + at * step), room.y, round(step), room.h)
            self.brush.sign(surface, sign, (cell.x + side / 2, cell.centery), side)
            line = pygame.Rect(cell.x + side + self.u(2), cell.y, cell.w - side, cell.h)
            self.brush.write_short(surface, str(n), FIGURE, line)
            self._place(name, cell, n)

    def _place(self, name: str, cell: pygame.Rect, n: int) -> None:
        view = self.view
        others = {"majors": view["minors"], "artifacts": view["idols"]}
        hint = self.words(f"catacombs.supply.{name}", n=n, more=others.get(name, 0))
        thing = ("market",) if name == "market" else None
        self.brush.spot_at(f"supply:{name}", cell, hint, thing)
