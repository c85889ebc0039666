"""A hand of cards."""

from __future__ import annotations

from bot.engine.scene import Card, Scene, Seatline


def hand(count: int = 7) -> Scene:
    """A hand of cards in Russian."""
    texts = (
        (
            "Бей и беги",
            "Атака / движение",
            "Атакуйте любым отрядом в секторе или передвиньте один отряд любого типа.",
            "crosshair",
            "vermillion",
            "2",
        ),
        (
            "Подкрепление",
            "Движение",
            "Выставьте до двух новых отрядов в любой свободный сектор — не далее одного перехода от базы.",
            "flag",
            "green",
            "3",
        ),
        (
            "Радиоперехват",
            "Разведка",
            "Посмотрите три верхние карточки колоды Скайнета. Одну сбросьте, остальные верните в любом порядке.",
            "radio",
            "sky",
            "1",
        ),
        (
            "Электромагнитный импульс",
            "Событие",
            "До конца хода ни один отряд Скайнета в этом и соседних секторах не атакует и не двигается.",
            "bolt",
            "yellow",
            "4",
        ),
        ("Полевой ремонт", "Поддержка", "Восстановите отряду 2 единицы прочности.", "wrench", "orange", "1"),
        (
            "Последний рубеж",
            "Защита",
            "Сыграйте, когда на вас нападают: бросьте на два кубика больше. Если отряд уцелел, возьмите карточку.",
            "shield",
            "blue",
            "2",
        ),
        (
            "Ночной марш",
            "Движение",
            "Передвиньте любые три отряда на один сектор каждый; дороги считаются целыми.",
            "moon",
            "purple",
            "2",
        ),
    )
    cards = []
    for n in range(count):
        title, kind, text, glyph, colour, cost = texts[n % len(texts)]
        cards.append(
            Card(f"c{n}", title, text, kind, glyph, colour, cost, spent=n == 4, face_down=n == 6 and count > 7)
        )
    return Scene(
        theme="salvation",
        title="Рука",
        subtitle="Видно только вам",
        cards=tuple(cards),
        seats=(Seatline("1", "Сопротивление", "green", "С", cards=count, active=True),),
        alt=("Семь карточек.",),
    )
