"""Pages, API and event stream: reads snapshots, puts stimuli into the inbox, decides nothing."""

from companion.web.app import create_app
from companion.web.join import console_lines, own_address
from companion.web.safe_mode import create_safe_app
from companion.web.serving import Serving, serve
from companion.web.settings import WebSettings

__all__ = ["Serving", "WebSettings", "console_lines", "create_app", "create_safe_app", "own_address", "serve"]
