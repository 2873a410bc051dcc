"""What points come from in Catacombs (C14.2)."""

from game.scenes.records.score_sources import Source

SOURCES = (
    Source("artifacts", "artifact", "seal", "catacombs.score.artifacts.name"),
    Source("gold", "coin", "gold", "catacombs.score.gold.name"),
    Source("idols", "idol", "wood", "catacombs.score.idols.name"),
    Source("mastery", "mastery", "skill", "catacombs.score.mastery.name"),
    Source("market", "crown", "caste", "catacombs.score.market.name"),
    Source("secrets", "secret", "patina", "catacombs.score.secrets.name"),
    Source("prisoners", "prisoner", "iron", "catacombs.score.prisoners.name"),
    Source("cards", "cards", "bone", "catacombs.score.cards.name"),
)
