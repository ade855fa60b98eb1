"""Papers to build a board from, made from its map: wiring, overview, drilling template, parts, power.

Knows board maps (`hardware.board_map`), the pins that firmware and drawings agree on, and how to draw.
Refuses to know games and frames. Everything here is arithmetic on a map and gives the same bytes each
time; only ``__main__`` opens files.
"""
