"""Values that all floors share: boards, inputs, commands, history, the session, what games are asked."""
