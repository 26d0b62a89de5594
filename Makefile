# Everything people do here, by name; `make` alone lists it. Finished steps leave a stamp, so a second run skips them.
# Written for GNU make 3.81 and later, because that is what macOS has.

PYTHON ?= python3
PORT   ?= 8000
OPEN   ?= 1
DATA   ?=
SHARE  ?=
ONLY   ?=
CPU    ?=
NAME   ?=
TITLE  ?=
PREFIX ?=
INTO   ?= examples
GAME   ?= stamp_collection tauschrausch stickers
MIND   ?= collector
GAMES  ?= 400
UPGRADE ?=
QUICK  ?= stamp_collection
MOMENTS ?= 200

VENV  := .venv
BIN   := $(VENV)/bin
MADE  := $(VENV)/made
API   := web/openapi.json
PAGE  := src/sammelsurium/server/page/index.html
CODE  := src tests bench scripts examples
GUESTS := examples/kuhn_poker examples/magpies
NODES := web/node_modules/.made
PEERS := bench/.venv/made
PIP   := -m pip --disable-pip-version-check --quiet install
NPM   := scripts/with_node.sh npm --prefix web

LOCK  := pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
         --custom-compile-command 'make lock' $(if $(filter-out 0,$(UPGRADE)),--upgrade)

# Many tests wait for servers, browsers and bots now and then, so two share a core. They are handed out a few at a
# time: those of the browser come first and would else all go to the same process.
CORES   := $(shell getconf _NPROCESSORS_ONLN)
WORKERS := $(shell echo $$((2 * $(CORES))))

# Every test that plays by the rules without a server. Without the compiler they are the same tests with fewer games.
RULES_TESTS := tests/rules tests/contract tests/records tests/kernel/test_rulebooks.py
QUICK_TESTS := $(addprefix tests/kernel/test_,boxes.py chance.py docs.py match.py reading.py texts.py)
PLAINLY     := NUMBA_DISABLE_JIT=1 SAMMELSURIUM_CONTRACT_GAMES=1

# Folders are listed with their files: deleting a file changes nothing but its folder.
WEB_SOURCES := $(shell find web -mindepth 1 -name node_modules -prune -o -print) \
               $(shell find src/sammelsurium/games -name '*.ftl')

# The tests start hundreds of processes. Where Python is told to keep no bytecode, each would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test test_quick nightly wheel check check_code check_shape check_page types rules coverage spot bench ladder balance lock format new_game clean free_port

help: ## list what can be made
	@awk -F ': .*## ' '/^[a-z_]+: .*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

play: free_port $(MADE)/package $(PAGE) ## play in the browser on PORT=8000; OPEN=0 opens no window, DATA=folder keeps the games elsewhere, SHARE=1 lets other devices on the network join
	@exec $(BIN)/sammelsurium serve --port $(PORT) $(if $(DATA),--data "$(DATA)") $(if $(filter-out 0,$(SHARE)),--share) $(if $(filter 0,$(OPEN)),--no-open,--open)

test: $(MADE)/dev $(PAGE) ## run every test; installs Chromium and PostgreSQL if they are missing
	@scripts/need.sh chromium
	@scripts/need.sh postgresql
	$(BIN)/python scripts/warm.py
	$(BIN)/pytest -n $(WORKERS) --maxschedchunk=4
	@scripts/at_once.sh '$(NPM) run test --silent' \
	  '$(PLAINLY) $(BIN)/pytest -q -n $(CORES) tests/records tests/contract/test_games.py -k "not (4] or 5])"' \
	  '$(MAKE) --no-print-directory spot'

test_quick: $(MADE)/dev $(NODES) ## an answer within 90 s: kernel, texts, the rules of QUICK=game without the compiler, a server that is played on, the page's own tests
	@scripts/at_once.sh '$(NPM) run test --silent' '$(BIN)/ruff check $(CODE)' \
	  '$(PLAINLY) $(BIN)/pytest -q tests/rules/$(QUICK)' \
	  '$(BIN)/pytest -q $(QUICK_TESTS) tests/server/test_play.py -k "not formatted"'

nightly: coverage ## what takes hours: coverage of the rules, MOMENTS=200 kills, a million faulty requests, crashes, evenings, whole games in two worlds
	@scripts/need.sh postgresql
	$(BIN)/python -m tests.server.crashes
	$(BIN)/python -m tests.server.kills $(MOMENTS)
	$(BIN)/python -m tests.server.kills $(MOMENTS) --postgresql
	$(BIN)/python -m tests.server.kills $(MOMENTS) --database
	$(BIN)/python -m tests.server.evenings $(MOMENTS)
	$(BIN)/python -m tests.server.worlds
	$(BIN)/python -m tests.server.mutations 1000000

wheel: $(MADE)/dev $(PAGE) ## build dist/*.whl for this platform with the page and compiled code; CPU=x86-64-v3 for this level of processor only, CPU=none without
	@$(BIN)/python scripts/wheel.py $(CPU)

check: $(BIN)/python ## linters, formats, types, who imports whom, ledger, languages that guests lack, whether what is generated is current, sizes of the page
	@scripts/at_once.sh '$(MAKE) --no-print-directory check_code' '$(MAKE) --no-print-directory check_page'

check_code: $(MADE)/dev
	@scripts/at_once.sh '$(BIN)/mypy $(CODE)' '$(MAKE) --no-print-directory check_shape'

check_shape:
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	@$(BIN)/python -m sammelsurium.server.pictures --check docs/pictures.md
	$(BIN)/lint-imports
	@$(BIN)/python scripts/rules.py
	@$(BIN)/python scripts/languages.py
	@$(BIN)/python -m sammelsurium.server.schema --check $(API)

check_page: $(PAGE)
	$(NPM) run check
	@$(NPM) run sizes --silent

types: $(MADE)/dev $(NODES) ## make the schema of the server anew, from it the types of the page, and docs/pictures.md
	$(BIN)/python -m sammelsurium.server.schema >$(API)
	$(NPM) run types --silent
	$(BIN)/python -m sammelsurium.server.pictures >docs/pictures.md

rules: $(BIN)/python ## list the statements of the rules that no test names
	@$(BIN)/python scripts/rules.py

coverage: $(MADE)/dev ## branch coverage of the rules, with the compiler off; fails under 100 %
	@rm -f .coverage .coverage.*
	$(PLAINLY) $(BIN)/coverage run -m pytest -q -n $(CORES) $(RULES_TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --show-missing --skip-covered --fail-under=100

# Words are looked up in all languages, which takes as long as all the rest and reaches no rule.
spot: $(MADE)/dev ## the same for one game only, by the tests of its rules alone: QUICK=game; stamp_collection is a part of `make test`
	@rm -f .coverage.spot*
	$(PLAINLY) $(BIN)/coverage run --data-file=.coverage.spot --source=src/sammelsurium/games/$(QUICK) -m pytest -q tests/rules/$(QUICK) -k "not words"
	@$(BIN)/coverage combine --quiet --data-file=.coverage.spot
	@$(BIN)/coverage report --data-file=.coverage.spot --show-missing --skip-covered --fail-under=100

bench: $(PEERS) ## random games on one core, ours beside the peers'; ONLY="ours open_spiel" measures only those
	scripts/with_node.sh bench/.venv/bin/python -m bench $(ONLY)

ladder: $(MADE)/dev ## let the levels play against each other and write docs/ladder.md; takes hours
	$(BIN)/sammelsurium ladder

balance: $(MADE)/dev ## play many games and write docs/balance; takes hours. GAME=stickers measures one game, MIND and GAMES as wished
	for game in $(GAME); do $(BIN)/sammelsurium balance $$game --mind $(MIND) --games $(GAMES) || exit; done

lock: $(MADE)/dev ## write requirements/ anew after a change in pyproject.toml; UPGRADE=1 takes the newest versions of everything
	$(BIN)/uv $(LOCK) --output-file requirements/run.txt
	$(BIN)/uv $(LOCK) --extra dev --constraint requirements/run.txt --output-file requirements/dev.txt

format: $(MADE)/dev $(NODES) ## put everything into the one format
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(NPM) run format

new_game: $(MADE)/package ## make the folder of a new game: NAME=my_game; TITLE="My game", PREFIX=MG and INTO=folder as wished
	@$(BIN)/python scripts/new_game.py --into "$(INTO)" --title "$(TITLE)" --prefix "$(PREFIX)" -- "$(NAME)"

clean: ## remove everything that was made here; stored games stay where they are
	rm -rf $(VENV) bench/.venv web/node_modules bench/peers/boardgame_io/node_modules $(dir $(PAGE)) \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.*
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

free_port: $(BIN)/python
	@$(BIN)/python scripts/free_port.py "$(PORT)"

$(BIN)/python:
	@scripts/environment.sh "$(PYTHON)" $(VENV)

$(MADE)/package: pyproject.toml requirements/run.txt | $(BIN)/python
	@echo "Installing Sammelsurium into $(VENV) …"
	@$(BIN)/python $(PIP) --require-hashes --requirement requirements/run.txt
	@$(BIN)/python $(PIP) --no-deps --editable .
	@mkdir -p $(MADE) && touch $@

$(MADE)/dev: pyproject.toml requirements/dev.txt $(GUESTS:%=%/pyproject.toml) | $(BIN)/python
	@echo "Installing Sammelsurium and its tools into $(VENV) …"
	@$(BIN)/python $(PIP) --no-compile --require-hashes --requirement requirements/dev.txt # what is used is compiled then
	@$(BIN)/python $(PIP) --no-deps --editable . $(GUESTS:%=--editable %)
	@mkdir -p $(MADE) && touch $@ $(MADE)/package

$(NODES): web/package.json web/package-lock.json | $(BIN)/python
	@echo "Installing what the page is built with …"
	@$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(NODES) $(WEB_SOURCES)
	@echo "Building the page …"
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@

$(PEERS): pyproject.toml requirements/run.txt bench/install.py bench/peers/boardgame_io/package-lock.json | $(BIN)/python
	@scripts/environment.sh "$(PYTHON)" bench/.venv
	@bench/.venv/bin/python $(PIP) --require-hashes --requirement requirements/run.txt
	@bench/.venv/bin/python $(PIP) --no-deps --editable .
	@scripts/with_node.sh bench/.venv/bin/python -m bench.install
	@touch $@
