"""The catalogue for the screen: what people typed is shown as it is, not read as markup."""

from game.content.texts import SOFT_HYPHEN, Catalogue, Name, catalogue
from game.ui.text import plain, read_markup


class Markup(str):
    """Text put together from the catalogue: its signs and emphasis are meant."""


class Words:
    """`words("title.new_game")`; arguments are escaped unless they are Markup or numbers."""

    def __init__(self, language: str = "en") -> None:
        self.texts: Catalogue = catalogue(language)
        self._lacked = len(self.texts.lacking)

    def __call__(self, key: str, **args: object) -> str:
        """The sentence for a key."""
        return self.texts.say(key, **{name: _safe(value) for name, value in args.items()})

    def lacking(self) -> list[str]:
        """Keys without a sentence that were asked for since these words are in use."""
        return self.texts.lacking[self._lacked :]

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return key in self.texts


def unmarked(text: str) -> str:
    """A sentence as a terminal shows it: the words alone, whatever they look like on the screen."""
    told = "".join(words for words, _face, _is_sign in read_markup(text, "text"))
    return told.replace(SOFT_HYPHEN, "")


def _safe(value: object) -> object:
    return (
        plain(value) if isinstance(value, str) and not isinstance(value, (Markup, Name)) else value
    )
