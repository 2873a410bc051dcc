"""The shared matter of the game: campfire, alert card, zones, piles, bag, interns, Laetus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
import yaml

from game.assets import ART
from game.scenes.dungeonology.campus.alert import CampusAlert
from game.scenes.dungeonology.campus.lines import CAPTION, ROW, SMALL_FIGURE, Paint, rest_of
from game.scenes.dungeonology.campus.piles import CampusPiles
from game.scenes.table.paper import FAINT, NAME
from game.ui.look import outline

WIDTH = 238
HEADING = NAME.but(size=22, align="centre")
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


@cache
def fire_places() -> Any:
    """Where students sit on the picture of the campus (art/table/places.yaml)."""
    return yaml.safe_load((ART / "table" / "places.yaml").read_text("utf-8"))["campus"]


class CampusPanel(CampusAlert, CampusPiles):
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

    def _sections(self, width: int) -> list[Section]:
        line = max(self.line(ROW), self.look.sign_px(28))
        alert = self._panic_forms(width) if self.view["campus"]["panic"] else self._alert_forms()
        # Where numbers are larger than the piles they lie on, they stand beside them.
        large = self.look.scale.large_text > 1.6
        zones = [] if large else [(self.u(56), self._zones)]
        piles = [] if large else [(self.u(66), self._piles)]
        return [
            Section("heading", [(self.line(HEADING), self._heading), (0, _nothing)]),
            Section(
                "campfire",
                [
                    (self.u(FIRE[0]) + self.line(CAPTION), self._campfire),
                    (line, self._campfire_line),
                ],
            ),
            Section("alert", [*alert, (line, self._alert_line)]),
            Section("zones", [*zones, (line, self._zones_line)]),
            Section("piles", [*piles, (line, self._piles_line)]),
            Section(
                "bag",
                [
                    (max(self.u(46), self.line(ROW) + self.line(FAINT)), self._bag),
                    (line, self._bag_line),
                ],
            ),
            Section("interns", [(line, self._interns)]),
            Section(
                "boss",
                [
                    (max(self.u(50), self.line(ROW) + self.line(FAINT)), self._boss),
                    (line, self._boss_line),
                ],
            ),
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
        self.sheet(surface, room, 41, 2.4, 9)
        edge = room.inflate(-2 * self.u(6), -2 * self.u(6))
        outline(surface, edge, look.colour("paper_edge"), max(1, self.u(1.5)), self.u(5))
        inner = room.inflate(-2 * self.u(14), -2 * self.u(12))
        sections = self._sections(inner.w)
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

    # --- the campfire ----------------------------------------------------------------------

    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.write(surface, self.words("panel.campus.heading"), HEADING, rect)

    def _fire_words(self) -> tuple[str, str]:
        n, most = self.view["campus"]["campfire"], self.app.box.supply.campfire
        return (
            self.words("panel.campus.campfire", n=n, most=most),
            self.words("panel.campus.campfire_hint", n=n, most=most),
        )

    def _campfire(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        low = self.line(CAPTION)
        picture = self.look.pictures.get("table/campus", rect.w, rect.h - low)
        spot = picture.get_rect(midtop=rect.midtop)
        surface.blit(picture, spot)
        places = fire_places()
        k = spot.w / places["size"][0]
        side = round(66 * k)
        taken = places["seats"][: self.view["campus"]["campfire"]]
        for x, y in sorted(taken, key=lambda at: at[1]):
            student = self.look.pictures.get("signs/student", side)
            foot = (spot.x + x * k, spot.y + (y + 6) * k)
            surface.blit(student, student.get_rect(midbottom=foot))
        text, hint = self._fire_words()
        below = pygame.Rect(rect.x, rect.bottom - low, rect.w, low)
        self.write_short(surface, text, CAPTION, below)
        self.place_at("campfire", rect, hint, ("campfire",))

    def _campfire_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        n, most = self.view["campus"]["campfire"], self.app.box.supply.campfire
        text = self.words("panel.campus.of", n=n, most=most)
        self._line(surface, rect, "campfire", text, self._fire_words()[1], ("campfire",))

    # --- bag, interns, Laetus --------------------------------------------------------------

    def _bag(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self._with_picture(
            surface,
            rect,
            "table/bag",
            (self.words("panel.campus.bag"), self.words("panel.campus.bag_note")),
        )
        self.place_at("bag", rect, self.words("panel.campus.bag_hint"), ("bag",))

    def _bag_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        text = self._fitting(rect, "panel.campus.bag", "panel.campus.bag_short")
        self._line(surface, rect, "bag", text, self.words("panel.campus.bag_hint"), ("bag",))

    def _interns(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The free ones, then each seat that has some with its number, if all of them fit."""
        owned = [(s["colour"], len(s["interns"])) for s in self.view["scholars"] if s["interns"]]
        whole = len(self.app.box.interns)
        free = whole - sum(n for _, n in owned)
        icon = min(rect.h, self.look.sign_px(26))
        side = round(icon * 0.8)
        self.sign(surface, "intern", (rect.x + icon // 2, rect.centery), icon)
        start = rect.x + icon + self.u(3)
        wide = [self.wide(str(n), SMALL_FIGURE) for _, n in owned]
        used = self.wide(str(free), SMALL_FIGURE) + sum(wide) + len(owned) * (side + self.u(11))
        hint = self.words("panel.campus.interns_hint", n=free)
        self.place_at("interns", rect, hint, ("pile", "interns"))
        if start + used > rect.right:
            text = self.words("panel.campus.of", n=free, most=whole)
            self.write(surface, text, SMALL_FIGURE, rest_of(rect, start + self.u(4)))
            return
        x = self.write(surface, str(free), SMALL_FIGURE, rest_of(rect, start)).right + self.u(8)
        for colour, n in owned:
            sign = self.look.seat_sign(colour, side)
            surface.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += side + self.u(3)
            x = self.write(surface, str(n), SMALL_FIGURE, rest_of(rect, x)).right + self.u(8)

    def _boss_words(self) -> tuple[str, str, str]:
        boss = self.view["boss"]
        name = self.words(f"boss.{boss['profile']}.name")
        if boss["zone"]:
            where = self.words(f"zone.{boss['zone']}.name")
        else:
            where = self.words("panel.campus.boss_away")
        return name, where, self.words("panel.campus.boss_hint", name=name, where=where)

    def _boss(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        name, where, hint = self._boss_words()
        picture = f"dungeonology/portraits/laetus_{self.view['boss']['profile']}"
        face = pygame.Rect(rect.x + self.u(3), rect.y + self.u(3), 0, rect.h - self.u(6))
        face.w = round(face.h * 0.95)
        self.portrait_in(surface, picture, face, self.look.colour("brass_dark"))
        left = face.right + self.u(10)
        self._two_lines(surface, rest_of(rect, left), (name, where))
        self.place_at("boss", rect, hint, ("boss",))

    def _boss_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        hint = self._boss_words()[2]
        boss = f"boss.{self.view['boss']['profile']}"
        text = self._fitting(rect, f"{boss}.name", f"{boss}.short")
        self._line(surface, rect, "boss", text, hint, ("boss",))


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    """A section without room."""
