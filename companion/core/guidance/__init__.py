"""What people are shown.

- `lights`: for every moment; `way_back`: what to do until the board is right, by `recovery`, `misplaced`.
- `words_first`: whether a word is missing alone; `setup_check`: how a board differs; `ideas`: a good turn;
  `assist_levels`: how much help a seat wants.

Inside: `pairing`, `hungarian`.
"""
