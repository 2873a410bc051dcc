"""What is printed and lies on the tiles of Dungeonology; below some sizes fewer and larger things."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.assets.palette import shade
from game.engine.titles.dungeonology.box import Zone
from game.engine.titles.dungeonology.view_types import ZoneView
from game.scenes.dungeonology.title_art import art_of
from game.scenes.dungeonology.zones import Effect, ZoneRules
from game.scenes.tilemap.model import Face, Pawn, Point
from game.scenes.tilemap.pictures import disc, faded, shine
from game.scenes.tilemap.tiles import BARE_BELOW, BARE_FIGURE, DETAILS_FROM, PAWNS_FROM, TileArt

if TYPE_CHECKING:
    from game.scenes.shell.app import App


#: From these sides on a tile shows its effects, its cubes and slots, its tokens.
EFFECTS_FROM, CUBES_FROM, TOKENS_FROM, LEVEL_FROM = DETAILS_FROM, 84, 84, 132

#: Where pawns stand: middle and foot, in shares of the tile; the first ones cover nothing.
SPOTS: tuple[Point, ...] = ((0.845, 0.8), (0.15, 0.8), (0.735, 0.66), (0.27, 0.66), (0.5, 0.62))
BOSS_HIGH = 0.47
#: The side of a cube that stands for all of its type, as a share of the tile.
COUNTED = 0.24
TOKEN = 0.155
#: Tokens lie in the free strip between the two passages of the north side.
TOKEN_ROW: tuple[Point, ...] = ((0.40, 0.105), (0.56, 0.105), (0.40, 0.265), (0.56, 0.265))


@dataclass(frozen=True, slots=True)
class ZonePieces:
    """What lies on a zone: cubes by their places, tokens, and stairs that nobody has climbed."""

    slots: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    stairs_open: bool = False


class ZonePrints:
    """What is printed and lies on zones."""

    def __init__(self, app: App) -> None:
        self.app = app

    def name(self, zone: str) -> str:
        """The name of a zone."""
        return self.app.words(f"dungeonology.zone.{zone}.name")

    def rules(self, zone: str, turn: int) -> ZoneRules:
        """Where things stand on a zone as it lies."""
        return art_of(self.app).zones.rules(zone, turn)

    def stands(self, face: Face, side: float) -> list[Point]:
        """Where the pawns of a zone stand."""
        return spots_for(face.pawns, side)

    def below(
        self, art: TileArt, canvas: pygame.Surface, face: Face, side: int, floor: int
    ) -> None:
        """Doors, tokens, effects, cubes and the alert number."""
        rules, pieces = self.rules(face.tile, face.turn), pieces_of(face)
        self._draw_doors(art, canvas, rules, side)
        self._draw_tokens(art, canvas, pieces, side)
        self._draw_effects(art, canvas, rules, pieces, side)
        self._draw_slots(art, canvas, rules, pieces, side, floor)
        self._draw_shield(art, canvas, face.tile, side)

    def above(self, art: TileArt, canvas: pygame.Surface, face: Face, side: int) -> None:
        """The level."""
        self._draw_level(art, canvas, face.tile, side)

    def written(self, art: TileArt, face: Face, side: int) -> list[pygame.Rect]:
        """Nothing: no price is laid on these tiles."""
        return []

    # --- what is printed -------------------------------------------------------------------

    def _draw_shield(self, art: TileArt, tile: pygame.Surface, zone: str, side: int) -> None:
        """The alert number (D11.1), or the tent of the safe zone."""
        printed = art_of(self.app).box.zones[zone]
        high = shield_high(side)
        shield = art.sign("safe_shield" if printed.safe else "alert_shield", high)
        at = shield.get_rect(topleft=(round(side * 0.018), round(side * 0.018)))
        tile.blit(shield, at)
        if not printed.safe:
            figure = art.number(str(printed.alert), max(BARE_FIGURE, round(high * 0.62)))
            tile.blit(figure, figure.get_rect(center=(at.centerx, round(at.y + at.h * 0.47))))

    def _draw_effects(
        self, art: TileArt, tile: pygame.Surface, rules: ZoneRules, pieces: ZonePieces, side: int
    ) -> None:
        if side < EFFECTS_FROM:
            return
        for effect, (x, y), size in effect_spots(rules, side):
            px, spot = size * side, (round(x * side), round(y * side))
            name = f"camp_{effect.value}" if effect.kind == "camp" else effect.kind
            sign = art.sign(name, px)
            if effect.kind == "stairs":
                self._draw_stairs_mark(art, tile, spot, px, pieces.stairs_open)
                sign = sign if pieces.stairs_open else faded(sign, 120)
            tile.blit(sign, sign.get_rect(center=spot))
            if effect.kind == "secret":
                letter = art.number(effect.value, round(px * 0.56))
                tile.blit(letter, letter.get_rect(center=(spot[0], spot[1] + round(px * 0.06))))
            elif effect.value.isdigit():
                corner = (min(spot[0] + px * 0.34, side - px * 0.25), spot[1] + px * 0.36)
                art.badge(tile, effect.value, corner, px * 0.5)

    def _draw_stairs_mark(
        self, art: TileArt, tile: pygame.Surface, spot: tuple[int, int], px: float, waits: bool
    ) -> None:
        """Stairs nobody has climbed yet shine (D4.9)."""
        if waits:
            size = round(px * 1.9)
            light = art.sprites.get(("shine", size), lambda: shine(size, art.colour("torch")))
            tile.blit(light, light.get_rect(center=spot), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_doors(self, art: TileArt, tile: pygame.Surface, rules: ZoneRules, side: int) -> None:
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
                sign = art.sign(f"door_{kind}", px)
                tile.blit(sign, sign.get_rect(center=(round(x), round(y))))

    def _draw_slots(
        self,
        art: TileArt,
        tile: pygame.Surface,
        rules: ZoneRules,
        pieces: ZonePieces,
        side: int,
        floor: int,
    ) -> None:
        """The tray with its cubes; a place without one shows the type printed there."""
        if not pieces.slots:
            return
        if side < CUBES_FROM:
            self._draw_counts(art, tile, pieces, side)
            return
        px = max(0.135 * side, 13)
        spots = slot_spots(rules, len(pieces.slots))
        high = round(px * 1.14)
        y = min(round(spots[0][1] * side), floor - high // 2 - 1)
        tray = pygame.Rect(0, 0, round((spots[-1][0] - spots[0][0]) * side + px * 1.12), high)
        tray.center = round((spots[0][0] + spots[-1][0]) / 2 * side), y
        tile.blit(self._tray(art, tray.size), tray)
        for i, (x, _) in enumerate(spots):
            printed = rules.slots[i].type if i < len(rules.slots) else pieces.slots[i]
            cube = pieces.slots[i]
            name, share = (f"cube_{cube}", 1.04) if cube else (f"slot_{printed}", 0.86)
            sign = art.sign(name, px * share)
            tile.blit(sign, sign.get_rect(center=(round(x * side), y)))

    def _draw_counts(
        self, art: TileArt, tile: pygame.Surface, pieces: ZonePieces, side: int
    ) -> None:
        """Far out: a cube of each type that lies there, with how many of them, along the foot."""
        counts = Counter(cube for cube in pieces.slots if cube)
        px = min(max(15, round(COUNTED * side)), side // max(3, len(counts)))
        left = (side - px * len(counts)) // 2
        for i, (cube, n) in enumerate(sorted(counts.items())):
            sign = art.sign(f"cube_{cube}", px)
            place = sign.get_rect(midbottom=(left + px * i + px // 2, side - 2))
            tile.blit(sign, place)
            figure = art.number(str(n), max(BARE_FIGURE, px // 2))
            tile.blit(figure, figure.get_rect(center=place.center))

    def _tray(self, art: TileArt, size: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            tray = pygame.Surface(size, pygame.SRCALPHA)
            radius = max(2, size[1] // 6)
            pygame.draw.rect(tray, (34, 24, 16, 205), tray.get_rect(), border_radius=radius)
            pygame.draw.rect(tray, (*art.colour("brass_dark"), 200), tray.get_rect(), 1, radius)
            return tray

        return art.sprites.get(("tray", size), make)

    def _draw_level(self, art: TileArt, tile: pygame.Surface, zone: str, side: int) -> None:
        if side < LEVEL_FROM:
            return
        level = art_of(self.app).box.zones[zone].level
        size = max(18, round(0.115 * side))
        tone = art.colour(("forest_ground.0", "refuge_ground.2", "cavern_rock.1")[level - 1])

        def make() -> pygame.Surface:
            return disc(size, shade(tone, 0.8), art.colour("brass"))

        ground = art.sprites.get(("level", level, size), make)
        middle = (side - round(0.075 * side), side - round(0.075 * side))
        tile.blit(ground, ground.get_rect(center=middle))
        figure = art.number("I" * level, round(size * 0.52))
        tile.blit(figure, figure.get_rect(center=middle))

    # --- what lies and stands on it --------------------------------------------------------

    def _draw_tokens(
        self, art: TileArt, tile: pygame.Surface, pieces: ZonePieces, side: int
    ) -> None:
        if side < TOKENS_FROM:
            return
        px = max(TOKEN * side, 20)
        for token, (x, y) in zip(pieces.tokens, TOKEN_ROW, strict=False):
            sign = art.sign(f"token_{token}", px)
            tile.blit(sign, sign.get_rect(center=(round(x * side), round(y * side))))


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
    free = list(SPOTS[: max(1, len(pawns))])
    found = []
    for pawn in pawns:
        spot = free.pop() if not pawn.colour and len(pawns) > 2 else free.pop(0)
        found.append(spot)
    return found


def boss_pawn() -> Pawn:
    """Laetus, who belongs to no seat."""
    return Pawn("dungeonology/pawns/laetus", "", high=BOSS_HIGH)


def pieces_of(face: Face) -> ZonePieces:
    """What lies on a zone."""
    assert isinstance(face.pieces, ZonePieces)
    return face.pieces


def new_pieces(zone: Zone) -> ZonePieces:
    """What lies on a zone when it comes on the map."""
    stairs = any(effect.kind == "stairs" for effect in zone.effects)
    return ZonePieces(tuple(zone.cubes), (), stairs)


def face_of(lying: ZoneView) -> Face:
    """The face of a zone of a view, without marks and pawns."""
    tokens = [f"trap_{trap['face']}" if trap["face"] else "trap" for trap in lying["traps"]]
    if lying["teleport"]:
        tokens.append("teleport")
    if "X" in lying["letters"]:
        tokens.append("secret")
    pieces = ZonePieces(tuple(lying["slots"]), tuple(tokens), bool(lying["stairs_open"]))
    return Face(lying["zone"], lying["turn"], pieces)


def zone_art(app: App) -> TileArt:
    """Pictures of zones as tiles."""
    return TileArt(app, art_of(app).zones, ZonePrints(app))
