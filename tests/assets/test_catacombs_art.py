"""The pictures of the catacombs: one for every id of the rules, and none besides."""

from pathlib import Path

import pygame
import pytest

ART = Path(__file__).parents[2] / "art"
HERE = ART / "catacombs"

COLOURS = ["red", "blue", "yellow", "purple", "green", "orange"]  # C1.5, C15.2
PALETTES = ["deuteranopia", "protanopia", "tritanopia"]
BANNERS = ["acquire", "reserve", "device", "monster", "start"]  # C4.1

MONSTERS = """
    skeleton animated_wall crystal_kobold keymaster skeleton_priest archoverlord marble_guardian
    skeletal_ape skeleton_warlock the_warden ogre_merchant ape_lord_phantasm
"""
DEVICES = "wishing_well darkened_alcove underground_river locked_trunk thieves_shrine black_market"
COMPANIONS = """
    empurror rebel_scribe imp_familiar bard rebel_thief scavenger bandit charlatan corrupt_advisor
    librarian rebel_paladin skulker spectral_rider brave_hero curator expert_guide rebel_general
    floating_skull
"""
GEMS = "smoky_quartz white_tourmaline rose_quartz black_tourmaline fiery_quartz"
PLAIN = """
    golden_flute payoff waystone flamboyance pillage remove_traps shadow_walk astral_projection
    boots_of_the_ape_lord lie_in_wait lightstick riot smash_and_grab sneak_attack sudden_movement
    swindle divining_rod elven_sword diversion robbery crystal_compass double_cross expensive_taste
    grand_theft lute souldrinker thirst_for_adventure blink_spell
"""
DECK = [*f"{MONSTERS} {DEVICES} {COMPANIONS} {GEMS} {PLAIN}".split()]  # C16.4
STARTING = ["burgle", "stumble", "sidestep", "scramble"]  # C16.1
RESERVE = ["mercenary", "explore", "secret_tome", "goblin"]  # C16.2

SECRETS = """
    catacombs_map chalice greater_skill_boost greater_treasure potion_of_greater_healing
    dragon_egg lockpick magic_spring potion_of_healing potion_of_swiftness potion_of_strength
    puzzle_box treasure potion_of_stealth
"""  # C9.1 to C9.13, C15.8
PRISONERS = """
    adventurer barbarian cleric discount_coupon golden_monkey_bot haunted_prisoner mayor monk
    peasant primatologist prince princess sorceress warrior
"""  # C9.14 to C9.26
BACKS = "major minor prisoner"  # C2.7: the pools lie face down
TOKENS = f"{SECRETS} {PRISONERS} {BACKS} monkey_idol mastery".split()  # C9.27, C9.28
MARKET = [
    "backpack",
    "blood_amulet",
    "burglars_kit",
    "crown_10",
    "crown_9",
    "crown_8",
    "invisibility_cloak",
]
ARTIFACTS = [
    "a5",
    "a7",
    "a10e",
    "a10",
    "a12",
    "a15e",
    "a15",
    "a17",
    "a20e",
    "a20",
    "a25",
]  # C2.6, C15.4
DRAGON = ["asleep", "awake", "furious", "fire", "hoard", "ghost", "bag"]

RESOURCES = "skill sword boot coin lockpick clank quiet teleport leap heal wound"  # C3, C10
KEYWORDS = """
    draw_card discard_card trash dragon rage claws arrive acquire companion device monster ghost
    ghost_shield haunted depths cave_proof unseen replace
"""  # C10, C11, C13.6
COUNTED = """
    artifact prisoner crown tome idol mastery tile_stack rotate dragon_bag knocked_out noise_black
    noise_ghost seat_hexagon seat_star
"""
SIGNS = [*f"{RESOURCES} {KEYWORDS} {COUNTED}".split(), *(f"noise_{c}" for c in COLOURS)]
AWAITED = {*SIGNS, "box_catacombs"}
"""Pictures outside the title's folder that the table of the catacombs will show."""

WANTED = {
    "cards/pictures": [*DECK, *STARTING, *RESERVE],
    "cards/frames": [
        *BANNERS,
        *(f"small_{kind}" for kind in BANNERS),
        "cost_skill",
        "cost_swords",
    ],
    "cards/backs": ["dungeon"],
    "tokens": TOKENS,
    "market": MARKET,
    "artifacts": ARTIFACTS,
    "dragon": DRAGON,
    "portraits": COLOURS,
    "pawns": COLOURS,
    **{f"pawns/{palette}": COLOURS for palette in PALETTES},
}


@pytest.mark.parametrize("folder", WANTED)
def test_every_id_of_the_rules_has_its_picture_and_nothing_else_has_one(folder: str) -> None:
    there = {path.stem for path in (HERE / folder).glob("*.svg")}
    assert there == set(WANTED[folder])


def test_the_deck_has_as_many_designs_as_the_rules_say() -> None:
    assert (len(DECK), len(set(DECK))) == (69, 69)


@pytest.mark.parametrize("name", SIGNS)
def test_every_sign_of_the_title_is_drawn(name: str) -> None:
    assert (ART / "signs" / f"{name}.svg").is_file()


UNCUT = [
    "signs",
    *(f"catacombs/tilesets/{kind}" for kind in ("props", "flat", "rooms", "signs")),
    *(f"catacombs/{kind}" for kind in ("pawns", "tokens", "market", "artifacts")),
]


@pytest.mark.parametrize("folder", UNCUT)
def test_no_thing_is_cut_off_by_the_edge_of_its_picture(folder: str) -> None:
    """At its edge a picture holds no more than the soft rim of a line."""
    files = sorted((ART / folder).glob("*.svg"))
    assert files
    assert [file.name for file in files if strongest_at_the_edge(file) > 120] == []


def strongest_at_the_edge(file: Path) -> int:
    picture = pygame.image.load(file)
    wide, high = picture.get_size()
    edge = [(x, y) for x in range(wide) for y in (0, high - 1)]
    edge += [(x, y) for y in range(high) for x in (0, wide - 1)]
    return max(picture.get_at(at).a for at in edge)
