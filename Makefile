# Vigil needs only make and Python 3.11 or newer; everything else goes into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play install install-dev test anew lint long settings clean

play: install  ## Start Vigil: on Discord with DISCORD_TOKEN, in the playground without
	$(BIN)/vigil run

install: $(VENV)/.installed

install-dev: $(VENV)/.installed-dev

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Vigil needs Python 3.11 or newer; name one with: make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Whatever the machine is set to: tests start hundreds of Vigils, and each would compile its modules anew.
test anew long settings: export PYTHONDONTWRITEBYTECODE :=

test: install-dev lint  ## Lint, types, import arrows, every test in its short form, the rules dealt anew
	$(BIN)/pytest -n 2
	$(MAKE) anew

anew: install-dev  ## The rule tests, dealt from a seed that nobody has tried yet
	$(BIN)/pytest -n 2 tests/rules --seed=new -o cache_dir=.pytest_cache/anew

lint: install-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

long: install-dev  ## The same proofs, longer: a thousand kills, a thousand games
	$(BIN)/pytest --long --timeout=0
	$(MAKE) anew
	$(MAKE) settings

settings: install-dev  ## The same Vigil on every Discord there may be: each switch of the playground, and all of them
	set -e; for names in $$($(BIN)/python -m bot.playground.switches); do \
		echo "--discord=$$names"; $(BIN)/pytest -n 2 tests/e2e tests/faults --discord=$$names; \
	done

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
