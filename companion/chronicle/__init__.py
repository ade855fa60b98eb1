"""Stored games looked back on: what happened in which order, and what can be counted of it.

Pure arithmetic over journal entries. Refuses to know: files, languages, and what is worth telling.
"""
