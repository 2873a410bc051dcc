"""Tile faces of Catacombs as pictures and places, read from art/catacombs/tiles/*.tmx.

tile_file       a map read and checked: materials, things, rooms, tunnels
tile_places     where everything is on a face as it lies; what the table puts pawns and cubes by
tile_hewing     masks of what is hewn: the only geometry that walls, floor and light come from
tile_ground     the painter: rock, masonry, floor, light, props; what never changes in a game
tile_ways       what tunnels are made of: stairs, bridges, rails, portcullises
tile_rooms      features and icons over the ground, as scenes or as signs
tile_pictures   all of it kept, in memory and on disk
"""
