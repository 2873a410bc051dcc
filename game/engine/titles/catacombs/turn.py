"""The turn: acts in any order until the player ends it, then the end of the turn (C3, C11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.catacombs import (
    cards,
    choices,
    dragon,
    ending,
    market,
    moving,
    rooms,
    row,
    tokens,
    turning,
    waiting,
)
from game.engine.titles.catacombs.conditions import check_conditions
from game.engine.titles.catacombs.exploring import reveal_tile
from game.engine.titles.catacombs.state import Game, Owed, Turn

ANY = cards.ANY


def begin_turn(game: Game, seat: int) -> None:
    """C3.1, C13.8: a turn of a player inside, or the draw of one who is out."""
    game.active = seat
    game.turn += 1
    game.now = Turn(seat)
    out = game.players[seat].out
    game.emit("turn_started", seat=seat, turn=game.turn, round=game.round, out=out)
    if game.is_inside(seat):
        game.push(TakeActs(seat), *end_of_turn(seat))
    else:
        game.push(PassTurn(seat))
        dragon.attack(game, seat, dragon.out_size(game), "out")


def end_of_turn(seat: int) -> tuple[Step, ...]:
    """C11, in the order of the rulebook."""
    return (
        SettleOwed(seat),  # C11.1
        ClearAndDraw(seat),  # C11.2
        LeaveCatacombs(seat),  # C11.3
        RefillRow(seat),  # C11.4 to C11.10
        PassTurn(seat),  # C11.11
    )


# Acts (C3.3)


@record
class TakeActs(Ask):
    """C3.3: any act, any number, in any order, while the means last; one answer ends the turn."""

    seat: int
    prompt = waiting.ACT
    always = True

    def options(self, game: Game) -> Sequence[Option]:
        seat = self.seat
        if game.now.tile:
            found = [*waiting.lay_options(game, seat), *common_options(game, seat)]
            return waiting.affordable(game, self, found)
        found = common_options(game, seat)
        found += moving.walk_options(game, seat)
        found += moving.teleport_options(game, seat)
        found += moving.leap_options(game, seat)
        found += rooms.room_options(game, seat)
        if game.now.replacements and row.why_not_replace(game, seat) is None:
            found.append(option("replace"))
        found += turning.mercy_options(game, seat)
        if why_not_end(game, seat) is None:
            found.append(option("end"))
        return found

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "end":
            return
        game.push(AfterAct(), self)
        ACTS[answer.verb](game, self.seat, answer)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"tile": game.now.tile}


@record
class AfterAct(Step):
    """C3.10: conditions are looked at after every act, before the player goes on."""

    def run(self, game: Game) -> None:
        if game.now.watches:
            check_conditions(game)


def common_options(game: Game, seat: int) -> list[Option]:
    """C6.7: acts that are possible while a tile waits, too."""
    now, player = game.now, game.players[seat]
    hand = player.hand
    found = [option("play_all")] if len(hand) > 1 and not now.tile else []
    found += [option("play", card) for card in dict.fromkeys(hand)]
    found += row.row_options(game, seat)
    found += market.buy_options(game, seat)
    if player.tokens:
        found += tokens.use_options(game, seat)
    if now.choices:
        found += choices.choice_options(game, seat)
    if now.owed:
        found += trash_options(game, seat)
    if now.records and rooms.why_not_record_afar(game, seat) is None:
        found.append(option("record_afar"))
    return found


def trash_options(game: Game, seat: int) -> list[Option]:
    """C10.21: kinds of trashing owed for which a card is there."""
    kinds = dict.fromkeys(o.card for o in game.now.owed)
    return [option("trash", kind or ANY) for kind in kinds if cards.fitting(game, seat, kind)]


def why_not_end(game: Game, seat: int) -> Reason | None:
    """C3.13: hand empty, no choice open, no tile waiting, nothing left to replace."""
    now = game.now
    if game.players[seat].hand:
        return Reason("hand_not_empty", "C3.1", {"n": len(game.players[seat].hand)})
    if now.tile:
        return Reason("tile_waits", "C6.7")
    if now.choices and any(c.left for c in now.choices):
        open_ = next(c for c in now.choices if c.left)
        return Reason("choice_open", "C10.22", {"card": open_.card})
    if now.replacements and row.why_not_replace(game, seat) is None:
        return Reason("replace_open", "C10.19")
    return None


def _explore(game: Game, seat: int, answer: Option) -> None:
    """C6.1 to C6.3."""
    way = game.map.find(game.players[seat].room, str(answer.args[0]))
    assert way is not None
    reveal_tile(game, seat, way, by_teleport=False)


def _play_all(game: Game, seat: int, answer: Option) -> None:
    game.push(cards.PlayAll(seat, cards.open_matters(game)))


def _record(game: Game, seat: int, answer: Option) -> None:
    rooms.record_shrine(game, seat, game.players[seat].room)


def _trash(game: Game, seat: int, answer: Option) -> None:
    kind = str(answer.args[0])
    game.push(cards.TrashOwed(seat, "" if kind == ANY else kind))


def _with_word(act: Callable[[Game, int, str], None]) -> Callable[[Game, int, Option], None]:
    return lambda game, seat, answer: act(game, seat, str(answer.args[0]))


ACTS: Mapping[str, Callable[[Game, int, Option], None]] = {
    "play": _with_word(cards.play_card),
    "play_all": _play_all,
    "acquire": _with_word(row.acquire),
    "use": _with_word(row.use_device),
    "defeat": _with_word(row.defeat),
    "walk": _with_word(moving.walk),
    "explore": _explore,
    "lay": lambda game, seat, answer: waiting.lay(game, seat, int(answer.args[0])),
    "teleport": _with_word(moving.teleport),
    "leap": _with_word(moving.leap),
    "take": lambda game, seat, answer: rooms.take_artifact(game, seat),
    "unlock": _with_word(rooms.unlock),
    "record": _record,
    "record_afar": lambda game, seat, answer: game.push(rooms.RecordAfar(seat)),
    "buy": _with_word(market.buy),
    "token": _with_word(tokens.use_token),
    "choose": lambda game, seat, answer: choices.take_choice(
        game, seat, str(answer.args[0]), int(answer.args[1])
    ),
    "trash": _trash,
    "replace": lambda game, seat, answer: game.push(row.ReplaceCard(seat)),
    "mercy": lambda game, seat, answer: turning.take_mercy(game, seat, int(answer.args[0])),
}
"""What an act does, by the verb of its option."""


# The end of the turn (C11)


@record
class SettleOwed(Step):
    """C11.1: Magic Springs and trashings still owed; what says "may" lapses."""

    seat: int

    def run(self, game: Game) -> None:
        now = game.now
        compulsory = tuple(o for o in now.owed if not o.may)
        now.owed = compulsory + (Owed(),) * now.springs
        now.springs = 0
        if now.owed:
            game.push(cards.SettleTrashings(self.seat))


@record
class ClearAndDraw(Step):
    """C11.1, C11.2: what was not used vanishes; play area to the discard pile, draw five."""

    seat: int

    def run(self, game: Game) -> None:
        player = game.players[self.seat]
        escaped = game.now.escaped
        game.now = Turn()
        game.now.escaped = escaped
        player.discards += player.play
        player.play = ()
        game.emit("turn_ended", seat=self.seat)
        cards.draw_cards(game, self.seat, game.box.figures.hand)


@record
class LeaveCatacombs(Step):
    """C11.3, C13.7: who escaped this turn is out; the last one ends the game."""

    seat: int

    def run(self, game: Game) -> None:
        if game.now.escaped:
            game.now.escaped = False
            ending.leave(game, self.seat)
            if not game.inside(self.seat):
                ending.end_game(game, "escaped")


@record
class RefillRow(Step):
    """C11.4 to C11.6: slot by slot from the left, then at most one attack."""

    seat: int

    def run(self, game: Game) -> None:
        slots = row.empty_slots(game)
        if len(slots) > len(game.deck):
            ending.end_game(game, "deck")
        elif slots:
            fill = [row.FillSlot(self.seat, slot) for slot in slots]
            game.push(*fill, dragon.MaybeAttack(self.seat, tuple(slots)))


@record
class PassTurn(Step):
    """C11.11: clockwise. Ruling: after the last round of the limit the game ends."""

    seat: int

    def run(self, game: Game) -> None:
        following = (self.seat + 1) % game.seats
        if following == game.first:
            game.course += (tuple(ending.standing(game, seat) for seat in range(game.seats)),)
            if game.round >= game.round_limit:
                ending.end_game(game, "round_limit")
                return
            game.round += 1
        begin_turn(game, following)
