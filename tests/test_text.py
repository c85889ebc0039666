"""Words: how ids become sentences, and that every id of the training game has some."""

from __future__ import annotations

import ast
import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from bot import text
from bot.engine.events import Event, kebab
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.scene import Area, Board, Card, Figure, Scene, Seatline, Track
from bot.engine.words import Phrase
from bot.games import IDS, game
from bot.games.training import events as training_events
from bot.games.training.actions import VERBS
from bot.text import Tongue, fold, nearest_locale, speak, tongue

ROOT = Path(__file__).parents[1]
FTL = sorted((ROOT / "content").rglob("*.ftl"))
EN = tongue("en")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """House texts of its own: English, and a Russian that lacks a message."""
    (tmp_path / "texts").mkdir()
    monkeypatch.setattr(text, "CONTENT", tmp_path)
    write(tmp_path, "en", "greet = Hello, { $name }\nonly-here = Only here\nlist-none = none\n")
    write(tmp_path, "ru", "greet = Привет, { $name }\n")
    write(tmp_path, "pt-BR", "greet = Olá, { $name }\n")
    text.forget()
    yield tmp_path
    text.forget()


def write(root: Path, locale: str, words: str) -> None:
    """Write Vigil's own texts in a language."""
    (root / "texts" / f"{locale}.ftl").write_text(words, encoding="utf-8")


def event_classes() -> list[type[Event]]:
    """Every event of the training game."""
    found = [value for value in vars(training_events).values() if isinstance(value, type)]
    return [kind for kind in found if issubclass(kind, Event) and kind is not Event]


def strings(call: ast.Call) -> list[str]:
    """The strings that a call is given, in order."""
    values = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def calls(folder: str, *names: str) -> Iterator[ast.Call]:
    """Every call of these functions in a folder."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in names:
                yield node


def test_plain_text_is_spoken_as_it_is() -> None:
    assert EN.say("C7") == "C7"
    assert EN.say("training-card-flare") == "training-card-flare"


def test_a_phrase_is_spoken_by_its_id() -> None:
    assert EN.say(Phrase("training-card-flare")) == EN.t("training-card-flare") == "Flare"


def test_an_argument_is_named_by_its_kind() -> None:
    assert EN.t("training-event-played", seat="mara", card="tea") == "Mara plays Hot Tea."


def test_a_game_says_which_arguments_name_another_kind() -> None:
    assert EN.t("training-event-helped", seat="mara", friend="ivo") == "Mara helps Ivo up."
    assert EN.t("training-ask-brace", victim="nell").startswith("Nell is about")


def test_an_argument_without_a_name_stays_as_it_is() -> None:
    assert EN.t("training-event-moved", seat="stranger", to="C7") == "stranger moves to C7."


def test_numbers_stay_numbers() -> None:
    assert EN.t("training-ask-watch", seat="ivo", actions=1).endswith("One action left.")
    assert EN.t("training-ask-watch", seat="ivo", actions=2).endswith("2 actions left.")
    assert EN.t("training-event-hurt", seat="ivo", health=0, at="C7") == "Ivo goes down!"


def test_named_things_are_listed_as_the_language_does() -> None:
    assert EN.t("training-event-received", cards=("flare", "tea", "bell")) == "You drew Flare, Hot Tea and Fog Bell."
    assert EN.t("training-event-received", cards=("flare",)) == "You drew Flare."


def test_things_without_names_are_listed_plainly() -> None:
    assert EN.t("training-event-struck", seat="ivo", shade="1", dice=("4", "2")) == "Ivo strikes at shade 1: 4, 2."


def test_an_empty_list_has_a_word() -> None:
    assert EN.t("training-event-received", cards=()) == "You drew none."
    assert EN.listing([]) == "none"


@pytest.mark.parametrize(
    ("items", "spoken"), [(["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C", "D"], "A, B, C and D")]
)
def test_listing(items: list[str], spoken: str) -> None:
    assert EN.listing(items) == spoken


@pytest.mark.parametrize(("phase", "words"), [("watch", "the Watch"), ("storm", "the Storm")])
def test_the_subtitle_names_the_phase(phase: str, words: str) -> None:
    assert EN.t("training-subtitle", round=2, rounds=6, phase=phase) == f"Round 2 of 6 · {words}"


def test_an_unknown_id_falls_back_to_english_then_to_itself(shelf: Path, caplog: pytest.LogCaptureFixture) -> None:
    ru = tongue("ru")

    assert ru.t("greet", name="Ivo") == "Привет, Ivo"
    with caplog.at_level(logging.WARNING):
        assert ru.t("only-here") == "Only here"
        assert not caplog.records
        assert ru.t("nowhere") == "nowhere"
    assert "no words for nowhere" in caplog.text


def test_a_game_that_a_language_lacks_is_spoken_in_english_whole(caplog: pytest.LogCaptureFixture) -> None:
    ru, training = tongue("ru"), game("training")
    match, _ = Match.start(training, Setup(training.seats, training.missions[0]), b"words")
    (ask, *_) = match.asks

    assert not ru.owns("training-title")
    with caplog.at_level(logging.WARNING):
        for option in ask.options:
            assert ru.option("training", option.verb, option.args) == EN.option("training", option.verb, option.args)
        assert ru.scene(training.look.scene(match.view(None))) == EN.scene(training.look.scene(match.view(None)))
        assert ru.name("training", "card", "tea") == "Hot Tea"
        assert ru.t("training-event-received", cards=("flare", "tea")) == "You drew Flare and Hot Tea."
        assert ru.t("desk-of", seat=ru.t("training-seat-mara")) == "-# Ваше место здесь: Mara."
    assert not caplog.records


def test_a_game_that_a_language_has_is_spoken_in_it_whole() -> None:
    ru = tongue("ru")

    assert ru.option("salvation", "order", {"unit": "hunter.2"}) == "Отправить: Охотник №2"
    assert ru.t("salvation-event-received", cards=("ambush", "couriers")) == "Вам пришло: Засада и Связные."
    assert [ru.t("salvation-event-drew", seat="skynet", count=count) for count in (1, 2, 5)] == [
        "Скайнет берёт карточку.",
        "Скайнет берёт 2 карточки.",
        "Скайнет берёт 5 карточек.",
    ]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("ОБЛЕТ", "Облёт"), ("t-600", "Т-600"), ("м1А2", "M1A2"), ("joão ", "Joao"), ("Flare", "FLARE")],
)
def test_what_is_typed_meets_what_is_offered(typed: str, offered: str) -> None:
    assert fold(typed) == fold(offered)
    assert fold("Охотник") != fold("Пехотинец")


def test_a_missing_argument_is_logged_and_the_rest_spoken(shelf: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert tongue("en").t("greet").startswith("Hello, ")

    assert "greet in en" in caplog.text


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("ru", "ru"), ("pt-BR", "pt-BR"), ("pt-PT", "en"), ("ru-RU", "ru"), ("en-US", "en"), ("de", "en"), ("", "en")],
)
def test_the_nearest_language_is_spoken(shelf: Path, wanted: str, found: str) -> None:
    assert nearest_locale(wanted) == found
    assert speak(wanted).locale == found


def test_a_language_is_read_once() -> None:
    assert tongue("en") is tongue("en")


def test_every_phrase_in_a_picture_is_spoken_however_deep() -> None:
    mara, flare = Phrase("training-seat-mara"), Phrase("training-card-flare")
    scene = Scene(
        theme="training",
        title=flare,
        subtitle="as it is",
        board=Board((Area("D4", (0, 0), name=Phrase("training-thing-lamp")),)),
        figures=(Figure("mara", "D4", mara, "friend"),),
        tracks=(Track(Phrase("training-track-round"), 1, 6),),
        cards=(Card("flare", flare, text=Phrase("training-card-text-flare")),),
        seats=(Seatline("mara", mara, "blue", "M", note=Phrase("training-note", {"at": "D4", "oil": 1})),),
        alt=(Phrase("training-alt-shades", {"count": 2, "places": ("A4", "G5")}),),
    )

    spoken = EN.scene(scene)

    assert not phrases(spoken)
    assert (spoken.title, spoken.subtitle) == ("Flare", "as it is")
    assert spoken.board is not None
    assert spoken.board.areas[0].name == "Lamp"
    assert spoken.figures[0].name == spoken.seats[0].name == "Mara"
    assert spoken.seats[0].note == "D4 · carries oil"
    assert spoken.alt == ("2 shades are at A4, G5.",)
    assert scene.title == flare


def phrases(part: object) -> list[Phrase]:
    """Whatever in a picture is still to be spoken."""
    if isinstance(part, Phrase):
        return [part]
    if isinstance(part, msgspec.Struct):
        part = tuple(getattr(part, name) for name in part.__struct_fields__)
    return [phrase for item in part for phrase in phrases(item)] if isinstance(part, tuple) else []


@pytest.mark.parametrize("mission", game("training").missions)
def test_pictures_of_the_training_game_are_spoken_whole(mission: str, caplog: pytest.LogCaptureFixture) -> None:
    training = game("training")
    match, _ = Match.start(training, Setup(training.seats, mission), b"words")
    pictures = [training.look.scene(match.view(None)), training.look.sheet(match.view("mara"))]

    with caplog.at_level(logging.WARNING):
        assert not [phrase for picture in pictures for phrase in phrases(EN.scene(picture))]
    assert not caplog.records


@pytest.mark.parametrize("path", FTL, ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_can_be_read_whole(path: Path) -> None:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body

    assert not [entry.content for entry in entries if isinstance(entry, Junk)]


@pytest.mark.parametrize("locale", text.locales())
def test_no_message_is_written_twice(locale: str) -> None:
    """A bundle keeps the first of two messages and says nothing, across files too."""
    entries = [entry for path in text.sources(locale) for entry in FluentParser().parse(path.read_text("utf-8")).body]
    counts = Counter(entry.id.name for entry in entries if isinstance(entry, Message))

    assert not [id for id, count in counts.items() if count > 1]


@pytest.mark.parametrize("of", IDS)
def test_a_game_writes_only_in_its_own_name(of: str) -> None:
    entries = FluentParser().parse((ROOT / "content" / of / "texts" / "en.ftl").read_text("utf-8")).body

    assert all(entry.id.name.startswith((f"{of}-", f"command-{of}")) for entry in entries if isinstance(entry, Message))


@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_has_words(kind: type[Event]) -> None:
    if kind is training_events.Began:
        ids = [f"training-story-{mission}" for mission in game("training").missions]
    else:
        ids = [f"training-event-{kebab(kind.__name__)}"]

    assert all(EN.has(id) for id in ids)


def verbs() -> set[str]:
    """Every verb of the training game: those of the Watch, and those offered outside it."""
    offered = {strings(call)[0] for call in calls("bot/games/training", "option", "hidden") if strings(call)}
    return {*VERBS, *offered, "pass"}


def test_every_verb_has_words() -> None:
    assert verbs() >= {"move", "play", "discard", "prey", "brace", "pass"}
    assert not [verb for verb in sorted(verbs()) if not EN.has(f"training-do-{verb}")]


def test_every_prompt_has_a_question_and_a_stake() -> None:
    prompts = {strings(call)[0] for call in calls("bot/games/training", "ask", "react") if strings(call)}

    assert prompts == {"watch", "keep-four", "prey", "brace"}
    assert not [f"{kind}-{id}" for kind in ("ask", "stake") for id in prompts if not EN.has(f"training-{kind}-{id}")]


def test_every_reason_of_the_training_game_has_words() -> None:
    reasons = {strings(call)[0] for call in calls("bot/games/training", "bar")}

    assert reasons
    assert not [id for id in sorted(reasons) if not EN.has(f"training-refuse-{id}")]


def test_every_reason_of_vigils_own_has_words() -> None:
    reasons = {id for folder in ("bot", "cogs") for call in calls(folder, "refuse") for id in strings(call)[:1]}

    assert reasons >= {"not-your-turn", "not-offered"}
    assert not [id for id in sorted(reasons) if not EN.has(id) and not EN.has(f"refuse-{id}")]


def test_every_switch_and_its_choices_have_words() -> None:
    ids = [f"training-switch-{switch.id}" for switch in game("training").switches]
    ids += [f"training-switch-{switch.id}-{each}" for switch in game("training").switches for each in switch.choices]

    assert ids
    assert not [id for id in ids if not EN.has(id)]


def test_every_ending_and_phase_has_words() -> None:
    endings = {strings(call)[-1] for call in calls("bot/games/training", "end") if strings(call)}
    phases = {id for call in calls("bot/games/training", "end_phase") for id in strings(call)[:1]}

    assert len(endings) == 5
    assert not [id for id in endings if not EN.has(f"training-outcome-{id}")]
    assert not [id for id in phases if not EN.has(f"training-phase-{id}")]


def test_two_tongues_of_one_language_speak_alike() -> None:
    assert Tongue("en").t("training-card-tea") == EN.t("training-card-tea")
