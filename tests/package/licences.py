"""The licences of everything inside the program, as its packages bring them."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from game import bootstrap

#: Packages whose code is in the program: the game's, and what starts it.
PINS = ("requirements.txt",)
STARTER = "pyinstaller"
TEXT = re.compile(r"(licen[cs]e|copying|lgpl|ofl)[\w.-]*(\.txt|\.md)?", re.IGNORECASE)
PYTHON = Path(sys.base_prefix)
#: Libraries that the wheel of pygame-ce brings along, by the beginning of their names.
WHEEL = re.compile(r"lib(?P<name>.+)-[0-9a-f]{8}[.]")
BROUGHT = {
    "FLAC": "BSD-3-Clause", "SDL2": "Zlib", "asound": "LGPL-2.1", "brotli": "MIT",
    "fluidsynth": "LGPL-2.1", "freetype": "FTL", "harfbuzz": "MIT",
    "jpeg": "IJG and BSD-3-Clause", "mpg123": "LGPL-2.1", "ogg": "BSD-3-Clause",
    "opus": "BSD-3-Clause", "png": "libpng-2.0", "portmidi": "MIT", "sharpyuv": "BSD-3-Clause",
    "sndfile": "LGPL-2.1", "tiff": "libtiff", "vorbis": "BSD-3-Clause",
    "wavpack": "BSD-3-Clause", "webp": "BSD-3-Clause", "xmp": "MIT",
}  # fmt: skip
FOREWORD = """\
Civetta is under the MIT licence: see LICENSE beside the program.
These packages are inside it; the text of each licence is in the folder of its name.
pygame-ce (LGPL-2.1) and pytmx (LGPL-3.0) lie as files in lib/pygame and lib/pytmx, and so do the libraries
under the LGPL that pygame-ce brings: you may put other versions of them in their place.

"""


def write_licences(program: Path, python: str) -> None:
    """The folder `licences` of a program: a list, and the texts by package."""
    target = program / "licences"
    rows = [python_licence(target)]
    for package in packages(site_of(python)):
        rows.append(licence_of(package, target))
    rows += brought_licences(program / "lib")
    rows += system_licences(program / "lib", target)
    (target / "README.txt").write_text(FOREWORD + "\n".join(rows) + "\n", "utf-8")


def site_of(python: str) -> str:
    """Where that interpreter keeps its packages."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.run(
        [python, "-c", ask], check=True, capture_output=True, text=True
    ).stdout.strip()


def packages(site: str) -> Iterator[metadata.Distribution]:
    """What the game stands on, as it is installed there."""
    pinned = {bootstrap.same_name(STARTER)}
    for name in PINS:
        lines = Path(bootstrap.ROOT, name).read_text("utf-8").splitlines()
        pinned |= {bootstrap.same_name(line.partition("==")[0]) for line in lines if "==" in line}
    found = {
        bootstrap.same_name(d.metadata["Name"]): d for d in metadata.distributions(path=[site])
    }
    yield from (found[name] for name in sorted(pinned) if name in found)


def licence_of(package: metadata.Distribution, target: Path) -> str:
    """Copy a package's licence texts and what it says of itself; its line of the list."""
    name, told = package.metadata["Name"], package.metadata
    folder = target / name
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(package.read_text("METADATA") or "", "utf-8")
    for file in package.files or ():
        if TEXT.fullmatch(file.name):
            shutil.copy(str(file.locate()), folder / file.name)
    kind = told["License-Expression"] or (told["License"] or "").splitlines()[0]
    assert kind, f"{name} does not say what its licence is"
    return f"{name} {package.version}: {kind}"


def brought_licences(lib: Path) -> list[str]:
    """Libraries that came with pygame-ce on Linux; one whose licence nobody has looked up is a fault."""
    rows = []
    for file in sorted(lib.glob("lib*")):
        if found := WHEEL.match(file.name):
            kinds = [BROUGHT[name] for name in BROUGHT if found["name"].startswith(name)]
            assert kinds, f"which licence has {file.name}?"
            rows.append(f"{file.name}: {kinds[0]}, comes with pygame-ce")
    return rows


def python_licence(target: Path) -> str:
    """Python's own."""
    (target / "Python").mkdir(parents=True)
    places = [*PYTHON.glob("lib/python3*/LICENSE.txt"), *PYTHON.glob("LICENSE.txt")]
    shutil.copy(places[0], target / "Python")
    return f"Python {sys.version.split()[0]}: PSF-2.0"


def system_licences(lib: Path, target: Path) -> list[str]:
    """Libraries of the system this was built on, which Python needs, where one can ask it."""
    if not shutil.which("dpkg-query"):
        return []
    rows = []
    for file in sorted(set(lib.glob("lib*.so*")) - set(lib.glob("libpython*"))):
        asked = subprocess.run(
            ["dpkg-query", "-S", f"*/{file.name}"], capture_output=True, text=True
        )
        owner = asked.stdout.partition(":")[0]
        text = Path("/usr/share/doc", owner, "copyright")
        if owner and text.is_file():
            (target / owner).mkdir(exist_ok=True)
            shutil.copy(text, target / owner)
            rows.append(f"{file.name}: Debian's {owner}")
    return sorted(set(rows))
