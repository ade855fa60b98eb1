"""The hall: all tables of a club or a house at a glance. A client of the broker alone.

- `tables`: what is known of each; `link`: the connection to the broker; `onlookers`: who looks on, and how
  all are told; `hall`: the three together.
- `orders`: what hosts want of the tables; `hosts`: who they are; `app`, `pages`: addresses and page; `serve`:
  all of it, running; `answers`: how requests are answered.
- `fleet`: how each board is kept; updates and copies of many.
"""
