"""The referee as pure arithmetic: no input or output, clock, thread, randomness or logging.

Floors, each of which imports lower ones alone: ``timed_play`` > ``reducer`` > ``corrections``, ``faults`` >
``decision``, ``guidance`` > ``inference`` > ``tracking`` > ``sensing``, ``chance``, ``catalog`` > ``model``.
"""
