"""The shapes of all that comes in and goes out over HTTP, part by part; docs and checks come from here."""
