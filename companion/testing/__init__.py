"""What a game's own tests are made of; nothing that plays imports it, and it alone needs pytest."""

import pytest

pytest.register_assert_rewrite("companion.testing.game_contract")
