"""A map of tiles that are laid, turned and snapped: camera, painting, marks, moves."""
