"""The one way in: a session and what happened give the next session and its effects.

- `step`: the reducer; `command_refusal`: why what people say cannot be now; `undo`: what may be taken back.

Inside: `handlers`, `early_inputs`.
"""
