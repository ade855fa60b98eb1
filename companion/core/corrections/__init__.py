"""People have the last word: what was decided is replaced by what the table says.

- `overrule`: what may be overruled and what then counts; `suggest`: which turn was meant.
- `ruling`: what each of them makes of the game, history replaced from a number on.
- `reinterpret`: a turn or input that was another one, heard in its place.

Inside: `accept_board`.
"""
