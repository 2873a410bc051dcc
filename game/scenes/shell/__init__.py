"""The window, the loop and the stack of scenes: what every page and table stands on."""
