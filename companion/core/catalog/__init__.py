"""What a game says of itself before anybody plays.

- `game_box`: its box, variants, house rules, facts; `phrases`: its words for pieces, places and reasons.
- `built_layout`: boards that a table builds itself; `table_settings`: brightness, volume, quiet hours.
"""
