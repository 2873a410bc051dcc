"""What points come from in Atlandice (A10)."""

from game.scenes.records.score_sources import Source

SOURCES = (
    Source("gem", "gem", "civ", "atlandice.score.gem.name"),
    Source("book", "book", "mil", "atlandice.score.book.name"),
    Source("food", "food", "wealth", "atlandice.score.food.name"),
    Source("tool", "tool", "leather", "atlandice.score.tool.name"),
    Source("weapon", "weapon", "cult", "atlandice.score.weapon.name"),
    Source("points", "points", "brass", "atlandice.score.points.name"),
    Source("tiles", "tile", "water", "atlandice.score.tiles.name"),
)
