"""What people are shown.

- `lights`: for every moment; `way_back`: what to do until the board is right, by `way_back_planner`.
- `words_first`: whether a word is missing alone; `setup_check`: how a board differs; `ideas`: a good turn;
  `assist_levels`: how much help a seat wants.

For the core alone:

- `misplaced`: which pieces stand wrong.

Inside: `pairing`, `hungarian`.
"""
