"""What Skynet cares for, and how much: by the number of commanders that it fights."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """How much Skynet cares for what."""

    storm: float = 9.0
    """What a shelter is worth to take; more with each that is held already."""
    factory: float = 7.0
    block: float = 6.0
    """What it is worth to stand among humans: no help comes to them there (SAL-NEW-04)."""
    pull: float = 4.0
    """What it is worth to a machine to be near humans."""
    press: float = 1.2
    """The part of a battle's worth that counts if machines from around could come together for it next turn."""
    own: float = 0.6
    """How dear a machine is, beside what it does in battle: there are more where it came from."""
    keen: float = 4.5
    """How many units' loss more it is worth to bring the humans down to their last."""
    later: float = 0.25
    """The part of a battle's worth that counts while there is no card to fight it with."""
    wary: float = 0.3
    """The part of what the humans in a sector might do that a machine fears."""
    denied: float = 15.0
    """What a victory point is worth that the humans will not find."""
    thrift: float = 1.0
    """What a card in hand is worth, beside what it is to the Resistance."""
    attack: float = 1.5
    """How welcome an Attack card is in hand; 1 for any card."""
    movement: float = 1.1
    scouting: float = 1.3
    learn: float = 4.5
    """What one of Skynet's own Tactics is worth to take up."""
    develop: float = 6.0
    """What a development token is worth; two more for each unit that it improves at once."""
    muster: float = 1.0
    """How much more a new machine is worth than what it does in battle."""


WEIGHTS = {1: Weights(), 2: Weights(own=1.0)}
"""By the number of commanders: two draw twice the cards, and bring in more than Skynet can meet (SAL-THREE-02)."""
