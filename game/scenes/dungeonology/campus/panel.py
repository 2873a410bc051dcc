"""The shared matter of the game: campfire, alert card, zones, piles, bag, interns, Laetus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.engine.titles.dungeonology.view_types import View
from game.scenes.dungeonology.campus.alert import AlertPainter
from game.scenes.dungeonology.campus.lines import CAPTION, HEADING, ROW, Paint
from game.scenes.dungeonology.campus.people import PeoplePainter
from game.scenes.dungeonology.campus.piles import PilesPainter
from game.scenes.table.panel import Panel
from game.scenes.table.paper import FAINT
from game.ui.look import outline

WIDTH = 238
#: What folds first when the panel is too low, and what folds last.
FOLDING = ("heading", "boss", "bag", "campfire", "piles", "alert", "zones", "interns")
#: The least and the greatest height of the picture of the campfire.
FIRE = (112, 190)


@dataclass(slots=True)
class Section:
    """One matter in its forms, from the richest to a single line; `now` is the form shown."""

    name: str
    forms: list[tuple[int, Paint]]
    now: int = 0

    @property
    def height(self) -> int:
        """Height of the form shown."""
        return self.forms[self.now][0]


class CampusPanel(Panel[View]):
    """A long sheet at the right; its parts fold to lines one by one where room is scarce."""

    def facts(self) -> object:
        view = self.view
        return (
            view["campus"],
            view["piles"],
            view["clan"],
            view["boss"],
            [(scholar["interns"], scholar["colour"]) for scholar in view["scholars"]],
        )

    def figures(self) -> Mapping[str, object]:
        view = self.view
        piles = view["piles"]
        found: dict[str, object] = {
            "campfire": view["campus"]["campfire"],
            "alert": view["campus"]["omegas"],
            "panic": view["campus"]["panic"],
            "pile:discards": len(piles["discards"]),
            "pile:jinxes": piles["jinxes"],
            "interns": [scholar["interns"] for scholar in view["scholars"]],
            "boss": view["boss"]["zone"],
        }
        return found | {f"stack:{i + 1}": n for i, n in enumerate(piles["stacks"])}

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        wide = min(round(self.u(WIDTH) * self.look.scale.large_text), round(area.w * 0.22))
        return wide, area.h - self.u(66) - self.u(120)

    # --- layout ----------------------------------------------------------------------------

    def _sections(self) -> list[Section]:
        brush, view = self.brush, self.view
        people, piles = PeoplePainter(brush, view), PilesPainter(brush, view)
        alert = AlertPainter(brush, view)
        line = max(brush.line(ROW), self.look.sign_px(28))
        two = brush.line(ROW) + brush.line(FAINT)
        fire = self.u(FIRE[0]) + brush.line(CAPTION)
        # Where numbers are larger than the piles they lie on, they stand beside them.
        is_large = self.look.scale.large_text > 1.6
        zones = [] if is_large else [(self.u(56), piles.zones)]
        cards = [] if is_large else [(self.u(66), piles.piles)]
        return [
            Section("heading", [(brush.line(HEADING), people.heading), (0, _nothing)]),
            Section("campfire", [(fire, people.campfire), (line, people.campfire_line)]),
            Section("alert", [*alert.forms(), (line, alert.line)]),
            Section("zones", [*zones, (line, piles.zones_line)]),
            Section("piles", [*cards, (line, piles.piles_line)]),
            Section("bag", [(max(self.u(46), two), people.bag), (line, people.bag_line)]),
            Section("interns", [(line, people.interns)]),
            Section("boss", [(max(self.u(50), two), people.boss), (line, people.boss_line)]),
        ]

    def _fold(self, sections: list[Section], room: int) -> None:
        """Fold sections in order until all of them fit."""
        gaps = self.u(8) * (len(sections) - 1)
        by_name = {section.name: section for section in sections}
        for name in (*FOLDING, *FOLDING):
            if sum(section.height for section in sections) + gaps <= room:
                return
            section = by_name[name]
            section.now = min(section.now + 1, len(section.forms) - 1)

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        look = self.look
        self.brush.sheet(surface, room, 41, 2.4, 9)
        edge = room.inflate(-2 * self.u(6), -2 * self.u(6))
        outline(surface, edge, look.colour("paper_edge"), max(1, self.u(1.5)), self.u(5))
        inner = room.inflate(-2 * self.u(14), -2 * self.u(12))
        sections = self._sections()
        self._fold(sections, inner.h)
        spare = inner.h - sum(s.height for s in sections) - self.u(8) * (len(sections) - 1)
        fire = sections[1]
        grown = 0
        if fire.now == 0:
            grown = max(0, min(spare, self.u(FIRE[1] - FIRE[0])))
        air = max(0, min(self.u(12), (spare - grown) // len(sections)))
        y = inner.y
        for section in sections:
            high, paint = section.forms[section.now]
            high += grown if section is fire else 0
            paint(surface, pygame.Rect(inner.x, y, inner.w, high))
            y += high + air + (self.u(8) if high else 0)


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    """A section without room."""
