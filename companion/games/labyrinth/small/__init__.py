"""The small game: figures, symbols and chips on 36 fields."""
