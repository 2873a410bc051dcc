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


def test_the_roar_is_low_and_the_coins_are_high() -> None:
    def crossings(name: str) -> float:
        samples = sound_recipes.effect(name)
        found = sum((a < 0) != (b < 0) for a, b in pairwise(samples))
        return found / len(samples) * synth.RATE / 2

    assert crossings("roar") < 600 < 2000 < crossings("coins")
