"""The one way in: a session and what happened give the next session and its effects."""
