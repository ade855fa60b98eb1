"""The Magic Labyrinth, small and big: rules as arithmetic over immutable states.

Knows: the grid that both share (`grid`), the small game's rules (`small`, with its neighbours). Refuses to
know: sensors, lights, phones, time and chance; dice, drawn symbols and shuffles are arguments.

Nothing registers these games yet: how a turn made of many inputs reaches the referee is docs/adr/0014.
"""
