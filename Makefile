# Vigil needs only make and Python 3.11 or newer; everything else goes into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play install install-dev test lint long clean

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

test: install-dev lint  ## Lint, types, import arrows, then every test in its short form
	$(BIN)/pytest -n 2

lint: install-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

long: install-dev  ## The same proofs, longer: a thousand kills, a thousand games
	$(BIN)/pytest --long

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
