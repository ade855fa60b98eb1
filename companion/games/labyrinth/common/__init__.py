"""What both labyrinths share: the grid, places, words, mazes, how an input is judged."""
