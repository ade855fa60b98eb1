"""The doors of the daemon: what a transport, a panel, a die must do, and what the pages may ask."""
