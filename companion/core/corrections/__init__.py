"""People have the last word: what was decided is replaced by what the table says."""
