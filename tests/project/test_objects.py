"""Objects one can take in: nothing deep, nothing with a hundred methods.

The size that counts is the object's: what it inherits is part of it.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cached_property

import pytest

import game

DEEPEST = 4
MOST_METHODS = 62
METHODS = (property, cached_property, classmethod, staticmethod)


def classes() -> Iterator[type]:
    """Every class of the game."""
    for found in pkgutil.walk_packages(game.__path__, "game."):
        module = importlib.import_module(found.name)
        yield from (
            one
            for one in vars(module).values()
            if inspect.isclass(one) and one.__module__ == found.name
        )


def own(cls: type) -> list[type]:
    """The class and those of the game it is built on."""
    return [one for one in cls.__mro__ if one.__module__.startswith("game.")]


def way_up(cls: type) -> list[type]:
    """The longest way from the class up to one that is built on none of the game."""
    ours = [base for base in cls.__bases__ if base.__module__.startswith("game.")]
    return [cls, *max(map(way_up, ours), key=len, default=[])]


def methods(cls: type) -> set[str]:
    """Everything the object can be told, its own and inherited; what Python adds is not counted."""
    return {
        name
        for one in own(cls)
        for name, value in vars(one).items()
        if (inspect.isfunction(value) or isinstance(value, METHODS))
        and (name == "__init__" or not name.startswith("__"))
    }


@pytest.fixture(scope="module")
def ours() -> list[type]:
    return list(classes())


def test_no_class_is_deeper_than_four(ours: list[type]) -> None:
    deep = {
        f"{cls.__module__}.{cls.__qualname__}": [one.__name__ for one in way_up(cls)]
        for cls in ours
    }
    assert len(deep) > 400
    assert {name: way for name, way in deep.items() if len(way) > DEEPEST} == {}


def test_no_object_has_more_methods_than_one_can_take_in(ours: list[type]) -> None:
    sizes = {f"{cls.__module__}.{cls.__qualname__}": len(methods(cls)) for cls in ours}
    assert {name: size for name, size in sizes.items() if size > MOST_METHODS} == {}
