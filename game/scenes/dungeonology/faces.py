"""Portraits of scholars by name; read without anything else of the title."""


def portrait(scholar: str, exalted: bool = False) -> str:
    """The name of a scholar's portrait."""
    return f"dungeonology/portraits/{scholar}{'_exalted' if exalted else ''}"
