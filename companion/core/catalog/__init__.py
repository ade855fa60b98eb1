"""What a game says of itself before anybody plays.

- `game_box`: its box, variants, house rules, facts; `phrases`: its words for pieces, places and reasons.
- `art`: how its board is drawn; `lessons`: how it is played, card by card; `first_game`: which card is due.
- `built_layout`: boards that a table builds itself; `table_settings`: brightness, volume, quiet hours;
  `venue_kinds`: what a home, a club, a school and a café usually want.
"""
