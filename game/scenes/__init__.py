"""The scenes of the desktop game and the stack they lie on."""
