"""The Magic Labyrinth, small and big: rules as arithmetic over immutable states.

Knows: the grid that both share (`grid`), the small game's rules (`small_...`), mazes
(`maze`) and the big game's rules (`big`, `big_...`). Refuses to know: sensors, lights, phones, time and
chance; dice, drawn symbols, shuffles and a maze's numbers are arguments.

Nothing registers these games yet: how a turn made of many inputs reaches the referee is docs/adr/0014.
"""
