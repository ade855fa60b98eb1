"""How long a turn takes from a board's verdict to an onlooker of the hall, and what it needs.

- `boards`: tables that play a turn a second; `onlookers`: all streams, in one process that does nothing else.
- `machine`: what each program takes of the cores, and how late the machine itself is.
"""
