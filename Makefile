# Two commands: `make demo` and `make test`. Both do all set-up themselves.
# Everything else is a part of those two, or a tool for developers.

VENV   := .venv
PY     := $(VENV)/bin/python
SUDO   := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
APT    := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get
STAMP  := $(VENV)/.stamp-run
BUILDERS := $(CURDIR)/build/builders
DEV    := $(VENV)/.stamp-dev
HALL   := $(VENV)/.stamp-hall
BROKER := $(VENV)/.stamp-broker
RPIGPIO := build/rpigpio/.stamp
COSMIC := build/cosmic-ray/.stamp
JOBS   ?= 2
# One more than cores: many tests wait, for a browser or a contact that rests.
WORKERS ?= $(shell echo $$(($(JOBS) + 1)))
PIP    := $(PY) -m pip install --quiet --disable-pip-version-check
COMPILE := $(VENV)/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
  --python-version 3.11
NODE   := $(VENV)/bin/node
SCRIPTS := tests/web/scripts
MODULES := $(SCRIPTS)/node_modules/.stamp
BIOME  := $(NODE) $(SCRIPTS)/node_modules/@biomejs/biome/bin/biome
BIOME_OF = $(BIOME) $(1) --config-path=$(SCRIPTS)/biome-rules.jsonc companion/web/static $(SCRIPTS) tests/web/gallery
PACKAGES := gcc libc6-dev python3-dev gcc-avr avr-libc avrdude libsimavr-dev libelf-dev systemd udev umockdev util-linux shellcheck mosquitto apt-utils gpg
# The browser without windows needs two thirds of the processor time; where it is not to be had, the whole one serves.
BROWSER = $(shell apt-get --simulate -qq install chromium-headless-shell >/dev/null 2>&1 && echo chromium-headless-shell || echo chromium)
ENGINES := firefox-esr webkit2gtk-driver xvfb
CLIP_PACKAGES := espeak-ng lame
DEB_PACKAGES := dpkg-dev debhelper fakeroot lintian apt-utils gpg
CHROOT_PACKAGES := mmdebstrap arch-test qemu-user-static binfmt-support
VM_PACKAGES := qemu-system-x86 mmdebstrap busybox-static kmod e2fsprogs gcc make xz-utils

# Compiled modules are kept whatever the shell says: every program that a test starts would compile all anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: home-assistant demo test test-all check types scripts fix bench train arena fuzz singles drawings reference clips screenshots film engines gallery firmware sizes mutants vm deb wheel packages-test release container image image-test lock clean setup dev packages tools

setup: $(STAMP)
dev: $(DEV)

# Debian splits venv from python3; it is fetched only where it is missing.
$(PY):
	@[ "$$(getconf LONG_BIT)" = 64 ] || { echo "This system has 32 bits; a 64-bit one is needed. Nothing was changed." >&2; exit 2; }
	@python3 -c 'import ensurepip, venv' 2>/dev/null || { echo "Installing python3-venv ..."; \
	  $(APT) update -qq && $(APT) install -y -qq --no-install-recommends python3-venv >/dev/null; }
	python3 -m venv $(VENV)

# What comes as source is built with locked tools, too.
$(STAMP): $(PY) pyproject.toml requirements/run.txt systemd/build.txt
	$(PIP) --require-hashes --target "$(BUILDERS)" --upgrade -r systemd/build.txt
	PYTHONPATH="$(BUILDERS)" $(PIP) --no-build-isolation --require-hashes -r requirements/run.txt
	PYTHONPATH="$(BUILDERS)" $(PIP) --no-build-isolation --no-deps -e .
	@touch $@

# uv needs an eighth of pip's processor time; it does not read pip's configuration, and where it fails pip does it.
$(DEV): $(STAMP) requirements/dev.txt requirements/uv.txt
	$(PIP) --require-hashes -r requirements/uv.txt
	$(VENV)/bin/uv pip install --quiet --python $(PY) --require-hashes -r requirements/dev.txt || \
	  $(PIP) --no-compile --require-hashes -r requirements/dev.txt
	@touch $@

$(HALL) $(BROKER): $(VENV)/.stamp-%: requirements/%.txt | $(STAMP)
	$(PIP) --require-hashes -r $<
	@touch $@

# What formats, checks and tests the scripts of the pages: never needed to run them.
$(MODULES): $(DEV) $(SCRIPTS)/package-lock.json
	$(VENV)/bin/npm ci --prefix $(SCRIPTS) --ignore-scripts --silent
	@touch $@

# What the tests need besides Python: a browser, the AVR toolchain and simulator, tools that judge units and scripts.
packages: tools
	$(call fetch,$(BROWSER))

tools:
	$(call fetch,$(PACKAGES))

define fetch
@missing=$$(for each in $(1); do \
  dpkg-query -W -f='$${db:Status-Abbrev}' $$each 2>/dev/null | grep -q '^ii' || echo $$each; done); \
[ -z "$$missing" ] || { echo "Installing $$(echo $$missing) ..."; \
  $(APT) update -qq && $(APT) install -y -qq --no-install-recommends $$missing >/dev/null; }
endef

# The hall comes along where it is asked for, and a broker in Python where there is no other.
demo: $(STAMP) $(if $(findstring --hall,$(ARGS)),$(HALL) $(if $(wildcard /usr/sbin/mosquitto),,$(BROKER)))
	@$(VENV)/bin/companion demo $(ARGS)

check: $(DEV) scripts types
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/lint-imports

types: $(DEV)
	$(VENV)/bin/mypy

# The scripts of the pages: format and lint, types, what needs no browser.
scripts: $(MODULES)
	$(call BIOME_OF,check) --error-on-warnings
	$(NODE) $(SCRIPTS)/node_modules/typescript/bin/tsc --project $(SCRIPTS)
	$(NODE) --test --test-reporter=dot $(SCRIPTS)/*.test.js

test: $(DEV) packages $(MODULES) $(RPIGPIO)
	@$(MAKE) --no-print-directory --output-sync -j $(JOBS) check sizes
	$(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# Whole turns in Firefox and WebKit: 110 MB of packages, a minute and a half to fetch.
engines: $(DEV)
	$(call fetch,$(ENGINES))
	$(PY) -m pytest tests/system/engines -n $(JOBS) --full --timeout=7200

# Everything that takes long besides: hours. The machine is best left alone meanwhile.
test-all: test
	$(PY) -m pytest -n $(JOBS) --full --timeout=7200 -m "sampled or thorough or full" --ignore=tests/system/engines
	$(PY) -m tests.fuzz --turns 100000 --jobs $(JOBS)
	$(PY) -m tests.fuzz.single --turns 1000000 --jobs $(JOBS)
	$(PY) -m tests.fuzz.untyped --games 300
	$(PY) -m tests.fuzz --game labyrinth --turns 10000 --jobs $(JOBS)
	$(PY) -m tests.fuzz --game barbarossa --turns 10000 --jobs $(JOBS)
	for game in malefiz small big barbarossa; do $(PY) -m tests.fuzz.people --game $$game --hours 200 --jobs $(JOBS); done
	$(PY) -m tests.journal.damage 3000
	$(MAKE) engines
	$(SUDO) $(PY) -m tests.endurance
	$(MAKE) packages-test
	@if [ -w /dev/kvm ] || [ -n "$(VM)" ]; then $(MAKE) vm; else echo "No /dev/kvm here: make vm is left out (VM=1 runs it emulated, in hours)."; fi

# RPi.GPIO is compiled and fits no other machine: one test looks at the real one, from a place of its own.
$(RPIGPIO): requirements/rpigpio.txt | packages
	$(PIP) --require-hashes --target $(@D) --upgrade -r $<
	@touch $@

# Flash and memory that the firmware takes, against its budget.
sizes: packages
	@$(MAKE) --no-print-directory -C firmware_bridge/firmware sizes

fix: $(MODULES)
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(call BIOME_OF,check --write)

# What is generated from the board maps: drawings, parts list, figures. A test compares them.
drawings: $(DEV)
	$(PY) -m hardware.drawings hardware/wiring --parts hardware/BOM.csv --numbers docs/how-to/build/numbers.md

# The reference of HTTP, configuration and state, from the code, and the joined scripts of the pages; tests compare them.
reference: $(MODULES)
	$(PY) -m tests.tools.reference
	$(PY) -m tests.tools.page_types
	$(NODE) $(SCRIPTS)/join.mjs

# The sentences that phones without a voice of their own say; a test compares them with the catalogues.
clips: $(DEV)
	$(call fetch,$(CLIP_PACKAGES))
	$(PY) -m companion.state.record_clips

# The images of the firmware that come along; a test builds them anew and compares.
firmware: $(DEV) | tools
	$(PY) -m tests.tools.firmware_images

# Every part of the pages in every state, in all languages, on one page at port 8098.
gallery: $(DEV)
	$(PY) -m tests.web.gallery.gallery

# Every page as it looks now, for docs/reference/generated/pages.md.
screenshots: $(DEV) packages
	$(PY) -m tests.tools.screenshots

# Half a minute of a game on a phone, for the README.
film: $(DEV) packages
	$(PY) -m tests.tools.film

bench: $(DEV) build/cpp_engine
	$(PY) -m tests.tools.bench

home-assistant: $(DEV)
	$(PY) -m tests.tools.home_assistant $(HASS)

build/cpp_engine: tests/tools/cpp_engine/malefiz.cpp
	$(call fetch,g++)
	@mkdir -p build
	g++ -O2 -std=c++17 -Wall -Wextra -Werror -o $@ $<

# Simulated hands and bad sensors against the referee (docs/lab/fuzz.md), for example ARGS="--turns 100000 --jobs 2".
fuzz: $(DEV)
	$(PY) -m tests.fuzz $(ARGS)

# Single turns, of which the referee hears those with something to weigh: 2,000 a second and core (docs/lab/fuzz.md).
singles: $(DEV)
	$(PY) -m tests.fuzz.single $(ARGS)

# The net of a computer player, for example ARGS="classic build/classic.npz --net build/classic.json"; it goes on where it was stopped.
train: $(DEV)
	nice -n 10 $(PY) -m tests.tools.train $(ARGS)

# How strong the player of Malefiz is, for example ARGS="classic --seats 4 --games 200".
arena: $(DEV)
	nice -n 10 $(PY) -m tests.tools.arena $(ARGS)

# How strong the tests are (docs/lab/mutants.md): the product is broken in one place at a time; an hour or two.
mutants: $(DEV) $(COSMIC)
	for part in core web daemon; do PYTHONPATH=$(dir $(COSMIC)) $(PY) -m tests.tools.mutants $$part $(ARGS); done

$(COSMIC): requirements/mutants.txt | $(DEV)
	$(PIP) --require-hashes --target $(@D) --upgrade -r $<
	@touch $@

# The installed service under a real systemd in a virtual machine (minutes; RELEASE=trixie for Debian 13).
vm:
	$(call fetch,$(VM_PACKAGES))
	$(SUDO) tests/vm/run.sh $(RELEASE)

# The Debian packages, below dist/ (ARCH="amd64", "arm64" or both).
deb: $(STAMP)
	$(call fetch,$(DEB_PACKAGES))
	packaging/build.sh $(ARCH)

# A release of this commit, signed: below dist/release, with a tag (KEY="a key of gpg's").
release: $(STAMP)
	$(call fetch,$(DEB_PACKAGES))
	packaging/release.sh "$(KEY)"

# The wheel for pipx and uv, below dist/.
wheel: $(STAMP)
	PYTHONPATH="$(BUILDERS)" $(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index --wheel-dir dist .

# The demo as an image for podman or docker; the base image is Debian's own.
container:
	$(MAKE) deb ARCH=$(shell dpkg --print-architecture)
	$(or $(shell command -v podman),docker) build --tag board-companion --file packaging/Containerfile dist

# The packages in fresh Debian 12 and 13: installed, updated with a game in progress, attacked, purged.
packages-test: deb
	$(call fetch,$(DEB_PACKAGES) $(CHROOT_PACKAGES))
	$(SUDO) tests/packages/run.sh $(ARCH)

# The image of a card (PIGEN="FOLDER" with a checkout of Raspberry Pi's pi-gen; what it needs: packaging/image/build.sh).
image:
	$(SUDO) packaging/image/build.sh $(PIGEN)

# The image's own script on a small Debian, which then starts in a virtual machine with pretended radios (docs/lab/figures.md).
image-test:
	$(MAKE) deb ARCH=amd64
	$(call fetch,$(VM_PACKAGES))
	$(SUDO) tests/image/run.sh $(RELEASE)

# Renew the locked versions (hashes included; no registry address is written).
lock: $(PY)
	$(PIP) --require-hashes -r requirements/uv.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) --extra dev pyproject.toml -o requirements/dev.txt
	$(COMPILE) --extra hall pyproject.toml -o requirements/hall.txt
	$(COMPILE) --extra broker pyproject.toml -o requirements/broker.txt
	echo 'uv>=0.9' | $(COMPILE) - -o requirements/uv.txt
	echo 'cosmic-ray>=8.7' | $(COMPILE) - -o requirements/mutants.txt
	echo 'RPi.GPIO>=0.7.1' | $(COMPILE) - -o requirements/rpigpio.txt
	echo 'gpiozero>=2.0.1.post3' | $(COMPILE) - -o systemd/gpio.txt
	echo 'lgpio==0.2.2.0' | $(COMPILE) - -o systemd/lgpio.txt
	$(VENV)/bin/npm install --prefix $(SCRIPTS) --package-lock-only --ignore-scripts --silent
	$(NODE) -e 'const fs = require("fs"), lock = JSON.parse(fs.readFileSync("$(SCRIPTS)/package-lock.json")); \
	  for (const each of Object.values(lock.packages)) delete each.funding; \
	  fs.writeFileSync("$(SCRIPTS)/package-lock.json", JSON.stringify(lock, null, 2) + "\n")'
	printf 'editables\nhatchling>=1.27\nsetuptools>=70.1\n' | $(COMPILE) - -o systemd/build.txt

clean:
	rm -rf $(VENV) $(SCRIPTS)/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
