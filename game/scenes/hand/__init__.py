"""A hand of cards: the fan, its layout, handing over."""
