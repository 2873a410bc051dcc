"""Portraits and pawns of adventurers by the colour of their seat; read without the rest of the title."""


def portrait(colour: str) -> str:
    """The name of an adventurer's portrait."""
    return f"catacombs/portraits/{colour}"


def pawn(colour: str) -> str:
    """The name of an adventurer's figure."""
    return f"catacombs/pawns/{colour}"
