"""What stands on Atlandice's tiles and clock, put together from the verbs that run them (A6, A8)."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.sentences import joined, together
from game.content.texts import Catalogue, capital
from game.engine.titles.atlandice.box import Box


def tile_text(box: Box, tile_id: str, texts: Catalogue) -> str:
    """What a visit to a tile does, as a sentence (A6)."""
    tile = box.tiles[tile_id]
    text = texts.say(f"atlandice.verb.{tile.verb}")
    if tile.roll:
        return texts.say("atlandice.phrase.roll", faces=_faces(texts, tile.roll), text=text)
    return capital(texts.say("phrase.sentence", text=text))


def space_text(box: Box, number: int, texts: Catalogue) -> str:
    """What happens where the hand of the clock ends (A8)."""
    figures, space = box.figures, box.clock.get(number)
    if number == figures.spaces - 1:
        return texts.say("atlandice.space.waves")
    if space is None:
        return texts.say("atlandice.space.plain" if number else "atlandice.space.arrow")
    if space.event == "donation":
        cost = figures.donation_cost
        return texts.say("atlandice.space.donation", cost=cost, n=figures.donation)
    many = texts.say(f"atlandice.resource.{space.resource}.many")
    return texts.say("atlandice.space.survey", many=many, n=figures.survey)


def all_texts(box: Box, texts: Catalogue) -> Iterable[tuple[str, int, str]]:
    """Everything put together: file of the data, place in it, sentence."""
    for place, tile in enumerate(box.tiles):
        yield "tiles", place, tile_text(box, tile, texts)
    for place, number in enumerate(box.clock):
        yield "clock", place, space_text(box, number, texts)


def _faces(texts: Catalogue, faces: tuple[int, ...]) -> str:
    """Numbers of a die in words: 1, 3 or 5."""
    *others, last = map(str, faces)
    if not others:
        return last
    return joined(texts, "phrase.or", (together(texts, others), last))
