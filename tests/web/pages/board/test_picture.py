"""The picture of the board in a real browser: turned, looked at closely, asked where pieces are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from companion.games.malefiz import GAME
from tests.system.browsing import middle, middle_of
from tests.web.preview.cases import CASES
from tests.web.preview.rig import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LETTERS = "all => all.map((one) => [one.textContent, getComputedStyle(one).rotate])"
Box = tuple[float, float, float, float]

RESTING = """svg => new Promise((done) => {
  const begun = performance.now();
  let still = 0;
  let seen = svg.getAttribute("viewBox");
  const look = (now) => {
    const here = svg.getAttribute("viewBox");
    still = here === seen ? still + 1 : 0;
    seen = here;
    if (still >= 5 && now - begun > 350) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
"""Asked of the picture: it has not moved for five frames, however long a busy machine takes for one."""


def window(page: Page) -> Box:
    """The part of the board that is shown, once it rests."""
    page.locator("#board svg").evaluate(RESTING)
    left, top, width, height = map(float, (page.locator("#board svg").get_attribute("viewBox") or "").split())
    return left, top, width, height


def tool(page: Page, name: str) -> Locator:
    return page.locator("#viewing").get_by_role("button", name=name, exact=True)


Touch = Callable[..., None]


def fingers(page: Page) -> Touch:
    """Sends touches: kind, and where each finger is."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    return touch


def goal_and_house(page: Page) -> tuple[tuple[float, float], tuple[float, float]]:
    return middle_of(page.locator("#board [data-part='field.goal']")), middle_of(
        page.locator("#board .home.k-red")
    )


def test_the_picture_turns_by_a_quarter_and_this_phone_remembers_it_for_this_board(site: Site) -> None:
    page = site.open("/?case=roll")
    (_, goal_y), (_, house_y) = goal_and_house(page)
    assert goal_y < house_y
    tool(page, "Turn the picture").click()
    (goal_x, _), (house_x, _) = goal_and_house(page)
    assert house_x < goal_x  # clockwise: what was below is on the left
    expect(page.locator("#viewing")).to_contain_text("The picture is turned.")
    expect(page.locator("#polite")).to_contain_text("The picture is turned.")
    assert page.evaluate("document.activeElement.dataset.f") == "picture-turn"
    page.goto(site.url + "/?case=roll")
    page.wait_for_selector("#board .board")
    (goal_x, _), (house_x, _) = goal_and_house(page)
    assert house_x < goal_x
    page.goto(site.url + "/?case=fast")  # another board
    page.wait_for_selector("#board .board")
    (_, goal_y), (_, house_y) = goal_and_house(page)
    assert goal_y < house_y


OUTSIDE = """() => {
  const frame = document.querySelector("#board svg").getBoundingClientRect();
  const kinds = [".stand", ".home", ".home-mark", ".arrow", ".ring"];
  const parts = kinds.flatMap((kind) => [...document.querySelectorAll(`#board ${kind}`)]);
  if (!parts.length) return ["nothing"];
  return parts.map((part) => [part.getBoundingClientRect(), part.outerHTML.slice(0, 80)])
    .filter(([box]) => box.left < frame.left || box.top < frame.top
      || box.right > frame.right || box.bottom > frame.bottom)
    .map(([, name]) => name);
}"""
"""Asked in the page: what the picture cuts off."""


def test_letters_stay_upright_and_all_fits_when_the_picture_is_turned(site: Site) -> None:
    page = site.open("/?case=illegal", width=360, height=740)
    with_letters(page)
    for _ in range(4):
        tool(page, "Turn the picture").click()
        assert {turn for _, turn in page.locator("#board text").evaluate_all(LETTERS)} == {"none"}
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def with_letters(page: Page) -> None:
    tool(page, "More for the picture").click()
    page.get_by_role("checkbox", name="Letters on the pieces").check()
    page.keyboard.press("Escape")


def test_pictures_of_a_question_show_letters_as_soon_as_they_are_wanted(site: Site) -> None:
    page = site.open("/?case=ask", width=360, height=740)
    expect(page.locator(".question .board").first).to_be_visible()
    expect(page.locator(".question .home-mark")).to_have_count(0)
    with_letters(page)
    expect(page.locator(".question .home-mark").first).to_be_attached()


def test_letters_stand_on_pieces_where_this_phone_wants_them_and_it_remembers_that(site: Site) -> None:
    page = site.open("/?case=roll")
    expect(page.locator("#board .stand").first).to_be_visible()
    expect(page.locator("#board text, #now text")).to_have_count(0)
    with_letters(page)
    expect(page.locator("#board .piece.k-yellow text").first).to_have_text("Y")
    page.goto(site.url + "/?case=roll")
    expect(page.locator("#board .piece.k-yellow text").first).to_have_text("Y")


def _with_homes_at(page: Page, sides: dict[str, int]) -> None:
    """Answer a board whose houses lie at these sides (0 bottom, 1 right, 2 top, 3 left)."""

    def moved(board: dict[str, Any]) -> dict[str, Any]:
        ways = {0: (8, -2), 1: (18, 6), 2: (8, 16), 3: (-2, 6)}
        for spot in board["spots"]:
            if spot["pool"] in sides:
                x, y = ways[sides[spot["pool"]]]
                number = int(spot["name"][-1])
                spot["x"], spot["y"] = (x + number, y) if x == 8 else (x, y + number)
        board["marks"] = {key: value for key, value in board["marks"].items() if not key.startswith("first:")}
        return board

    def answer(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=moved(response.json()))

    page.route("**/api/boards/**", answer)


OPPOSITE = [("green", "blue"), ("red", "yellow"), ("yellow", "red"), ("blue", "green")]
"""Who sits, and whose house is opposite."""


@pytest.mark.sampled("seat, other", OPPOSITE, sample=1)
def test_the_own_house_lies_at_the_bottom_where_houses_lie_at_several_sides(
    site: Site, seat: str, other: str
) -> None:
    site.preview.me |= {"seats": [seat]}
    page = site.open("/?case=roll")
    _with_homes_at(page, {"red": 0, "green": 1, "yellow": 2, "blue": 3})
    page.goto(site.url + "/?case=roll")
    page.wait_for_selector("#board .board")
    homes = (page.locator(f"#board .home.k-{each}") for each in (seat, other))
    (_, mine), (_, opposite) = map(middle_of, homes)
    assert mine > opposite + 100


def test_a_tablet_on_the_table_turns_with_whoever_is_to_move(site: Site) -> None:
    page = site.open("/?case=roll")
    tool(page, "More for the picture").click()
    page.get_by_role("dialog").get_by_label("To whoever is to move").check()
    page.keyboard.press("Escape")
    (_, goal_y), (_, house_y) = goal_and_house(page)
    assert goal_y < house_y  # red, the first seat
    with site.preview.wake:
        site.preview.state = site.preview.state | {
            "turn": "yellow",
            "awaiting": {"what": "roll", "seat": "yellow", "text": "Oma Gertrud, roll the die!"},
        }
        site.preview.wake.notify_all()
    expect(page.locator("#now")).to_contain_text("Oma Gertrud, roll")
    (_, goal_y), (_, house_y) = goal_and_house(page)
    assert house_y < goal_y  # the third of four sits opposite
    tool(page, "More for the picture").click()
    page.get_by_role("dialog").get_by_label("As printed").check()
    (_, goal_y), (_, house_y) = goal_and_house(page)
    assert goal_y < house_y


def test_arrow_keys_and_fingers_hit_what_one_sees_on_a_turned_board(site: Site) -> None:
    page = site.open("/board?case=move")
    page.wait_for_selector("[data-spot='c1'].full")
    tool(page, "Turn the picture").click()
    page.locator("[data-spot='a1']").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):  # along the lowest row, which stands upright now
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.spot") == "c1"
    page.mouse.click(*middle(page, "g1"))
    with site.preview.wake:
        site.preview.wake.wait_for(lambda: len(site.preview.posts) >= 2, 5)
    assert [body for _, body in site.preview.posts] == [
        {"spot": "c1", "on": False},
        {"spot": "g1", "on": True},
    ]


LANGS, STATES = ("de", "fr", "it", "es", "en"), ("hand", "roll", "move")
SHOWN = [(STATES[(turn + number) % 3], lang) for turn in range(3) for number, lang in enumerate(LANGS)]
"""Each state in each language; the first five have every language once."""


@pytest.mark.sampled("case, lang", SHOWN, sample=2)
def test_in_play_a_phone_shows_what_to_do_and_the_whole_board_at_once(
    site: Site, case: str, lang: str
) -> None:
    page = site.open(f"/?case={case}&lang={lang}", width=360, height=740)
    for part in ("#now h1", "#now .sentence", "#board svg"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    page = site.open(f"/?case={case}&lang={lang}", width=740, height=360)
    for part in ("#now h1", "#now .sentence", "#board svg"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


def test_where_most_fields_are_allowed_the_others_step_back_instead(site: Site) -> None:
    page = site.open("/?case=move")
    fields = [name for name in GAME.board("classic").spots if ":" not in name]
    lamp = {"colour": "white", "pattern": "steady"}
    few = {"c1": {"colour": "red", "pattern": "breathe"}, **dict.fromkeys(fields[50:56], lamp)}
    site.preview.tell(CASES["move"]() | {"lights": few})
    expect(page.locator("#board .ring")).to_have_count(7)
    expect(page.locator("#board .veil")).to_have_count(0)
    site.preview.tell(CASES["move"]() | {"lights": dict.fromkeys(fields[17:], lamp) | few})
    expect(page.locator("#board .ring")).to_have_count(1)  # the piece that moves
    crossed = page.locator("#board .veil-cross")
    expect(crossed).to_have_count(1)
    taken = sum(name in CASES["move"]()["pieces"] for name in fields[:17])
    assert (crossed.get_attribute("d") or "").count("M") == 17 - taken


def test_what_is_lifted_and_what_is_missing_is_shown_beside_the_board(site: Site) -> None:
    page = site.open("/?case=hand")
    expect(page.locator(".aside-pieces")).to_have_text("In the hand: Red")
    site.preview.show("arrange")
    expect(page.locator(".aside-pieces")).to_have_text("Missing: Red Blue")
    site.preview.show("roll")
    expect(page.locator(".aside-pieces")).to_have_count(0)


SHAPES = """all => all.map((ring) => [...ring.children].map((one) => {
  const look = getComputedStyle(one);
  return [one.getAttribute('r'), look.strokeWidth, look.strokeDasharray].join(' ');
}).join('; '))"""


def test_each_pattern_of_a_light_has_a_shape_of_its_own(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    patterns = ("steady", "breathe", "blink", "double", "quick")
    with site.preview.wake:
        lights = {
            f"{row}1": {"colour": "green", "pattern": each}
            for row, each in zip("acegi", patterns, strict=True)
        }
        site.preview.state = site.preview.state | {"lights": lights, "rev": 99}
        site.preview.wake.notify_all()
    expect(page.locator("#board .ring")).to_have_count(5)
    assert len(set(page.locator("#board .ring").evaluate_all(SHAPES))) == 5


def test_pawns_of_a_house_that_are_lit_alike_stand_in_one_light(site: Site) -> None:
    page = site.open("/?case=roll", reduced_motion="reduce")
    lamp = {"colour": "red", "pattern": "breathe"}
    lights = {"red:1": lamp, "red:2": lamp, "green:1": lamp, "c1": lamp}
    site.preview.tell(site.preview.state | {"lights": lights})
    expect(page.locator("#board .ring")).to_have_count(3)
    light = page.locator("#board .ring rect.ring-light")
    expect(light).to_have_count(1)
    before = light.get_attribute("width") or ""
    site.preview.tell(site.preview.state | {"lights": lights | {"red:3": lamp}})
    expect(light).not_to_have_attribute("width", before)
    expect(page.locator("#board .ring")).to_have_count(3)
    assert float(light.get_attribute("width") or 0) > float(before)


WALKS = """async ([path, quarters]) => {
  const load = (name) => import(`/static/board/${name}.js`);
  const modules = await Promise.all(["board_view", "touch", "facing"].map(load));
  const [{ BoardView }, { TouchBoard }, { turned }] = modules;
  const geometry = turned(await (await fetch(path)).json(), quarters);
  const board = new TouchBoard(new BoardView(geometry, {}), {});
  const names = geometry.spots.map(({ name }) => name);
  const steps = [[1, 0], [-1, 0], [0, 1], [0, -1]];
  const seen = new Set([names[0]]);
  for (const name of seen) for (const step of steps) {
    const next = board.toward(name, step);
    if (next) seen.add(next);
  }
  return names.filter((name) => !seen.has(name));
}"""


@pytest.mark.sampled("quarters", [1, 0, 2, 3], sample=1)
def test_arrow_keys_lead_to_every_spot_of_every_board_however_it_is_turned(site: Site, quarters: int) -> None:
    page = site.open("/?case=roll")
    for variant in ("classic", "fast"):
        assert page.evaluate(WALKS, [f"/api/boards/malefiz/{variant}", quarters]) == []


def test_on_a_near_virtual_board_a_finger_drags_a_piece_by_the_piece_and_the_picture_by_the_rest(
    site: Site,
) -> None:
    page = site.open("/board?case=move", width=360, height=740, has_touch=True, is_mobile=True)
    page.wait_for_selector("[data-spot='c3'].full")
    touch = fingers(page)
    page.locator("#board").scroll_into_view_if_needed()
    for _ in range(2):
        tool(page, "Larger board").click()
    page.locator("[data-spot='c3']").focus()  # the picture goes along with the focus
    near = window(page)
    x, y = middle(page, "g3")
    touch("touchStart", (x, y))
    for part in range(1, 5):
        touch("touchMove", (x - 20 * part, y))
    touch("touchEnd")
    moved = window(page)
    assert moved[0] > near[0] + 1
    assert site.preview.posts == []
    page.locator("[data-spot='c3']").focus()
    page.locator("[data-spot='a3']").focus()
    still = window(page)
    start, end = middle(page, "c3"), middle(page, "d3")
    touch("touchStart", start)
    for part in range(1, 5):
        touch("touchMove", tuple(a + (b - a) * part / 4 for a, b in zip(start, end, strict=True)))
    touch("touchEnd")
    with site.preview.wake:
        site.preview.wake.wait_for(lambda: len(site.preview.posts) >= 2, 5)
    edges = [(body["spot"], body["on"]) for _, body in site.preview.posts]
    assert edges == [("c3", False), ("d3", True)]
    assert window(page) == pytest.approx(still)
