"""Rulings that a table may see otherwise: each is one name here, and its test tries it both ways."""

from __future__ import annotations

MOVEMENT_PER_TURN = True
"""A unit's Movement is for the whole turn, across all cards; otherwise for each card anew (SAL-RUL-13)."""
PASSING_THROUGH_FULL = True
"""Units may pass through a full sector of their own where no enemy is; otherwise they may not (SAL-RUL-20)."""
GROUND_COUNTS_IN_RETURN = True
"""Fortifications and wasteland change the dice of both strikes; otherwise only of the first (SAL-RUL-33)."""
FACTORIES_FALL = True
"""A factory that only humans hold falls at the end of a turn; otherwise only to Sabotage (SAL-RUL-53)."""
LEAD_NAMED_BEFORE: tuple[int, ...] = (0,)
"""The stages before which Skynet names the lead commander: once for the whole turn (SAL-RUL-74)."""
PATIENCE = 48 * 60 * 60
"""Seconds after which a question that may be declined is taken as declined (SAL-RUL-92)."""
