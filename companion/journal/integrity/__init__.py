"""What damage cannot take: each row proven, games salvaged row by row, losses told."""
