"""Nicknames and photos of the figures on the table: taken, looked over, kept in memory alone."""
