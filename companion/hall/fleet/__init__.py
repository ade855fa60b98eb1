"""The care of many boards from the hall: how each is kept, and updates and copies one after the other.

- `queue`: who waits and whose turn it is, as values; `fleet`: queue, boards and messages together.
- `lines`: what a host reads; `page`: addresses and page.
"""
