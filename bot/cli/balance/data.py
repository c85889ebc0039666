"""The results of a game as data."""

from __future__ import annotations

from bot.cli.balance.table import ResultTable, aims


def data(table: ResultTable) -> dict[str, object]:
    """The table as data."""
    played = (
        (mission, seats, way, table.tally(way, mission, seats)) for mission, seats in table.rows() for way in table.ways
    )
    return {
        "game": table.found.id,
        "seed": table.seed,
        "games_per_cell": table.games,
        "cells": [
            {
                "mission": mission,
                "seats": seats,
                "way": way,
                "games": cell.games,
                "won": cell.won,
                "win_percent": round(cell.wins, 1),
                "median_rounds": cell.rounds,
                "seat_win_percent": round(cell.seat_wins, 1),
                "winners": cell.winners,
                "endings": cell.endings,
            }
            for mission, seats, way, cell in played
        ],
        "shifts": [
            {**shift._asdict(), "difference": round(shift.difference, 1), "margin": round(shift.margin, 1)}
            for shift in table.shifts()
        ],
        "sways": [
            {**sway._asdict(), "difference": round(sway.difference, 1), "margin": round(sway.margin, 1)}
            for sway in table.sways()
        ],
        "aims": aims(table),
        "unfair": table.unfair(),
    }
