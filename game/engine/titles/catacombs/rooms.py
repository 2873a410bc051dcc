"""Rooms: what happens on entering, and what can be done there (C5.11, C7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.core.agenda import Ask, Option, Reason, option
from game.engine.core.record import record
from game.engine.titles.catacombs.gains import gain_gold, gain_tome
from game.engine.titles.catacombs.health import heal
from game.engine.titles.catacombs.state import Game
from game.engine.titles.catacombs.tokens import draw_token, left_in, raise_rage

LOCKED = ("chest", "tome", "cell")
GIVING = ("minor", "shrine", *LOCKED)
"""Features whose rewards may run out."""
POOL_OF = {"minor": "minor", "chest": "major", "cell": "prisoner"}
"""The tokens they give."""
PRISONERS_A_CELL = 2


def enter_room(game: Game, seat: int, room: str, how: str, way: str) -> None:
    """C5.11: the pawn, crystal cave, reward, escape; conditions are looked at after the act."""
    player = game.players[seat]
    origin, player.room = player.room, room
    game.emit("moved", seat=seat, origin=origin, room=room, how=how, way=way)
    features = game.box.features[room]
    if "crystal" in features and not (game.now.exhausted or game.now.cave_proof):
        game.now.exhausted = True
        game.emit("exhausted", seat=seat, room=room)
    rewards = game.box.rewards[room]
    if rewards and room not in game.now.rewarded:
        game.now.rewarded += (room,)
        for feature in rewards:
            reward(game, seat, feature)
    if "crypt" in features:
        escape(game, seat)


def reward(game: Game, seat: int, feature: str) -> None:
    """C7.4: automatic, once per room and turn."""
    if feature == "minor":
        draw_token(game, seat, "minor", 1)
    elif feature == "shrine":
        if game.idols:
            game.idols -= 1
            game.players[seat].idols += 1
            game.emit("idol_taken", seat=seat)
    elif feature == "heal":
        heal(game, seat, 1)
    else:
        gain_gold(game, seat, int(feature[-1]))


def escape(game: Game, seat: int) -> None:
    """C13.1: a Mastery token; the turn is still finished, but the pawn does not move again."""
    game.now.escaped = True
    game.players[seat].mastery = True
    game.masteries -= 1
    game.emit("escaped", seat=seat)


# Artifacts (C7.9, C15.6)


def why_not_take(game: Game, seat: int) -> Reason | None:
    """C7.9: in its room, with room for one more; C15.6: never a second one of the same room."""
    player = game.players[seat]
    if not game.lying.get(player.room):
        return Reason("no_artifact_here", "C7.9")
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    if player.room in player.plundered:
        return Reason("plundered", "C15.6")
    if len(player.artifacts) >= limit(game, seat):
        return Reason("hands_full", "C7.9", {"n": limit(game, seat)})
    return None


def limit(game: Game, seat: int) -> int:
    """C7.9, C8.3: one, and one for each Backpack."""
    bags = game.box.powers["artifact"]
    return 1 + sum([t in bags for t in game.players[seat].tokens])


def take_artifact(game: Game, seat: int) -> None:
    """C7.9, C15.6: the most valuable one there; the rage marker goes up."""
    player = game.players[seat]
    there = game.lying[player.room]
    taken = max(there, key=lambda name: game.box.artifacts[name].rank)
    game.lying = {**game.lying, player.room: tuple(a for a in there if a != taken)}
    player.artifacts += (taken,)
    player.plundered += (player.room,)
    game.emit("artifact_taken", seat=seat, artifact=taken, room=player.room)
    raise_rage(game, 1)


# Chest, tome, cell (C7.6)


def why_not_unlock(game: Game, seat: int, feature: str) -> Reason | None:
    """C7.6: here, unused, with a lockpick, and while its reward is left."""
    player = game.players[seat]
    if feature not in game.box.features[player.room]:
        return Reason("not_here", "C7.6", {"feature": feature})
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    if (player.room, feature) in game.unlocked:
        return Reason("used_up", "C7.6")
    if not player.lockpicks:
        return Reason("lockpicks_missing", "C7.6", {"n": 1})
    if not rewards_left(game, feature):
        return Reason("none_left", "C7.6", {"feature": feature})
    return None


def rewards_left(game: Game, feature: str) -> int:
    """What a feature could still give."""
    if feature == "tome":
        return sum([n for card, n in game.reserve.items() if game.box.cards[card].type == "tome"])
    return game.idols if feature == "shrine" else left_in(game, POOL_OF[feature])


def spent(game: Game) -> list[str]:
    """C7.4, C7.6: features that give nothing to anybody any more, wherever they are."""
    return [feature for feature in GIVING if not rewards_left(game, feature)]


def unlock(game: Game, seat: int, feature: str) -> None:
    """C7.6: the lockpick is laid on it; used up for everybody."""
    player = game.players[seat]
    player.lockpicks -= 1
    game.unlocked += ((player.room, feature),)
    game.emit("unlocked", seat=seat, room=player.room, feature=feature)
    if feature == "chest":
        draw_token(game, seat, "major", 1)
    elif feature == "cell":
        draw_token(game, seat, "prisoner", PRISONERS_A_CELL)
    else:
        gain_tome(game, seat, 1)


# Wayshrines (C7.11)


def why_not_record_at(game: Game, seat: int, room: str) -> Reason | None:
    """C7.11, C15.10: once per player, with a cube and a free space."""
    player = game.players[seat]
    if room in player.shrines:
        return Reason("recorded", "C7.11")
    if not player.supply:
        return Reason("no_cube", "C7.11")
    if sum([room in p.shrines for p in game.players]) >= game.box.figures.shrine_spaces:
        return Reason("shrine_full", "C15.10")
    return None


def why_not_record(game: Game, seat: int) -> Reason | None:
    """C7.11: where one stands."""
    if not game.is_in(seat, "wayshrine"):
        return Reason("not_here", "C7.11", {"feature": "wayshrine"})
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    return why_not_record_at(game, seat, game.players[seat].room)


def record_shrine(game: Game, seat: int, room: str) -> None:
    """C7.11: gold for every wayshrine recorded by then."""
    player = game.players[seat]
    player.supply -= 1
    player.shrines += (room,)
    game.emit("recorded", seat=seat, room=room, n=len(player.shrines))
    gain_gold(game, seat, len(player.shrines))


def distant_shrines(game: Game, seat: int) -> list[str]:
    """K028, C18.84: wayshrines anywhere on the map that could be recorded."""
    rooms = [room for room in game.map.ways if "wayshrine" in game.features(room)]
    return [room for room in rooms if why_not_record_at(game, seat, room) is None]


def why_not_record_afar(game: Game, seat: int) -> Reason | None:
    """K028: a right, and a wayshrine to record."""
    if not game.now.records:
        return Reason("no_right", "C3.11")
    return None if distant_shrines(game, seat) else Reason("no_shrine", "C18.84")


@record
class RecordAfar(Ask):
    """K028: which wayshrine."""

    seat: int
    prompt = "record_afar"

    def options(self, game: Game) -> Sequence[Option]:
        return [option("at", room) for room in distant_shrines(game, self.seat)]

    def chosen(self, game: Game, answer: Option) -> None:
        game.now.records -= 1
        record_shrine(game, self.seat, str(answer.args[0]))


def room_options(game: Game, seat: int) -> Sequence[Option]:
    """What can be done in the room."""
    if game.now.tile:
        return ()
    features = game.box.features[game.players[seat].room]
    found = []
    if game.lying.get(game.players[seat].room) and why_not_take(game, seat) is None:
        found.append(option("take"))
    for feature in LOCKED:
        if feature in features and why_not_unlock(game, seat, feature) is None:
            found.append(option("unlock", feature))
    if "wayshrine" in features and why_not_record(game, seat) is None:
        found.append(option("record"))
    return found
