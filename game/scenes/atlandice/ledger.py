"""The majorities: who owns how much, who leads by how much, what an emptying would pay now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.content.sentences import listed
from game.content.texts import capital
from game.engine.core.agenda import option
from game.engine.titles.atlandice.view_types import own_preview
from game.scenes.atlandice.speech import CitySpeech, leaders
from game.scenes.atlandice.things import AreaPanel
from game.scenes.seats.computers import about_computer, nature_of
from game.scenes.table.paper import FAINT, Brush
from game.ui.look import SEAT_COLOURS, Look
from game.ui.spot import Thing
from game.ui.text import Style

COUNT = Style("title", 24)
PAID = Style("bold", 17, "wood_dark")
LEAD = Style("title", 19)
SUM = Style("title", 26)
TYPES = 5
Row = Callable[[pygame.Surface, pygame.Rect, int], None]
WHO = Style("bold", 17)
NATURE = FAINT.but(align="centre")
#: What the signs before the lower rows stand for, in the book of rules.
MEANS: dict[str, Thing] = {
    "dice": ("dice",), "tile": ("points",), "points": ("points",), "laurel": ("winning",)
}  # fmt: skip


class Sizes:
    """How large the parts of the ledger must be for what is written in them."""

    def __init__(self, brush: Brush) -> None:
        look, u = brush.look, brush.u
        self.side = look.sign_px(36)
        self.disc_side = max(brush.wide("12", COUNT) + u(8), look.sign_px(34))
        self.column = max(u(80), self.disc_side + brush.wide("+3", PAID) + u(14))
        self.lead = look.sign_px(20) + brush.wide("+12", LEAD) + u(10)
        self.row = max(u(46), brush.line(COUNT) + u(6))


class Ledger(AreaPanel):
    """One column an owner, one row a resource; then dice, tiles, points and the score now."""

    speech: CitySpeech
    verbs = frozenset({"give"})

    def asking(self) -> list[pygame.Rect]:
        """All of it: who has most is looked up before every visit."""
        return self.lying()

    def facts(self) -> object:
        view = self.view
        return (
            str(view["players"]), str([area["pays"] for area in view["areas"]]),
            view["start"], view["asked"], tuple(self.choices.keys), bool(view["outcome"]),
        )  # fmt: skip

    def figures(self) -> Mapping[str, object]:
        found: dict[str, object] = {}
        for owner, player in enumerate(self.view["players"]):
            for i, n in enumerate(player["goods"], start=1):
                found[f"own:{owner}:{i}"] = n
            found[f"points:{owner}"] = player["points"]
            found[f"tiles:{owner}"] = len(player["tiles"])
        return found

    # --- sizes -----------------------------------------------------------------------------

    @property
    def sizes(self) -> Sizes:
        """As the text is set now."""
        return Sizes(self.brush)

    def _owners(self) -> int:
        return len(self.view["players"]) if self.view else 4

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        wide = self.sizes.side + self.u(14) + self._owners() * self.sizes.column + self.sizes.lead
        return wide + 2 * self.u(14), area.h

    def _head(self, high: int) -> int:
        """How high the head is; the nature of computers has a line in it unless a row were lost for it."""
        lines = 2 if self._staggers() else 1
        names = self.look.sign_px(34) + lines * self.brush.line(WHO) + self.u(10)
        head = min(names, high // 4)
        styled = head + self.brush.line(NATURE)
        is_free = len(self._lower(high - styled)) == len(self._lower(high - head))
        return styled if is_free and any(seat.kind != "person" for seat in self.seats) else head

    def _staggers(self) -> bool:
        """Whether names stand on two lines in turn: no column is as broad as its name."""
        names = [self.speech.owner(owner, "short") for owner in range(self._owners())]
        return any(self.brush.wide(name, WHO) > self.sizes.column - 4 for name in names)

    # --- painting --------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        pad = self.u(14)
        inner = room.inflate(-2 * pad, -2 * pad)
        head = self._head(inner.h)
        lower = self._lower(inner.h - head)
        rows = TYPES + len(lower)
        row = min(round(self.sizes.row * 1.6), (inner.h - head) // rows)
        inner.h = head + rows * row
        self.brush.sheet(surface, inner.inflate(2 * pad, 2 * pad), 19, 3, 10)
        left = inner.x + self.sizes.side + self.u(14)
        wide = (inner.right - self.sizes.lead - left) / self._owners()
        columns = [
            pygame.Rect(round(left + i * wide), inner.y, round(wide), inner.h)
            for i in range(self._owners())
        ]
        self._paint_turn(surface, columns)
        for owner, column in enumerate(columns):
            self._paint_head(surface, column, owner, head)
        y = inner.y + head
        for i in range(1, TYPES + 1):
            line = pygame.Rect(inner.x, y, inner.w, row)
            self._paint_resource(surface, line, columns, i)
            y += row
        self.look.line(surface, (inner.x, y), (inner.right, y), "ink_faded", 1.6)
        middle = inner.x + self.sizes.side // 2
        for sign, paint in lower:
            spot = self.brush.sign(
                surface, sign, (middle, y + row // 2), min(row, self.sizes.side) * 0.88
            )
            thing = MEANS[sign]
            self.brush.spot_at(f"sign:{sign}", spot, self.speech.say(f"signs.{sign}"), thing)
            for owner, column in enumerate(columns):
                paint(surface, pygame.Rect(column.x, y, column.w, row), owner)
            y += row

    def _lower(self, high: int) -> list[tuple[str, Row]]:
        """Sign and painter of the rows below the resources; the first are left out without room."""
        rows: list[tuple[str, Row]] = [
            ("dice", self._paint_dice),
            ("tile", self._paint_tiles),
            ("points", self._paint_points),
            ("laurel", self._paint_total),
        ]
        while len(rows) > 1 and high < (TYPES + len(rows)) * self.brush.line(COUNT):
            rows.pop(0)
        return rows

    def _paint_turn(self, surface: pygame.Surface, columns: list[pygame.Rect]) -> None:
        """A wash of colour over the column of whoever decides."""
        owner = self.view["asked"]
        if owner is None or self.view["outcome"]:
            return
        band = columns[owner].inflate(-2, self.u(12))
        tone = self.look.colour(SEAT_COLOURS[self.seats[owner].colour][0])
        surface.blit(self.brush.wash(band.size, tone), band)

    def _paint_head(
        self, surface: pygame.Surface, column: pygame.Rect, owner: int, head: int
    ) -> None:
        view, player = self.view, self.view["players"][owner]
        side = min(self.look.sign_px(30), head // 2)
        centre = (column.centerx, column.y + side // 2 + self.u(2))
        if player["neutral"]:
            self.brush.sign(surface, "neutral", centre, side)
        else:
            sign = self.look.seat_sign(self.seats[owner].colour, side)
            surface.blit(sign, sign.get_rect(center=centre))
        if owner == view["start"]:
            # Beside the sign where the column is broad enough, else on its corner.
            apart = 1.0 if column.w > 2.7 * side else 0.42
            mark = (column.centerx + side * apart, centre[1] + side * (1 - apart) * 0.6)
            self.brush.sign(surface, "gate", mark, side * (0.66 if apart == 1 else 0.5))
        below = pygame.Rect(column.x, centre[1] + side // 2, column.w, 0)
        below.h = column.y + head - below.y
        self._paint_name(surface, below, owner)
        hint = self.speech.owner(owner)
        if player["neutral"]:
            hint = self.speech.say("majority.neutral")
        elif owner == view["start"]:
            hint = self.speech.say("majority.start", name=hint)
        if not player["neutral"]:
            words = self.speech.words.texts.say
            computer = about_computer(words, view, owner, self.seats[owner])
            hint = "\n".join([hint, *computer])
        spot = pygame.Rect(column.x, column.y, column.w, head)
        self.brush.spot_at(f"owner:{owner}", spot, hint, ("owner", owner))

    def _paint_name(self, surface: pygame.Surface, room: pygame.Rect, owner: int) -> None:
        """A name below its sign; on two lines in turn each may be as broad as two columns."""
        line = self.brush.line(WHO)
        box = pygame.Rect(room.x + 2, room.y, room.w - 4, line)
        lines = 2 if self._staggers() and room.h >= 2 * line else 1
        if lines == 2:
            box = box.inflate(round(room.w * 0.9), 0).move(0, owner % 2 * line)
        name = self.speech.owner(owner, "short")
        style = WHO.but(align="centre")
        if box.w > self.brush.wide("WW…", WHO) or self.look.type.whole(name, style, box.size):
            self.brush.write_short(surface, name, style, box)
        low = pygame.Rect(room.x, room.y + lines * line, room.w, self.brush.line(NATURE))
        if owner < len(self.seats) and room.contains(low):
            self._paint_nature(surface, low, owner)

    def _paint_nature(self, surface: pygame.Surface, room: pygame.Rect, owner: int) -> None:
        """What a computer likes, or how well it plays, where there is room for the word."""
        nature = nature_of(self.speech.words.texts.say, self.view, self.seats[owner])
        style = self.look.type.whole(nature, NATURE, room.size) if nature else None
        if style:
            self.brush.write(surface, nature, style, room)

    def _paint_resource(
        self, surface: pygame.Surface, line: pygame.Rect, columns: list[pygame.Rect], resource: int
    ) -> None:
        view, speech = self.view, self.speech
        name = speech.box.types[resource - 1]
        side = min(self.sizes.side, line.h - 2)
        area = view["areas"][resource - 1]
        counts = [player["goods"][resource - 1] for player in view["players"]]
        hint = "\n".join(
            [
                capital(speech.say("majority.row", many=speech.many(resource))),
                speech.lead(counts),
                *speech.pays(resource, area["pays"]),
            ]
        )
        self.brush.spot_at(f"row:{resource}", line, hint, ("row", resource))
        if self.marked == ("area", resource):
            shade = pygame.Surface(line.size, pygame.SRCALPHA)
            shade.fill((*self.look.colour("ink"), 26))
            surface.blit(shade, line)
        picture = self.look.pictures.get(f"signs/{name}", side)
        if not area["open"]:
            picture = picture.copy()
            picture.set_alpha(70)
        surface.blit(
            picture, picture.get_rect(center=(line.x + self.sizes.side // 2, line.centery))
        )
        for owner, column in enumerate(columns):
            cell = pygame.Rect(column.x, line.y, column.w, line.h)
            self._paint_count(surface, cell, owner, resource, counts[owner], hint)
        self._paint_lead(surface, line, counts)

    def _paint_count(
        self,
        surface: pygame.Surface,
        cell: pygame.Rect,
        owner: int,
        resource: int,
        n: int,
        hint: str,
    ) -> None:
        """The count on a disc of brass for most, of silver for second most, and what it pays."""
        area = self.view["areas"][resource - 1]
        pays = area["pays"] or {"first": [], "second": []}
        figures = self.speech.box.figures
        is_first, is_second = owner in pays["first"], owner in pays["second"]
        paid = figures.first if is_first else figures.second if is_second else 0
        text = str(n) if n else "·"
        side, tag, spare = self._beside(cell)
        centre = (cell.centerx - spare // 2, cell.centery)
        if paid:
            disc = count_disc(self.look, side, "brass_light" if is_first else "silver")
            surface.blit(disc, disc.get_rect(center=centre))
        self.brush.figure(surface, text, centre, COUNT)
        if paid:
            box = pygame.Rect(centre[0] + side // 2 + self.u(3), cell.y, spare, cell.h)
            self.brush.write(surface, f"+{paid}", tag, box)
        key = option("give", resource).key
        can = owner == self.choices.seat and key in self.choices.keys
        if can:
            spot = cell.inflate(-self.u(4), -self.u(6))
            pygame.draw.rect(
                surface, self.look.colour("brass_dark"), spot, max(2, self.u(3)),
                border_radius=self.u(8),
            )  # fmt: skip
            hint = self.speech.donation(own_preview(self.choices.preview(key)))
        self.brush.spot_at(
            f"own:{owner}:{resource}", cell, hint, ("row", resource), key if can else ""
        )

    def _beside(self, cell: pygame.Rect) -> tuple[int, Style, int]:
        """The side of a disc, and how what it pays stands beside it and how broad.

        Where columns are narrow the disc gives way first, then the text.
        """
        side = min(self.sizes.disc_side, cell.h - 2)
        wide = self.brush.wide("+3", PAID) + self.u(3)
        side = max(min(side, cell.w - wide - 2), self.brush.wide("12", COUNT))
        left = max(1, cell.w - side - self.u(3))
        tag = self.look.type.whole("+3", PAID, (left, cell.h)) or PAID.but(grows=False)
        return side, tag, self.brush.wide("+3", tag) + self.u(3)

    def _paint_lead(self, surface: pygame.Surface, line: pygame.Rect, counts: list[int]) -> None:
        """Who leads and by how much, at the right."""
        owners, ahead = leaders(counts)
        box = pygame.Rect(0, line.y, self.sizes.lead - self.u(6), line.h)
        box.right = line.right
        if not owners:
            return
        if len(owners) > 1:
            text = self.speech.say("majority.level")
            self.brush.write(surface, text, LEAD.but(align="right"), box)
            return
        self._owner_sign(surface, owners[0], (box.x + self.look.sign_px(9), box.centery), 18)
        self.brush.write(surface, f"+{ahead}", LEAD.but(align="right"), box)

    def _owner_sign(
        self, surface: pygame.Surface, owner: int, centre: tuple[int, int], units: float
    ) -> None:
        side = self.look.sign_px(units)
        if owner < len(self.seats):
            sign = self.look.seat_sign(self.seats[owner].colour, side)
            surface.blit(sign, sign.get_rect(center=centre))
        else:
            self.brush.sign(surface, "neutral", centre, side)

    def _paint_dice(self, surface: pygame.Surface, cell: pygame.Rect, owner: int) -> None:
        player, speech = self.view["players"][owner], self.speech
        dice = player["dice"]
        if player["neutral"]:
            self._paint_owed(surface, cell, owner)
            return
        each = speech.box.by_seats[self.view["seats"]].dice_each
        side = min(cell.h - self.u(8), (cell.w - 4) // each, self.u(26))
        x = cell.centerx - each * side / 2 + side / 2
        for i in range(each):
            centre = (round(x + i * side), cell.centery)
            if i < len(dice):
                self.brush.sign(surface, f"die_{dice[i]}", centre, side * 0.98)
            else:
                spot = pygame.Rect(0, 0, side * 0.72, side * 0.72)
                spot.center = centre
                pygame.draw.rect(
                    surface, self.look.colour("paper_edge"), spot, max(1, self.u(2)),
                    border_radius=self.u(4),
                )  # fmt: skip
        hint = speech.say("majority.dice", name=speech.owner(owner), n=len(dice), each=each)
        self.brush.spot_at(f"dice:{owner}", cell, hint, ("dice",))

    def _paint_owed(self, surface: pygame.Surface, cell: pygame.Rect, owner: int) -> None:
        """Whose die the neutral player still waits for this round (A11.3)."""
        owed = [i for i, player in enumerate(self.view["players"][:owner]) if not player["gave"]]
        side = self.look.sign_px(20)
        x = cell.centerx - (len(owed) - 1) * side / 2
        for i, seat in enumerate(owed):
            self._owner_sign(surface, seat, (round(x + i * side), cell.centery), 16)
        names = self.speech.together([self.speech.owner(seat) for seat in owed]) if owed else ""
        key = "majority.owed" if owed else "majority.owed_none"
        self.brush.spot_at(
            f"dice:{owner}", cell, self.speech.say(key, names=names), ("owner", owner)
        )

    def _paint_tiles(self, surface: pygame.Surface, cell: pygame.Rect, owner: int) -> None:
        tiles, speech = self.view["players"][owner]["tiles"], self.speech
        self.brush.figure(surface, str(len(tiles)) if tiles else "·", cell.center, COUNT)
        names = [speech.tile_name(tile) for tile in tiles]
        hint = speech.say(
            "majority.tiles" if tiles else "majority.no_tiles",
            name=speech.owner(owner),
            n=len(tiles),
            list=listed(speech.words.texts, names),
        )
        self.brush.spot_at(f"tiles:{owner}", cell, self.speech.begun(hint), ("points",))

    def _paint_points(self, surface: pygame.Surface, cell: pygame.Rect, owner: int) -> None:
        points = self.view["players"][owner]["points"]
        self.brush.figure(surface, str(points), cell.center, COUNT)
        hint = self.speech.say("majority.points", name=self.speech.owner(owner), n=points)
        self.brush.spot_at(f"points:{owner}", cell, self.speech.begun(hint), ("points",))

    def _paint_total(self, surface: pygame.Surface, cell: pygame.Rect, owner: int) -> None:
        total = self.view["players"][owner]["now"]["total"]
        self.brush.figure(surface, str(total), cell.center, SUM)
        hint = self.speech.say("majority.total", name=self.speech.owner(owner), n=total)
        self.brush.spot_at(f"total:{owner}", cell, self.speech.begun(hint), ("winning",))


def count_disc(look: Look, side: int, role: str) -> pygame.Surface:
    """A plain disc for a number."""

    def make() -> pygame.Surface:
        big = pygame.Surface((3 * side, 3 * side), pygame.SRCALPHA)
        middle, half = (3 * side // 2, 3 * side // 2), 3 * side // 2
        pygame.draw.circle(big, look.colour("ink"), middle, half)
        pygame.draw.circle(big, look.colour(role), middle, half - 4)
        return pygame.transform.smoothscale(big, (side, side))

    return look.textures.get("count_disc", (side, side), make, role)
