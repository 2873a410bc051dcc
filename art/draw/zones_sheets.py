"""The colours of all baked sheets: a ground for each zone, the terrains, the glaze of each level."""

from __future__ import annotations

from art.draw.zones_textures import Ground, Terrain

GROUNDS: dict[str, Ground] = {
    "camp": Ground(("#5E7838", "#84964C", "#A4B064", "#C6C27C", "#E6DAA4")),
    "hunt": Ground(("#4E5226", "#6E6C32", "#8E8044", "#AE9458", "#CEB27A"), "litter", 40),
    "vineyard": Ground(("#545C34", "#787C44", "#98985A", "#B6A872", "#D8C49A"), "furrows", 8, 0.8),
    "pasture": Ground(("#5A8038", "#7E9E48", "#A0B65C", "#C2CA78", "#E4E0A2")),
    "moss": Ground(("#2C4A3A", "#426648", "#5E8256", "#84A06C", "#B4C08E")),
    "stubble": Ground(("#6E6A2A", "#928638", "#B09A4A", "#C8B062", "#E0CC86"), "furrows", 16, 0.5),
    "arena": Ground(("#565E30", "#767A40", "#949052", "#B2A468", "#D2BE88"), "cracks", 9, 0.7),
    "rite": Ground(("#2A2024", "#46302C", "#664034", "#885440", "#B0744E"), "cracks", 8),
    "dolmen": Ground(("#2A2A34", "#40404A", "#585860", "#74727A", "#94929A"), "cracks", 7),
    "barracks": Ground(("#302A2A", "#4D4239", "#6A5845", "#8A7052", "#A88A60"), "cracks", 6),
    "slums": Ground(("#2E3026", "#484A36", "#646246", "#847C5A", "#A69A74"), "litter", 30),
    "trophies": Ground(("#3E2A26", "#5C4034", "#7A5642", "#987052", "#B68E68"), "flags", 11),
    "bards": Ground(("#3E2A22", "#5E4030", "#80583C", "#A2784C", "#C49C64"), "planks", 18, 0.7),
    "war": Ground(("#1C2234", "#2C364C", "#404C62", "#5C687C", "#7C8694"), "cracks", 7),
    "priests": Ground(("#1A1A3A", "#282A54", "#3A3E70", "#54588A", "#7678A8"), "wash"),
    "council": Ground(("#1A2C3C", "#284254", "#385A6C", "#527888", "#769AA4"), "flags", 10),
    "plantation": Ground(("#14282C", "#1E3E3C", "#2E564C", "#487460", "#6C967C"), "furrows", 7),
    "sewer": Ground(("#20302E", "#304642", "#445C54", "#5E766A", "#7E9484"), "bricks", 10),
    "faith": Ground(("#202A4A", "#344268", "#4C5E86", "#7082A4", "#9CAAC2"), "flags", 8),
}

TERRAINS: dict[str, Terrain] = {
    "sand": Terrain("#E6D09C", "#5E4A28", 0.93),
    "clay": Terrain("#E2C490", "#5E4024", 0.93),
    "chalk": Terrain("#EEDCAE", "#6A5A30", 0.93),
    "loam": Terrain("#CFC496", "#34442C", 0.92),
    "dust": Terrain("#B89A70", "#1E1610", 0.88),
    "ash": Terrain("#B08A70", "#200F0E", 0.84),
    "slabs": Terrain("#ACA8B6", "#181822", 0.84),
    "mud": Terrain("#A08E68", "#1E180E", 0.88),
    "carpet": Terrain("#8E2F2C", "#3A1010", 0.9, 0.06, 4, 0.6, 0.8, "hatch", "#B8503C"),
    "runner": Terrain("#74426A", "#26101F", 0.9, 0.1, 4, 0.6, 0.8, "hatch", "#B888A8"),
    "slate": Terrain("#93A6B8", "#0E1626", 0.84),
    "mist": Terrain("#9A9ACE", "#121232", 0.76),
    "mosaic": Terrain("#9CBEC0", "#0C1E28", 0.78, 0.1),
    "spores": Terrain("#9AC0A6", "#0A1E1A", 0.8),
    "stonework": Terrain("#A6B2A2", "#101C18", 0.82, 0.16),
    "marble": Terrain("#B4C0D6", "#1C2440", 0.78, 0.1),
    "blood": Terrain(
        "#3FB8CC", "#0E3A4C", 0.95, 0.24, 7, 0.55, 0.7, "ripples", "#E6FFFF", "#5FE0EE"
    ),
    "sewage": Terrain("#7C8A36", "#1E2812", 0.96, 0.2, 6, 0.6, 0.8, "ripples", "#C6D070"),
    "thicket": Terrain("#33502F", "#1D2C1A", 0.94, 0.4, 9, 0.55, 0.5, "leaves", "#4D6D35"),
    "bracken": Terrain("#5A5026", "#2C2412", 0.94, 0.4, 9, 0.55, 0.5, "leaves", "#8A6A2E"),
    "grove": Terrain("#1E3A2E", "#0E1E18", 0.95, 0.4, 9, 0.6, 0.5, "leaves", "#2F5640"),
    "corn": Terrain("#B08A38", "#5A4218", 0.94, 0.3, 8, 0.5, 0.5, "leaves", "#E0B858"),
    "rock": Terrain("#1D1817", "#0B0807", 0.97, 0.4, 9, 0.6, 0.6, "hatch", "#4A3E36"),
    "cavern": Terrain("#10162A", "#060A14", 0.97, 0.4, 9, 0.6, 0.6, "hatch", "#30405E"),
    "hall": Terrain("#2A2028", "#100C10", 0.97, 0.06, 8, 0.6, 0.8, "hatch", "#54424A"),
    "vault": Terrain("#141E34", "#080E1A", 0.97, 0.06, 8, 0.6, 0.8, "hatch", "#3C5070"),
}

GLAZES: dict[int, tuple[str, float, float]] = {
    1: ("#1A1206", 0.12, 0.04),
    2: ("#0E0806", 0.2, 0.26),
    3: ("#04060E", 0.2, 0.24),
}
