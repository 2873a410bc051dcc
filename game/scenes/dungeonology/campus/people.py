"""People and what they bring on the campus panel: campfire, bag, interns, Laetus."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

import pygame
import yaml

from game.assets import ART
from game.scenes.dungeonology.campus.lines import (
    CAPTION,
    HEADING,
    SMALL_FIGURE,
    CampusPainter,
    rest_of,
)
from game.scenes.dungeonology.title_art import art_of
from game.scenes.table.paper import FAINT


class FirePlaces(TypedDict):
    """The size of the picture, and the seats round the fire on it."""

    size: list[int]
    seats: list[list[int]]


@cache
def fire_places() -> FirePlaces:
    """Where students sit on the picture of the campus (art/table/places.yaml)."""
    places: dict[str, FirePlaces] = yaml.safe_load(
        (ART / "table" / "places.yaml").read_text("utf-8")
    )
    return places["campus"]


class PeoplePainter(CampusPainter):
    """Each of them whole, or folded to a line."""

    def heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The name of the panel."""
        self.brush.write(surface, self.words("dungeonology.panel.campus.heading"), HEADING, rect)

    def _fire_words(self) -> tuple[str, str]:
        n, most = self.view["campus"]["campfire"], art_of(self.app).box.supply.campfire
        return (
            self.words("dungeonology.panel.campus.campfire", n=n, most=most),
            self.words("dungeonology.panel.campus.campfire_hint", n=n, most=most),
        )

    def campfire(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The fire with the students around it."""
        low = self.brush.line(CAPTION)
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
        self.brush.write_short(surface, text, CAPTION, below)
        self.brush.spot_at("campfire", rect, hint, ("campfire",))

    def campfire_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The same folded to a line."""
        n, most = self.view["campus"]["campfire"], art_of(self.app).box.supply.campfire
        text = self.words("dungeonology.panel.campus.of", n=n, most=most)
        self._line(surface, rect, "campfire", text, self._fire_words()[1], ("campfire",))

    # --- bag, interns, Laetus --------------------------------------------------------------

    def bag(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The bag, whose contents nobody counts."""
        self._with_picture(
            surface,
            rect,
            "table/bag",
            (
                self.words("dungeonology.panel.campus.bag"),
                self.words("dungeonology.panel.campus.bag_note"),
            ),
        )
        self.brush.spot_at("bag", rect, self.words("dungeonology.panel.campus.bag_hint"), ("bag",))

    def bag_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The same folded to a line."""
        text = self._fitting(
            self._beside_sign(rect),
            "dungeonology.panel.campus.bag",
            "dungeonology.panel.campus.bag_short",
        )
        self._line(
            surface, rect, "bag", text, self.words("dungeonology.panel.campus.bag_hint"), ("bag",)
        )

    def interns(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The free ones, then each seat that has some with its number, if all of them fit."""
        owned = [(s["colour"], len(s["interns"])) for s in self.view["scholars"] if s["interns"]]
        whole = len(art_of(self.app).box.interns)
        free = whole - sum(n for _, n in owned)
        icon = min(rect.h, self.look.sign_px(26))
        side = round(icon * 0.8)
        self.brush.sign(surface, "intern", (rect.x + icon // 2, rect.centery), icon)
        start = rect.x + icon + self.u(3)
        wide = [self.brush.wide(str(n), SMALL_FIGURE) for _, n in owned]
        used = (
            self.brush.wide(str(free), SMALL_FIGURE) + sum(wide) + len(owned) * (side + self.u(11))
        )
        hint = self.words("dungeonology.panel.campus.interns_hint", n=free)
        self.brush.spot_at("interns", rect, hint, ("pile", "interns"))
        if start + used > rect.right:
            text = self.words("dungeonology.panel.campus.of", n=free, most=whole)
            self.brush.write(surface, text, SMALL_FIGURE, rest_of(rect, start + self.u(4)))
            return
        x = self.brush.write(surface, str(free), SMALL_FIGURE, rest_of(rect, start)).right + self.u(
            8
        )
        for colour, n in owned:
            sign = self.look.seat_sign(colour, side)
            surface.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += side + self.u(3)
            x = self.brush.write(surface, str(n), SMALL_FIGURE, rest_of(rect, x)).right + self.u(8)

    def _boss_words(self) -> tuple[str, str, str]:
        boss = self.view["boss"]
        name = self.words(f"dungeonology.boss.{boss['profile']}.name")
        if boss["zone"]:
            where = self.words(f"dungeonology.zone.{boss['zone']}.name")
        else:
            where = self.words("dungeonology.panel.campus.boss_away")
        return (
            name,
            where,
            self.words("dungeonology.panel.campus.boss_hint", name=name, where=where),
        )

    def boss(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Laetus, and where he stands; a place with a long name takes both lines beside his face."""
        _, where, hint = self._boss_words()
        profile = self.view["boss"]["profile"]
        picture = f"dungeonology/portraits/laetus_{profile}"
        face = pygame.Rect(rect.x + self.u(3), rect.y + self.u(3), 0, rect.h - self.u(6))
        face.w = round(face.h * 0.95)
        self.brush.portrait_in(surface, picture, face, self.look.colour("brass_dark"))
        rest = rest_of(rect, face.right + self.u(10))
        boss = f"dungeonology.boss.{profile}"
        name = self._fitting(rest.w, f"{boss}.name", f"{boss}.short")
        if self.brush.wide(where, self.look.type.fitting(where, FAINT, rest.w)) > rest.w:
            self.look.type.write(surface, where, FAINT, rest, "middle", 2)
        else:
            self._two_lines(surface, rest, (name, where))
        self.brush.spot_at("boss", rect, hint, ("boss",))

    def boss_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The same folded to a line."""
        hint = self._boss_words()[2]
        boss = f"dungeonology.boss.{self.view['boss']['profile']}"
        text = self._fitting(self._beside_sign(rect), f"{boss}.name", f"{boss}.short")
        self._line(surface, rect, "boss", text, hint, ("boss",))
