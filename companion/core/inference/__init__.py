"""What the touched board may mean: legal inputs that explain it, weighed against each other.

- `computer_turn`: what the companion wants of a seat that it plays.
- `take_back_by_hand`: a turn taken back by hand.

For the core alone:

- `classify`: what the board may mean, how sure that is, and the reason if it is no turn.
- `footprint_match`: which turns fit; `input_sequences`: several inputs at once; `trays`: unseen pools.
- `swapped_pieces`: whose piece is it?

Inside: `counter_evidence`, `likelihood`, `beam`, `costs`, `hypothesis`, `evidence`, `lost_track`.
"""
