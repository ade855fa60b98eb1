"""People have the last word: what was decided is replaced by what the table says.

- `overrule`: what may be overruled and what then counts; `suggest`: which turn was meant.
- `reinterpret`: an input that was another one. Inside: `accept_board`.
"""
