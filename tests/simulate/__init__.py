"""Hands of which tests know all: stories, mistakes, bad contacts, mazes, and what truly stands where.

Built on `companion.simulate`, which the demonstration plays with. Refuses to know: how the referee finds out.
"""
