"""The shared matter of the game: campfire, alert card, zones, piles, bag, interns, Laetus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
import yaml

from game.assets import ART
from game.assets.card_press import SHAPE
from game.assets.palette import mix
from game.scenes.table.panel import Panel
from game.scenes.table.paper import FAINT, FIGURE, NAME
from game.scenes.table.part import Thing
from game.ui.look import outline, rounded_mask

WIDTH = 238
HEADING = NAME.but(size=22, align="centre")
CAPTION = NAME.but(size=17, align="centre")
ROW = NAME.but(size=17)
SMALL_FIGURE = FIGURE.but(size=17)
#: What folds first when the panel is too low, and what folds last.
FOLDING = ("heading", "boss", "bag", "campfire", "piles", "alert", "zones", "interns")
#: The least and the greatest height of the picture of the campfire.
FIRE = (112, 190)

Paint = Callable[[pygame.Surface, pygame.Rect], None]


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


class CampusPanel(Panel):
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

    # --- the alert card --------------------------------------------------------------------

    def _alert_forms(self) -> list[tuple[int, Paint]]:
        rows = len(self.app.box.alerts[self.view["campus"]["alert"]].rows)
        row = self._alert_row_height()
        high = self.line(CAPTION) + self.line(FAINT) + rows * row + 2 * self.u(7)
        return [(high, self._alert)]

    def _alert_row_height(self) -> int:
        return max(self.u(25), self.line(SMALL_FIGURE))

    def _alert_words(self) -> tuple[str, str]:
        campus = self.view["campus"]
        rows = self.app.box.alerts[campus["alert"]].rows
        n, most = campus["omegas"], len(rows)
        hint = self.words("panel.campus.alert_hint", n=n, most=most, penalty=campus["penalty"])
        return self.words("panel.campus.alert", n=n, most=most), hint

    def _alert(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        look, text, hint = self.look, *self._alert_words()
        seal = look.colour("seal")
        look.drop_shadow(surface, rect, 3, 100)
        pygame.draw.rect(surface, seal, rect, border_radius=self.u(6))
        title = pygame.Rect(rect.x, rect.y + self.u(2), rect.w, self.line(CAPTION))
        self.write_short(surface, text, CAPTION.but(colour="cream"), title.inflate(-self.u(8), 0))
        edge = self.u(5)
        body = pygame.Rect(
            rect.x + edge, title.bottom, rect.w - 2 * edge, rect.bottom - edge - title.bottom
        )
        surface.blit(look.paper(body.size, 44, 0.5), body)
        outline(surface, body, look.colour("ink"), 1, self.u(2))
        outline(surface, rect, look.colour("ink"), max(1, self.u(1.5)), self.u(6))
        head = pygame.Rect(body.x, body.y + self.u(1), body.w, self.line(FAINT) - self.u(2))
        right = pygame.Rect(body.right - self.u(66), head.y, self.u(62), head.h)
        self.write(surface, self.words("panel.campus.refill"), FAINT.but(align="centre"), head)
        study = self.words("panel.campus.study")
        self.write(surface, study, FAINT.but(align="right"), right)
        self._alert_rows(
            surface, pygame.Rect(body.x, head.bottom, body.w, body.bottom - head.bottom)
        )
        self.place_at("alert", rect, hint, ("alert",))

    def _alert_rows(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        look, campus = self.look, self.view["campus"]
        card = self.app.box.alerts[campus["alert"]]
        players = self.view["seats"]
        high = room.h / len(card.rows)
        for i, row in enumerate(card.rows):
            line = pygame.Rect(room.x + 1, round(room.y + i * high), room.w - 2, round(high))
            current = i == campus["omegas"] - 1
            if current:
                gold = mix(look.colour("brass_light"), look.colour("paper"), 0.35)
                pygame.draw.rect(surface, gold, line.inflate(0, -2))
            elif i:
                look.line(surface, line.topleft, line.topright, "paper_edge", 1)
            taken = i < campus["omegas"]
            side = round(high * 0.92)
            at = (line.x + self.u(8) + side // 2, line.centery)
            if taken:
                self.sign(surface, "student_omega", at, side)
            else:
                self._hole(surface, at, round(side * 0.8))
            style = SMALL_FIGURE if taken else SMALL_FIGURE.but(colour="wood_dark")
            refill = f"[student] {row.refill * players} [omega] 1"
            middle = line.inflate(-2 * self.u(10), 0)
            self.write(surface, refill, style.but(align="centre"), middle)
            penalty = f"+{row.penalty}" if row.penalty else "0"
            end = pygame.Rect(line.x, line.y, line.w - self.u(8), line.h)
            self.write(surface, penalty, style.but(align="right"), end)

    def _hole(self, surface: pygame.Surface, centre: tuple[int, int], side: int) -> None:
        """The empty place of an Omega."""
        look = self.look

        def make() -> pygame.Surface:
            big = pygame.Surface((3 * side, 3 * side), pygame.SRCALPHA)
            middle = (3 * side // 2, 3 * side // 2)
            pygame.draw.circle(big, look.colour("ink_faded"), middle, 3 * side // 2)
            pygame.draw.circle(big, look.colour("paper_shade"), middle, 3 * side // 2 - 4)
            return pygame.transform.smoothscale(big, (side, side))

        hole = look.textures.get("omega_hole", (side, side), make)
        surface.blit(hole, hole.get_rect(center=centre))

    def _alert_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        campus = self.view["campus"]
        if campus["panic"]:
            text = f"[study] {campus['penalty']:+d}"
            hint = self._panic_hint()
            self._line(surface, rect, "panic", text, hint, ("panic",))
            return
        most = len(self.app.box.alerts[campus["alert"]].rows)
        text = f"{campus['omegas']}/{most}  [study] {campus['penalty']:+d}"
        self._line(surface, rect, "omega", text, self._alert_words()[1], ("alert",))

    def _panic_forms(self, width: int) -> list[tuple[int, Paint]]:
        return [(round(self.u(96) * SHAPE) + self.line(CAPTION), self._panic)]

    def _panic_hint(self) -> str:
        campus = self.view["campus"]
        name = self.words(f"panic.{campus['panic']}.name")
        return self.words("panel.campus.panic_hint", name=name, penalty=campus["penalty"])

    def _panic(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Maximum Alert: the panic card lies where the alert card was."""
        look, campus = self.look, self.view["campus"]
        title = pygame.Rect(rect.x, rect.y, rect.w, self.line(CAPTION))
        style = CAPTION.but(colour="seal")
        self.write_short(surface, self.words("panel.campus.maximum"), style, title)
        high = rect.bottom - title.bottom
        wide = round(high / SHAPE)
        card = self.app.cards.panic(campus["panic"], wide)
        spot = card.get_rect(topleft=(rect.x + self.u(6), title.bottom))
        self.glow(surface, spot, 6)
        look.drop_shadow(surface, spot, 4, 120)
        surface.blit(card, spot)
        beside = pygame.Rect(spot.right, title.bottom, rect.right - spot.right, high)
        number = f"{campus['penalty']:+d}"
        self.sign(surface, "study", (beside.centerx, beside.centery - self.u(22)), self.u(40))
        large = FIGURE.but(size=30, colour="seal")
        self.figure(surface, number, (beside.centerx, beside.centery + self.u(20)), large)
        self.place_at("panic", rect, self._panic_hint(), ("panic",))

    # --- zones and piles -------------------------------------------------------------------

    def _zones(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        stacks = self.view["piles"]["stacks"]
        side = min(rect.h - self.u(6), rect.w // 4)
        for i, n in enumerate(stacks):
            x = rect.x + rect.w * (2 * i + 1) // (2 * len(stacks))
            back = self.app.cards.zone_back(i + 1, side)
            spot = self._pile(surface, back, (x, rect.centery), n)
            self.count(surface, str(n), (spot.right - self.u(2), spot.bottom - self.u(4)))
            self._zone_place(i + 1, n, spot.inflate(self.u(14), self.u(6)))

    def _zone_place(self, level: int, n: int, rect: pygame.Rect) -> None:
        hint = self.words("panel.campus.zones_hint", n=n, level=self.words(f"level.{level}.name"))
        self.place_at(f"stack:{level}", rect, hint, ("stack", level))

    def _zones_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        stacks = self.view["piles"]["stacks"]
        wide = rect.w // len(stacks)
        for i, n in enumerate(stacks):
            cell = pygame.Rect(rect.x + i * wide, rect.y, wide, rect.h)
            side = min(rect.h, wide // 2)
            back = self.app.cards.zone_back(i + 1, side)
            surface.blit(back, back.get_rect(midleft=cell.midleft))
            text = pygame.Rect(cell.x + side + self.u(4), cell.y, cell.w - side, cell.h)
            self.write(surface, str(n), SMALL_FIGURE, text)
            self._zone_place(i + 1, n, cell)

    def _piles(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        piles = self._pile_facts()
        pitch = rect.w / len(piles)
        high = min(rect.h - self.u(10), round((pitch - self.u(7)) * SHAPE))
        wide = round(high / SHAPE)
        for i, (name, n, hint, thing) in enumerate(piles):
            centre = (round(rect.x + (i + 0.5) * pitch), rect.centery - self.u(3))
            spot = self._pile(surface, self._pile_picture(name, wide), centre, n)
            text = "?" if name == "clan" and self.view["clan"] is None else str(n)
            if name != "clan" or self.view["clan"] is None:
                self.count(surface, text, (spot.centerx + self.u(7), spot.bottom - self.u(1)))
            self.place_at(f"pile:{name}", spot.inflate(self.u(6), self.u(12)), hint, thing)

    def _pile_facts(self) -> list[tuple[str, int, str, Thing]]:
        """Name, number of cards, hint and thing of each pile."""
        piles, clan = self.view["piles"], self.view["clan"]
        counts = {
            "tricks": piles["tricks"],
            "discards": len(piles["discards"]),
            "jinxes": piles["jinxes"],
            "chances": len(self.app.box.chances),
        }
        found: list[tuple[str, int, str, Thing]] = [
            (name, n, self.words(f"panel.campus.{name}_hint", n=n), ("pile", name))
            for name, n in counts.items()
        ]
        if clan:
            name = self.words(f"clan.{clan}.name")
            hint = self.words("panel.campus.clan_known_hint", name=name)
        else:
            hint = self.words("panel.campus.clan_hint")
        return [*found, ("clan", 1, hint, ("clan",))]

    def _pile_picture(self, name: str, wide: int) -> pygame.Surface:
        """The back of a pile; discards and a known clan lie face up."""
        cards = self.app.cards
        if name == "discards":
            top = self.view["piles"]["discards"][-1:]
            return self._chip(top[0], wide) if top else self._empty(wide)
        if name == "clan" and self.view["clan"]:
            return self._chip(self.view["clan"], wide)
        backs = {"tricks": "trick", "jinxes": "jinx", "chances": "chance", "clan": "clan"}
        return cards.back(backs[name], wide)

    def _chip(self, card: str, wide: int) -> pygame.Surface:
        """A card too small for a name: its picture with an edge."""
        size = (wide, round(wide * SHAPE))

        def make() -> pygame.Surface:
            chip = pygame.Surface(size, pygame.SRCALPHA)
            name = f"dungeonology/cards/pictures/{card}"
            picture = self.look.pictures.get(name, 4 * wide, size[1])
            chip.blit(picture, picture.get_rect(center=chip.get_rect().center))
            mask = rounded_mask(size, self.u(4))
            chip.blit(mask.convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            outline(chip, chip.get_rect(), self.look.colour("ink"), max(1, self.u(2)), self.u(4))
            return chip

        return self.look.textures.get("chip", size, make, card)

    def _empty(self, wide: int) -> pygame.Surface:
        """The place of a pile with nothing on it."""
        size = (wide, round(wide * SHAPE))

        def make() -> pygame.Surface:
            place = pygame.Surface(size, pygame.SRCALPHA)
            place.fill((90, 66, 38, 40))
            outline(place, place.get_rect(), self.look.colour("ink_faded"), 1, self.u(4))
            return place

        return self.look.textures.get("empty_pile", size, make)

    def _pile(
        self, surface: pygame.Surface, top: pygame.Surface, centre: tuple[int, int], n: int
    ) -> pygame.Rect:
        """A pile as high as it is rich; an empty one is only a shade of itself."""
        spot = top.get_rect(center=centre)
        if not n:
            faded = top.copy()
            faded.set_alpha(80)
            surface.blit(faded, spot)
            return spot
        layers = min(3, 1 + n // 8)
        self.look.drop_shadow(surface, spot, 3, 110)
        for i in range(layers):
            surface.blit(top, spot.move(-i * self.u(1.5), -i * self.u(1.5)))
        return spot

    def _piles_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        piles = self._pile_facts()
        pitch = rect.w / len(piles)
        high = min(rect.h, round((pitch - self.u(4)) * SHAPE))
        for i, (name, n, hint, thing) in enumerate(piles):
            picture = self._pile_picture(name, round(high / SHAPE))
            centre = (round(rect.x + (i + 0.5) * pitch), rect.centery)
            spot = self._pile(surface, picture, centre, n)
            self.place_at(f"pile:{name}", spot, hint, thing)

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
            self.write(surface, text, SMALL_FIGURE, _from(rect, start + self.u(4)))
            return
        x = self.write(surface, str(free), SMALL_FIGURE, _from(rect, start)).right + self.u(8)
        for colour, n in owned:
            sign = self.look.seat_sign(colour, side)
            surface.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += side + self.u(3)
            x = self.write(surface, str(n), SMALL_FIGURE, _from(rect, x)).right + self.u(8)

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
        self._two_lines(surface, _from(rect, left), (name, where))
        self.place_at("boss", rect, hint, ("boss",))

    def _boss_line(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        hint = self._boss_words()[2]
        boss = f"boss.{self.view['boss']['profile']}"
        text = self._fitting(rect, f"{boss}.name", f"{boss}.short")
        self._line(surface, rect, "boss", text, hint, ("boss",))

    # --- lines -----------------------------------------------------------------------------

    def _with_picture(
        self, surface: pygame.Surface, rect: pygame.Rect, picture: str, texts: tuple[str, str]
    ) -> None:
        image = self.look.pictures.get(picture, self.u(50), rect.h)
        spot = image.get_rect(midleft=rect.midleft)
        surface.blit(image, spot)
        self._two_lines(surface, _from(rect, spot.right + self.u(6)), texts)

    def _two_lines(
        self, surface: pygame.Surface, rect: pygame.Rect, texts: tuple[str, str]
    ) -> None:
        high = self.line(ROW)
        top = rect.centery - (high + self.line(FAINT)) // 2
        self.write_short(surface, texts[0], ROW, pygame.Rect(rect.x, top, rect.w, high))
        low = pygame.Rect(rect.x, top + high - self.u(2), rect.w, self.line(FAINT))
        self.write_short(surface, texts[1], FAINT, low)

    def _fitting(self, rect: pygame.Rect, *keys: str) -> str:
        """The first of several wordings that fits beside a sign, else the last."""
        room = rect.w - min(rect.h, self.look.sign_px(28)) - self.u(8)
        texts = [self.words(key) for key in keys]
        return next((text for text in texts if self.wide(text, ROW) <= room), texts[-1])

    def _line(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        sign: str,
        text: str,
        hint: str,
        thing: Thing,
    ) -> None:
        """A section folded to a sign and a few words."""
        icon = min(rect.h, self.look.sign_px(28))
        self.sign(surface, sign, (rect.x + icon // 2, rect.centery), icon)
        self.write_short(surface, text, ROW, _from(rect, rect.x + icon + self.u(8)))
        self.place_at(thing[0], rect, hint, thing)


def _from(rect: pygame.Rect, x: int) -> pygame.Rect:
    """The rectangle from x to its right edge."""
    return pygame.Rect(x, rect.y, rect.right - x, rect.h)


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    """A section without room."""
