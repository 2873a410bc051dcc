"""The row and the reserve: acquire, use, defeat, steal, replace, refill (C4, C10.19, C11.4, C11.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.core.agenda import Ask, Option, Reason, Step, option
from game.engine.core.record import record
from game.engine.titles.catacombs.box import Card, Price
from game.engine.titles.catacombs.effects import carry_out
from game.engine.titles.catacombs.state import Game, Watch

EMPTY = ""
NOTHING = Price()


def in_row(game: Game, name: str) -> bool:
    """Does such a card lie in the row?"""
    return name != EMPTY and name in game.row


# May I? (C4.2 to C4.6)


def why_not_pay_price(game: Game, seat: int, card: Card, before: Price) -> Reason | None:
    """C4.4: "also pay", out of what another price leaves."""
    player = game.players[seat]
    if card.also_pay.gold > player.gold - before.gold:
        return Reason("gold_missing", "C4.4", {"n": card.also_pay.gold})
    if card.also_pay.lockpicks > player.lockpicks - before.lockpicks:
        return Reason("lockpicks_missing", "C4.4", {"n": card.also_pay.lockpicks})
    return None


def why_not_acquire(game: Game, seat: int, name: str) -> Reason | None:
    """C4.2, C4.3: from the row or a pile of the reserve, for skill."""
    card = game.box.cards.get(name)
    if card is None or card.type in ("monster", "device") or card.pile == "start":
        return Reason("not_acquired", "C4.1", {"card": name})
    if card.pile == "reserve":
        if not game.reserve[name]:
            return Reason("pile_empty", "C4.3", {"card": name})
    elif not in_row(game, name):
        return Reason("not_in_row", "C4.2", {"card": name})
    if card.cost > game.now.skill:
        return Reason("skill_missing", "C4.2", {"n": card.cost, "have": game.now.skill})
    return None


def why_not_use_device(game: Game, seat: int, name: str) -> Reason | None:
    """C4.4: skill, and any price its text adds."""
    card = game.box.cards.get(name)
    if card is None or card.type != "device":
        return Reason("no_device", "C4.4", {"card": name})
    if not in_row(game, name):
        return Reason("not_in_row", "C4.4", {"card": name})
    if card.cost > game.now.skill:
        return Reason("skill_missing", "C4.4", {"n": card.cost, "have": game.now.skill})
    return why_not_device_text(game, seat, card)


def why_not_device_text(
    game: Game, seat: int, card: Card, before: Price = NOTHING
) -> Reason | None:
    """C18.78: its price, and a secret left for the Locked Trunk."""
    needs_major = any(e.verb == "major" for e in card.parts["use"])
    if needs_major and not game.majors:
        return Reason("none_left", "C18.78", {"pool": "major"})
    return why_not_pay_price(game, seat, card, before)


def why_not_defeat(game: Game, seat: int, name: str) -> Reason | None:
    """C4.5, C4.6: swords, and the place its text names."""
    card = game.box.cards.get(name)
    if card is None or card.type != "monster":
        return Reason("no_monster", "C4.5", {"card": name})
    if card.pile == "dungeon" and not in_row(game, name):
        return Reason("not_in_row", "C4.5", {"card": name})
    if card.cost > game.now.swords:
        return Reason("swords_missing", "C4.5", {"n": card.cost, "have": game.now.swords})
    if card.where and not any(game.is_in(seat, place) for place in card.where):
        return Reason("wrong_place", "C4.5", {"places": card.where})
    if game.now.tile and any(e.verb == "place_tile" for e in card.parts["defeat"]):
        return Reason("tile_waits", "C6.7")
    return None


def row_options(game: Game, seat: int) -> Sequence[Option]:
    """What can be had from row and reserve now; copies are alike."""
    now, cards = game.now, game.box.cards
    skill, swords = now.skill, now.swords
    found: dict[str, Option] = {}
    for name in game.row:
        if not name or name in found:
            continue
        card = cards[name]
        if card.type == "monster":
            if card.cost <= swords and why_not_defeat(game, seat, name) is None:
                found[name] = option("defeat", name)
        elif card.cost <= skill:
            if card.type != "device":
                found[name] = option("acquire", name)
            elif why_not_use_device(game, seat, name) is None:
                found[name] = option("use", name)
    options = list(found.values())
    if skill:
        for name in game.box.reserve:
            if cards[name].cost <= skill and game.reserve[name]:
                options.append(option("acquire", name))
    if swords >= cards[game.box.goblin].cost:
        options.append(option("defeat", game.box.goblin))
    return options


# Doing it


def acquire(game: Game, seat: int, name: str) -> None:
    """C4.2: pay in skill."""
    game.now.skill -= game.box.cards[name].cost
    take_card(game, seat, name)


def take_card(game: Game, seat: int, name: str) -> None:
    """C4.2, C4.3: to the discard pile; an Acquire effect only from the row."""
    card = game.box.cards[name]
    if card.pile == "reserve":
        game.reserve = {**game.reserve, name: game.reserve[name] - 1}
    else:
        leave_row(game, name)
    game.players[seat].discards += (name,)
    game.emit("acquired", seat=seat, card=name)
    if "acquire" in card.parts:
        carry_out(game, seat, name, "acquire")


def leave_row(game: Game, name: str) -> int:
    """C4.7: the first such card leaves the row; the slot stays empty."""
    slot = game.row.index(name)
    game.row = (*game.row[:slot], EMPTY, *game.row[slot + 1 :])
    return slot


def use_device(game: Game, seat: int, name: str) -> None:
    """C4.4: pay in skill."""
    game.now.skill -= game.box.cards[name].cost
    do_device(game, seat, name)


def do_device(game: Game, seat: int, name: str) -> None:
    """C4.4: pay its price, put it away, do its text."""
    card, player = game.box.cards[name], game.players[seat]
    player.gold -= card.also_pay.gold
    player.lockpicks -= card.also_pay.lockpicks
    discard_from_row(game, name)
    game.emit("device_used", seat=seat, card=name)
    carry_out(game, seat, name, "use")


def discard_from_row(game: Game, name: str) -> int:
    """To the dungeon discard pile, which is never shuffled back (C4.7)."""
    slot = leave_row(game, name)
    game.dungeon_discards += (name,)
    return slot


def defeat(game: Game, seat: int, name: str) -> None:
    """C4.5, C4.6: the Goblin stays and is no monster of the row."""
    card, now = game.box.cards[name], game.now
    now.swords -= card.cost
    game.emit("defeated", seat=seat, card=name)
    if card.pile == "dungeon":
        discard_from_row(game, name)
        now.monsters += 1
    if card.watched:
        now.serial += 1
        now.watches += tuple([Watch(name, now.serial, "defeat", at) for at in card.watched])
    carry_out(game, seat, name, "defeat")


@record
class TopOfDeck(Ask):
    """C10.23: the acquired card may go on top of the deck."""

    seat: int
    card: str
    prompt = "top_of_deck"

    def options(self, game: Game) -> Sequence[Option]:
        return [option("top"), option("discards")]

    def chosen(self, game: Game, answer: Option) -> None:
        if answer.verb == "top":
            player = game.players[self.seat]
            player.discards = player.discards[:-1]
            player.deck += (self.card,)
            player.known += 1
            game.emit("put_on_top", seat=self.seat, card=self.card)

    def prompt_args(self, game: Game) -> Mapping[str, object]:
        return {"card": self.card}


# Grand Theft (C18.79)


def stealable(game: Game, seat: int, before: Price = NOTHING) -> list[Option]:
    """Devices and cards of the row for no skill; prices that a text adds remain, after that `before`."""
    found = []
    for name in dict.fromkeys(game.row):
        card = game.box.cards.get(name)
        if card is None or card.type == "monster":
            continue
        if card.type != "device":
            found.append(option("acquire", name))
        elif why_not_device_text(game, seat, card, before) is None:
            found.append(option("use", name))
    return found


# Replacing (C10.19)


def why_not_replace(game: Game, seat: int) -> Reason | None:
    """C10.19: a replacement left open, a card in the row, one in the deck, no tile waiting."""
    if not game.now.replacements:
        return Reason("no_right", "C10.19")
    if game.now.tile:
        return Reason("tile_waits", "C6.7")
    if not game.deck or not any(game.row):
        return Reason("nothing_to_replace", "C10.19")
    return None


@record
class ReplaceCard(Ask):
    """C10.19: which card of the row goes; a dragon mark on the new one starts no attack."""

    seat: int
    prompt = "replace"

    def options(self, game: Game) -> Sequence[Option]:
        return [option("replace", name) for name in dict.fromkeys(game.row) if name]

    def chosen(self, game: Game, answer: Option) -> None:
        game.now.replacements -= 1
        name = str(answer.args[0])
        slot = discard_from_row(game, name)
        game.emit("row_discarded", seat=self.seat, card=name, slot=slot)
        turn_up(game, self.seat, slot)


# Refilling (C11.4, C11.5)


def turn_up(game: Game, first: int, slot: int) -> str:
    """C10.2: the top card of the deck comes into a slot; its Arrive effect happens at once."""
    name = game.deck[-1]
    game.deck = game.deck[:-1]
    game.row = (*game.row[:slot], name, *game.row[slot + 1 :])
    card = game.box.cards[name]
    game.emit("card_arrived", card=name, slot=slot, dragon=card.dragon)
    if "arrive" in card.parts:
        carry_out(game, first, name, "arrive")
    return name


@record
class FillSlot(Step):
    """C11.4: one slot from the left; an Arrive effect comes before the next slot."""

    first: int
    slot: int

    def run(self, game: Game) -> None:
        turn_up(game, self.first, self.slot)


def empty_slots(game: Game) -> list[int]:
    """Slots to be filled, from the left."""
    return [slot for slot, name in enumerate(game.row) if not name]
