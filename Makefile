# Short verbs, the same by hand and in CI. `make help` lists them: every target has a description after
# its prerequisites, and stands below the heading of its group. A test checks that.

VENV := .venv
BIN := $(VENV)/bin
CODE := $(wildcard src tests bench examples) $(if $(wildcard tools/*.py),tools)
NODE := web/node_modules/.locked
PAGE := build/page/.locked

.DEFAULT_GOAL := help
# No target is a file of its name, although folders are called web and bench.
.PHONY: $(shell sed -n 's/^\([a-z][a-z-]*\):.*/\1/p' Makefile)

# The tests start hundreds of processes: each would compile every module again where the environment
# forbids keeping what was compiled.
export PYTHONDONTWRITEBYTECODE :=

##@ Develop

help: ## list the targets
	@awk -F ':.*## ' '/^##@/ {print "\n" substr($$0, 5)} /^[a-z-]+:.*## / {printf "  %-13s %s\n", $$1, $$2}' Makefile

setup: $(VENV)/.ready ## install locked packages into .venv

$(VENV)/.ready: $(VENV)/.locked pyproject.toml
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.locked: requirements/dev.txt
	@python=$${PYTHON:-$$(tools/find_python)} && echo "setup with $$python" && \
	  "$$python" -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

node: $(NODE) $(PAGE) ## install locked packages of the client; needs Node

$(NODE): web/package-lock.json
	cd web && npm ci --silent
	@touch $@

# What Python needs in a page besides Pyodide itself, built for its platform.
$(PAGE): requirements/page.txt $(VENV)/.locked
	rm -rf build/page
	$(BIN)/python -m pip download --quiet --require-hashes --no-deps --only-binary :all: --dest build/page \
	  --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32 -r requirements/page.txt
	@touch $@

check: setup ## check style, types, import rules and structure
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)
	$(BIN)/mypy --strict --platform win32 --cache-dir .mypy_cache/win32 src
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.check_structure
	@if [ -d web/node_modules ]; then $(BIN)/python -m tools.make_board_parts --check && $(BIN)/python -m tools.make_fonts --check && cd web && npm run --silent lint; \
	  else echo "the client is not checked: make node"; fi

# With the engine, pages can play without a server.
web: setup $(NODE) $(if $(ENGINE),$(PAGE)) ## check, test and build the browser client; ENGINE=1 adds the engine
	$(BIN)/python -m tools.make_protocol --check
	$(BIN)/python -m tools.make_words --check
	$(if $(ENGINE),$(BIN)/python -m tools.make_engine,rm -rf web/public/engine)
	cd web && npm run --silent check && npm run --silent unit && npm run --silent build
	$(BIN)/python -m tools.weigh_client

# Prepared answers take the place of the server's, so only tables need the engine.
static: setup $(NODE) $(PAGE) ## build pages that need no server into dist/static, for any static host
	$(BIN)/python -m tools.make_engine
	$(BIN)/python -m tools.make_answers
	cd web && npm run --silent static

protocol: setup ## write the client's types from the server's structs
	$(BIN)/python -m tools.make_protocol

board-parts: setup $(NODE) ## write drawings and fonts for pictures of boards, from the client's sources
	$(BIN)/python -m tools.make_board_parts
	$(BIN)/python -m tools.make_fonts

words: setup ## write the sentences of all events, for the tests of both sides; count missing ones
	$(BIN)/python -m tools.make_words
	$(BIN)/python -m tools.word_figures

# Meanwhile they are said in English. A release rejects gaps.
untranslated: setup ## list the sentences that each language lacks
	$(BIN)/python -m tools.word_figures

translated: setup ## fail while a language lacks a sentence
	$(BIN)/python -m tools.word_figures --check

new-reading: setup ## lay out the files of a reading of Kogge: NAME=fog_at_sea
	$(BIN)/python -m tools.new_reading $(NAME)

new-variant: setup ## lay out the files of a variant of Kogge: NAME=fog
	$(BIN)/python -m tools.new_variant $(NAME)

docs: setup $(VENV)/.docs ## build the documentation site into build/site; a warning or a dead link fails
	$(BIN)/python -m tools.site

$(VENV)/.docs: requirements/docs.txt $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/docs.txt
	@touch $@

screens: web ## take the pictures of screens in docs/pictures/screens; needs Chromium and PostgreSQL
	cd web && HANSE_SITE_PICTURES=../docs/pictures/screens npm run --silent journeys -- tests/site_pictures.journey.ts

# HANSE_DRAWINGS=folder puts drawings of the same names next to the scenes.
shots: web ## take pictures of every scene into build/shots; needs Chromium and PostgreSQL
	cd web && HANSE_SHOTS=../build/shots npm run --silent shots

# Hashes, but no address of any registry.
LOCK := uv pip compile pyproject.toml --universal --python-version 3.12 --generate-hashes \
  --no-emit-index-url --no-header --no-annotate --quiet

lock: ## renew the locked packages; needs uv
	$(LOCK) --extra serve --extra otel --group dev --output-file requirements/dev.txt
	$(LOCK) --extra serve --extra otel --constraint requirements/dev.txt --output-file requirements/serve.txt
	$(LOCK) --group docs --constraint requirements/dev.txt --output-file requirements/docs.txt
	$(LOCK) --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --extra train --constraint requirements/dev.txt --output-file requirements/train.txt
	$(LOCK) --extra lab --constraint requirements/dev.txt --output-file requirements/lab.txt

##@ Test

# With HANSE_JOURNEYS=1, as in CI, the journeys have a worker to themselves, and one more uses the
# time that others spend waiting for servers.
test: setup ## run the tests; HANSE_JOURNEYS=1 adds the journeys
	$(BIN)/pytest -n $(if $(HANSE_JOURNEYS),4,2) --dist worksteal -q --durations 12

rules: setup ## compare the rules pages with code and tests
	$(BIN)/python -m tools.rules

journeys: web ## play the client in a real Chromium; needs PostgreSQL and pdftotext
	cd web && npm run --silent journeys

offline: setup $(NODE) ## play without a connection in Chromium, and kill pages; HANSE_FULL=1 kills more
	$(MAKE) web ENGINE=1
	cd web && HANSE_MEASURE='tests/offline*.ts' npm run --silent journeys

# FIREFOX names its program; without one, Chromium plays alone. The tests of updates build a second version.
static-played: static ## play the static pages in Chromium and Firefox, and update them during a game
	cd web && HANSE_ADDRESS=none HANSE_MEASURE='tests/static*.ts' npm run --silent journeys

in-page: setup $(NODE) $(PAGE) ## run the engine and 20 games of each game in Pyodide; `make test` has a sample
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q tests/in_page

# An optional wheel with the hot modules as machine code, and the same tests run against it.
COMPILED := build/compiled

compiled: setup ## build a wheel of machine code, test it and measure it
	rm -rf $(COMPILED) && mkdir -p $(COMPILED)/tree
	cp -r src tools pyproject.toml README.md LICENSE NOTICE $(COMPILED)/tree
	HANSE_WITHOUT_PAGES=1 HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation \
	  --wheel-dir $(COMPILED) ./$(COMPILED)/tree
	$(BIN)/python -m zipfile -e $(COMPILED)/*.whl $(COMPILED)/site
	PYTHONPATH=$(COMPILED)/site $(BIN)/pytest -n 2 -q
	$(BIN)/python -m bench.compiled

bench: setup $(VENV)/.peers ## measure the speed of the engine, compared with other games
	$(BIN)/python -m bench.engine

# The games that ours is compared with; nothing else needs them.
$(VENV)/.peers: requirements/bench.txt $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	@touch $@

##@ Long runs: minutes to hours; HANSE_SEED=… chooses other games, mistakes or faults

laws: setup ## run the property tests with many more examples
	HANSE_EXAMPLES=20000 HANSE_CELLS=200 HANSE_SLICE=all HANSE_TWINS=20000 $(BIN)/pytest -n 2 -q tests/laws

# 1,000 games of Kogge by any variants, readings and seats, 100 of builders, 100 for one and 220 more; 460
# of Lübeck, 200 of them by own maps and decks.
referees: setup ## follow hundreds of games with a second referee for each game
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q -rP tests/referee

# HANSE_MUTANTS=… chooses how many.
mutants: setup ## put mistakes into the rules and check that a test finds each; a stopped run resumes
	$(BIN)/python -m tools.mutants

# Only tests of the rules, and the referee's after them; half an hour on two quiet cores.
mutants-drawn: setup ## put 100 mistakes into Kogge's variants and readings and 50 into Lübeck
	HANSE_MUTANTS="variants=100 luebeck=50" HANSE_LONGEST=20 \
	  HANSE_TESTS="tests/rules tests/games tests/deals tests/core tests/words tests/notation tests/referee" \
	  $(BIN)/python -m tools.mutants

faults: setup ## kill and race servers, fill disks and damage backups, for longer than `make test`
	HANSE_FULL=1 $(BIN)/pytest -q tests/server/test_kills.py tests/server/test_races.py \
	  tests/server/test_screens.py tests/server/test_twins.py tests/server/test_malformed.py \
	  tests/server/test_database.py tests/server/test_embedded_killed.py tests/server/full_disk.py \
	  tests/server/test_embedded_access.py tests/server/test_verifiable.py \
	  tests/server/test_damaged_backups.py tests/server/test_notification_kills.py

simulation: setup ## run servers, clients, database and bus in virtual time, by 10,000 schedules
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q -rP tests/simulation

fleet: setup ## kill and restart two servers, a worker and NATS 1,000 times; race them 20,000 times
	HANSE_FULL=1 HANSE_RACES=10000 $(BIN)/pytest -q -rP tests/server/test_fleet.py tests/server/test_races.py

absence: setup ## let people vanish at every kind of question, and come and go in 1,000 games
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_absence_simulated.py
	HANSE_KILLS=200 $(BIN)/pytest -q tests/server/test_kills.py

crowd: setup ## play 250 games at the same time, a move every three seconds in each, then 1,000
	$(BIN)/python -m tests.server.crowd
	$(BIN)/python -m tests.server.crowd --games 1000

million: setup ## compare the cost of play with a million finished matches stored; needs 20 GB of disk
	$(BIN)/python -m tests.server.million

failover: setup ## replace a killed or disconnected primary by its standby ten times; needs root
	$(BIN)/pytest -q -rP tests/server/failover.py

# A fresh install and restarts must fire none.
alerts: setup ## fire every alert that pages, in a real Prometheus; needs root
	$(BIN)/pytest -q -rP tests/server/alerts.py

restored: setup ## back up 10,000 games, restore them and play them again
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_backup.py -k everything

stall: setup ## measure how long others wait while one address floods, and send much garbage
	HANSE_FULL=1 $(BIN)/pytest -q tests/server/test_stalling.py

# Bombs, floods, guesses, abandoned tables, uploads and slow clients; then the same tables while empty
# loops burn as much CPU. HANSE_HOSTILE=60 makes it a minute, two minutes in all.
hostile: setup ## attack a server for an hour next to twenty tables in play; HANSE_HOSTILE=60 for CI
	HANSE_FULL=1 $(BIN)/pytest -q tests/server/test_hostile.py

bombs: setup ## send costly requests over eight sockets while people play; HANSE_FULL=1 for a minute
	HANSE_ALONE=1 $(BIN)/pytest -q tests/server/test_bombs.py

# The same search must find the old bombs in the old parsing. Then eight sockets send bombs for a minute
# while people play.
costs: setup ## search for half an hour for requests that cost too much
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_costs.py tests/server/test_bombs.py

figures: setup ## measure durable moves, opening long matches, and waits next to bot tables
	HANSE_FULL=1 $(BIN)/python -m tests.server.figures
	HANSE_FULL=1 $(BIN)/python -m tests.server.cold_open
	HANSE_FULL=1 $(BIN)/python -m tests.server.beside_bots

fairness: setup ## measure waits for bots next to 250 abandoned tables; 20 minutes
	$(BIN)/python -m tests.server.fair_bots

routes: web ## check Kogge's routes on 2,000 positions of every layout, and measure them on a slow phone
	cd web && HANSE_POSITIONS=2000 npm run --silent unit -- src/games/kogge/routes
	cd web && npm run --silent journeys -- tests/routes.journey.ts

# `make journeys`, and so CI, compares a dozen of each game.
pictures-compared: web ## compare 200 pictures of each game's boards with the table in Chromium
	cd web && HANSE_BOARDS=200 npm run --silent journeys -- tests/boards.journey.ts

motion: web ## measure frames while pieces travel, on a processor four times as slow
	cd web && HANSE_MEASURE=tests/motion.measure.ts npm run --silent journeys

exploits: setup ## play one-idea players against captains, look for missed wins, make every sort of offer
	HANSE_FULL=1 $(BIN)/pytest -n 2 -q -rP tests/bots/test_exploits.py tests/bots/test_pilot.py \
	  tests/bots/test_sensible_replies.py
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_offers_first.py

arena: setup ## play 10,000 games in the arena, in processes and in a plain loop; compare rows and costs
	$(BIN)/python -m bench.arena

gates: setup ## play all games that judge the strength of bots; a stopped run resumes
	$(BIN)/python -m tools.gates --jobs 2

ladder: setup ## play the games that judge the steps between the levels of bots; a stopped run resumes
	$(BIN)/python -m tools.ladder --jobs 2
	HANSE_FULL=1 $(BIN)/pytest -q tests/bots/test_gentle.py

readings: setup ## play captains and pilots by every reading and variant; a stopped run resumes
	$(BIN)/python -m tools.readings --jobs 2

train: setup $(VENV)/.train ## learn the weights of Kogge's bots again; needs numpy
	$(BIN)/python -m tools.train --jobs 2

$(VENV)/.train: requirements/train.txt $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/train.txt
	@touch $@

##@ Release: docs/releasing.md has the steps

VERSION := $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' src/hanse/version.py)
PACKAGE := dist/hanse-$(VERSION)
BASE ?= localhost/hanse-base
IMAGE ?= localhost/hanse
BUILDER ?= buildah bud --format docker

packages: setup ## build source archive and wheel into dist
	rm -rf dist
	$(BIN)/python -m hatchling build --target sdist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir=dist $(PACKAGE).tar.gz

image: packages ## build the image for containers, with the list of its parts; needs buildah
	rm -rf build/wheels && mkdir -p build/wheels
	$(BIN)/python -m pip download --quiet --require-hashes --dest build/wheels -r requirements/serve.txt
	cp $(PACKAGE)-py3-none-any.whl build/wheels
	$(BUILDER) --build-arg BASE=$(BASE) --build-arg VERSION=$(VERSION) --file deploy/Containerfile \
	  --tag $(IMAGE) .
	container=$$(buildah from --pull-never $(IMAGE)) && \
	  $(BIN)/python -m tools.parts_list "$$(buildah mount $$container)" web/package-lock.json \
	  > $(PACKAGE).cdx.json; buildah rm $$container
	buildah images $(IMAGE)

image-played: setup ## run the image and its compose services, and play a game in each
	$(BIN)/python -m tests.release.image $(IMAGE)
	$(BIN)/python -m tests.release.composed $(IMAGE)

release: translated ## build pages, archive, wheel and image, install each and play a game there
	$(MAKE) web ENGINE=1
	$(MAKE) image
	$(MAKE) static
	cd dist && ../$(BIN)/python -m zipfile -c hanse-$(VERSION)-static.zip static/
	$(BIN)/python -m tests.release $(IMAGE)
	cd dist && sha256sum hanse-* > SHA256SUMS

# Old and new servers on one database; migrations killed at twenty points; and browsers that visit through
# Caddy and nginx while servers of two builds replace each other and the database goes down for a minute.
BEFORE ?= $(shell git describe --tags --abbrev=0 2>/dev/null || \
  git log -2 --format=%H -- src/hanse/server/store/migrations/versions | tail -1)

rolling: setup ## run the version BEFORE=tag and this one on one database; needs Chromium, Caddy and nginx
	HANSE_BEFORE=$(BEFORE) $(BIN)/pytest -q -rP tests/server/rolling.py
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_migrations.py
	HANSE_FULL=1 $(BIN)/pytest -q -rP tests/server/test_deploys.py
