"""The referee loop: one inbox, the game in play, and the view that everybody sees."""
