"""What is offered can be had: everything on the list can be paid, is there, and is allowed now.

Costs are read from the printed pieces, not from the functions that make the list.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.core.agenda import Option
from game.engine.titles.catacombs.state import Game, Player
from game.engine.titles.catacombs.tunnels import Tunnel

AROUND = frozenset(
    {"walk", "explore", "teleport", "leap", "take", "unlock", "record", "mercy", "end"}
)
"""What needs the pawn to be at rest in its room (C6.7)."""

OUT_OF_TURN = frozenset({"shield", "turn_tile"})
"""What a player may be asked in the turn of another one (C10.11, C10.20)."""


def _acts(game: Game, *verbs: str) -> Iterator[tuple[Player, Option]]:
    """Acts on offer with these verbs, and whose they are."""
    question = game.question
    if question is not None and question.prompt == "act":
        player = game.players[question.seat]
        yield from ((player, o) for o in question.options if o.verb in verbs)


def _locks(game: Game, way: Tunnel) -> int:
    return sum(n for half, n in way.locks if half not in game.opened)


def _payable(game: Game, player: Player, way: Tunnel) -> bool:
    """C5.2 to C5.7 and C12.4, all together."""
    now, tokens = game.now, player.tokens
    ignoring = now.ignore_monsters or "invisibility_cloak" in tokens
    damage = 0 if ignoring else max(0, way.monsters - now.swords)
    return (
        now.boots >= 1 + way.footprints
        and player.lockpicks >= _locks(game, way)
        and damage <= player.supply
        and (not damage or player.hurt + damage < game.box.figures.health)
        and (not way.against or "catacombs_map" in tokens)
    )


def walks_can_be_paid(game: Game) -> None:
    """C5.7, C6.2: boots, lockpicks, swords and damage; no arrow against it without the Map."""
    for player, o in _acts(game, "walk", "explore"):
        ways = [w for w in game.map.ways[player.room] if w.id == o.args[0]]
        assert any(_payable(game, player, w) for w in ways), o
        assert all(bool(w.goal) == (o.verb == "walk") for w in ways), o


def edges_are_explored_only_while_tiles_are_left(game: Game) -> None:
    """C6.1: an empty stack makes every edge a wall."""
    for player, o in _acts(game, "explore", "teleport"):
        ways = [w for w in game.map.ways[player.room] if w.id == o.args[0]]
        assert game.stack or any(w.goal for w in ways), o


def the_crypt_is_for_who_carries_an_artifact(game: Game) -> None:
    """C5.12: neither on foot nor by teleport."""
    for player, o in _acts(game, "walk", "teleport"):
        goals = [w.goal for w in game.map.ways[player.room] if w.id == o.args[0]]
        is_home = any(goal.endswith(".crypt") for goal in goals)
        assert player.artifacts or not is_home, o


def the_exhausted_do_not_walk(game: Game) -> None:
    """C7.3, C10.18: no boots after a crystal cave, unless one is cave-proof."""
    if game.now.exhausted and not game.now.cave_proof:
        assert not list(_acts(game, "walk", "explore"))


def the_escaped_do_not_move(game: Game) -> None:
    """C13.1: the turn is finished, but the pawn stays in the Crypt."""
    if game.now.escaped:
        assert not list(_acts(game, "walk", "explore", "teleport", "leap", "mercy"))


def teleports_are_stored(game: Game) -> None:
    """C10.7, C10.8: none without one."""
    for _, o in _acts(game, "teleport", "leap"):
        if o.verb == "teleport":
            assert game.now.teleports, o
        else:
            assert any(leap.card == o.args[0] for leap in game.now.leaps), o


def cards_of_the_row_can_be_paid(game: Game) -> None:
    """C4.2 to C4.6: in the row or the reserve, for skill or swords, with what the text adds."""
    now, cards = game.now, game.box.cards
    for player, o in _acts(game, "acquire", "use", "defeat"):
        card = cards[str(o.args[0])]
        assert card.cost <= (now.swords if o.verb == "defeat" else now.skill), o
        in_pile = card.id == game.box.goblin or game.reserve.get(card.id, 0) > 0
        assert card.id in game.row or in_pile, o
        assert (card.type == "monster") == (o.verb == "defeat"), o
        assert (card.type == "device") == (o.verb == "use"), o
        assert card.also_pay.gold <= player.gold, o
        assert card.also_pay.lockpicks <= player.lockpicks, o


def monsters_are_fought_where_they_may_be(game: Game) -> None:
    """C4.5: a place its text names."""
    for player, o in _acts(game, "defeat"):
        where = game.box.cards[str(o.args[0])].where
        assert not where or any(place in game.features(player.room) for place in where), o


def purchases_can_be_paid(game: Game) -> None:
    """C8.1, C8.2, C10.24: in a market or by right, in stock, for gold there is."""
    figures = game.box.figures
    for player, o in _acts(game, "buy"):
        is_here = "market" in game.features(player.room) and not game.now.tile
        assert is_here or game.now.bargains, o
        prices = [figures.price] * is_here + list(game.now.bargains[:1])
        discount = figures.coupon if "discount_coupon" in player.tokens else 0
        assert max(0, min(prices) - discount) <= player.gold, o
        stock = [game.box.tokens[item] for item in game.market]
        item = next((t for t in stock if t.kind == o.args[0]), None)
        assert item is not None, o
        assert player.hurt >= item.needs_damage, o


def locked_things_cost_a_lockpick(game: Game) -> None:
    """C7.6: here, not used up, with a lockpick, while there is something to gain."""
    for player, o in _acts(game, "unlock"):
        feature = str(o.args[0])
        assert player.lockpicks, o
        assert feature in game.features(player.room), o
        assert (player.room, feature) not in game.unlocked, o
        left = {"chest": len(game.majors), "cell": len(game.prisoners)}
        assert left.get(feature, game.reserve["secret_tome"]), o


def artifacts_are_taken_where_they_lie(game: Game) -> None:
    """C7.9, C15.6: one more may be carried, and none was taken from this room with five or six."""
    for player, o in _acts(game, "take"):
        assert game.lying.get(player.room), o
        assert len(player.artifacts) <= player.tokens.count("backpack"), o
        assert player.room not in player.plundered, o


def records_need_a_cube_and_a_space(game: Game) -> None:
    """C7.11, C15.10: each wayshrine once."""
    for player, o in _acts(game, "record"):
        assert player.supply, o
        assert "wayshrine" in game.features(player.room), o
        assert player.room not in player.shrines, o
        taken = sum(player.room in p.shrines for p in game.players)
        assert taken < game.box.figures.shrine_spaces, o


def cards_on_offer_are_in_the_hand(game: Game) -> None:
    """C3.1: each kind once, all of them."""
    played = [o.args[0] for _, o in _acts(game, "play")]
    question = game.question
    if question is not None and question.prompt == "act" and not game.now.tile:
        assert sorted(played) == sorted(set(game.players[question.seat].hand))
    else:
        assert all(card in game.players[game.active].hand for card in played)


def tokens_on_offer_are_held(game: Game) -> None:
    """C9: kept ones that have a use; the Puzzle Box at a wayshrine only (C9.12)."""
    for player, o in _acts(game, "token"):
        token = game.box.tokens[str(o.args[0])]
        assert token.id in player.tokens, o
        assert token.use, o
        assert not token.where or any(p in game.features(player.room) for p in token.where), o


def choices_can_be_paid(game: Game) -> None:
    """C10.22: open on a played card, not taken before, and its price is there."""
    for player, o in _acts(game, "choose"):
        card, n = str(o.args[0]), int(o.args[1])
        open_ = [c for c in game.now.choices if c.card == card and c.left and n not in c.taken]
        assert open_, o
        choice = game.box.cards[card].play[open_[0].place].choice
        assert choice is not None
        pay = choice.alternatives[n].pay
        assert pay.lockpicks <= player.lockpicks, o
        assert pay.gold <= player.gold, o


def trashings_find_a_card(game: Game) -> None:
    """C10.21: only what lies in the play area or the discard pile."""
    question = game.question
    if question is None:
        return
    player = game.players[question.seat]
    for o in question.options:
        if o.verb == "trash":
            *places, card = (str(arg) for arg in o.args[-2:])
            piles = {"play": player.play, "discards": player.discards}
            if places and places[0] in piles:
                assert card in piles[places[0]], o
            else:
                assert any(card in ("any", held) for held in player.play + player.discards), o


def swords_are_there_to_be_spent(game: Game) -> None:
    """C5.4, C12.4: no more than there are, and no damage that may not be chosen."""
    question = game.question
    if question is None or question.prompt != "fight":
        return
    player = game.players[question.seat]
    monsters = int(question.args["n"])
    for o in question.options:
        swords = int(o.args[0])
        damage = monsters - swords
        assert 0 <= swords <= min(game.now.swords, monsters), o
        assert damage <= player.supply, o
        assert not damage or player.hurt + damage < game.box.figures.health, o


def a_waiting_tile_can_be_laid(game: Game) -> None:
    """C6.7, C6.10: while a tile waits some rotation is legal, and only then one is offered."""
    lays = list(_acts(game, "lay"))
    if game.question and game.question.prompt == "act":
        assert bool(lays) == bool(game.now.tile)


def nothing_else_moves_while_a_tile_waits(game: Game) -> None:
    """C6.7: no move, no act on the room, no tile turned, no end of the turn."""
    if game.now.tile:
        assert not list(_acts(game, *AROUND, "replace"))


def a_turn_ends_when_all_is_done(game: Game) -> None:
    """C3.1, C3.13: hand empty, no choice open, no tile waiting, nothing left to replace."""
    if list(_acts(game, "end")):
        assert not game.players[game.active].hand
        assert not any(choice.left for choice in game.now.choices)
        can_replace = game.deck and any(game.row)
        assert not (game.now.replacements and can_replace)


def who_is_out_is_never_asked(game: Game) -> None:
    """C13.5: no turns, no effects, no shields."""
    assert game.question is None or not game.players[game.question.seat].out


def turns_are_for_the_active(game: Game) -> None:
    """C3.1: only a ghost or a turning tile asks somebody else."""
    if game.question and game.question.prompt not in OUT_OF_TURN:
        assert game.question.seat == game.active == game.whose_turn


def shields_can_be_left(game: Game) -> None:
    """C10.20: asked is who may hold a Tourmaline by what is public; "no" is always an answer."""
    question = game.question
    if question is None or question.prompt != "shield":
        return
    player, shields = game.players[question.seat], game.box.shields
    assert question.find("pass")
    held = {str(o.args[0]) for o in question.options if o.verb == "discard"}
    assert held == shields & set(player.hand)
    assert shields & {*player.hand, *player.deck}


EVERY = (
    walks_can_be_paid,
    edges_are_explored_only_while_tiles_are_left,
    the_crypt_is_for_who_carries_an_artifact,
    the_exhausted_do_not_walk,
    the_escaped_do_not_move,
    teleports_are_stored,
    cards_of_the_row_can_be_paid,
    monsters_are_fought_where_they_may_be,
    purchases_can_be_paid,
    locked_things_cost_a_lockpick,
    artifacts_are_taken_where_they_lie,
    records_need_a_cube_and_a_space,
    cards_on_offer_are_in_the_hand,
    tokens_on_offer_are_held,
    choices_can_be_paid,
    trashings_find_a_card,
    swords_are_there_to_be_spent,
    a_waiting_tile_can_be_laid,
    nothing_else_moves_while_a_tile_waits,
    a_turn_ends_when_all_is_done,
    who_is_out_is_never_asked,
    turns_are_for_the_active,
    shields_can_be_left,
)
