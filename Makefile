# Short verbs, the same by hand and in CI.

VENV := .venv
BIN := $(VENV)/bin
CODE := $(wildcard src tests bench examples) $(if $(wildcard tools/*.py),tools)

.PHONY: setup check test laws referees rules bench compiled lock faults figures protocol words web journeys shots \
  mutants

setup: $(VENV)/.ready

$(VENV)/.ready: $(VENV)/.locked pyproject.toml
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.locked: requirements/dev.txt
	@python=$${PYTHON:-$$(tools/find_python)} && echo "setup with $$python" && \
	  "$$python" -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)
	$(BIN)/mypy --strict --platform win32 --cache-dir .mypy_cache/win32 src
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.check_structure
	@if [ -d web/node_modules ]; then cd web && npm run --silent lint; \
	  else echo "the client is not checked: make node"; fi

# With HANSE_JOURNEYS=1 the journeys through a browser too, as CI does, on a worker of their own;
# two others have the rest.
test: setup
	$(BIN)/pytest -n $(if $(HANSE_JOURNEYS),3,2) --dist worksteal -q --durations 12

laws: setup
	HANSE_EXAMPLES=20000 HANSE_CELLS=200 HANSE_SLICE=all HANSE_TWINS=20000 $(BIN)/pytest -n 2 -q tests/laws

# Second referees follow 1,000 games of Kogge by any variants, readings and seats, 100 of builders and
# 220 more, and 460 of Lübeck, 200 of them by own maps and decks; HANSE_SEED=… makes them others.
referees: setup
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q -rP tests/referee

# The long runs of the server's tests; HANSE_SEED=… makes them others than the last time.
faults: setup
	HANSE_FULL=1 $(BIN)/pytest -q tests/server/test_kills.py tests/server/test_races.py \
	  tests/server/test_screens.py tests/server/test_twins.py tests/server/test_malformed.py \
	  tests/server/test_database.py tests/server/test_embedded_killed.py tests/server/full_disk.py \
	  tests/server/test_embedded_access.py tests/server/test_verifiable.py \
	  tests/server/test_damaged_backups.py

# Servers, clients, a database and a bus in virtual time: 10,000 schedules, from seeds.
.PHONY: simulation
simulation: setup
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q -rP tests/simulation

# Two servers, a worker and NATS: 1,000 kills of any of them, 20 rolling restarts, 20,000 races.
.PHONY: fleet
fleet: setup
	HANSE_FULL=1 HANSE_RACES=10000 $(BIN)/pytest -q -rP tests/server/test_fleet.py tests/server/test_races.py

# People who vanish at every kind of question, and 1,000 games of people who come and go; then kills.
.PHONY: absence
absence: setup
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_absence_simulated.py
	HANSE_KILLS=200 $(BIN)/pytest -q tests/server/test_kills.py

# A club's evening: 250 games, 1,000 sockets, a move every three seconds in each; then four times that.
.PHONY: crowd
crowd: setup
	$(BIN)/python -m tests.server.crowd
	$(BIN)/python -m tests.server.crowd --games 1000

# What play costs with a million finished matches in the database, beside a thousand. 20 GB of disk.
.PHONY: million
million: setup
	$(BIN)/python -m tests.server.million

# A standby takes the place of a primary that is killed or cut off, ten times. Needs root.
.PHONY: failover
failover: setup
	$(BIN)/pytest -q -rP tests/server/failover.py

# Every alert that pages, fired by a real Prometheus; a fresh install and restarts fire none. Needs root.
.PHONY: alerts
alerts: setup
	$(BIN)/pytest -q -rP tests/server/alerts.py

# A backup of 10,000 games, restored and played again, with its rates.
.PHONY: restored
restored: setup
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_backup.py -k everything

# Small mistakes are put into the rules, one at a time, and the tests must find them. HANSE_SEED=…
# chooses others, HANSE_MUTANTS=… more or fewer; stopped, it goes on where it was.
mutants: setup
	$(BIN)/python -m tools.mutants

# How long others wait while one address floods for half a minute, in five pairs of runs; and
# garbage in great number.
.PHONY: stall
stall: setup
	HANSE_FULL=1 $(BIN)/pytest -q tests/server/test_stalling.py

# An hour of hostile strangers (bombs, floods, guesses, abandoned tables, uploads, slow clients) next
# to twenty tables in play, then the same tables with the strangers' CPU burned in empty loops.
# HANSE_HOSTILE=75 makes it 75 seconds and two minutes in all, as in CI.
.PHONY: hostile
hostile: setup
	HANSE_FULL=1 $(BIN)/pytest -q tests/server/test_hostile.py

# Half an hour's search for requests that cost too much, the same with the old parsing until it finds the
# old bombs, and a minute of bombs from eight sockets next to people who play.
.PHONY: costs
costs: setup
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_costs.py tests/server/test_bombs.py

# What a durable move costs, by part, and how many are stored beside pgbench; opening a long match beside
# a commit before; people's waiting beside tables of bots.
figures: setup
	HANSE_FULL=1 $(BIN)/python -m tests.server.figures
	HANSE_FULL=1 $(BIN)/python -m tests.server.cold_open
	HANSE_FULL=1 $(BIN)/python -m tests.server.beside_bots

# One person's waits for bots beside 250 abandoned tables, and the waits of twelve people who play for
# ten minutes: about 20 minutes on two cores.
.PHONY: fairness
fairness: setup
	$(BIN)/python -m tests.server.fair_bots

# Learn the weights of Kogge's bots again, from seeds; needs numpy, and about an hour on two cores.
.PHONY: train
train: setup $(VENV)/.train
	$(BIN)/python -m tools.train --jobs 2

$(VENV)/.train: requirements/train.txt $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/train.txt
	@touch $@

# Play the games of the studies in docs/studies again, and write their reports; needs matplotlib.
.PHONY: studies
studies: setup $(VENV)/.lab
	for study in docs/studies/*.toml; do $(BIN)/hanse study $$study --jobs 2 || exit 1; done

$(VENV)/.lab: requirements/lab.txt $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/lab.txt
	@touch $@

# How strong the bots must be, with all the games that takes: hours. A stopped run goes on.
.PHONY: gates
gates: setup
	$(BIN)/python -m tools.gates --jobs 2

# Players with one idea against captains, wins that must not be missed, twins by the thousand, and
# offers of every sort to every bot.
.PHONY: exploits
exploits: setup
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q -rP tests/bots/test_exploits.py tests/bots/test_pilot.py \
	  tests/bots/test_sensible_replies.py
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_offers_first.py

rules: setup
	$(BIN)/python -m tools.rules

# Circles of imports, sizes of files and functions, words of a game outside its folders.
.PHONY: structure
structure: setup
	$(BIN)/python -m tools.check_structure

bench: setup $(VENV)/.peers
	$(BIN)/python -m bench.engine

# The games that ours is compared with; nothing else needs them.
$(VENV)/.peers: requirements/bench.txt $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	@touch $@

# Needs uv. Hashes, but no address of any registry.
LOCK := uv pip compile pyproject.toml --universal --python-version 3.12 --generate-hashes \
  --no-emit-index-url --no-header --no-annotate --quiet

lock:
	$(LOCK) --extra serve --extra otel --extra dev --output-file requirements/dev.txt
	$(LOCK) --extra serve --extra otel --constraint requirements/dev.txt --output-file requirements/serve.txt
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --extra train --constraint requirements/dev.txt --output-file requirements/train.txt
	$(LOCK) --extra lab --constraint requirements/dev.txt --output-file requirements/lab.txt

# An optional wheel with the hot modules as machine code, and the same tests run against it.
COMPILED := build/compiled

compiled: setup
	rm -rf $(COMPILED) && mkdir -p $(COMPILED)/tree
	cp -r src tools pyproject.toml README.md LICENSE NOTICE $(COMPILED)/tree
	HANSE_WITHOUT_PAGES=1 HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation \
	  --wheel-dir $(COMPILED) ./$(COMPILED)/tree
	$(BIN)/python -m zipfile -e $(COMPILED)/*.whl $(COMPILED)/site
	PYTHONPATH=$(COMPILED)/site $(BIN)/pytest -n 2 -q
	$(BIN)/python -m bench.compiled

# The browser client: its types from the server's structs, itself into the package. Needs Node; journeys and shots also need Chromium and PostgreSQL.
NODE := web/node_modules/.locked

$(NODE): web/package-lock.json
	cd web && npm ci --silent
	@touch $@

.PHONY: node
node: $(NODE)

protocol: setup
	$(BIN)/python -m tools.make_protocol

# What is said of every kind of event, for the tests of both sides.
words: setup
	$(BIN)/python -m tools.make_words
	$(BIN)/python -m tools.word_figures

# Sentences that a language lacks, by key; meanwhile they are said in English. A release rejects gaps.
.PHONY: untranslated translated
untranslated: setup
	$(BIN)/python -m tools.word_figures

translated: setup
	$(BIN)/python -m tools.word_figures --check

web: setup $(NODE)
	$(BIN)/python -m tools.make_protocol --check
	$(BIN)/python -m tools.make_words --check
	cd web && npm run --silent check && npm run --silent unit && npm run --silent build
	$(BIN)/python -m tools.weigh_client

# Routes on Kogge's map over 2,000 positions of every layout (50 each are part of `make web`), and how
# soon all are on the screen of a slow phone.
.PHONY: routes
routes: web
	cd web && HANSE_POSITIONS=2000 npm run --silent unit -- src/games/kogge/routes
	cd web && npm run --silent journeys -- tests/routes.journey.ts

# Frames and tasks while pieces travel, on a processor four times as slow.
.PHONY: motion
motion: web
	cd web && HANSE_MEASURE=tests/motion.measure.ts npm run --silent journeys

journeys: web
	cd web && npm run --silent journeys

# The README's pictures; and in build/shots every scene in light and dark, and all kinds of question on
# one sheet. HANSE_DRAWINGS=folder lays drawings of the same names beside the scenes.
shots: web
	mkdir -p docs/pictures
	cd web && HANSE_SHOTS=../docs/pictures npm run --silent shots

# What is released, into dist: source archive, wheel, and an image with the list of its parts; each is
# installed where nothing else is, and a game is played there. docs/releasing.md has the steps.
VERSION := $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' src/hanse/version.py)
PACKAGE := dist/hanse-$(VERSION)
BASE ?= localhost/hanse-base
IMAGE ?= localhost/hanse
BUILDER ?= buildah bud --format docker

.PHONY: packages image image-played release
packages: setup
	rm -rf dist
	$(BIN)/python -m hatchling build --target sdist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir=dist $(PACKAGE).tar.gz

image: packages
	rm -rf build/wheels && mkdir -p build/wheels
	$(BIN)/python -m pip download --quiet --require-hashes --dest build/wheels -r requirements/serve.txt
	cp $(PACKAGE)-py3-none-any.whl build/wheels
	$(BUILDER) --build-arg BASE=$(BASE) --build-arg VERSION=$(VERSION) --file deploy/Containerfile \
	  --tag $(IMAGE) .
	container=$$(buildah from --pull-never $(IMAGE)) && \
	  $(BIN)/python -m tools.parts_list "$$(buildah mount $$container)" web/package-lock.json \
	  > $(PACKAGE).cdx.json; buildah rm $$container
	buildah images $(IMAGE)

# The image as a stranger with a read-only root, with its own database, and the services of compose out
# of it: size, start, a game.
image-played: setup
	$(BIN)/python -m tests.release.image $(IMAGE)
	$(BIN)/python -m tests.release.composed $(IMAGE)

release: translated web image
	$(BIN)/python -m tests.release $(IMAGE)
	cd dist && sha256sum hanse-* > SHA256SUMS

# The version before (BEFORE=, a tag or a commit) and this one on one database, server by server;
# migrations that are killed at twenty points; and browsers that visit through Caddy and through nginx
# while servers of two builds replace each other ten times and the database is away for a minute.
# Needs the built client, Chromium, Caddy and nginx.
BEFORE ?= $(shell git describe --tags --abbrev=0 2>/dev/null || \
  git log -2 --format=%H -- src/hanse/server/store/migrations/versions | tail -1)
.PHONY: rolling
rolling: setup
	HANSE_BEFORE=$(BEFORE) $(BIN)/pytest -q -rP tests/server/rolling.py
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_migrations.py
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_deploys.py

# Lay out the files of a new reading or variant of Kogge, as docs/adding.md says: NAME=fog_at_sea
.PHONY: new-reading new-variant
new-reading: setup
	$(BIN)/python -m tools.new_reading $(NAME)

new-variant: setup
	$(BIN)/python -m tools.new_variant $(NAME)
