"""Foreign text in messages: it reads as it was typed, and nothing is made of it, whatever sentence it stands in."""

from __future__ import annotations

import pytest

from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.laws import lexicons
from bot.markdown import Markdown, escape, like, plain, tidy
from bot.text import locales, tongue
from tests.support.reading import HOSTILE, read

EN = tongue("en")
IN_CODE = {"digest", "seed", "seq", "game", "panel"}
"""Numbers and addresses of Vigil's own that stand in code or in a link."""


def test_the_reader_sees_what_discord_would_make_of_a_message() -> None:
    assert read("**[Free](https://evil.example)** <@1>").made == (
        ("style", "**"),
        ("named", "Free"),
        ("target", "https://evil.example"),
        ("style", "**"),
        ("mention", "@1"),
    )
    assert all(read(name).made for name in HOSTILE[:21]), "each of these does something where it is not escaped"


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_reads_as_it_was_typed_and_makes_nothing(name: str) -> None:
    assert read(escape(name)) == (tidy(name), ())
    assert read(f"> {escape(name)} sits down") == (f"> {tidy(name)} sits down"[2:], (("block", "> "),))
    assert plain(escape(name)) == tidy(name)


@pytest.mark.parametrize(
    "name", ["Ada", "john_doe", "Zoë (she/her)", "Т-800", "李小龙", "أحمد", "👩‍🚀 Ann", "1.5", "-3", "نمی‌دانم"]
)
def test_an_honest_name_is_not_changed(name: str) -> None:
    assert tidy(name) == name
    assert read(escape(name)).seen == name


def test_nothing_unseen_turns_or_hides_what_stands_around_it() -> None:
    assert tidy("\u202egnp.exe\u202c") == "gnp.exe"
    assert tidy("a\r\nb\u2028c\td") == "a b c d"
    assert tidy("\u200b\u3164") == "?"
    assert tidy("") == ""
    assert len(tidy("Z" + "\u0335" * 50)) <= 4


@pytest.mark.parametrize("name", HOSTILE)
def test_no_sentence_makes_anything_of_a_name(name: str) -> None:
    """Whatever fills a sentence and has no words was typed by somebody: compare it with an honest name there."""
    faults = []
    for language in lexicons():
        for id, message in language.messages.items():
            speaker = tongue(language.locale)
            for variable in message.prints - set(message.selects) - IN_CODE:
                args = dict.fromkeys(message.variables, "Ann")
                honest, said = (read(speaker.t(id, **{**args, variable: each})) for each in ("Bo", name))
                if said.made != honest.made:
                    faults.append(f"{language.locale} {id} {variable}: {said}")
    assert faults == []


@pytest.mark.parametrize("name", HOSTILE)
def test_names_in_lists_and_unknown_phrases_make_nothing(name: str) -> None:
    assert read(EN.listing([name])) == (tidy(name), ())
    assert read(EN.listing(["Ann", name, name])) == (f"Ann, {tidy(name)} and {tidy(name)}", ())
    assert read(EN.say(name)) == (tidy(name), ())
    assert read(EN.say(Phrase(f"{name} "))).made == (), "an imported journal may hold any id"
    assert read(EN.name("rise", "card", name)) == (tidy(name), ())
    assert read(EN.t("refuse-seat-taken", name=(name, name))).made == ()


def test_what_was_spoken_is_not_escaped_again_and_foreign_text_always() -> None:
    spoken = EN.t("lobby-seat", name="Ann", who=Markdown("<@1>"))
    assert ("mention", "@1") in read(spoken).made
    assert read(EN.t("lobby-seat", name="Ann", who="<@1>")).seen.endswith("<@1>"), "the same letters, remembered apart"
    assert ("mention", "@1") in read(EN.t("lobby-seat", name="Ann", who=Markdown("<@1>"))).made
    assert isinstance(like(spoken, spoken[:5]), Markdown)
    assert isinstance(Markdown(", ").join(["a", "b"]), Markdown)
    assert Markdown(", ").join(["*a*", Markdown("*b*")]) == "\\*a\\*, *b*"


@pytest.mark.parametrize("locale", locales())
def test_pictures_get_the_letters_themselves(locale: str) -> None:
    scene = Scene(
        "training", Phrase("story-sits-down", {"name": "john_doe", "seat": "*x*"}), Markdown("a\\_b"), alt=("c_d",)
    )
    drawn = tongue(locale).scene(scene)
    assert "john_doe" in str(drawn.title) and "*x*" in str(drawn.title)
    assert (drawn.subtitle, drawn.alt) == ("a_b", ("c_d",))
    assert type(drawn.title) is type(drawn.subtitle) is str, "the worker's letters can be packed"


@pytest.mark.parametrize(("typed", "shown"), [("\u3164", "?"), ("a" + "\u3164" * 20, "a"), ("\u115f\uffa0", "?")])
def test_letters_that_show_nothing_are_not_shown(typed: str, shown: str) -> None:
    assert escape(typed) == shown
