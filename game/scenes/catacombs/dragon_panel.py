"""The dragon's corner: rage, the Clank! area, the bag, and how large the next attack is (C11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.titles.catacombs.odds import hurt_chances
from game.engine.titles.catacombs.view_types import View
from game.scenes.catacombs.rage_track import paint_rage, rage_cubes
from game.scenes.table.panel import Panel
from game.ui.text import Style

if TYPE_CHECKING:
    from game.scenes.shell.app import App
    from game.ui.words import Words

HEADING = Style("italic", 18, "cream")
FIGURE = Style("title", 19, "cream", "centre")
LARGE = Style("title", 34, "cream", "centre")
SUM = Style("title", 18, "brass_light")
#: Shares: of the panel for cubes, and of either half of it for a line of words.
HEAPS, LINE = 0.44, 0.27
#: How close two lines may stand before one is left out, as a share of their height.
LEAST_LINE = 0.82
#: Narrower than this, in pixels, the bag is one number.
WHOLE_BAG = 260
#: Where on its track the dragon wakes, and where it is furious, as shares of the track.
AWAKE, FURIOUS = 0.45, 0.8


def dragon_picture(view: View) -> str:
    """The dragon in its present temper."""
    share = view["rage"] / len(view["track"])
    mood = "furious" if share >= FURIOUS else "awake" if share >= AWAKE else "asleep"
    return f"catacombs/dragon/{mood}"


def chances_told(view: View, names: Sequence[str], words: Words) -> list[str]:
    """How likely the next attack hurts each seat."""
    return [
        words("catacombs.dragon.chance", name=name, n=round(100 * chance))
        for name, chance in zip(names, hurt_chances(view), strict=True)
    ]


class DragonPanel(Panel[View]):
    """Who made how much noise, and what may come of it."""

    def __init__(self, app: App, colours: Sequence[str]) -> None:
        super().__init__(app)
        self.colours = colours

    def facts(self) -> object:
        view = self.view
        clank = tuple(player["clank"] for player in view["players"])
        bag = tuple(view["bag"].items())
        return view["rage"], tuple(view["track"]), view["attack"], clank, view["ghosts"], bag

    def figures(self) -> dict[str, object]:
        found: dict[str, object] = {"rage": self.view["rage"], "attack": self.view["attack"]}
        for name, _, n in self._clank():
            found[f"clank:{name}"] = n
        return found

    def wish(self, area: pygame.Rect) -> tuple[int, int]:
        return self.u(402), self.u(206)

    def _clank(self) -> list[tuple[str, str, int]]:
        """Cubes in the Clank! area by whose they are."""
        players = enumerate(self.view["players"])
        own = [(str(s), f"noise_{self.colours[s]}", p["clank"]) for s, p in players]
        return [*own, ("ghost", "noise_ghost", self.view["ghosts"])]

    def _bag(self) -> list[tuple[str, str, int]]:
        """Cubes in the bag by whose they are; their order nobody knows."""
        bag = self.view["bag"]
        signs = {"black": "noise_black", "ghost": "noise_ghost"}
        signs |= {str(s): f"noise_{colour}" for s, colour in enumerate(self.colours)}
        return [(name, signs[name], n) for name, n in bag.items()]

    def paint(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        self.brush.leather(surface, room)
        tint = pygame.Surface(room.size, pygame.SRCALPHA)
        tint.fill((*self.look.colour("dragon_hide"), 120))
        surface.blit(tint, room)
        pad = self.u(10)
        inner = room.inflate(-2 * pad, -2 * pad)
        upper, lower = inner.copy(), inner.copy()
        lower.h = round(inner.h * HEAPS)
        lower.bottom = inner.bottom
        upper.h = lower.top - self.u(4) - upper.y
        self._dragon(surface, upper)
        self._cubes(surface, lower)

    def _dragon(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        head = self.look.pictures.get(dragon_picture(self.view), box.h * 1.15, box.h)
        place = head.get_rect(midleft=(box.x, box.centery))
        self._slab(surface, place)
        surface.blit(head, place)
        rest = pygame.Rect(box.x + round(box.h * 1.2), box.y, 0, box.h)
        rest.w = box.right - rest.x
        line = round(box.h * LINE)
        above = pygame.Rect(*rest.topleft, rest.w, line)
        self.brush.write(surface, *self._fitted("rage", above.size), above)
        self._track(surface, pygame.Rect(rest.x, rest.y + line, rest.w, self.u(30)))
        foot = pygame.Rect(rest.x, rest.y + line + self.u(34), rest.w, 0)
        foot.h = box.bottom - foot.y
        self._attack(surface, foot)

    def _track(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        track, rage = self.view["track"], self.view["rage"]
        paint_rage(surface, self.brush, box, self.view)
        hint = self._say("rage_hint", rage=rage, n=track[rage - 1])
        self.brush.spot_at("rage", box, hint, ("dragon",))

    def _attack(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        n, side = self.view["attack"], min(box.h, self.u(52))
        whole = pygame.Rect(box.x, box.y, box.w - side - self.u(8), box.h)
        line = min(self.look.height(HEADING), whole.h // 2)
        if line >= LEAST_LINE * self.look.height(HEADING):
            half = pygame.Rect(whole.x, whole.centery - line, whole.w, line)
            self.brush.write_short(surface, self._say("next"), HEADING, half)
            half.y += line
            self.brush.write_short(surface, self._sum(), SUM, half)
        else:
            self.brush.write(surface, *self._fitted("next", whole.size), whole)
        middle = (box.right - side // 2 - self.u(4), box.centery)
        pygame.draw.circle(surface, self.look.colour("brass"), middle, side // 2)
        pygame.draw.circle(surface, self.look.colour("seal"), middle, side // 2 - 3)
        style = self.look.type.whole(str(n), LARGE.but(size=26), (side, side))
        self.brush.figure(surface, str(n), middle, style or LARGE)
        self.brush.spot_at("attack", box, self._attack_hint(), ("dragon",))

    def _sum(self) -> str:
        """What the next attack is made of: rage, and Danger in the row."""
        rage = rage_cubes(self.view)
        danger = self.view["attack"] - rage
        return self._say("sum" if danger else "sum_rage", n=rage, danger=danger)

    def _attack_hint(self) -> str:
        """How many cubes, and the chance of each seat to be hurt by them."""
        lines = chances_told(self.view, self.names, self.words)
        return "\n".join([self._say("attack_hint", n=self.view["attack"]), *lines])

    def _cubes(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """The Clank! area at the left, the bag at the right."""
        is_small = box.w < WHOLE_BAG
        left = pygame.Rect(box.x, box.y, round(box.w * (0.7 if is_small else 0.48)), box.h)
        right = pygame.Rect(left.right + self.u(8), box.y, 0, box.h)
        right.w = box.right - right.x
        self._heap(surface, left, "area", self._clank())
        bag = self._bag()
        if is_small:
            self._sum_of_bag(surface, right, bag)
        else:
            self._heap(surface, right, "bag", bag)

    def _sum_of_bag(
        self, surface: pygame.Surface, box: pygame.Rect, cubes: list[tuple[str, str, int]]
    ) -> None:
        """In a small window the bag is one number; the tip tells whose cubes they are."""
        self._slab(surface, box)
        line = round(box.h * LINE)
        head = pygame.Rect(box.x + self.u(6), box.y, box.w - self.u(12), line)
        self.brush.write(surface, *self._fitted("bag", head.size), head)
        rest = pygame.Rect(box.x, head.bottom, box.w, box.bottom - head.bottom)
        side = min(rest.h, rest.w // 2) - 2
        self.brush.sign(surface, "dragon_bag", (rest.x + rest.w // 4 + 2, rest.centery), side)
        total = str(sum(n for _, _, n in cubes))
        style = self.look.type.whole(total, FIGURE.but(size=26), (rest.w // 2, rest.h)) or FIGURE
        self.brush.figure(surface, total, (rest.x + rest.w * 7 // 10, rest.centery), style)
        lines = [self._say("bag_hint"), *(self._cube_words(who, n) for who, _, n in cubes)]
        self.brush.spot_at("bag", box, "\n".join(lines))

    def _slab(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        slab = pygame.Surface(box.size, pygame.SRCALPHA)
        slab.fill((20, 14, 14, 130))
        surface.blit(slab, box)

    def _heap(
        self,
        surface: pygame.Surface,
        box: pygame.Rect,
        name: str,
        cubes: list[tuple[str, str, int]],
    ) -> None:
        self._slab(surface, box)
        line = round(box.h * LINE)
        head = pygame.Rect(box.x + self.u(6), box.y, box.w - self.u(12), line)
        self.brush.write(surface, *self._fitted(name, head.size), head)
        self.brush.spot_at(name, box, self._say(f"{name}_hint"))
        step = (box.w - self.u(8)) / len(cubes)
        top = box.y + line
        side = min(round(step) - 2, self.u(26))
        below = box.bottom - top - side
        widest = max((str(n) for _, _, n in cubes), key=len)
        style = self.look.type.whole(widest, FIGURE, (step - 1, below))
        style = style or FIGURE.but(grows=False)
        for i, (who, sign, n) in enumerate(cubes):
            x = box.x + self.u(4) + (i + 0.5) * step
            self.brush.sign(surface, sign, (x, top + side / 2), side)
            spot = self.brush.figure(surface, str(n), (x, top + side + below / 2), style)
            mark = "clank" if name == "area" else "bag"
            self.brush.spot_at(f"{mark}:{who}", spot.inflate(4, 4), self._cube_words(who, n))

    def _cube_words(self, who: str, n: int) -> str:
        if who in ("black", "ghost"):
            return self._say(f"cubes.{who}", n=n)
        return self._say("cubes.own", n=n, name=self.names[int(who)])

    def _say(self, key: str, **args: object) -> str:
        return self.words(f"catacombs.dragon.{key}", **args)

    def _fitted(self, key: str, room: tuple[int, int]) -> tuple[str, Style]:
        """Words and the largest style at which they fit a room of this panel."""
        text = self._say(key)
        return text, self.look.type.whole(text, HEADING, room) or HEADING.but(grows=False)
