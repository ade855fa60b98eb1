"""Traces through the referee: `run` plays one, `header` is how it begins, `events` what its lines tell."""
