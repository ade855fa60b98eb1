"""What becomes a record, a question or a verdict, and when.

- `fold`: a session from its entries; `record`: the recorded values alone.
- `contact_counts`: what entries tell of contacts; `pause`: a table that rests.

For the core alone:

- `rest_decisions`: how long a picture rests, and what is decided then; `decisions`: the entries of each.
- `reconnect`: a board that was out of sight.

Inside: `happened`, what is news.
"""
