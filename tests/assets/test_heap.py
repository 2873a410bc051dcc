"""Garbage is collected at quiet moments only; tried where there is little to look through."""

import subprocess
import sys
from inspect import isfunction

import pytest

from game.bootstrap import ROOT
from tests.assets import heap


@pytest.mark.parametrize("case", [name for name, it in vars(heap).items() if isfunction(it)])
def test_in_a_process_of_its_own(case: str) -> None:
    code = f"import gc; gc.disable(); from tests.assets import heap; heap.{case}()"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
