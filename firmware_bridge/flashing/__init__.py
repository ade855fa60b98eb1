"""The firmware that comes along, and its way onto an Arduino: by avrdude, kept, verified, proved by HELLO."""
