# «Да придёт спаситель»: ход и его вопросы. Слова карточек, карты и событий лежат в parts/.

salvation-title = Да придёт спаситель
salvation-blurb = Запад Америки после Судного дня. Скайнет охотится за пятью убежищами; Сопротивление ищет друзей, технику и надежду. Карточки в руке и объекты на карте скрыты, марши идут по плану: один на один или один против двух командующих. В первых войнах Сопротивление лучше отдать тому, кто знает игру: путей к победе у него больше, и ошибиться тоже легче.
salvation-mission-war = Война за Запад
salvation-story-war = Один город уже у машин, и им нужны остальные. Где-то там, впереди, пять убежищ. Кто найдёт их раньше, тот и решит, чем всё кончится.

salvation-seat-skynet = Скайнет
salvation-seat-resistance = Сопротивление
salvation-seat-commander = Второй командующий

salvation-switch-terrain = Местность: открытые фишки местности остаются и меняют свой сектор
salvation-switch-city-missions = Труднее Сопротивлению: фишка «Миссия» даёт очко, когда пехотинец или джип дойдёт до города
salvation-switch-no-return = Труднее Сопротивлению: потери в боях возвращаются только из скрытых объектов
salvation-switch-missions-once = Труднее Сопротивлению: выполненная карточка «Миссия» выходит из игры
salvation-switch-light-scouts = Труднее Сопротивлению: в разведку ходят только пехотинцы и джипы
salvation-switch-storm-roll = Труднее Скайнет: открытое убежище падает только после броска на разведку
salvation-switch-no-tactics = Труднее Скайнет: у Скайнет нет карточек «Тактика»
salvation-switch-five-stack = Труднее Скайнет: до пяти отрядов Сопротивления в секторе

salvation-subtitle = Ход { $turn } · { $phase }
salvation-part-deploy = расстановка
salvation-part-draw = новые карточки
salvation-part-lead = кто первый
salvation-part-stage-0 = этап 0, тактика
salvation-part-stage-1 = этап 1
salvation-part-stage-2 = этап 2
salvation-part-stage-3 = этап 3
salvation-part-stage-4 = этап 4
salvation-part-end = завершение хода
salvation-track-stage = Этап
salvation-track-points = Победные очки: { $seat }
salvation-track-captured = Убежища у Скайнет
salvation-figure = { $unit }
salvation-note-skynet = убежищ { $count } из { $most }
salvation-note-commander = очков { $points } из { $most }
salvation-sheet = { $seat }: ваши карточки

salvation-alt-turn = Ход { $turn }, { $phase }.
salvation-alt-forces = Отряды на карте: Скайнет { $skynet }, Сопротивление { $resistance }.
salvation-alt-factories = Заводы: { $places }.
salvation-alt-shelters = Открытые убежища: { $places }. Скайнет захватил { $count } из { $most }.
salvation-alt-points = { $seat }: { $points ->
    [one] { $points } победное очко.
    [few] { $points } победных очка.
   *[many] { $points } победных очков.
}
salvation-alt-hand = В руке: { $cards }.

salvation-fix-figure = { $unit }
salvation-fix-damage = Повреждения: { $unit }
salvation-fix-points = Победные очки: { $seat }
salvation-fix-factory = Завод: { $at }
salvation-fix-shelter = Найденное убежище { $number }
salvation-fix-improvement = { $token }
salvation-fix-card = Из стопки разыгранных: { $card }
salvation-fix-stage = Этап
salvation-fix-lead = Кто из командующих первый
salvation-place-reserve = в резерве
salvation-place-graveyard = потери в бою
salvation-place-captured = у Скайнет
salvation-place-discard = в стопке разыгранных
salvation-fix-pass = Пропустить все этапы этого хода
salvation-fix-concede = Сдаться в конце этого хода
salvation-fix-draw = Предложить ничью в конце этого хода

# О чём спрашивают
salvation-ask-deploy = Скайнет, где начинает { $kind }?
salvation-stake-deploy = В секторе завода ({ $at }) или в любом соседнем.
salvation-ask-keep = { $seat }, в руке остаётся не больше { $limit } карточек. Сбросьте лишние: { $over }.
salvation-stake-keep = Сброшенное лежит в открытую и вернётся, когда ваша стопка закончится и её перемешают.
salvation-ask-lead = Скайнет, ход { $turn }: кто из командующих первый?
salvation-stake-lead = Так будет на всех этапах и при завершении хода.
salvation-ask-stage = { $stage ->
    [0] { $seat }, этап { $stage }: разыграйте карточку тактики или пропустите этап.
   *[other] { $seat }, этап { $stage }: разыграйте карточку с этой цифрой, обменяйте её или пропустите этап.
}
salvation-stake-stage = За ход — одна карточка с каждой цифрой. За обмен дают столько новых, какова цифра.
salvation-ask-plan = { $seat }: { $card } ведёт отрядов до { $most }. Кого?
salvation-stake-plan = Все отряды идут разом. Пока план не подтверждён, его видите только вы.
salvation-ask-route = Куда идёт { $unit }? Сейчас это сектор { $at }.
salvation-ask-route-others = { salvation-ask-plan }
salvation-stake-route = Назовите цель или все сектора по пути. Вход в сектор, где стоит противник, может стоить боя.
salvation-stake-route-others = { salvation-stake-plan }
salvation-ask-first-border = { $seat }, противник входит сразу в несколько секторов. Какая граница первая?
salvation-stake-first-border = Остальные потом.
salvation-ask-border = { $seat }, в сектор { $at } входит противник: { $units }. Защищать границу?
salvation-stake-border = Вы бьёте первыми, всеми своими отрядами в секторе. Для врага марш закончится этим боем.
salvation-ask-border-search = { $seat }, в сектор { $at } входит противник: { $units }. Какая машина ищет?
salvation-stake-border-search = Один кубик против её разведки; если найдёт, вы бьёте первыми.
salvation-ask-attack = { $seat } разыгрывает: { $card }. Где атакуем?
salvation-stake-attack = Сначала бьют все ваши отряды в секторе, потом отвечают те, кто уцелел.
salvation-ask-aim = { $seat }, в кого идёт { $die }? Ещё не направлены: { $dice }.
salvation-stake-aim = Кубик не ниже защиты отряда наносит ему повреждение. Что у кого есть, покажет /salvation units.
salvation-ask-scout = { $seat } разыгрывает: { $card }. Кто идёт в разведку?
salvation-stake-scout = Разведчик открывает один скрытый объект своего сектора.
salvation-ask-open = { $seat }, сектор { $at }: какую из двух фишек открыть?
salvation-stake-open = Что под ними, не знает никто.
salvation-ask-found = { $seat }, сектор { $at }, находка: { $kind }. Где отряд вступит в игру?
salvation-stake-found = Прямо здесь, если есть место; иначе в убежище.
salvation-ask-defile = { $seat }, сектор { $at } — теснина. Выведите отряды: { $over }.
salvation-stake-defile = Они вернутся в резерв.
salvation-ask-place = { $seat } разыгрывает: { $card }. Где появятся отряды? Осталось: { $left }.
salvation-stake-place = Машины выходят с заводов; люди — там, где есть свои или убежище и нет машин.
salvation-ask-build = { $seat }, где строить завод?
salvation-stake-build = Там будут появляться новые машины.
salvation-ask-develop = { $seat } разыгрывает: { $card }. Что улучшить?
salvation-stake-develop = Отныне это касается всех отрядов этого типа.
salvation-ask-sabotage = { $seat }, какой завод взорвать?
salvation-stake-sabotage = Его не станет сразу.
salvation-ask-blow = { $seat }, вокруг какого сектора взорвать мосты?
salvation-stake-blow = В этот ход у Скайнет не будет дорог ни в него, ни из него.
salvation-ask-toxic = { $seat }, ядовитая земля требует карточек: { $over }. Какие отдать?
salvation-stake-toxic = По одной за каждый ваш отряд там.
salvation-ask-information = { $seat }, сколько карточек взять? Можно до { $most }.
salvation-stake-information = По одной за каждый ваш отряд с информацией; лишние карточки сбрасывают только в начале следующего хода.
salvation-ask-armistice = { $seat }, предлагают ничью. Война идёт { $turn ->
    [one] { $turn } ход
    [few] { $turn } хода
   *[many] { $turn } ходов
}. Вы согласны?
salvation-stake-armistice = Ничья — только если согласны все. Ответы не видны, пока не придёт последний.
salvation-ask-storm = { $seat }, какая машина штурмует убежище? Сектор { $at }.
salvation-stake-storm = Один кубик против её разведки. На следующем ходу можно попробовать ещё.

# Что можно сделать
salvation-do-deploy = { $kind }: { $to }
salvation-do-discard = { $card }
salvation-do-lead = { $seat }
salvation-do-play = Разыграть: { $card }
salvation-do-play-action = { $card }: { $action }
salvation-do-exchange = Обменять: { $card }
salvation-do-pass = Пропустить
salvation-do-order = Отправить: { $unit }
salvation-do-drop = Оставить на месте: { $unit }
salvation-do-confirm = Выполнить план
salvation-do-go = Цель: { $to }
salvation-do-back = Назад к плану
salvation-do-first = { $at }
salvation-do-defend = Защищать: { $at }
salvation-do-search = Послать: { $unit }
salvation-do-attack = Атаковать: { $at }
salvation-do-aim = { $target }
salvation-do-wise = Пусть целится Vigil
salvation-do-waste = Оставить кубик без цели
salvation-do-scout = В разведку: { $unit }
salvation-do-open = { $slot }
salvation-do-place = { $kind }: { $to }
salvation-do-decline = Не выставлять
salvation-do-done = Больше не выставлять
salvation-do-withdraw = { $unit }
salvation-do-build = { $to }
salvation-do-develop = { $token }
salvation-do-sabotage = { $at }
salvation-do-blow = { $at }
salvation-do-agree = Согласиться на ничью
salvation-do-fight-on = Сражаться дальше
salvation-do-take = { $count ->
    [0] Не брать
    [1] Взять одну карточку
    [one] Взять { $count } карточку
    [few] Взять { $count } карточки
   *[many] Взять { $count } карточек
}

salvation-verb-deploy = Расставить
salvation-verb-discard = Сбросить
salvation-verb-lead = Кто первый
salvation-verb-play = Разыграть карточку
salvation-verb-exchange = Обменять карточку
salvation-verb-order = Отправить отряд
salvation-verb-drop = Оставить отряд
salvation-verb-go = Куда идти
salvation-verb-first = Что первым
salvation-verb-search = Кого послать
salvation-verb-attack = Где атаковать
salvation-verb-aim = В кого
salvation-verb-scout = Кто в разведку
salvation-verb-open = Открыть
salvation-verb-place = Выставить
salvation-verb-withdraw = Вывести
salvation-verb-build = Где строить
salvation-verb-develop = Улучшить
salvation-verb-sabotage = Взорвать
salvation-verb-blow = Сектор
salvation-verb-take = Взять

# Этапы и концовки
salvation-phase-setup = В каждом секторе лежат закрытые фишки, в городах по две.
salvation-phase-draw = Этап 0, тактика:
salvation-phase-stage-0 = Этап 1:
salvation-phase-stage-1 = Этап 2:
salvation-phase-stage-2 = Этап 3:
salvation-phase-stage-3 = Этап 4:
salvation-phase-stage-4 = Завершение хода:
salvation-phase-turn = Ход окончен.
salvation-outcome-all-shelters = Последнее убежище умолкло. Все пять у Скайнет, и война окончена.
salvation-outcome-no-humans = На Западе не осталось ни одного отряда людей. Победа Скайнет.
salvation-outcome-armistice = Никто не может закончить эту войну, и её заканчивают все вместе. Ничья.
salvation-outcome-humans-concede = Сопротивление складывает оружие. Победа Скайнет.
salvation-outcome-machines-concede = Скайнет уходит с Запада. Победа Сопротивления: { $winners }.
salvation-outcome-ten-points = Десять проблесков надежды, и вот уже целая армия. Победа Сопротивления: { $winners }.
salvation-outcome-no-machines = Ни одна машина не движется, ни один завод не дымит. Победа Сопротивления: { $winners }.

# В чём отказано и что можно вместо этого
salvation-refuse-seats = Скайнет играет против Сопротивления; Второй командующий приходит третьим.
salvation-refuse-stage = «{ $card }» — карточка этапа { $number }; придержите её до тех пор.
salvation-refuse-exchange-tactics = «{ $card }» — карточка «Тактика», а их не обменивают. Разыграйте её или оставьте.
salvation-refuse-nobody-moves = Отрядам, которые двигает эта карточка, некуда идти. Обменяйте её или оставьте.
salvation-refuse-type = «{ $card }» не для такого отряда ({ $unit }). Выберите тот тип, который она называет.
salvation-refuse-enough = «{ $card }» больше таких отрядов не двигает. Сначала оставьте другой на месте.
salvation-refuse-same-number = { $unit } на этом ходу уже выполнил карточку с цифрой { $number }. Выберите другой отряд.
salvation-refuse-no-route = { $unit } никуда не дойдёт: движение потрачено, или все доступные сектора заняты либо закрыты.
salvation-refuse-full = Сектор { $at } вмещает ваших отрядов: { $most }. Выведите кого-нибудь или идите в другой.
salvation-refuse-fog = Сектор { $at } в тумане: ни А-10, ни охотнику туда нельзя. Выберите другой сектор или другой отряд.
salvation-refuse-no-battle = Рядом с противником нет вашего отряда, который может атаковать. Обменяйте карточку или оставьте.
salvation-refuse-peace = Сектор { $at }: противника там нет. Выберите сектор, где он стоит рядом с вашими отрядами.
salvation-refuse-attacked = Сектор { $at }: все ваши отряды там на этом ходу уже выполнили карточку с цифрой { $number }. Выберите другой сектор.
salvation-refuse-needs = По этой карточке атакуют только там, где рядом с противником есть ваш отряд нужного типа, который ещё может атаковать: { $kind }. Выберите такой сектор или обменяйте карточку.
salvation-refuse-too-low = { $target }: защита { $defence }, а { $die } до неё не достаёт. Выберите цель полегче или оставьте кубик без цели.
salvation-refuse-nobody-scouts = Там, где лежат закрытые фишки, нет вашего отряда, который может идти в разведку. Обменяйте карточку или оставьте.
salvation-refuse-nothing-hidden = Сектор { $at }: закрытых фишек нет. Выберите отряд, который стоит рядом с фишкой.
salvation-refuse-light-scouts = За этим столом в разведку ходят только пехотинцы и джипы, а { $unit } — нет. Выберите кого-нибудь из них.
salvation-refuse-machines = Сектор { $at }: там машины. Выберите убежище, где их нет.
salvation-refuse-no-figure = { $kind }: в резерве не осталось фигурок; они вернутся туда, когда отряды погибнут. Обменяйте карточку или оставьте.
salvation-refuse-no-place = Нет сектора, где они могли бы появиться: машинам нужен завод, где есть место, людям — сектор, где есть место, убежище или свои и нет машин. Обменяйте карточку или оставьте.
salvation-refuse-no-factory-left = Все три завода уже стоят; новый можно построить, только когда один из них падёт.
salvation-refuse-no-site = Для завода нужен сектор, где есть машина и нет ни людей, ни завода. Сначала приведите машину в такой сектор.
salvation-refuse-no-development = «{ $card }»: фишек развития для этого отряда не осталось. Обменяйте карточку.
salvation-refuse-no-tactics = Отложенных карточек «Тактика» больше нет. Обменяйте карточку.
salvation-refuse-task = «{ $card }»: задание ещё не выполнено. Придержите карточку до тех пор или обменяйте её.
salvation-refuse-damage = { $unit } столько повреждений не выдержит; лучше снимите его с поля.
salvation-refuse-no-cards = Брать нечего: карточек нет ни в стопке, ни среди разыгранных. Оставьте эту.
salvation-refuse-no-tokens = Закрытых фишек больше нет. Оставьте карточку.
salvation-ask-decoy = { $seat }, из какого сектора машины не уйдут на этом ходу?
salvation-stake-decoy = Нельзя только уйти: машины там сражаются, а другие могут войти.
salvation-ask-survey = { $seat }, какую закрытую фишку на всей карте открыть?
salvation-stake-survey = Что под ней, никто не знает. Убежище, которое открыла Скайнет, сразу захвачено.
salvation-do-decoy = { $at }
salvation-verb-decoy = Удержать
salvation-do-skip = { $to ->
    [5] Пропустить всё до конца хода
   *[other] Пропустить всё до этапа { $to }
}
salvation-verb-skip = Пропустить дальше
salvation-refuse-nobody-to-fool = На карте нет машин. Оставьте карточку.
salvation-refuse-decoyed = Приманка держит { $unit } в секторе { $at } до конца хода. Выберите отряд в другом месте.
