"""What the touched board may mean: legal inputs that explain it, weighed against each other.

- `classify`: the observation, where an unclear picture becomes a question and a wrong one a verdict.
- `footprint_match`: which turns fit; `input_sequences`: several inputs at once; `trays`: unseen pools.
- `physical_undo`: a turn taken back by hand; `swapped_pieces`: whose piece is it?

Inside: `likelihood`, `hypothesis`, `evidence`, `lost_track`.
"""
