"""Sentences of the screen by key, from data/text/<language>/."""

from pathlib import Path
from typing import Any

import yaml

from game.assets import DATA, AssetError
from game.ui.text import plain


class Words:
    """`words("title.new_game")`; arguments in braces are filled in, other braces are icons."""

    def __init__(self, language: str = "en", root: Path = DATA / "text") -> None:
        self.language = language
        self.root = root
        self.texts = self._load("ui")

    def _load(self, name: str) -> dict[str, str]:
        file = f"data/text/{self.language}/{name}.yaml"
        try:
            data = yaml.load(
                (self.root / self.language / f"{name}.yaml").read_text("utf-8"), yaml.CSafeLoader
            )
        except (OSError, yaml.YAMLError) as error:
            raise AssetError("fault.file", file=file, why=str(error)) from error
        return dict(flatten(data))

    def __call__(self, key: str, **args: object) -> str:
        """The sentence for a key. Arguments are shown as they are: no markup inside them."""
        text = self.texts[key]
        for name, value in args.items():
            text = text.replace(f"{{{name}}}", plain(str(value)))
        return text

    def has(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return key in self.texts

    def group(self, prefix: str) -> list[str]:
        """Last parts of the keys directly below a prefix, in the order of the file."""
        start = f"{prefix}."
        names = (key[len(start) :].split(".")[0] for key in self.texts if key.startswith(start))
        return list(dict.fromkeys(names))


def flatten(data: dict[str, Any], prefix: str = "") -> list[tuple[str, str]]:
    """Nested mappings as dotted keys."""
    found: list[tuple[str, str]] = []
    for key, value in data.items():
        if isinstance(value, dict):
            found += flatten(value, f"{prefix}{key}.")
        else:
            found.append((f"{prefix}{key}", str(value)))
    return found


def languages(root: Path = DATA / "text") -> list[str]:
    """Languages there are texts in."""
    return sorted(folder.name for folder in root.iterdir() if (folder / "ui.yaml").is_file())
