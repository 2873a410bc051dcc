"""How things are painted: paper, brass, wax, shadows, signs. One object for every widget."""

import math
from dataclasses import dataclass
from functools import partial

import pygame

from game.assets import pictures, textures
from game.assets.palette import Colour, Palette, mix, shade
from game.assets.pictures import Pictures
from game.assets.textures import MULT, Size, Textures
from game.ui.cover import round_rim, torn_rim, within
from game.ui.scale import Scale
from game.ui.text import INKED_BYTES, Style, Typesetter

# Colour of a seat as the rules name it -> palette role and the shape that goes with it.
SEAT_COLOURS: dict[str, tuple[str, str]] = {
    "red": ("madder", "circle"),
    "blue": ("lapis", "square"),
    "yellow": ("saffron", "triangle"),
    "purple": ("plum", "diamond"),
    "green": ("verdigris", "hexagon"),
    "orange": ("sienna", "star"),
}

# Kinds of buttons: colour role, how bright, how much darker towards the lower edge.
PLATES: dict[str, tuple[str, float, float]] = {
    "brass": ("brass", 1.3, 0.34),
    "wax": ("seal", 1.25, 0.34),
    "paper": ("paper_light", 1.0, 0.12),
}

SHEET = (1024, 1024)
# Paper of more pixels takes long: it is painted alone and kept on disk.
LARGE_PAPER = 400_000
# The paper of a notebook: which one, and how far its edge is torn.
PAGE_SEED, PAGE_TEAR = 11, 5.0
# Up to this window the same bytes are kept of all that is painted.
LARGE_WINDOW = 1920 * 1080

TITLE = Style("title", 40)
HEADING = Style("title", 27)
BODY = Style("text", 20)
SMALL = Style("text", 18)
NOTE = Style("italic", 20, "ink_faded")
LABEL = Style("bold", 20)
NUMBER = Style("title", 26)
BUTTON = Style("bold", 22, align="centre")


@dataclass(frozen=True, slots=True)
class Touch:
    """How a widget is touched at the moment."""

    hover: bool = False
    focus: bool = False
    pressed: bool = False


class Look:
    """Palette, pictures, textures and type at one scale, and the paints made from them."""

    def __init__(
        self, palette: Palette, pictures_: Pictures, textures_: Textures, scale: Scale
    ) -> None:
        self.palette = palette
        self.pictures = pictures_
        self.textures = textures_
        self.scale = scale
        self.type = Typesetter(palette, pictures_, scale)
        self._allow()

    def rescale(self, scale: Scale) -> None:
        """Another window size, size setting or palette: everything is painted anew when needed."""
        if scale != self.scale:
            self.pictures.forget()
        self.scale = scale
        self.textures.forget()
        self.type.rescale(scale)
        self._allow()

    def _allow(self) -> None:
        self.textures.kept.limit = self.allowed(textures.KEPT_BYTES)
        self.pictures.kept.limit = self.allowed(pictures.KEPT_BYTES)
        self.pictures.signs.limit = self.allowed(pictures.SIGN_BYTES)
        self.type.inked.limit = self.allowed(INKED_BYTES)

    def allowed(self, limit: int) -> int:
        """How many bytes may be kept: in a very large window more are in view."""
        return round(limit * max(1.0, math.prod(self.scale.window) / LARGE_WINDOW))

    def u(self, units: float) -> int:
        """Units to pixels."""
        return self.scale.u(units)

    def sign_px(self, units: float) -> int:
        """The size of a sign that stands beside text and grows with it."""
        return round(self.u(units) * self.scale.large_text)

    def colour(self, role: str) -> Colour:
        """The colour of a role."""
        return self.palette[role]

    def height(self, style: Style = BODY, lines: float = 1, pad: float = 0) -> int:
        """Room for some lines of text and padding in units above and below."""
        return round(self.type.line_height(style) * lines) + 2 * self.u(pad)

    # --- grounds ---------------------------------------------------------------------------

    def table(self, size: Size) -> pygame.Surface:
        """The table behind everything, at the size of the window."""
        dark = mix(self.palette["table"], self.palette["walnut.0"], 0.4)
        light = mix(self.palette["table_light"], self.palette["walnut.2"], 0.75)
        return self.textures.get(
            "table", size, lambda: textures.table(size, dark, light), on_disk=True
        )

    def paper(self, size: Size, seed: int = 1, tear: float = 4.0) -> pygame.Surface:
        """A sheet with torn edges and browned rim."""
        torn = self._torn(tear)
        return self.textures.get(
            "paper",
            size,
            partial(self._paper, size, seed, torn),
            seed,
            torn,
            on_disk=_is_large(size),
        )

    def paper_core(self, rect: pygame.Rect, tear: float = 4.0) -> pygame.Rect:
        """The part of a sheet through which nothing shows: all but its torn edge."""
        return within(rect, torn_rim(self._torn(tear)))

    def leather_core(self, rect: pygame.Rect) -> pygame.Rect:
        """The part of a cover through which nothing shows: all but its corners."""
        return within(rect, round_rim(self._leather_radius))

    def _torn(self, tear: float) -> float:
        return round(max(1.0, tear * self.scale.unit), 2)

    def _paper(self, size: Size, seed: int, torn: float) -> pygame.Surface:
        sheet = self.paper_ground(size, seed)
        deep = min(self.u(11) + 2, min(size) / 9)
        sheet.blit(textures.edge_shade(size, deep, (196, 170, 126)), (0, 0), special_flags=MULT)
        return textures.with_alpha(sheet, textures.torn_mask(size, seed, torn))

    def paper_ground(self, size: Size, seed: int) -> pygame.Surface:
        """A cut of one sheet, so that slips cost next to nothing; what is large is painted alone."""
        if _is_large(size):
            return self._sheet(size)
        sheet = self.textures.get("sheet", SHEET, lambda: self._sheet(SHEET), on_disk=True)
        x = (seed * 137) % (SHEET[0] - size[0] + 1)
        y = (seed * 89) % (SHEET[1] - size[1] + 1)
        return sheet.subsurface((x, y, *size)).copy()

    def _sheet(self, size: Size) -> pygame.Surface:
        return textures.paper_sheet(size, 7, self.palette["paper"], self.palette["paper_shade"])

    def leather(self, size: Size) -> pygame.Surface:
        """A notebook cover with rounded corners."""
        radius = self._leather_radius
        make = partial(self._leather, size, radius)
        return self.textures.get("leather", size, make, radius, on_disk=True)

    @property
    def _leather_radius(self) -> int:
        return self.u(18)

    def _leather(self, size: Size, radius: int) -> pygame.Surface:
        hide = textures.leather(size, 3, shade(self.palette["leather"], 0.62))
        return textures.with_alpha(hide, rounded_mask(size, radius))

    def prepare_notebook(self, size: Size) -> None:
        """What takes longest of a page is painted beside the game, before the page is opened."""
        radius, torn = self._leather_radius, self._torn(PAGE_TEAR)
        page = self._page(pygame.Rect((0, 0), size)).size
        store = self.textures.put_on_disk
        do = self.pictures.beside.do
        do(lambda: store("leather", size, partial(self._leather, size, radius), radius))
        if _is_large(page):
            paper = partial(self._paper, page, PAGE_SEED, torn)
            do(lambda: store("paper", page, paper, PAGE_SEED, torn))

    def shadow(self, size: Size, blur: int, strength: int = 165) -> pygame.Surface:
        """A soft shadow for a box of that size; larger by 2 * blur on every side."""
        full = (size[0] + 4 * blur, size[1] + 4 * blur)

        def make() -> pygame.Surface:
            return textures.stretched(self._shade(size, blur, strength), full, 4 * blur)

        return self.textures.get("shadow", size, make, blur, strength)

    def _shade(self, size: Size, blur: int, strength: int) -> pygame.Surface:
        """The least shadow with the corners of one for that size."""
        # The rim is 4 * blur wide, half of it inside the box; what lies between is even.
        least = (min(size[0], 4 * blur + 4), min(size[1], 4 * blur + 4))

        def soften() -> pygame.Surface:
            step = max(1, blur // 4)
            around = (least[0] + 4 * blur, least[1] + 4 * blur)
            small = pygame.Surface((around[0] // step + 1, around[1] // step + 1), pygame.SRCALPHA)
            box = pygame.Rect(
                2 * blur // step, 2 * blur // step, least[0] // step, least[1] // step
            )
            pygame.draw.rect(small, (0, 0, 0, strength), box, border_radius=max(1, blur // step))
            small = pygame.transform.gaussian_blur(small, max(1, blur // step // 2 + 2))
            return pygame.transform.smoothscale(small, around)

        return self.textures.get("shade", least, soften, blur, strength)

    def _rim(self, size: Size, blur: int, strength: int) -> list[tuple[pygame.Surface, Size]]:
        """The shadow of a large box without its middle, which the box covers: four strips, placed."""
        edge = 4 * blur
        wide, high = size[0] + edge, size[1] + edge
        soft = self._shade(size, blur, strength)
        w, h = soft.get_size()

        def strip(name: str, x: int, y: int, part: Size, to: Size) -> pygame.Surface:
            def make() -> pygame.Surface:
                piece = soft.subsurface((x, y, *part))
                if part[0] == edge:
                    return pygame.transform.scale(piece, to)
                return textures.stretched(piece, to, edge)

            return self.textures.get(name, to, make, blur, strength)

        along, side, upright = (wide, edge), (edge, 1), (edge, high - 2 * edge)
        return [
            (strip("shadow_top", 0, 0, (w, edge), along), (0, 0)),
            (strip("shadow_foot", 0, h - edge, (w, edge), along), (0, high - edge)),
            (strip("shadow_left", 0, h // 2, side, upright), (0, edge)),
            (strip("shadow_right", w - edge, h // 2, side, upright), (wide - edge, edge)),
        ]

    def drop_shadow(
        self, surface: pygame.Surface, rect: pygame.Rect, units: float = 9, strength: int = 165
    ) -> None:
        """Draw the shadow a thing casts to the lower right."""
        blur = max(3, self.u(units))
        x, y = rect.x - 2 * blur + blur // 3, rect.y - 2 * blur + blur // 2
        if min(rect.size) < 8 * blur:
            surface.blit(self.shadow(rect.size, blur, strength), (x, y))
            return
        rim = self._rim(rect.size, blur, strength)
        surface.blits([(strip, (x + at[0], y + at[1])) for strip, at in rim], False)

    def draw_paper(
        self, surface: pygame.Surface, rect: pygame.Rect, seed: int = 1, tear: float = 4.0
    ) -> None:
        """A sheet with its shadow."""
        self.drop_shadow(surface, rect)
        surface.blit(self.paper(rect.size, seed, tear), rect)

    def draw_notebook(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A leather-bound sheet: the ground of whole pages."""
        self.drop_shadow(surface, rect, 18, 210)
        surface.blit(self.leather(rect.size), rect)
        page = self._page(rect)
        surface.blit(self.paper(page.size, PAGE_SEED, PAGE_TEAR), page)

    def _page(self, notebook: pygame.Rect) -> pygame.Rect:
        """The paper on its cover."""
        return notebook.inflate(-2 * self.u(13), -2 * self.u(13))

    def fold(self, surface: pygame.Surface, x: int, top: int, bottom: int) -> None:
        """The fold between two pages of a notebook."""
        wide = max(8, self.u(46))
        size = (wide, bottom - top)

        def make() -> pygame.Surface:
            dark = pygame.Surface(size, pygame.SRCALPHA)
            for i in range(wide):
                near = 1 - abs(i - wide / 2) / (wide / 2)
                dark.fill((58, 36, 16, round(120 * near**2.2)), (i, 0, 1, size[1]))
            return dark

        surface.blit(self.textures.get("fold", size, make), (x - wide // 2, top))
        pygame.draw.line(surface, (70, 48, 28), (x, top), (x, bottom))

    # --- metal, wax, ink -------------------------------------------------------------------

    def plate(self, size: Size, kind: str, touch: Touch, enabled: bool = True) -> pygame.Surface:
        """The body of a button: brass, wax or paper, lit by how it is touched."""
        glow_by = 1.0 if not enabled else 0.9 if touch.pressed else 1.1 if touch.hover else 1.0

        def make() -> pygame.Surface:
            # Twice the size and halved: the corners of pygame.draw are jagged.
            big = (size[0] * 2, size[1] * 2)
            role, gain, steep = PLATES[kind]
            base = self.palette[role]
            if not enabled:
                base = mix(base, self.palette["paper_shade"], 0.72)
            body = textures.field(big, (2, 24), lambda _x, y: 1 - steep * y)
            streaks = textures.noise(big, (92, 6), 5, 2)
            streaks = textures.through(streaks, lambda v: (round(222 + 33 * v),) * 3)
            body.blit(streaks, (0, 0), special_flags=MULT)
            bright = shade(base, gain * glow_by)
            body.fill(bright, special_flags=MULT)
            radius = 2 * self.u(6 if kind == "paper" else 8)
            plate = textures.with_alpha(body, rounded_mask(big, radius))
            edge = self.palette["ink"] if enabled else self.palette["ink_faded"]
            line = max(2, round(3 * self.scale.unit))
            inner = plate.get_rect().inflate(-2 * self.u(6), -2 * self.u(6))
            outline(plate, inner, shade(bright, 1.22), 2, max(1, radius - self.u(4)))
            outline(plate, plate.get_rect(), edge, line, radius)
            return pygame.transform.smoothscale(plate, size)

        return self.textures.get("plate", size, make, kind, glow_by, enabled)

    def ring(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The mark of what the keyboard points at."""
        grow = self.u(5) + 1
        around = rect.inflate(2 * grow, 2 * grow)
        outline(surface, around, self.palette["ink"], max(3, self.u(5)), self.u(12))
        outline(
            surface,
            around.inflate(-2, -2),
            self.palette["brass_light"],
            max(2, self.u(3)),
            self.u(11),
        )

    def brass_frame(self, surface: pygame.Surface, rect: pygame.Rect, units: float = 8) -> None:
        """A brass frame around a rectangle, outside of it."""
        wide = max(3, self.u(units))
        brass = self.palette["brass"]
        for i in range(wide):
            part = i / max(1, wide - 1)
            tone = shade(brass, 0.6 + 0.6 * math.sin(part * math.pi))
            pygame.draw.rect(
                surface,
                tone,
                rect.inflate(2 * (wide - i), 2 * (wide - i)),
                1,
                border_radius=self.u(5),
            )
        ink = self.palette["ink"]
        pygame.draw.rect(
            surface, ink, rect.inflate(2 * wide + 2, 2 * wide + 2), 1, border_radius=self.u(6)
        )
        pygame.draw.rect(surface, ink, rect.inflate(2, 2), 1)

    def line(
        self,
        surface: pygame.Surface,
        start: tuple[int, int],
        end: tuple[int, int],
        role: str = "ink_faded",
        units: float = 1.4,
    ) -> None:
        """A ruled ink line, a little uneven as by a quill."""
        steps = max(2, int(math.hypot(end[0] - start[0], end[1] - start[1]) / 24))
        wide = max(1, round(units * self.scale.unit))
        points = [
            (
                start[0] + (end[0] - start[0]) * i / steps,
                start[1] + (end[1] - start[1]) * i / steps + math.sin(i * 0.9 + start[1]) * 0.7,
            )
            for i in range(steps + 1)
        ]
        for i in range(wide):
            shifted = [(x, y + i) for x, y in points]
            pygame.draw.aalines(surface, self.palette[role], False, shifted)

    # --- signs -----------------------------------------------------------------------------

    def seat_sign(self, colour: str, side: int) -> pygame.Surface:
        """The shape of a seat in its colour."""
        return self.pictures.get(f"signs/seat_{SEAT_COLOURS[colour][1]}", side)

    def medallion(self, picture: str, colour: str, side: int) -> pygame.Surface:
        """A round portrait in a brass ring on the seat's colour; without a portrait the sign."""
        tone = self.palette[SEAT_COLOURS[colour][0]]

        def make() -> pygame.Surface:
            big = 2 * side
            disc = pygame.Surface((big, big), pygame.SRCALPHA)
            disc.fill(mix(self.palette["paper_shade"], tone, 0.4))
            if picture and self.pictures.has(picture):
                face = self.pictures.get(picture, big * 1.04, big * 2)
                disc.blit(face, face.get_rect(midtop=(side, 0)))
            else:
                sign = self.seat_sign(colour, round(big * 0.5))
                disc.blit(sign, sign.get_rect(center=(side, side)))
            mask = pygame.Surface((big, big), pygame.SRCALPHA)
            pygame.draw.circle(mask, (255, 255, 255, 255), (side, side), side - 3)
            disc.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            wide = max(5, big // 22)
            for i in range(wide):
                ring = shade(self.palette["brass"], 0.62 + 0.6 * math.sin(i / wide * math.pi))
                pygame.draw.circle(disc, ring, (side, side), side - 2 - i, 2)
            for radius in (side - 1, side - wide - 2):
                pygame.draw.circle(disc, self.palette["ink"], (side, side), radius, 3)
            return pygame.transform.smoothscale(disc, (side, side))

        return self.textures.get("medallion", (side, side), make, picture, colour, tone)

    def icon(self, name: str, side: int) -> pygame.Surface | None:
        """A sign of art/signs; None without a name."""
        full = name if "/" in name else f"signs/{name}"
        return self.pictures.get(full, side) if name else None


def _is_large(paper: Size) -> bool:
    return paper[0] > SHEET[0] or paper[1] > SHEET[1] or math.prod(paper) > LARGE_PAPER


def rounded_mask(size: Size, radius: int) -> pygame.Surface:
    """A white rectangle with smooth round corners, see-through outside; drawn small and drawn out."""
    edge = max(0, radius) + 1
    small = (min(size[0], 2 * edge + 1), min(size[1], 2 * edge + 1))
    large = textures.blank_mask(small)
    pygame.draw.rect(large, textures.WHITE, large.get_rect(), border_radius=max(0, radius * 2))
    return textures.stretched(pygame.transform.smoothscale(large, small), size, edge)


def outline(
    surface: pygame.Surface, rect: pygame.Rect, colour: Colour, width: int, radius: int
) -> None:
    """A rounded outline."""
    pygame.draw.rect(surface, colour, rect, width, border_radius=max(0, radius))
