"""Starts the installed service as systemd would, asks for a page once it is ready, and ends it."""

import os
import signal
import subprocess
import sys
import urllib.request

NAME = "board-companion"
STATE = f"/var/lib/{NAME}"
COMMAND = ["runuser", "--user", NAME, "--", "env", f"STATE_DIRECTORY={STATE}"]
COMMAND += [f"/usr/lib/{NAME}/current/bin/companion", "run", "--config", f"/etc/{NAME}/table.toml"]

with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, start_new_session=True) as service:
    assert service.stdout is not None
    ready = next((line.split()[1] for line in service.stdout if line.startswith("ready ")), "")
    status = urllib.request.urlopen(ready, timeout=60).status if ready else 0
    os.killpg(service.pid, signal.SIGTERM)
sys.exit(0 if status == 200 else 1)
