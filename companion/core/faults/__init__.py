"""Which sensors contradict the game again and again, and so are left out.

- `diagnosis`: from edges to faults, and healed again; `contradiction`: the picture against the game.
"""
