"""What becomes a record, a question or a verdict, and when.

- `rest_decisions`: how long a picture rests, and what is decided then; `decisions`: the entries of each.
- `fold`: a session from its entries; `record`: the recorded values alone.
- `contact_counts`: what entries tell of contacts; `happened`: what is news.
- `pause`; `reconnect`: a board that was out of sight.
"""
