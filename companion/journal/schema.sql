-- The journal, version 1. One table, one row for each thing that came in or was decided, never changed (but that
-- names and whole games may be taken out, see erase.py).
--
-- seq is handed out by the companion, in order, and never twice (where the last row goes, a row 'gone' stands for it),
-- so it needs no AUTOINCREMENT.
-- game is the seq of the game's first row (its own, for that row).

CREATE TABLE rows (
    seq     INTEGER PRIMARY KEY,
    game    INTEGER NOT NULL,
    kind    TEXT    NOT NULL,   -- 'stimulus', or the kind of the decision (docs/architecture.md)
    at_ms   INTEGER NOT NULL,   -- monotonic clock; comparable within one boot only
    boot    TEXT    NOT NULL,   -- which boot of the machine; 'imported' for a game read from text
    wall    TEXT    NOT NULL,   -- wall clock, for people; nothing is ordered by it
    version TEXT    NOT NULL,   -- of the companion that made the row
    data    TEXT    NOT NULL    -- JSON
) STRICT;

CREATE INDEX decisions ON rows (game, seq, kind) WHERE kind <> 'stimulus';

CREATE VIEW games AS
    SELECT seq AS game, wall AS started, version, data FROM rows WHERE kind = 'game';

CREATE TRIGGER rows_are_not_changed BEFORE UPDATE ON rows
BEGIN
    SELECT RAISE(ABORT, 'rows are append-only');
END;

CREATE TRIGGER rows_are_not_deleted BEFORE DELETE ON rows
BEGIN
    SELECT RAISE(ABORT, 'rows are append-only');
END;
