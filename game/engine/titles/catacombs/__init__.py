"""Clank! Catacombs: thieves, a map that grows, and a dragon that listens. Cited as C<section>.<number>."""
