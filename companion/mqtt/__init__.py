"""One table told to a broker (MQTT), for whoever in the house listens.

- `messages`: what is told, as values; `published_turns`: which turns are still to be told, each once.
- `discovery`: what Home Assistant needs to show it; `broker`: the connection; `publisher`: the thread.
"""
