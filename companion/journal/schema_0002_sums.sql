-- The journal, version 2: each row is proven by a checksum (chain.py). Rows that were there before get theirs in the
-- same transaction; they are proven from then on.

ALTER TABLE rows ADD COLUMN sum BLOB;
