"""The promises of `companion.core.model.game.Game`, as tests: a game's own tests inherit them.

Knows: that each variant is played through at random, the same way each time. Refuses to know: any game.
"""

import itertools
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from companion.core.catalog.game_box import edition_of
from companion.core.catalog.lessons import position_of, tried
from companion.core.model.capabilities import Player, levels_of
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.game import Game, bits
from companion.core.model.inputs import BOARD, Input, Refused, Taken, read_input, texts
from companion.core.model.session import legal_at

INPUTS = 120
"""Of one random game at most: enough to see every kind, and quick."""


def playthrough(
    game: Game[Any], variant: str, seats: Sequence[str] = ()
) -> Iterator[tuple[Any, Input, Taken[Any]]]:
    """Play at random, the same each time: (position, input, what it led to). Without ``seats`` all play."""
    chance = random.Random(7)  # noqa: S311 - the same each time
    position = game.setup(variant, seats or game.seats)
    for _input in range(INPUTS):
        awaited = game.expects(position)
        if not awaited:
            return
        given = chance.choice(chance.choice(awaited).inputs())
        taken = game.hear(position, given)
        assert isinstance(taken, Taken), (given, taken)
        yield position, given, taken
        position = taken.position


class GameContract:
    """Inherit it as ``class TestContract`` and name the game: each test runs for each variant."""

    games: ClassVar[Sequence[Game[Any]]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test for each variant of each game."""
        cases = [
            pytest.param(game, variant, id=f"{game.name}-{variant}")
            for game in self.games
            for variant in game.variants
        ]
        metafunc.parametrize(("game", "variant"), cases)

    def test_the_board_names_each_spot_once_and_lays_out_all(self, game: Game[Any], variant: str) -> None:
        """Name each spot once, say where it lies, and put it into one pool at most."""
        board = game.board(variant)
        assert len(set(board.spots)) == len(board.spots) == len(board.xy)
        pooled = [spot for pool in board.pools for spot in bits(pool.mask)]
        assert len(pooled) == len(set(pooled))
        assert all(spot < len(board.spots) for spot in pooled)
        for names in board.marks.values():
            assert set(names) <= set(board.spots)

    def test_every_spot_is_told_without_coordinates(self, game: Game[Any], variant: str) -> None:
        """Have words for every spot."""
        board = game.board(variant)
        for spot in board.spots:
            said = game.tell_spot(board, spot)
            assert said.text
            assert said.text.format(**said.args)

    def test_the_first_seat_begins_and_all_play(self, game: Game[Any], variant: str) -> None:
        """Begin with the first seat, or with the one that is named."""
        position = game.setup(variant, game.seats)
        assert game.seat_to_move(position) == game.seats[0]
        assert game.seats_in_play(position) == game.seats
        assert not game.outcome(position).over
        begun = game.setup(variant, game.seats, first=game.seats[-1])
        assert game.seat_to_move(begun) == game.seats[-1]

    def test_positions_are_values_and_survive_json(self, game: Game[Any], variant: str) -> None:
        """Come back from JSON as the same position."""
        for position, given, taken in playthrough(game, variant):
            again = game.load(json.loads(json.dumps(game.dump(position))))
            assert again == position
            assert hash(again) == hash(position)
            assert game.hear(again, given) == taken

    def test_what_may_come_is_told_in_known_words_each_once(self, game: Game[Any], variant: str) -> None:
        """Name each input that may come once, in a word of the game."""
        for position, _given, _taken in playthrough(game, variant):
            awaited = game.expects(position)
            assert {one.word for one in awaited} <= set(game.words)
            for seat in game.seats_in_play(position):
                every = [
                    str(g) for one in awaited if not one.seats or seat in one.seats for g in one.inputs()
                ]
                assert len(every) == len(set(every))
            for one in awaited:
                assert all(read_input(str(given), game.words) == given for given in one.inputs())
            assert texts(awaited) == legal_at(game, position) or "die" in (one.word for one in awaited)

    def test_hearing_leaves_the_position_before_as_it_was(self, game: Game[Any], variant: str) -> None:
        """Never change a position."""
        for position, given, _taken in playthrough(game, variant):
            before = json.dumps(game.dump(position))
            game.hear(position, given)
            assert json.dumps(game.dump(position)) == before

    def test_a_number_can_be_taken_back(self, game: Game[Any], variant: str) -> None:
        """Take a number of the die back."""
        for position, given, taken in playthrough(game, variant):
            if given.word == "die":
                assert game.number(taken.position) == int(given.value)
                again = game.unrolled(taken.position)
                assert game.number(again) is None
                assert game.expects(again)[0] == game.expects(position)[0]
            elif game.number(position) is None:
                assert game.unrolled(position) == position

    def test_a_footprint_leads_from_picture_to_picture(self, game: Game[Any], variant: str) -> None:
        """Say of hands on the board what they do to the picture."""
        board = game.board(variant)
        for position, given, taken in playthrough(game, variant):
            footprints = {each.move: each for each in game.footprints(position)}
            on_board = {
                str(each) for one in game.expects(position) if one.source == BOARD for each in one.inputs()
            }
            assert set(footprints) <= on_board
            for step in footprints.values():
                assert {spot for spot, _sources in step.arrivals} >= set(bits(step.added))
            if str(given) in footprints:
                fields, *pools = board.key(game.picture(position))
                step = footprints[str(given)]
                for pool, change in step.pools:
                    pools[pool] += change
                assert board.key(game.picture(taken.position)) == (
                    fields & ~step.removed | step.added,
                    *pools,
                )

    def test_cards_tell_what_the_game_itself_says(self, game: Game[Any], variant: str) -> None:
        """Show positions that can be, and in them what is legal, or is not for the reason that is told."""
        edition = edition_of(game, variant)
        assert edition
        for lesson in edition.lessons:
            position = position_of(game, variant, lesson)
            assert lesson.rules
            assert lesson.attempts
            assert set(lesson.around) <= set(game.board(variant).spots)
            for attempt in lesson.attempts:
                found = tried(game, variant, position, attempt)
                assert found.reason == attempt.wrong, (lesson.title.text, attempt, found)
                assert not found.rule or found.rule in lesson.rules, (lesson.title.text, found)

    def test_the_companion_plays_legally_at_each_level_on_the_box(
        self, game: Game[Any], variant: str
    ) -> None:
        """Play only what may come next, and the same each time."""
        edition = edition_of(game, variant)
        levels = [level for level, _ in edition.levels] if edition else []
        assert set(levels) <= set(levels_of(game))
        if not isinstance(game, Player):
            return
        numbered = (each[0] for each in playthrough(game, variant) if game.number(each[0]) is not None)
        for position in itertools.islice(numbered, 5):
            for level in levels:
                move, _ = game.best(position, level, 0.5)
                assert move in legal_at(game, position)
                assert game.best(position, level, 0.5)[0] == move

    def test_standing_is_told_from_nothing_to_won(self, game: Game[Any], variant: str) -> None:
        """Say how far each seat has come; whoever has won, all the way."""
        for _position, _given, taken in playthrough(game, variant):
            standing, won = game.standing(taken.position), game.outcome(taken.position).first
            assert set(standing) == set(game.seats_in_play(taken.position))
            assert all(0 <= share <= 1 for share in standing.values())
            assert all(standing[seat] == 1 for seat in won)

    def test_kinds_are_told_for_occupied_spots_alone(self, game: Game[Any], variant: str) -> None:
        """Say what stands where something stands, and nowhere else."""
        board = game.board(variant)
        for position, _given, _taken in playthrough(game, variant):
            picture = game.picture(position)
            kinds = game.kinds(position, picture)
            assert len(kinds) == len(board.spots)
            assert all(picture >> spot & 1 for spot, kind in enumerate(kinds) if kind)

    def test_what_is_no_input_is_refused(self, game: Game[Any], variant: str) -> None:
        """Refuse what is no input."""
        for position, _given, _taken in playthrough(game, variant):
            try:
                assert isinstance(game.hear(position, Input("move", "nonsense")), Refused)
            except MoveError as error:
                assert "'nonsense'" in str(error)  # noqa: PT017 - either way is right

    def test_what_cannot_be_set_up_or_read_is_refused(self, game: Game[Any], variant: str) -> None:
        """Refuse unknown variants, options, seats and positions."""
        with pytest.raises(PositionError):
            game.board("no such variant")
        with pytest.raises(PositionError):
            game.setup(variant, game.seats, {"no such option": True})
        with pytest.raises(PositionError):
            game.setup(variant, ())
        with pytest.raises(PositionError):
            game.load({})

    def test_the_fewest_play_it_and_of_two_nobody_can_leave(self, game: Game[Any], variant: str) -> None:
        """Play with as few seats as the box says, two for most games."""
        edition = edition_of(game, variant)
        assert edition
        seats = game.seats[: edition.fewest]
        for position, _given, _taken in playthrough(game, variant, seats):
            assert game.seats_in_play(position) == seats
            assert game.seat_to_move(position) in seats
        if len(seats) == 2:
            with pytest.raises(PositionError):
                game.leave(game.setup(variant, seats), seats[0])

    def test_whoever_leaves_plays_no_more(self, game: Game[Any], variant: str) -> None:
        """Let somebody leave, where more than two play."""
        if len(game.seats) == 2:
            return
        position = game.setup(variant, game.seats)
        left = game.leave(position, game.seats[0])
        assert game.seats_in_play(left) == game.seats[1:]
        assert game.seat_to_move(left) == game.seats[1]
        assert game.load(game.dump(left)) == left
