"""Portraits of scholars by name, and what is told with them; read without anything else of the title."""

from game.ui.words import Words


def portrait(scholar: str, exalted: bool = False) -> str:
    """The name of a scholar's portrait."""
    return f"dungeonology/portraits/{scholar}{'_exalted' if exalted else ''}"


def face_on_curtain(words: Words, scholar: str) -> tuple[str, str]:
    """The portrait on the curtain of a seat, and the line below its name."""
    name, epithet = (
        words(f"dungeonology.scholar.{scholar}.{part}") for part in ("name", "epithet")
    )
    return portrait(scholar), words("dungeonology.panel.seat.scholar", name=name, epithet=epithet)
