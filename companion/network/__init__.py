"""Keeps the machine's network, as root beside the companion: joins a Wi-Fi, opens the hotspot.

The companion has no rights of its own; it asks through a socket (``socket_server.py``), in five words.
"""
