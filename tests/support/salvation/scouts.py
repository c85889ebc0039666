"""Wars in which somebody scouts."""

from __future__ import annotations

from tests.support.salvation.war import SKYNET, War


def scouting(seat: str, units: dict[str, str], lies: dict[str, str] | None = None, **more: object) -> War:
    """Let a seat play a plain Scouting card in stage 3; it is asked who scouts."""
    card = "sensor-sweep" if seat == SKYNET else "recon"
    war = War(stage=3, units=units, hands={seat: card}, **more)  # type: ignore[arg-type]
    war.arrange(lies=lies or {})
    war.skips_to(3, seat)
    war.plays(seat, card)
    return war


def opened(seat: str, token: str, units: dict[str, str] | None = None, **more: object) -> War:
    """Let an infantry or a T-600 in Montana open this token."""
    kind = "t600" if seat == SKYNET else "infantry"
    war = scouting(seat, units or {"MON": kind}, {"MON.1": token}, **more)
    if seat == SKYNET:
        war.rolling(6)
    war.does(seat, f"scout unit={kind}.1")
    return war
