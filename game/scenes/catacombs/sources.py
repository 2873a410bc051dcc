"""What points come from in Catacombs (C14.2)."""

from game.scenes.records.score_sources import Source

SOURCES = (
    Source("artifacts", "artifact", "wealth", "catacombs.score.artifacts.name"),
    Source("gold", "coin", "brass", "catacombs.score.gold.name"),
    Source("idols", "idol", "leather", "catacombs.score.idols.name"),
    Source("mastery", "mastery", "skill", "catacombs.score.mastery.name"),
    Source("market", "crown", "caste", "catacombs.score.market.name"),
    Source("secrets", "secret", "patina", "catacombs.score.secrets.name"),
    Source("prisoners", "prisoner", "civ", "catacombs.score.prisoners.name"),
    Source("cards", "cards", "banner_acquire", "catacombs.score.cards.name"),
)
