# Two commands: `make demo` and `make test`. Both do all set-up themselves.
# Everything else is a part of those two, or a tool for developers.

VENV   := .venv
PY     := $(VENV)/bin/python
SUDO   := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
STAMP  := $(VENV)/.stamp-run
DEV    := $(VENV)/.stamp-dev
JOBS   ?= 2

.PHONY: demo test check fix bench lock clean setup dev packages

setup: $(STAMP)
dev: $(DEV)

# Debian splits venv from python3; it is fetched only where it is missing.
$(PY):
	@python3 -c 'import ensurepip, venv' 2>/dev/null || { echo "Installing python3-venv ..."; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends python3-venv; }
	python3 -m venv $(VENV)

$(STAMP): $(PY) pyproject.toml requirements/run.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(DEV): $(STAMP) requirements/dev.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# The browser tests drive Debian's Chromium.
packages:
	@command -v chromium >/dev/null || { echo "Installing Chromium ..."; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends chromium; }

demo: $(STAMP)
	@$(VENV)/bin/companion demo $(ARGS)

check: $(DEV)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

test: $(DEV) packages check
	$(PY) -m pytest -n $(JOBS) --dist loadfile

fix: $(DEV)
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

bench: $(DEV)
	$(PY) -m tests.bench

# Renew the locked versions (hashes included; no registry address is written).
lock: $(PY)
	$(PY) -m pip install --quiet uv
	$(VENV)/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --python-version 3.11 pyproject.toml -o requirements/run.txt
	$(VENV)/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --python-version 3.11 --extra dev pyproject.toml -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
