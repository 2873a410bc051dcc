"""What the catacombs sound like: every sound of the table is there, high or low as it should be."""

from itertools import pairwise

from game.assets import sound_recipes, synth

NEW = ("coins", "lock", "bag", "clank", "wings", "roar", "ghost")


def test_every_sound_of_the_catacombs_can_be_heard_and_none_is_another() -> None:
    made = {name: sound_recipes.effect(name) for name in NEW}
    for name, samples in made.items():
        assert 0.3 < len(samples) / synth.RATE < 3, name
        assert max(abs(s) for s in samples) > 6000, name
    assert len({samples.tobytes() for samples in made.values()}) == len(NEW)


def crossings(name: str) -> float:
    """How often a second a sound swings: what an ear takes for its height."""
    samples = sound_recipes.effect(name)
    found = sum((a < 0) != (b < 0) for a, b in pairwise(samples))
    return found / len(samples) * synth.RATE / 2


def test_the_roar_is_low_and_the_coins_are_high() -> None:
    assert crossings("roar") < 600 < 2000 < crossings("coins")
    assert min(NEW, key=crossings) == "roar"


def test_the_roar_is_heard_from_a_loudspeaker_that_plays_nothing_deep() -> None:
    """Without what is below 150 Hz less than a sixth of it was left."""
    whole = [float(value) for value in sound_recipes.effect("roar")]
    small = synth.hollowed(synth.hollowed(whole, 150), 150)
    assert sum(v * v for v in small) > 0.4 * sum(v * v for v in whole)
