"""The journal: every stimulus and every decision, append-only and durable, and games as text.

Knows: rows, entries, and that a game is the fold of its entries. Refuses to know: devices, pages, the
clock of the game (every entry brings its own).
"""

from companion.journal.backup import CONFIG, SETTINGS, Backup, write_backup
from companion.journal.book import Journal, stimulus_entry
from companion.journal.game_records import GameRecord, read_game, read_games
from companion.journal.integrity.losses import read_losses
from companion.journal.integrity.salvage import Salvaged, salvage_file
from companion.journal.notation.parse import parse_game
from companion.journal.notation.text import write_game
from companion.journal.place import look_at, must_be_file
from companion.journal.recent import read_recent
from companion.journal.restore import bring, check, check_room
from companion.journal.roll_check import check_rolls
from companion.journal.sealed import check_seal
from companion.journal.trace import Stretch, Trace, hides, trace

__all__ = [
    "CONFIG",
    "SETTINGS",
    "Backup",
    "GameRecord",
    "Journal",
    "Salvaged",
    "Stretch",
    "Trace",
    "bring",
    "check",
    "check_rolls",
    "check_room",
    "check_seal",
    "hides",
    "look_at",
    "must_be_file",
    "parse_game",
    "read_game",
    "read_games",
    "read_losses",
    "read_recent",
    "salvage_file",
    "stimulus_entry",
    "trace",
    "write_backup",
    "write_game",
]
