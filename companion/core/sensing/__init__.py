"""From raw levels of contacts to touches that are believed.

- `debounce`: when an edge counts; `flapping`: contacts that cannot keep still.
"""
