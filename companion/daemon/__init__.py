"""The daemon: one inbox, one loop that owns the game, and the devices, journal and pages around it."""
