"""What points come from in Dungeonology (D9.3)."""

from game.scenes.records.score_sources import Source

SOURCES = (
    Source("civ", "civ", "civ", "type.civ.name"),
    Source("mil", "mil", "mil", "type.mil.name"),
    Source("cult", "cult", "cult", "type.cult.name"),
    Source("wealth", "wealth", "wealth", "type.wealth.name"),
    Source("caste", "caste", "caste", "type.caste.name"),
    Source("clan", "clan", "clan", "score.clan.name"),
    Source("thesis", "thesis", "brass", "score.thesis.name"),
    Source("interns", "intern", "intern", "score.interns.name"),
    Source("jinxes", "jinx", "jinx", "score.jinxes.name"),
)
