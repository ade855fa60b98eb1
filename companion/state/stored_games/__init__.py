"""Stored games as JSON: each step as a sentence, what is counted of them, and what came of looking back."""
