"""The cards of a fan as they lie in it: dimmed, turned, rising, each on its shadow; kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.assets.surface_cache import SurfaceCache
from game.scenes.hand.layout import Card
from game.ui.look import Look

KEPT_BYTES = 5 * 1024 * 1024
#: How dark a card is that cannot be played: at rest, and lifted to be read.
DIM, DIM_LIFTED = (128, 120, 112), (206, 199, 190)


class CardPictures:
    """Pictures of the cards of one fan at the size it has now."""

    def __init__(self, look: Look, picture: Callable[[str, int], pygame.Surface]) -> None:
        self.look, self.picture = look, picture
        self._drawn = SurfaceCache(look.allowed(KEPT_BYTES))

    def forget(self) -> None:
        """Draw all of them anew."""
        self._drawn.forget()

    def resting(self, card: str, wide: int, angle: float, is_bright: bool) -> pygame.Surface:
        """A card at rest, turned, with its shadow; kept for every half degree."""
        turn = round(angle * 2) / 2

        def make() -> pygame.Surface:
            return self._on_shadow(self.face(card, wide, is_bright, DIM), turn)

        return self._drawn.get(("rest", card, turn, is_bright), make)

    def rising(
        self, card: Card, wide: int, size: tuple[int, int], is_bright: bool
    ) -> pygame.Surface:
        """A card on its way from the fan to where it is read, now at that size."""
        face = self.face(card.id, wide, is_bright, DIM_LIFTED)
        if card.lift >= 0.99:
            name = ("up", card.id, is_bright)
            return self._drawn.get(name, lambda: self._on_shadow(face, 0.0, 14))
        return self._on_shadow(pygame.transform.smoothscale(face, size), card.angle)

    def face(
        self, card: str, wide: int, is_bright: bool, dim: tuple[int, int, int]
    ) -> pygame.Surface:
        """A card as it is printed, darkened if it cannot be played."""
        face = self.picture(card, wide)
        if is_bright:
            return face

        def make() -> pygame.Surface:
            dark = face.copy()
            dark.fill((*dim, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return dark

        return self._drawn.get(("dim", card, wide), make)

    def _on_shadow(self, face: pygame.Surface, angle: float, units: float = 8) -> pygame.Surface:
        """The face on a soft shadow, both turned; the face stays in the middle."""
        blur = max(3, self.look.u(units))
        soft = self.look.shadow(face.get_size(), blur, 170)
        whole = pygame.Surface(soft.get_size(), pygame.SRCALPHA)
        whole.blit(soft, (blur // 3, blur // 2))
        whole.blit(face, face.get_rect(center=whole.get_rect().center))
        return pygame.transform.rotozoom(whole, angle, 1.0) if angle else whole
