"""What is printed on Catacombs' cards and tokens, put together from the verbs that run them (C16).

Each verb, condition, count and goal has one phrase in the catalogue; nothing here is a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.content.sentences import joined, listed
from game.content.texts import Catalogue, Name, capital
from game.engine.titles.catacombs.box import (
    Alternative,
    Box,
    Card,
    Choice,
    Condition,
    Effect,
    Leap,
    Points,
    Price,
    Token,
    Trashing,
)

PARTS = ("play", "use", "defeat", "acquire", "arrive")
LONG = frozenset({"bargain", "replace", "cave_proof", "ignore_monsters", "return_idols"})
"""Verbs whose phrase is too long for a list."""


class Line(NamedTuple):
    """One sentence of a card or token, and what it is about: a part, its marks or its points."""

    about: str
    text: str


def card_text(box: Box, card_id: str, texts: Catalogue) -> tuple[Line, ...]:
    """Everything printed on a card but its name, cost and type (C16.3)."""
    card = box.cards[card_id]
    return tuple(_card_lines(box, card, texts))


def token_text(box: Box, token_id: str, texts: Catalogue) -> tuple[Line, ...]:
    """Everything a token does (C8, C9)."""
    return tuple(_token_lines(box, box.tokens[token_id], texts))


def alternative_text(
    box: Box, card_id: str, part: str, place: int, chosen: int, texts: Catalogue
) -> str:
    """One thing to choose (C10.22)."""
    choice = box.cards[card_id].parts[part][place].choice
    return _alternative(box, texts, choice.alternatives[chosen]) if choice else ""


def all_texts(box: Box, texts: Catalogue) -> Iterable[tuple[str, str, Iterable[str]]]:
    """Everything put together: file of the data, id, sentences."""
    for name, card in box.cards.items():
        file = "cards" if card.pile == "dungeon" else "basics"
        yield file, name, (line.text for line in card_text(box, name, texts))
    for name in box.tokens:
        yield "tokens", name, (line.text for line in token_text(box, name, texts))


def _card_lines(box: Box, card: Card, texts: Catalogue) -> Iterable[Line]:
    if card.where:
        yield Line("where", _sentence(texts, _only(texts, card.where)))
    if card.also_pay != Price():
        price = _price(texts, card.also_pay)
        yield Line("also_pay", texts.say("catacombs.phrase.also_pay", price=price))
    for part in PARTS:
        if part in card.parts:
            yield Line(part, _part(box, texts, part, card.parts[part]))
    for mark in ("shield", "danger", "dragon"):
        if mark in card.marks:
            yield Line(mark, texts.say(f"catacombs.phrase.{mark}"))
    if card.points.n:
        yield Line("points", _sentence(texts, _points(texts, card.points)))


def _token_lines(box: Box, token: Token, texts: Catalogue) -> Iterable[Line]:
    if token.needs_damage:
        yield Line("where", texts.say("catacombs.needs_damage", n=token.needs_damage))
    if token.where:
        yield Line("where", _sentence(texts, _only(texts, token.where)))
    if token.gain:
        yield Line("gain", _part(box, texts, "gain", token.gain))
    if token.use:
        yield Line("use", _part(box, texts, "token_use", token.use))
    if token.power:
        power = texts.say(f"catacombs.power.{token.power}", n=box.figures.coupon)
        yield Line("power", power)
    if token.points.n:
        yield Line("points", _sentence(texts, _points(texts, token.points)))


# Parts


def _part(box: Box, texts: Catalogue, part: str, effects: Sequence[Effect]) -> str:
    """The verbs of a part as sentences: plain ones in one, each condition in its own."""
    short = [_effect(box, texts, e) for e in effects if not _stands_alone(e)]
    others = [_effect(box, texts, e) for e in effects if _stands_alone(e)]
    sentences = [joined(texts, "catacombs.phrase.list", short)] if short else []
    told = [_sentence(texts, text) for text in sentences + others]
    text = _begun(texts, told)
    return text if part == "play" else texts.say(f"catacombs.phrase.{part}", text=text)


def _begun(texts: Catalogue, told: Sequence[str]) -> Name:
    """Sentences in a row; after a colon a language may ask for a small first letter."""
    large = [capital(text) for text in told]
    text = Name(joined(texts, "phrase.sentences", large))
    text.forms = {"small": joined(texts, "phrase.sentences", [*told[:1], *large[1:]])}
    return text


def _stands_alone(effect: Effect) -> bool:
    """Is this a sentence of its own rather than one of a list of gains?"""
    told = (effect.choice, effect.leap, effect.trashing)
    return effect.is_watched or any(told) or effect.verb in LONG


def _effect(box: Box, texts: Catalogue, effect: Effect) -> str:
    shown = effect.instead or effect.n
    text = _verb(box, texts, effect, shown)
    if effect.per:
        count = texts.say(f"catacombs.count.{effect.per}")
        return texts.say("catacombs.phrase.per", text=text, count=count)
    if effect.when is not None:
        how = "instead" if effect.instead else "if"
        condition = _condition(texts, effect.when)
        return texts.say(f"catacombs.phrase.{how}", condition=condition, text=text)
    return text


def _verb(box: Box, texts: Catalogue, effect: Effect, n: int) -> str:
    if effect.leap is not None:
        return _leap(texts, effect.leap)
    if effect.trashing is not None:
        return _trash(texts, effect.trashing)
    if effect.choice is not None:
        return _choice(box, texts, effect.choice)
    return texts.say(f"catacombs.verb.{effect.verb}", n=n)


def _leap(texts: Catalogue, leap: Leap) -> str:
    goal = joined(texts, "phrase.or", [texts.say(f"catacombs.goal.{goal}") for goal in leap.to])
    text = texts.say(
        "catacombs.verb.leap_trash" if leap.trash else "catacombs.verb.leap", goal=goal
    )
    if not leap.place:
        return text
    condition = _condition(texts, Condition("in", word=leap.place))
    return texts.say("catacombs.phrase.while", condition=condition, text=text)


def _trash(texts: Catalogue, trashing: Trashing) -> str:
    card = texts.say("catacombs.phrase.any_card", n=trashing.n)
    if trashing.card:
        card = listed(texts, [texts.say(f"catacombs.card.{trashing.card}.name")])
    verb = "trash_may" if trashing.may else "trash"
    return texts.say(f"catacombs.verb.{verb}", n=trashing.n, card=card)


def _choice(box: Box, texts: Catalogue, choice: Choice) -> str:
    parts = [_alternative(box, texts, one) for one in choice.alternatives]
    text = texts.say(
        "catacombs.phrase.choose", n=choice.n, list=joined(texts, "catacombs.phrase.choice", parts)
    )
    if choice.all_if is None:
        return text
    condition = _condition(texts, choice.all_if)
    return texts.say("catacombs.phrase.all_if", text=text, condition=condition)


def _alternative(box: Box, texts: Catalogue, alternative: Alternative) -> str:
    text = joined(
        texts, "catacombs.phrase.list", [_effect(box, texts, e) for e in alternative.effects]
    )
    if alternative.pay != Price():
        text = texts.say("catacombs.phrase.pay", price=_price(texts, alternative.pay), text=text)
    if alternative.when is not None:
        condition = _condition(texts, alternative.when)
        text = texts.say("catacombs.phrase.if", condition=condition, text=text)
    return text


# Pieces


def _condition(texts: Catalogue, condition: Condition) -> str:
    if condition.count == "in":
        place = texts.say(f"catacombs.place.{condition.word}.name")
        return texts.say("catacombs.condition.in", place=place)
    return texts.say(f"catacombs.condition.{condition.count}", n=condition.n)


def _only(texts: Catalogue, places: Sequence[str]) -> str:
    told = joined(
        texts, "phrase.or", [texts.say(f"catacombs.place.{place}.name") for place in places]
    )
    condition = texts.say("catacombs.condition.in", place=told)
    return capital(texts.say("catacombs.phrase.only", condition=condition))


def _price(texts: Catalogue, price: Price) -> str:
    parts = (("gold", price.gold), ("lockpicks", price.lockpicks))
    return joined(
        texts, "phrase.and", [texts.say(f"catacombs.price.{name}", n=n) for name, n in parts if n]
    )


def _points(texts: Catalogue, points: Points) -> str:
    if points.per:
        counts = [texts.say(f"catacombs.count.{count}") for count in points.per]
        told = joined(texts, "catacombs.phrase.counts", counts)
        return texts.say("catacombs.phrase.points_per", n=points.n, count=told)
    if points.when:
        conditions = [_condition(texts, condition) for condition in points.when]
        told = joined(texts, "catacombs.phrase.both", conditions)
        return texts.say("catacombs.phrase.points_if", n=points.n, condition=told)
    return texts.say("catacombs.phrase.points", n=points.n)


def _sentence(texts: Catalogue, text: str) -> str:
    return texts.say("phrase.sentence", text=text)
