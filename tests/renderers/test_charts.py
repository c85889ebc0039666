"""Charts and animations: what a person must be able to read in them, and that they stay within bounds."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from renderers import Bar, BarGroup, Chart, Column, Gauge, Reel, RenderPool, Scale, Spread, TooLarge, Who, draw_reel
from renderers.animation import LAST_MS, WHOLE_MS, frame_times
from renderers.beside.charts import paint_chart
from renderers.paint.text import SMALLEST
from tests.support.scenes import ruins, storm

MARA, IVO = Who("Mara", "blue", "M"), Who("Ivo, who has a very long name indeed", "orange", "I")
CHART = Chart(
    "training",
    "Luck and deeds",
    "Lamplight",
    spreads=(Spread("d6", "60 dice", tuple(Column(str(n), n * 3, 10.0) for n in range(1, 7))),),
    scales=(Scale("Luck", "the middle", (Gauge(MARA, "12 dice", 0.9, "90 %"), Gauge(IVO, "9 dice", -3.0, "0 %"))),),
    bars=tuple(BarGroup(f"Thing {n}", (Bar(MARA, n), Bar(IVO, 0))) for n in range(3)),
    footnote="Noted so.",
)
LIMIT = 10 * 1024 * 1024


def test_every_word_and_number_of_a_chart_is_written_large_enough_and_on_the_page() -> None:
    canvas = paint_chart(CHART)
    written = [text.text for text in canvas.texts]
    for words in ("Luck and deeds", "d6", "60 dice", "18", "90 %", "12 dice", "Thing 2", "Noted so.", "Mara"):
        assert words in written
    assert min(text.size for text in canvas.texts if text.text not in ("M", "I")) >= SMALLEST
    width, height = canvas.image.size
    assert all(0 <= box[0] < box[2] <= width and 0 <= box[1] < box[3] <= height for _, _, box in canvas.texts)


def test_the_expectation_never_strikes_a_number_out() -> None:
    canvas = paint_chart(msgspec.structs.replace(CHART, scales=(), bars=()))
    ones = next(text for text in canvas.texts if text.text == "3" and text.size == 26)
    tens = [text for text in canvas.texts if text.text == "9"]
    assert ones.box[3] <= tens[0].box[3], "the number of a short column stands above the line, not on it"


@pytest.mark.parametrize("name", ["Сопротивление", "Второй командующий", "Second Commander"])
def test_a_long_name_takes_room_from_its_bar(name: str) -> None:
    pair = tuple(BarGroup(f"Thing {n}", (Bar(MARA, 7), Bar(Who(name, "green", "N"), 99))) for n in range(2))
    canvas = paint_chart(Chart("training", "Deeds", bars=pair))
    assert [text.text for text in canvas.texts].count(name) == 2, "whole, beside each bar"


def test_a_chart_of_nothing_is_a_page_with_its_title() -> None:
    assert [text.text for text in paint_chart(Chart("rise", "Nothing yet")).texts] == ["Nothing yet"]


def test_a_reel_has_a_frame_for_each_scene_and_rests_on_the_last() -> None:
    drawn = draw_reel(Reel((storm(), ruins(), storm()), LIMIT))
    image = Image.open(BytesIO(drawn.data))
    assert (image.format, getattr(image, "n_frames", 1)) == ("WEBP", 3)
    assert image.size == (drawn.width, drawn.height)
    image.seek(2)
    image.load()
    assert image.info["duration"] == LAST_MS


def test_a_long_game_is_told_in_about_a_minute() -> None:
    assert sum(frame_times(60)) <= WHOLE_MS + LAST_MS
    assert frame_times(1) == [LAST_MS]


def test_a_reel_shrinks_until_it_fits_and_says_so_where_it_cannot() -> None:
    reel = Reel((storm(), ruins()), LIMIT)
    whole = draw_reel(reel)
    smaller = draw_reel(msgspec.structs.replace(reel, limit=len(whole.data) - 1))
    assert len(smaller.data) < len(whole.data)
    assert smaller.width < whole.width
    with pytest.raises(TooLarge):
        draw_reel(msgspec.structs.replace(reel, limit=1000))


async def test_the_pool_draws_charts_and_reels_and_passes_on_what_is_too_large() -> None:
    async with RenderPool(workers=1) as pool:
        assert (await pool.chart(CHART)).width == 1100
        assert (await pool.animate(Reel((storm(),), LIMIT))).format == "webp"
        with pytest.raises(TooLarge):
            await pool.animate(Reel((storm(),), 10))
