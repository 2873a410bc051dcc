"""Pictures, textures, fonts, palette and sounds: everything loaded or made for the eye and ear."""

from pathlib import Path

from game import bootstrap

ROOT = Path(bootstrap.ROOT).resolve()
ART = ROOT / "art"
DATA = ROOT / "data"


class AssetError(Exception):
    """Something the screen needs is missing or broken; carries a text key and its arguments."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name = args

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in self.args_by_name.items())
        return f"{self.key} ({facts})"
