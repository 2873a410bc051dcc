"""Leaving the game, its end, and the score (C13, C14)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from game.engine.core.agenda import Outcome
from game.engine.titles.catacombs.box import Box
from game.engine.titles.catacombs.conditions import worth
from game.engine.titles.catacombs.state import ESCAPED, KNOCKED_OUT, Game, Pile

PARTS = ("artifacts", "gold", "idols", "mastery", "market", "secrets", "prisoners", "cards")
"""The lines of the score sheet (C14.2)."""

_POOLS = {"major": "secrets", "minor": "secrets", "prisoner": "prisoners", "market": "market"}


def knock_out(game: Game, seat: int) -> None:
    """C13.3: the pawn is laid down where it is."""
    game.players[seat].out = KNOCKED_OUT
    game.emit("knocked_out", seat=seat, room=game.players[seat].room)


def knock_out_all(game: Game) -> None:
    """C11.5, C11.10: everybody still inside."""
    for seat in game.inside(game.active):
        knock_out(game, seat)


def leave(game: Game, seat: int) -> None:
    """C11.3, C13.2: an escaped player takes the pawn off the map and is out."""
    game.players[seat].out = ESCAPED
    game.emit("left", seat=seat)


def scores(game: Game, seat: int) -> bool:
    """C13.4, C14.1: an artifact, and escaped or knocked out outside the Depths."""
    player = game.players[seat]
    safe = player.out == ESCAPED or "depths" not in game.features(player.room)
    return bool(player.artifacts) and safe


def counted(game: Game, seat: int) -> dict[str, int]:
    """C14.2: what a player has gathered, part by part, wherever the pawn is."""
    player, box = game.players[seat], game.box
    printed, varying = _printed(box, player.cards)
    parts = {
        "artifacts": sum([box.artifacts[a].value for a in player.artifacts]),
        "gold": player.gold,
        "idols": player.idols * box.figures.idol_points,
        "mastery": box.figures.mastery_points if player.mastery else 0,
        "market": 0,
        "secrets": 0,
        "prisoners": 0,
        "cards": printed,
    }
    for name in player.tokens:
        token = box.tokens[name]
        n = box.fixed[name] if name in box.fixed else worth(game, seat, token.points)
        parts[_POOLS[token.pool]] += n
    for card in varying:
        parts["cards"] += worth(game, seat, box.cards[card].points)
    parts["total"] = sum(parts.values())
    return parts


@lru_cache(maxsize=1024)
def _printed(box: Box, cards: Pile) -> tuple[int, Pile]:
    """The points printed on cards, and the cards whose points are counted otherwise."""
    fixed = box.fixed
    varying = tuple([card for card in cards if card not in fixed])
    return sum([fixed[card] for card in cards if card in fixed]), varying


def standing(game: Game, seat: int) -> int:
    """What a player would score by getting out with all that is held now; what is out stays."""
    if game.players[seat].out:
        return sheet(game, seat)["total"]
    return counted(game, seat)["total"]


def sheet(game: Game, seat: int) -> dict[str, int]:
    """C14.1: the score at the end; all zeros for who does not score."""
    if scores(game, seat):
        return counted(game, seat)
    return dict.fromkeys((*PARTS, "total"), 0)


def ranks(game: Game, seat: int) -> tuple[tuple[int, bool], ...]:
    """C14.3, C15.6: artifacts from the best on, for ties."""
    held = (game.box.artifacts[a].rank for a in game.players[seat].artifacts)
    return tuple(sorted(held, reverse=True))


def end_game(game: Game, reason: str) -> None:
    """C13.7, C14.3: whoever is inside is knocked out; highest score, then the better artifact."""
    knock_out_all(game)
    game.agenda.clear()
    sheets = tuple(sheet(game, seat) for seat in range(game.seats))
    places = [(sheets[seat]["total"], ranks(game, seat)) for seat in range(game.seats)]
    ranking = tuple(sorted(range(game.seats), key=lambda seat: places[seat], reverse=True))
    ties = tuple(
        "score"
        if places[one][0] != places[other][0]
        else "shared"
        if places[one] == places[other]
        else "artifact"
        for one, other in pairwise(ranking)
    )
    game.outcome = Outcome(reason, ranking, sheets, ties)
    game.emit("game_ended", reason=reason, ranking=ranking, scores=sheets, ties=ties)
