"""The board on the bench: the walk from spot to spot, the test of a piece, and what each sensor does.

Knows: lines, spots and lights of one device, and people who put a magnet down and take it away. Refuses to
know: games, files, screens and sentences (the pages and the terminal put what is found into words).
"""
