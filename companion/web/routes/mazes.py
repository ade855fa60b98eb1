"""Walls that people have built and no sensor sees: looked over, and forgotten at once.

Refuses to know: what makes a good maze (the game says so), and any game in play: nothing is kept, and
nobody is told.
"""

from flask import Response, request

from companion.core.catalog.built_layout import Builder
from companion.core.model.errors import PositionError
from companion.state.models import mazes
from companion.web import answers
from companion.web.context import Routes, language
from companion.web.endpoint import HTML, LOOK, endpoint
from companion.web.pages import page
from companion.words.i18n import translator

MOST_NAMES = 200
"""So many walls are read at most: no board has more slots."""


class MazeRoutes(Routes):
    """The handlers of the wall page."""

    @endpoint("GET", "/maze", LOOK, HTML, "The page that looks over walls that people have built.")
    def maze_page(self) -> Response:
        """Return the page on which people tap where they have built walls; it says where there are none."""
        return page(self._context, "maze.html", builds=self._found() is not None)

    @endpoint("GET", "/api/maze", LOOK, mazes.Maze, "How such walls stand; nothing is kept.")
    def maze(self) -> Response:
        """Tell how ``?walls=a1-b1,a2-b2`` stand on the board of ``game`` and ``variant``, else the first.

        `?walls=a1-b1,a2-b2`, with or without `game` and `variant`. `cut_off`: fields that cannot be reached.
        """
        if (wanted := self._found()) is None:
            raise answers.not_found("board on which people build walls")
        game, variant, builder = wanted
        names = [name for name in request.args.get("walls", "").split(",") if name]
        if len(names) > MOST_NAMES:
            raise answers.bad_body(f"walls: {len(names)} names, at most {MOST_NAMES} are read")
        tell = translator(language())
        try:
            found = builder.built(variant, sorted(set(names)))
        except PositionError as error:
            raise answers.bad_body(f"walls: {error}") from None
        answer = mazes.Maze(
            game=game,
            variant=variant,
            most=builder.most_parts(variant),
            slots=[mazes.Slot(name, tell(say)) for name, say in builder.slots(variant).items()],
            walls=sorted(set(names)),
            ok=found.ok,
            text=tell(found.text),
            cut_off=list(found.cut_off),
        )
        return answers.json_answer(answer)

    def _found(self) -> tuple[str, str, Builder] | None:
        """Return the board that is asked for, else the first on which people build; None for none."""
        named = request.args.get("game"), request.args.get("variant")
        for name, game in sorted(self._context.settings.games.items()):
            if not isinstance(game, Builder):
                continue
            for variant in game.variants:
                fits = all(want in (None, own) for want, own in zip(named, (name, variant), strict=True))
                if fits and game.slots(variant):
                    return name, variant, game
        return None
