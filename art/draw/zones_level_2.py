"""The maps of level 2."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from art.draw.zones_map import ZoneMap

BUILDERS: dict[str, Callable[[dict[str, Any]], ZoneMap]] = {}
