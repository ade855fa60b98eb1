"""What a family takes care of: settings, copies, backups, stored games, link quality, support bundle."""
