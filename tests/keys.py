"""Options as tests write them down: by their keys."""

from game.engine.core.agenda import Option, option


def parsed(key: str) -> Option:
    """The option with this key, or how options begin with it."""
    verb, *args = key.split(":")
    return option(verb, *(int(one) if one.lstrip("-").isdecimal() else one for one in args))
