"""What people are shown: lights, the way back to a right board, ideas, how a board is set up."""
