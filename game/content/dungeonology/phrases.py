"""What is printed on Dungeonology's cards, put together from the verbs that run them (D12).

Each verb, target, moment and modifier has one phrase in the catalogue; nothing here is a sentence.
The texts carry `[icon]` and `*bold*` for the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import NamedTuple

from game.content.sentences import joined
from game.content.texts import Catalogue, capital
from game.engine.titles.dungeonology.box import Box, Call, Cost, Effect, Helper, Target, Trick

VERSION_NOTES: Mapping[str, str] = {"ask_cube": "debt_of_gained_cubes"}
"""Verbs that a flag of the rule version narrows; the note is a phrase named like the flag (D13)."""


class CardText(NamedTuple):
    """A trick card: left of the colon, right of it, and the auxiliary (D6.1)."""

    cost: str
    main: str
    aux: str


class HelperText(NamedTuple):
    """An intern or a jinx: what it does and what it scores (D12.3)."""

    effect: str
    points: str


class Titled(NamedTuple):
    """A name and its sentence, for effects of a zone and skills of a scholar."""

    name: str
    text: str


class AlertText(NamedTuple):
    """An alert card: first filling, rows of refill and penalty, what ends it (D12.4)."""

    start: str
    rows: tuple[tuple[str, str], ...]
    last: str


class ClanText(NamedTuple):
    """A clan card: the target and a modifier for each type (D12.5)."""

    target: str
    modifiers: tuple[str, ...]


def card_text(box: Box, trick_id: str, texts: Catalogue, version: str = "1.15") -> CardText:
    """A trick card; a Fate card's main effect is its number and has no words."""
    trick = box.tricks[trick_id]
    aux = _join(texts, "or", [_verb(box, texts, call) for call in trick.aux])
    if trick.main is None:
        return CardText("", "", capital(aux))
    return CardText(
        _cost(box, texts, trick.main.costs),
        _main(box, texts, trick, trick.main, version),
        capital(aux),
    )


def aux_text(box: Box, trick_id: str, texts: Catalogue, is_acting: bool) -> str:
    """The half of an auxiliary that counts: the blue one for who acts, the red one for others (D5.2)."""
    aux = box.tricks[trick_id].aux
    return capital(_verb(box, texts, aux[0 if is_acting else -1]))


def cost_text(box: Box, texts: Catalogue, trick_id: str, place: int) -> str:
    """One alternative of a card's cost (D0.6)."""
    main = box.tricks[trick_id].main
    return capital(_verb(box, texts, main.costs[place].call)) if main else ""


def choice_text(box: Box, texts: Catalogue, trick_id: str, place: int) -> str:
    """One alternative of a card's "/" (D6.1)."""
    main = box.tricks[trick_id].main
    return capital(_calls(box, texts, main.either[place], main.target)) if main else ""


def zone_text(box: Box, zone_id: str, texts: Catalogue) -> tuple[Titled, ...]:
    """The printed effects of a zone from left to right, then its doors (D4.3, D4.8)."""
    zone = box.zones[zone_id]
    effects = [
        _titled(texts, f"dungeonology.effect.{e.kind}", n=e.n, word=e.word) for e in zone.effects
    ]
    if zone.safe:
        effects.append(_titled(texts, "dungeonology.effect.safe"))
    doors = sorted(set(zone.doors.values()))
    return (*effects, *(_door(texts, types) for types in doors))


def scholar_text(box: Box, scholar_id: str, side: str, texts: Catalogue) -> tuple[Titled, ...]:
    """The skills of one side, "normal" or "exalted" (D10.5)."""
    card = box.scholars[scholar_id]
    skills = (card.exalted if side == "exalted" else card.normal).skills
    return tuple(skill_text(box, skill, texts) for skill in skills)


def skill_text(box: Box, skill_id: str, texts: Catalogue) -> Titled:
    """A skill by its own sentence, with its figures from the data (D10.5)."""
    skill = box.skills[skill_id]
    return _titled(texts, f"dungeonology.skill.{skill_id}", n=skill.n, dear=skill.dear)


def intern_text(box: Box, intern_id: str, texts: Catalogue) -> HelperText:
    """An intern (D12.3)."""
    intern = box.interns[intern_id]
    return HelperText(
        _alone(texts, intern), texts.say("dungeonology.modifier.points", n=intern.points)
    )


def jinx_text(box: Box, jinx_id: str, texts: Catalogue) -> HelperText:
    """A jinx (D12.3)."""
    jinx = box.jinxes[jinx_id]
    return HelperText(
        _alone(texts, jinx), texts.say("dungeonology.modifier.points", n=-jinx.points)
    )


def alert_text(box: Box, alert_id: str, texts: Catalogue) -> AlertText:
    """An alert card (D7.10)."""
    card = box.alerts[alert_id]
    rows = tuple(
        (
            texts.say("dungeonology.alert_card.row", n=row.refill),
            texts.say("dungeonology.alert_card.penalty", n=row.penalty),
        )
        for row in card.rows
    )
    return AlertText(
        texts.say("dungeonology.alert_card.start", n=card.start),
        rows,
        texts.say("dungeonology.alert_card.last"),
    )


def panic_text(box: Box, panic_id: str, texts: Catalogue) -> tuple[str, ...]:
    """A panic card: each moment it works at, the refill, and that no penalty is left (D12.5)."""
    card = box.panics[panic_id]
    moments = (("revealed", card.revealed), ("start", card.start), ("end", card.end))
    return (
        *(
            texts.say(
                f"dungeonology.panic_card.{moment}",
                text=_sentence(texts, _calls(box, texts, calls)),
            )
            for moment, calls in moments
            if calls
        ),
        texts.say("dungeonology.panic_card.refill", n=card.refill),
        texts.say("dungeonology.panic_card.penalty"),
    )


def version_text(box: Box, version: str, texts: Catalogue) -> tuple[str, ...]:
    """A rule version in words: a sentence for each flag by which it differs from the first (D13)."""
    first, profile = next(iter(box.profiles.values())), box.profiles[version]
    flags = [field.name for field in fields(profile) if field.name != "id"]
    return tuple(
        texts.say(f"dungeonology.version_rule.{flag}", n=int(getattr(profile, flag)))
        for flag in flags
        if getattr(profile, flag) != getattr(first, flag)
    )


def clan_text(box: Box, clan_id: str, texts: Catalogue) -> ClanText:
    """A clan card (D12.5)."""
    clan = box.clans[clan_id]
    return ClanText(
        texts.say("dungeonology.clan_card.target", n=clan.target),
        tuple(
            texts.say("dungeonology.clan_card.modifier", type=kind, n=n)
            for kind, n in zip(box.types, clan.modifiers, strict=True)
        ),
    )


def boss_text(box: Box, boss_id: str, texts: Catalogue) -> tuple[str, ...]:
    """A boss profile: modifier, Sighting, Activation, Encounter (D8.6)."""
    boss = box.bosses[boss_id]
    sighting = "sighting" if boss.sighting else "sighting_quiet"
    return (
        texts.say("dungeonology.boss_card.modifier", n=boss.alert),
        texts.say(f"dungeonology.boss_card.{sighting}"),
        texts.say(f"dungeonology.boss_card.{boss.moves}", n=boss.links),
        *(
            _encounter(texts, way, _sentence(texts, _calls(box, texts, calls)))
            for way, calls in boss.encounters.items()
        ),
    )


def all_texts(box: Box, texts: Catalogue) -> Iterable[tuple[str, str, Iterable[str]]]:
    """Everything printed on every card: file of the data, id, sentences."""
    for version in box.profiles:
        for trick in box.tricks:
            yield "tricks", trick, card_text(box, trick, texts, version)
    for zone in box.zones:
        yield "zones", zone, (part for both in zone_text(box, zone, texts) for part in both)
    for skill in box.skills:
        yield "skills", skill, skill_text(box, skill, texts)
    for intern in box.interns:
        yield "interns", intern, intern_text(box, intern, texts)
    for jinx in box.jinxes:
        yield "jinxes", jinx, jinx_text(box, jinx, texts)
    for alert in box.alerts:
        start, rows, last = alert_text(box, alert, texts)
        yield "alerts", alert, (start, last, *(part for row in rows for part in row))
    for panic in box.panics:
        yield "panics", panic, panic_text(box, panic, texts)
    for clan in box.clans:
        target, modifiers = clan_text(box, clan, texts)
        yield "clans", clan, (target, *modifiers)
    for boss in box.bosses:
        yield "bosses", boss, boss_text(box, boss, texts)


def _main(box: Box, texts: Catalogue, trick: Trick, main: Effect, version: str) -> str:
    """The text right of the colon, with the moment it is bound to and its notes."""
    answered = (
        texts.say(f"dungeonology.answered.{trick.moment}") if trick.timing == "reaction" else ""
    )
    if main.either:
        choices = [_calls(box, texts, calls) for calls in main.either]
        text = _join(texts, "either", choices)
    else:
        text = _calls(box, texts, main.calls, main.target, answered)
    if trick.moment and not answered:
        text = texts.say(f"dungeonology.moment.{trick.moment}", text=text)
    text = _sentence(texts, text)
    for note in _notes(box, texts, trick, main, version):
        text = texts.say("dungeonology.phrase.also", text=text, more=note)
    return text


def _notes(box: Box, texts: Catalogue, trick: Trick, main: Effect, version: str) -> Iterable[str]:
    """What N may be (D6.1), and what the rule version adds (D13 V10, V23)."""
    ranges = [
        texts.say(f"dungeonology.chosen.{cost.call.verb}", lowest=cost.lowest, highest=cost.highest)
        for cost in main.costs
        if cost.highest
    ]
    if ranges:
        yield texts.say("dungeonology.phrase.chosen", ranges=_join(texts, "or", ranges))
    profile = box.profiles[version]
    if trick.end_of_turn and profile.end_turn_window:
        yield texts.say("dungeonology.phrase.end_of_turn")
    for call in main.calls:
        flag = VERSION_NOTES.get(call.verb)
        if flag and getattr(profile, flag):
            yield texts.say(f"dungeonology.phrase.{flag}")


def _cost(box: Box, texts: Catalogue, costs: Iterable[Cost]) -> str:
    cost = _join(texts, "or", [_verb(box, texts, cost.call) for cost in costs])
    return texts.say("dungeonology.phrase.cost", cost=capital(cost))


def _calls(
    box: Box,
    texts: Catalogue,
    calls: Iterable[Call],
    target: Target | None = None,
    answered: str = "",
) -> str:
    """Verbs in order; the target is described where it is first named and then only "it"."""
    parts: list[str] = []
    noun = _target(texts, target) if target else ""
    for call in calls:
        phrase = _verb(box, texts, call, noun, answered)
        if noun and noun in phrase:
            noun = texts.say("dungeonology.target.again")
        parts.append(phrase)
    return _join(texts, "then" if len(parts) == 2 else "list", parts)


def _verb(box: Box, texts: Catalogue, call: Call, target: str = "", answered: str = "") -> str:
    args: dict[str, object] = {"n": texts.say("dungeonology.chosen.n") if call.chosen_n else call.n}
    if target:
        args["target"] = target
    if answered:
        args["answered"] = answered
    if call.verb == "intern":
        args["intern"] = texts.say(f"dungeonology.intern.{call.word}.name")
        args["effect"] = _helper(texts, box.interns[call.word])
    return texts.say(f"dungeonology.verb.{call.verb}", **args)


def _target(texts: Catalogue, target: Target) -> str:
    if target.only == "active":
        return texts.say(
            "dungeonology.target.active_level"
            if target.reach == "level"
            else "dungeonology.target.active"
        )
    noun = texts.say(
        "dungeonology.target.other" if target.optional else f"dungeonology.target.{target.reach}"
    )
    return texts.say(f"dungeonology.target.{target.only}", target=noun) if target.only else noun


def _helper(texts: Catalogue, helper: Helper) -> str:
    parts = [
        texts.say(f"dungeonology.modifier.{name}", n=n) for name, n in helper.modifiers.items()
    ]
    if helper.protects:
        parts.append(texts.say("dungeonology.modifier.protects", type=helper.protects))
    return _join(texts, "list", parts) if parts else texts.say("dungeonology.modifier.none")


def _alone(texts: Catalogue, helper: Helper) -> str:
    """The effect as its card says it, a sentence of its own."""
    return capital(_sentence(texts, _helper(texts, helper)))


def _encounter(texts: Catalogue, way: str, text: str) -> str:
    if not way:
        return texts.say("dungeonology.boss_card.encounter", text=text)
    direction = capital(texts.say(f"dungeonology.direction.{way}.name"))
    return texts.say("dungeonology.boss_card.encounter_by", direction=direction, text=text)


def _door(texts: Catalogue, types: tuple[str, ...]) -> Titled:
    return _titled(
        texts, "dungeonology.effect.door", types=_join(texts, "and", [f"[{t}]" for t in types])
    )


def _titled(texts: Catalogue, key: str, **args: object) -> Titled:
    return Titled(texts.say(f"{key}.name", **args), texts.say(f"{key}.text", **args))


def _sentence(texts: Catalogue, text: str) -> str:
    return texts.say("phrase.sentence", text=text)


def _join(texts: Catalogue, how: str, parts: list[str]) -> str:
    return joined(texts, f"phrase.{how}", parts)
