"""Values that all floors share.

- `game`: the plug-in point; `footprint`: what an input of hands does to a picture.
- `capabilities`: what a game may do besides; `inputs`: what hands and people say.
- `situation`: a position and what the rules say of it.
- `session`: a game and all that is known of it: what is recorded, and what is provisional.
- `history`, `observation`, `miss_rates`, `polarity`: its parts.
- `hand_times`: what a hand or a contact can do, in ms.
- `types`: what comes in and goes out; `commands`: what people say; `errors`.
- `struct_reader`, `json_text`, `house_rules_json`: the strict readers; `fast_replace`.
- `old_entries`: entries of earlier versions, read as those of today.
- `secretive`: values whose text gives nothing away.
"""
