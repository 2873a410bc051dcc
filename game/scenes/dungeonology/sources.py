"""What points come from in Dungeonology (D9.3)."""

from game.scenes.records.score_sources import Source

SOURCES = (
    Source("civ", "civ", "civ", "dungeonology.type.civ.name"),
    Source("mil", "mil", "mil", "dungeonology.type.mil.name"),
    Source("cult", "cult", "cult", "dungeonology.type.cult.name"),
    Source("wealth", "wealth", "wealth", "dungeonology.type.wealth.name"),
    Source("caste", "caste", "caste", "dungeonology.type.caste.name"),
    Source("clan", "clan", "clan", "dungeonology.score.clan.name"),
    Source("thesis", "thesis", "brass", "dungeonology.score.thesis.name"),
    Source("interns", "intern", "intern", "dungeonology.score.interns.name"),
    Source("jinxes", "jinx", "jinx", "dungeonology.score.jinxes.name"),
)
