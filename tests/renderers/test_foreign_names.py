"""Names of every script in pictures: what the typeface lacks is spelt out, and no name is drawn as nothing."""

from __future__ import annotations

import pytest

from renderers import Bar, BarGroup, Chart, Who
from renderers.beside.charts import paint_chart
from renderers.paint.text import clean, ink

SPELT = {
    "李小龙": "Li Xiao Long",
    "김민수": "Gim Min Su",
    "ユイ": "yui",
    "أحمد": "hmd",
    "שלום": "slvm",
    "नमस्ते": "nmste",
    "สวัสดี": "swasdi",
    "🔥 Ann": "fire Ann",
    "👩\u200d🚀": "woman rocket",
    "𝓐𝓷𝓷": "Ann",
    "\u3164": "?",
    "\U0010ffff": "?",
}


@pytest.mark.parametrize(("name", "spelt"), SPELT.items())
def test_a_name_that_the_typeface_lacks_is_spelt_out(name: str, spelt: str) -> None:
    assert clean(name) == spelt
    assert ink(clean(name), 26).mask.getbbox(), "there is ink"


@pytest.mark.parametrize("name", ["Ada", "Zoë", "Łukasz", "Ёжик", "ação", "№ 1 «x»"])
def test_a_name_that_the_typeface_has_is_left_alone(name: str) -> None:
    assert clean(name) == name


def test_every_bar_of_a_chart_has_its_name() -> None:
    bars = tuple(Bar(Who(name), 1) for name in SPELT)
    canvas = paint_chart(Chart("rise", "", bars=(BarGroup("", bars),)))
    assert set(SPELT.values()) <= {text.text for text in canvas.texts}
