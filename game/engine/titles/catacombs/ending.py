"""Leaving the game, its end, and the score (C13, C14)."""

from __future__ import annotations

from itertools import pairwise

from game.engine.core.agenda import Outcome
from game.engine.titles.catacombs.conditions import worth
from game.engine.titles.catacombs.state import ESCAPED, KNOCKED_OUT, Game

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
    parts = dict.fromkeys(PARTS, 0)
    parts["artifacts"] = sum(box.artifacts[a].value for a in player.artifacts)
    parts["gold"] = player.gold
    parts["idols"] = player.idols * box.figures.idol_points
    parts["mastery"] = box.figures.mastery_points if player.mastery else 0
    fixed = box.fixed
    for name in player.tokens:
        token = box.tokens[name]
        n = fixed[name] if name in fixed else worth(game, seat, token.points)
        parts[_POOLS[token.pool]] += n
    for card in player.cards:
        n = fixed[card] if card in fixed else worth(game, seat, box.cards[card].points)
        parts["cards"] += n
    parts["total"] = sum(parts.values())
    return parts


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
