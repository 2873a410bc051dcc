"""Zone tiles as they lie on the table: the picture, what is printed on it, what stands on it.

Everything on a tile is put together once for each size and state (`Face`) and kept, so that a frame
is one blit a tile. Below some sizes fewer and larger things are drawn.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.assets.palette import shade
from game.assets.zones import Effect, ZoneRules
from game.scenes.dungeonology.zone_pictures import TileSources, disc, faded, shine
from game.scenes.tilemap.names import TileNames

if TYPE_CHECKING:
    from game.scenes.shell.app import App

Point = tuple[float, float]

#: From these sides on a tile shows its effects, its cubes and slots, its tokens.
EFFECTS_FROM, CUBES_FROM, TOKENS_FROM, LEVEL_FROM, PAWNS_FROM = 96, 84, 84, 132, 84
#: Below this side a name takes all but the upper edge: the figures there are bare and small.
BARE_BELOW = 66
#: Their height, in pixels.
BARE_FIGURE = 14

#: Where pawns stand: middle and foot, in shares of the tile; the first ones cover nothing.
SPOTS: tuple[Point, ...] = ((0.845, 0.83), (0.15, 0.83), (0.735, 0.66), (0.27, 0.66), (0.5, 0.62))
PAWN_HIGH = 0.39
BOSS_HIGH = 0.47
TOKEN = 0.155
#: Tokens lie in the free strip between the two passages of the north side.
TOKEN_ROW: tuple[Point, ...] = ((0.40, 0.105), (0.56, 0.105), (0.40, 0.265), (0.56, 0.265))


@dataclass(frozen=True, slots=True)
class Pawn:
    """A figure on a tile: its drawing, its seat's colour, and how it is marked."""

    picture: str
    colour: str
    current: bool = False
    lit: bool = False

    @property
    def is_boss(self) -> bool:
        """Laetus belongs to no seat."""
        return not self.colour


@dataclass(frozen=True, slots=True)
class Face:
    """All that makes a tile look as it does."""

    zone: str
    turn: int
    slots: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    stairs_open: bool = False
    pawns: tuple[Pawn, ...] = ()
    glow: str = ""
    cost: int = 0


class TileArt(TileSources):
    """Pictures of tiles at any side, kept by size and state."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.names = TileNames(self)

    # --- whole tiles -----------------------------------------------------------------------

    def _key(self, face: Face, side: int) -> Hashable:
        return "face", face, side, self.is_blurred(face.zone, face.turn, side)

    def face(self, face: Face, side: int) -> pygame.Surface:
        """The tile with everything on it."""
        return self.kept.get(self._key(face, side), lambda: self._dress(face, side))

    def _dress(self, face: Face, side: int) -> pygame.Surface:
        tile = self.base(face.zone, face.turn, side)
        rules, label = self.rules(face.zone, face.turn), self.names.label(face.zone, side)
        if face.glow:
            tile.blit(self.glow(face.glow, side), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        self._draw_doors(tile, rules, side)
        self._draw_tokens(tile, face, side)
        self._draw_effects(tile, rules, face, side)
        self._draw_slots(tile, rules, face, side, label.box.top)
        self._draw_shield(tile, face.zone, side)
        self._draw_pawns(tile, face.pawns, side)
        self.names.draw(tile, label, side)
        self._draw_level(tile, face.zone, side)
        if face.cost:
            self._draw_cost(tile, face.cost, side)
        return tile

    # --- what is printed -------------------------------------------------------------------

    def _draw_shield(self, tile: pygame.Surface, zone: str, side: int) -> None:
        """The alert number (D11.1), or the tent of the safe zone."""
        printed = self.app.box.zones[zone]
        high = shield_high(side)
        shield = self.sign("safe_shield" if printed.safe else "alert_shield", high)
        at = shield.get_rect(topleft=(round(side * 0.018), round(side * 0.018)))
        tile.blit(shield, at)
        if not printed.safe:
            figure = self.number(str(printed.alert), max(BARE_FIGURE, round(high * 0.62)))
            tile.blit(figure, figure.get_rect(center=(at.centerx, round(at.y + at.h * 0.47))))

    def _draw_effects(self, tile: pygame.Surface, rules: ZoneRules, face: Face, side: int) -> None:
        if side < EFFECTS_FROM:
            return
        for effect, (x, y), size in effect_spots(rules, side):
            px, spot = size * side, (round(x * side), round(y * side))
            name = f"camp_{effect.value}" if effect.kind == "camp" else effect.kind
            sign = self.sign(name, px)
            if effect.kind == "stairs":
                self._draw_stairs_mark(tile, spot, px, face.stairs_open)
                sign = sign if face.stairs_open else faded(sign, 120)
            tile.blit(sign, sign.get_rect(center=spot))
            if effect.kind == "secret":
                letter = self.number(effect.value, round(px * 0.56))
                tile.blit(letter, letter.get_rect(center=(spot[0], spot[1] + round(px * 0.06))))
            elif effect.value.isdigit():
                corner = (min(spot[0] + px * 0.34, side - px * 0.25), spot[1] + px * 0.36)
                self.badge(tile, effect.value, corner, px * 0.5)

    def _draw_stairs_mark(
        self, tile: pygame.Surface, spot: tuple[int, int], px: float, waits: bool
    ) -> None:
        """Stairs nobody has climbed yet shine (D4.9)."""
        if waits:
            size = round(px * 1.9)
            light = self.sprites.get(("shine", size), lambda: shine(size, self.colour("torch")))
            tile.blit(light, light.get_rect(center=spot), special_flags=pygame.BLEND_RGB_ADD)

    def badge(self, tile: pygame.Surface, text: str, middle: Point, px: float) -> None:
        """A small red disc with a number."""
        size = max(13, round(px))

        def make() -> pygame.Surface:
            return disc(size, self.colour("seal"), self.colour("cream"))

        ground = self.sprites.get(("badge", size), make)
        tile.blit(ground, ground.get_rect(center=middle))
        figure = self.number(text, round(size * 0.74), "cream", "seal")
        tile.blit(figure, figure.get_rect(center=middle))

    def _draw_doors(self, tile: pygame.Surface, rules: ZoneRules, side: int) -> None:
        """The types a door asks for, beside each other along its edge (D4.3)."""
        px = max(0.125 * side, 15)
        for passage, door in rules.doors.items():
            along = (1.0, 0.0) if passage[0] in "NS" else (0.0, 1.0)
            inward = {"N": (0, 1), "S": (0, -1), "W": (1, 0), "E": (-1, 0)}[passage[0]]
            for i, kind in enumerate(door.types):
                off = (i - (len(door.types) - 1) / 2) * px * 0.92
                edge = px * 0.52 - 0.033 * side
                x = door.at[0] * side + along[0] * off + inward[0] * edge
                y = door.at[1] * side + along[1] * off + inward[1] * edge
                sign = self.sign(f"door_{kind}", px)
                tile.blit(sign, sign.get_rect(center=(round(x), round(y))))

    def _draw_slots(
        self, tile: pygame.Surface, rules: ZoneRules, face: Face, side: int, floor: int
    ) -> None:
        """The tray with its cubes; a place without one shows the type printed there."""
        if not face.slots or side < CUBES_FROM:
            return
        px = max(0.135 * side, 13)
        spots = slot_spots(rules, len(face.slots))
        high = round(px * 1.14)
        y = min(round(spots[0][1] * side), floor - high // 2 - 1)
        tray = pygame.Rect(0, 0, round((spots[-1][0] - spots[0][0]) * side + px * 1.12), high)
        tray.center = round((spots[0][0] + spots[-1][0]) / 2 * side), y
        tile.blit(self._tray(tray.size), tray)
        for i, (x, _) in enumerate(spots):
            printed = rules.slots[i].type if i < len(rules.slots) else face.slots[i]
            cube = face.slots[i]
            name, share = (f"cube_{cube}", 1.04) if cube else (f"slot_{printed}", 0.86)
            sign = self.sign(name, px * share)
            tile.blit(sign, sign.get_rect(center=(round(x * side), y)))

    def _tray(self, size: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            tray = pygame.Surface(size, pygame.SRCALPHA)
            radius = max(2, size[1] // 6)
            pygame.draw.rect(tray, (34, 24, 16, 205), tray.get_rect(), border_radius=radius)
            pygame.draw.rect(tray, (*self.colour("brass_dark"), 200), tray.get_rect(), 1, radius)
            return tray

        return self.sprites.get(("tray", size), make)

    def _draw_level(self, tile: pygame.Surface, zone: str, side: int) -> None:
        if side < LEVEL_FROM:
            return
        level = self.app.box.zones[zone].level
        size = max(18, round(0.115 * side))
        tone = self.colour(("forest_ground.0", "refuge_ground.2", "cavern_rock.1")[level - 1])

        def make() -> pygame.Surface:
            return disc(size, shade(tone, 0.8), self.colour("brass"))

        ground = self.sprites.get(("level", level, size), make)
        middle = (side - round(0.075 * side), side - round(0.075 * side))
        tile.blit(ground, ground.get_rect(center=middle))
        figure = self.number("I" * level, round(size * 0.52))
        tile.blit(figure, figure.get_rect(center=middle))

    def _draw_cost(self, tile: pygame.Surface, cost: int, side: int) -> None:
        """The steps it takes to come here, at the left edge; far out in the upper corner."""
        if side < BARE_BELOW:
            figure = self.number(str(cost), BARE_FIGURE, "brass_light", "shadow")
            tile.blit(figure, figure.get_rect(topright=(side - 3, 1)))
            return
        high = max(18, round(0.115 * side))
        size = (round(high * 1.45), high)

        def make() -> pygame.Surface:
            label = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(
                label, self.colour("brass_light"), label.get_rect(), border_radius=high // 5
            )
            pygame.draw.rect(
                label, self.colour("ink"), label.get_rect(), max(1, high // 16), high // 5
            )
            foot = self.sign("footprint", high * 0.78)
            label.blit(foot, foot.get_rect(center=(round(size[0] * 0.28), high // 2)))
            figure = self.number(str(cost), round(high * 0.68), "ink", "brass_light")
            label.blit(figure, figure.get_rect(center=(round(size[0] * 0.68), high // 2)))
            return label

        label = self.sprites.get(("cost", cost, size), make)
        if side < EFFECTS_FROM:
            tile.blit(label, label.get_rect(topright=(side - 2, 2)))
        else:
            # Between the two passages of the west side, where no token lies.
            tile.blit(label, label.get_rect(midleft=(round(0.02 * side), round(0.43 * side))))

    # --- what lies and stands on it --------------------------------------------------------

    def _draw_tokens(self, tile: pygame.Surface, face: Face, side: int) -> None:
        if side < TOKENS_FROM:
            return
        px = max(TOKEN * side, 20)
        for name, (x, y) in zip(face.tokens, TOKEN_ROW, strict=False):
            sign = self.sign(name, px)
            tile.blit(sign, sign.get_rect(center=(round(x * side), round(y * side))))

    def _draw_pawns(self, tile: pygame.Surface, pawns: tuple[Pawn, ...], side: int) -> None:
        standing = sorted(
            zip(pawns, spots_for(pawns, side), strict=True), key=lambda one: one[1][1]
        )
        for pawn, (x, y) in standing:
            figure = self.pawn(pawn, side)
            foot = (round(x * side), round(y * side))
            tile.blit(figure, figure.get_rect(midbottom=foot))

    def pawn(self, pawn: Pawn, side: float) -> pygame.Surface:
        """A figure, its foot in the middle of the lower edge; far out only its sign."""
        key = ("pawn", pawn, round(side))
        return self.sprites.get(key, lambda: self._pawn(pawn, side))

    def _pawn(self, pawn: Pawn, side: float) -> pygame.Surface:
        if side < PAWNS_FROM and not pawn.is_boss:
            return self._far_pawn(pawn, side)
        high = (BOSS_HIGH if pawn.is_boss else PAWN_HIGH) * side * (1.12 if pawn.current else 1)
        figure = self.sprite(pawn.picture, high, high)
        foot = pygame.Rect(0, 0, round(figure.get_width() * 1.08), round(high * 0.3))
        whole = pygame.Surface((foot.w, figure.get_height() + foot.h // 4), pygame.SRCALPHA)
        foot.midbottom = (whole.get_width() // 2, whole.get_height())
        whole.blit(self._ground_light(foot.size, pawn), foot)
        whole.blit(
            figure, figure.get_rect(midbottom=(foot.centerx, whole.get_height() - foot.h // 4))
        )
        return whole

    def _ground_light(self, size: tuple[int, int], pawn: Pawn) -> pygame.Surface:
        """A shadow at the foot, and a ring of light for whose turn it is or who can be chosen."""
        big = pygame.Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
        whole = big.get_rect()
        inner = whole.inflate(-whole.w // 5, -whole.h // 5)
        if pawn.current or pawn.lit:
            tone = self.colour("torch" if pawn.lit else "light")
            pygame.draw.ellipse(big, (*tone, 70), whole)
            pygame.draw.ellipse(big, (*tone, 255), inner, max(3, whole.h // 9))
        else:
            pygame.draw.ellipse(big, (0, 0, 0, 90), inner)
        return pygame.transform.smoothscale(big, size)

    def _far_pawn(self, pawn: Pawn, side: float) -> pygame.Surface:
        px = max(18, round(0.27 * side))
        shape = self.app.look.seat_sign(pawn.colour, px)
        if not (pawn.current or pawn.lit):
            return shape
        whole = pygame.Surface((px + 8, px + 8), pygame.SRCALPHA)
        tone = self.colour("torch" if pawn.lit else "light")
        pygame.draw.circle(whole, (*tone, 235), whole.get_rect().center, px // 2 + 4)
        whole.blit(shape, (4, 4))
        return whole


# --- places on a tile ----------------------------------------------------------------------


def shield_high(side: int) -> int:
    """The height of the alert shield: larger in proportion the farther the tile is."""
    return round(max(0.185 * side, min(32, (0.36 if side < BARE_BELOW else 0.42) * side)))


def effect_spots(rules: ZoneRules, side: float) -> list[tuple[Effect, Point, float]]:
    """Effects with the middle and the size of their signs: larger in proportion the farther."""
    size = max(0.14, 17 / side)
    grow = size / 0.126
    return [
        (effect, (1 - (1 - effect.at[0]) * grow, effect.at[1] * grow), size)
        for effect in rules.effects
    ]


def slot_spots(rules: ZoneRules, count: int) -> list[Point]:
    """Middles of the cubes; more than are printed go on beside them."""
    spots = [slot.at for slot in rules.slots[:count]]
    while len(spots) < count:
        x, y = spots[-1] if spots else (0.37, 0.737)
        spots.append((x + 0.127, y))
    return spots


def spots_for(pawns: tuple[Pawn, ...], side: float) -> list[Point]:
    """Where the figures of a tile stand, Laetus in the middle if there is a crowd."""
    if side < PAWNS_FROM:
        return [(0.8 - 0.3 * (i % 3), 0.42 + 0.28 * (i // 3)) for i in range(len(pawns))]
    # Names on two lines reach higher on small tiles: the figures step back from them.
    back = 0.09 if side < LEVEL_FROM else 0.0
    free = [(x, y - back) for x, y in SPOTS[: max(1, len(pawns))]]
    found = []
    for pawn in pawns:
        spot = free.pop() if pawn.is_boss and len(pawns) > 2 else free.pop(0)
        found.append(spot)
    return found


def boss_pawn() -> Pawn:
    """Laetus."""
    return Pawn("dungeonology/pawns/laetus", "")


def face_of(lying: Mapping[str, Any], pawns: tuple[Pawn, ...]) -> Face:
    """The face of a zone of a view, without marks."""
    traps = [f"token_trap_{t['face']}" if t["face"] else "token_trap" for t in lying["traps"]]
    tokens = [*traps]
    if lying["teleport"]:
        tokens.append("token_teleport")
    if "X" in lying["letters"]:
        tokens.append("token_secret")
    return Face(
        lying["zone"],
        lying["turn"],
        tuple(lying["slots"]),
        tuple(tokens),
        bool(lying["stairs_open"]),
        pawns,
    )
