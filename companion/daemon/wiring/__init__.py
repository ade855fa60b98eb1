"""From a configuration to what a table is made of: devices, dice, panels, inputs, games, the journal."""
