"""Sentences of the referee, in all languages; how seats, places and pieces are called.

Labels of the pages stand in ``web/templates/words*.html``, words of a game in its ``phrases.py``.
"""
