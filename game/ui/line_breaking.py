"""Where a line of text may end, in any script, and what stays together."""

from functools import lru_cache
from typing import NamedTuple

from game.content.texts import JOINER, SOFT_HYPHEN

NO_START = set("!%),.:;?]}¢°·'\"†‡›℃∶、。〃〆〕〗〞﹚﹜！＂％＇），．：；？］｝～…—”’»」』】〉》")
NO_END = set("$(£¥'\"‵〈《「『【〔〖〝﹙﹛＄（．［｛￡￥“‘«„‚¿¡")
BREAK_AFTER = set("-–—/·")
#: Words by which Chinese counts things: what is counted stays with them.
MEASURES = set("个個张張颗顆点點")
SPACES = (" ", "\u00a0")
NARROW_FACES = {"text", "bold", "slanted"}
#: How many neighbours are remembered with the answer whether a line may end between them.
KEPT_PAIRS = 4096


class Piece(NamedTuple):
    """A run in one face, or an icon."""

    text: str
    face: str
    icon: bool = False


def is_wide(char: str) -> bool:
    """Whether a character belongs to a script that may break between any two characters."""
    code = ord(char) if char else 0
    return (
        0x2E80 <= code <= 0x9FFF
        or 0xF900 <= code <= 0xFAFF
        or 0xFF00 <= code <= 0xFFEF
        or (0x20000 <= code <= 0x3FFFF)
    )


def clusters(units: list[Piece]) -> list[list[Piece]]:
    """Group units that must stay together; a line may break between two clusters."""
    groups: list[list[Piece]] = []
    for unit in units:
        if groups and not may_break(groups[-1][-1], unit):
            groups[-1].append(unit)
        else:
            groups.append([unit])
    return groups


def in_company(groups: list[list[Piece]]) -> list[list[Piece]]:
    """In a script that breaks anywhere the last character brings its neighbour along."""
    if len(groups) < 2:
        return groups
    *others, last_but_one, last = groups
    before, after = last_but_one[-1], last[0]
    if before.icon or after.icon or not (is_wide(before.text) and is_wide(after.text)):
        return groups
    return [*others, [*last_but_one, *last]]


@lru_cache(maxsize=KEPT_PAIRS)
def may_break(before: Piece, after: Piece) -> bool:
    """Whether a line may end between two units."""
    if after.text == " " or before.text == " ":
        return True
    if after.icon and not before.icon:
        return is_wide(before.text) and before.text not in NO_END | MEASURES
    if before.icon or "\u00a0" in (before.text, after.text):
        return False
    if JOINER in (before.text, after.text):
        return False
    if SOFT_HYPHEN in (before.text, after.text):
        return before.text == SOFT_HYPHEN
    if after.text in NO_START or before.text in NO_END:
        return False
    if _is_counted(before.text, after.text):
        return False
    ends = before.text in BREAK_AFTER and not after.text.isdigit()  # a date stays in one piece
    return is_wide(before.text) or is_wide(after.text) or ends


def _is_counted(before: str, after: str) -> bool:
    """Whether a number meets a sign that belongs to it: what it counts, or what is numbered."""
    if before.isdigit():
        return is_wide(after) and after not in NO_END
    return after.isdigit() and is_wide(before) and before not in NO_START


def is_space(cluster: list[Piece]) -> bool:
    """Whether a cluster is only room between words."""
    return all(piece.text == " " for piece in cluster)


def trimmed(line: list[Piece]) -> list[Piece]:
    """The line without spaces at its end; if a word is broken there, with a hyphen."""
    end = len(line)
    while end and line[end - 1].text == " ":
        end -= 1
    return hyphened(line[:end])


def hyphened(line: list[Piece]) -> list[Piece]:
    """The line with a hyphen where its last word is broken."""
    if line and line[-1].text == SOFT_HYPHEN:
        return [*line[:-1], Piece("-", line[-1].face)]
    return line


def seen(line: list[Piece]) -> list[Piece]:
    """The line without the places where words may or may not be broken."""
    return [piece for piece in line if piece.text not in (SOFT_HYPHEN, JOINER)]


def unbroken(text: str) -> list[str]:
    """The parts of a text that stay on one line each."""
    marked = text.replace(SOFT_HYPHEN, "- ")
    return "".join(f" {char} " if is_wide(char) else char for char in marked).split()


def merged(line: list[Piece]) -> list[Piece]:
    """Neighbouring characters of one face joined into runs, so that kerning works."""
    runs: list[Piece] = []
    run, face = "", ""
    for piece in line:
        is_alone = piece.icon or (piece.text in SPACES and piece.face in NARROW_FACES)
        if run and (is_alone or piece.face != face):
            runs.append(Piece(run, face))
            run = ""
        if is_alone:
            runs.append(piece)
        else:
            run, face = run + piece.text, piece.face
    if run:
        runs.append(Piece(run, face))
    return runs
