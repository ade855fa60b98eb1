"""From raw levels of contacts to touches that are believed."""
