"""The games, each a folder that knows nothing of the others."""
