"""All endpoints: routes, checks, roles and OpenAPI come from what stands beside each handler."""

from companion.web.endpoint import Endpoint, endpoints_of
from companion.web.routes.broker import BrokerRoutes
from companion.web.routes.care import CareRoutes
from companion.web.routes.check import CheckRoutes
from companion.web.routes.delete_everything import DeleteEverythingRoutes
from companion.web.routes.figures import FigureRoutes
from companion.web.routes.first_evening import FirstEveningRoutes
from companion.web.routes.hall_here import HallHereRoutes
from companion.web.routes.hosts import HostRoutes
from companion.web.routes.lessons import LessonRoutes
from companion.web.routes.mazes import MazeRoutes
from companion.web.routes.overrule import OverruleRoutes
from companion.web.routes.play import PlayRoutes
from companion.web.routes.read import ReadRoutes
from companion.web.routes.seats import SeatRoutes
from companion.web.routes.setup import SetupRoutes
from companion.web.routes.stored_games import StoredGameRoutes
from companion.web.routes.support import SupportRoutes
from companion.web.routes.updates import UpdateRoutes

ROOMS = (
    ReadRoutes,
    PlayRoutes,
    SeatRoutes,
    FigureRoutes,
    HostRoutes,
    OverruleRoutes,
    MazeRoutes,
    LessonRoutes,
    FirstEveningRoutes,
    SetupRoutes,
    CheckRoutes,
    SupportRoutes,
    CareRoutes,
    UpdateRoutes,
    DeleteEverythingRoutes,
    BrokerRoutes,
    HallHereRoutes,
    StoredGameRoutes,
)
"""The classes of handlers; each is given the context."""

ENDPOINTS = tuple(found for room in ROOMS for found in endpoints_of(room))
"""Every endpoint that exists."""


def endpoints(*, demo: bool) -> tuple[Endpoint, ...]:
    """Return the endpoints that exist, with or without the virtual board."""
    return tuple(each for each in ENDPOINTS if demo or not each.demo)
