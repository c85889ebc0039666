# Что даёт каждый выбор

salvation-effect-action-move = Вы тайно планируете марш, потом все отряды идут разом.
salvation-effect-action-attack = Все ваши отряды в одном секторе бьют первыми; кто уцелел, отвечает.
salvation-effect-action-scout = Один отряд ищет скрытый объект в своём секторе.
salvation-effect-action-place = Новые отряды приходят из резерва; куда, решаете вы.
salvation-effect-action-build = Новый завод там, где есть машина и нет людей.
salvation-effect-exchange = { $count ->
    [0] Сбросьте её и не берите ничего.
    [1] Сбросьте её и возьмите одну карточку.
   *[other] Сбросьте её и возьмите новые карточки: { $count }.
}
salvation-effect-pass-stage = Карточки остаются у вас; на этом этапе ничего не происходит.
salvation-effect-pass-border = Они входят, и никто не бьёт.
salvation-effect-pass-border-search = Их никто не ищет: они входят, и никто не бьёт.
salvation-effect-pass-storm = На этом ходу убежище держится; на следующем можно попробовать снова.
salvation-effect-take = { $count ->
    [0] Вы ничего не берёте.
   *[other] Они остаются в руке сверх предела до следующего набора.
}
salvation-effect-lead = { $seat } на каждом этапе этого хода действует раньше другого командующего.
salvation-effect-battle = Кубиков в первом ударе: { $dice }. В среднем вы теряете { $lost } из { $ours }, они { $won } из { $theirs }.
salvation-effect-search = { $at }: один кубик, { $chance } % на успех.
salvation-effect-scout = Открывает скрытый объект без броска: { $at }.
salvation-effect-aim = { $left ->
    [0] Защита { $defence }: этот кубик уничтожит отряд.
   *[other] Защита { $defence }: урон, прочности останется { $left }.
}
salvation-effect-wise = Vigil целится за вас — так, чтобы уничтоженное вами стоило больше всего.
salvation-effect-waste = Этот кубик ничего не даёт.
salvation-effect-open = Что это, никто не знает, пока вы не откроете.
salvation-effect-decline = Он остаётся в резерве, откуда его могут вызвать карточки.
salvation-effect-done = Остальные остаются в резерве.
salvation-effect-confirm = Все идут разом, и менять уже ничего нельзя.
salvation-effect-drop = Отряд выходит из плана и остаётся на месте.
salvation-effect-back = План остаётся прежним.
salvation-effect-build = Отныне новые машины появляются и там. Завод падает, если сектор держат одни люди.
salvation-effect-develop = Действует для всех отрядов этого типа с этой минуты.
salvation-effect-sabotage = Завода сразу нет, и вы получаете очко.
salvation-effect-blow = На этом ходу у Скайнет нет дорог ни в него, ни из него.
salvation-effect-withdraw = Отряд уходит в резерв.
salvation-effect-agree = Война кончается без победителя, если согласны все.
salvation-effect-fight-on = Война продолжается.
salvation-effect-go = { $enemies ->
    [0] Врагов там нет.
   *[other] Врагов там: { $enemies }, они могут ударить первыми!
} Ваших: { $ours } из { $most }.{ $hidden ->
    [0] {""}
   *[other] {" "}Закрытых фишек: { $hidden }.
}{ $shelter ->
    [0] {""}
   *[1] {" "}Открытое убежище.
}
salvation-effect-order = { $at }, прочность { $left } из { $strength }.
salvation-effect-deploy = { $factory ->
    [1] Начинает у завода и охраняет его.
   *[0] Начинает в секторе, соседнем с заводом.
} Скрытых объектов там: { $hidden }.
salvation-effect-place = Атака { $attack }, защита { $defence }, прочность { $strength }. Ваших там: { $ours } из { $most }.
salvation-effect-decoy = На этом ходу ни одна машина оттуда не уйдёт.
salvation-effect-skip = Для этапов до него у вас карточек нет; до тех пор вас не спросят.
