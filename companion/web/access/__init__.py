"""Who may do what, and what keeps strangers out: roles, cookies, host codes, limits."""
