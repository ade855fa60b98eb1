"""Chance that everybody can check: dice, and commitments that show nothing was changed afterwards."""
