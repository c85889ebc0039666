# Почему Vigil поступил бы так: части его собственной оценки по сравнению со следующим выбором

salvation-why-pass = Ни одна карточка не даст сейчас больше, чем стоит в руке.
salvation-why-pass-cost = Какая-то карточка дала бы сейчас больше, чем стоит в руке.
salvation-why-hold = Эту карточку беречь незачем: { $card }.
salvation-why-hold-cost = Эта карточка пригодилась бы в руке: { $card }.
salvation-why-exchange = { $count ->
    [1] Новая карточка может подойти лучше; в руке сейчас: { $held }.
   *[other] Новые карточки ({ $count }) могут подойти лучше; в руке сейчас: { $held }.
}
salvation-why-exchange-cost = Новые карточки дали бы мало; в руке сейчас: { $held }.
salvation-why-find = { $kind } → { $at }: там скрытых объектов: { $count }; убежище или задание — { $chance } %.
salvation-why-find-cost = Там меньше шансов что-то найти: { $at }.
salvation-why-near-find = { $kind } → { $at }: { $turns ->
    [0] скрытые объекты прямо там.
   *[other] до скрытых объектов оттуда ходов: { $turns }.
}
salvation-why-near-find-cost = Оттуда дальше до скрытых объектов: { $at }.
salvation-why-shelter = { $kind } → { $at }: убежище там надо удержать.
salvation-why-shelter-cost = Убежище продержится и само: { $at }.
salvation-why-factory = { $kind } → { $at }: завод, где остались одни люди, падает.
salvation-why-factory-cost = Этот завод подождёт: { $at }.
salvation-why-objective = { $kind } → { $at }: там можно получить победное очко.
salvation-why-objective-cost = Очко здесь подождёт: { $at }.
salvation-why-chase = { $kind } → { $at }: у Скайнета осталось машин и заводов: { $left }.
salvation-why-chase-cost = Оттуда дальше до последних машин: { $at }.
salvation-why-strike = { $kind } → { $at }: шанс уничтожить там всех врагов — { $chance } %.
salvation-why-strike-cost = Шанс уничтожить там всех врагов — только { $chance } %: { $at }.
salvation-why-storm = { $kind } → { $at }: в убежище там нет людей.
salvation-why-storm-cost = Это убежище подождёт: { $at }.
salvation-why-hunt = { $kind } → { $at }: { $turns ->
    [0] люди прямо там.
   *[other] до людей оттуда ходов: { $turns }.
}
salvation-why-hunt-cost = Оттуда дальше до людей: { $at }.
salvation-why-guard = { $kind } → { $at }: за очком людям придётся прийти туда.
salvation-why-guard-cost = Туда людям приходить незачем: { $at }.
salvation-why-search = { $kind } → { $at }: поиск там удастся с шансом { $chance } %.
salvation-why-search-cost = Поиск там удастся с шансом только { $chance } %: { $at }.
salvation-why-danger = Там меньше опасность: { $at }.
salvation-why-danger-cost = Там могут ударить вражеские отряды ({ $count }): { $at }.
salvation-why-battle = { $at }: шанс уничтожить всех врагов — { $chance } %, потерять всех своих — { $wiped } %.
salvation-why-battle-cost = { $at }: шанс уничтожить всех врагов — только { $chance } %, потерять всех своих — { $wiped } %.
salvation-why-no-battle = Атаковать некого.
salvation-why-no-battle-cost = Атаковать некого.
salvation-why-scout = Осталось скрытых объектов: { $tokens }; кто откроет, тот и получит.
salvation-why-scout-cost = Искать почти нечего.
salvation-why-place = У вас отрядов: { $ours }, у врага: { $theirs }; нужны новые.
salvation-why-place-cost = У вас отрядов: { $ours }, у врага: { $theirs }; пока хватает.
salvation-why-build = Ещё один завод — и машины ближе к людям.
salvation-why-build-cost = Ещё один завод даст мало.
salvation-why-develop = Развитие действует всю войну: чем раньше, тем лучше.
salvation-why-develop-cost = Развитие подождёт.
salvation-why-learn = Собственная тактика послужит до конца войны.
salvation-why-learn-cost = Собственная тактика подождёт.
salvation-why-mission = Это победное очко; сейчас их у вас: { $points }.
salvation-why-mission-cost = Очко подождёт.
salvation-why-tactic = Она подходит к тому, что ещё можно сделать на этом ходу.
salvation-why-tactic-cost = Она мало подходит к тому, что ещё можно сделать на этом ходу.
salvation-why-confirm = Больше никому идти не выгодно.
salvation-why-confirm-cost = Кому-то ещё было бы выгодно пойти.
salvation-why-defend = { $at }: первый удар уничтожит их всех с шансом { $chance } %; если ждать, они уничтожат вас с шансом { $wiped } %.
salvation-why-defend-cost = { $at }: первый удар уничтожит их всех с шансом только { $chance } % и обойдётся дороже.
salvation-why-let-in = Бой на границе стоил бы больше, чем дал.
salvation-why-let-in-cost = Потом первыми ударили бы они.
salvation-why-searcher = Этот отряд ищет лучше всех: { $kind }.
salvation-why-searcher-cost = Этот отряд ищет хуже: { $kind }.
salvation-why-no-search = Бой не окупится, так что искать их незачем.
salvation-why-no-search-cost = Их никто не стал бы искать.
salvation-why-sees = { $kind }: шанс найти — { $chance } %.
salvation-why-sees-cost = { $kind }: шанс найти — только { $chance } %.
salvation-why-safe = { $count ->
    [0] Машины туда скоро не придут: { $at }.
   *[other] Там искать безопаснее: { $at }.
}
salvation-why-safe-cost = { $count ->
    [0] Там не лучше: { $at }.
   *[other] Туда скоро могут прийти машины ({ $count }): { $at }.
}
salvation-why-post = Там отряд нужнее всего: { $at }.
salvation-why-post-cost = Там отряд нужен меньше: { $at }.
salvation-why-asset = Этот отряд полезнее в бою и на марше: { $kind }.
salvation-why-asset-cost = Этот отряд менее полезен в бою и на марше: { $kind }.
salvation-why-reserve = Сейчас от него нигде нет пользы.
salvation-why-reserve-cost = В резерве от него нет пользы.
salvation-why-site = До людей ходов: { $humans }, до ближайшего завода: { $others }.
salvation-why-site-cost = До людей ходов: { $humans }, до ближайшего завода: { $others }; место хуже.
salvation-why-welcome = Со временем это поможет больше всего: { $token }.
salvation-why-welcome-cost = Это поможет меньше: { $token }.
salvation-why-bridge = { $count ->
    [0] Пока это никого не задержит.
   *[other] Это задержит машин: { $count }.
}
salvation-why-bridge-cost = Это задержит меньше машин.
salvation-why-at-home = Он медленный и прочный: лучшая охрана для завода.
salvation-why-at-home-cost = Охрана завода была бы слабее.
salvation-why-deploy = { $count ->
    [0] { $at }: свободно, хорошее место для начала.
   *[other] { $at }: свободно, и там скрытых объектов: { $count }.
}
salvation-why-deploy-cost = { $at }: место для начала хуже.
salvation-why-behind = { $seat } отстаёт; очков: { $points }.
salvation-why-behind-cost = { $seat } впереди; очков: { $points }.
salvation-why-spared = Эту карточку отдать легче всего: { $card }.
salvation-why-spared-cost = Этой карточки будет не хватать: { $card }.
salvation-why-frail = Этот отряд слабее всех в бою: { $kind }.
salvation-why-frail-cost = Этот отряд в бою сильнее: { $kind }.
salvation-why-peace = { $late ->
    [1] Идёт ход { $turn }: конца этой войне не видно.
   *[0] Идёт ход { $turn }, и войну ещё можно выиграть.
}
salvation-why-peace-cost = { $late ->
    [1] Идёт ход { $turn }: конца этой войне не видно.
   *[0] Идёт ход { $turn }, и войну ещё можно выиграть.
}
salvation-why-decoy = { $count ->
    [0] Пока она никого не держит вдали от ваших мест.
    [one] Она держит вдали от ваших мест { $count } машину.
    [few] Она держит вдали от ваших мест { $count } машины.
   *[many] Она держит вдали от ваших мест { $count } машин.
}
salvation-why-decoy-cost = Она удержит меньше машин.
salvation-why-survey = { $turns ->
    [0] Люди в секторе { $at } открыли бы её следующими.
   *[other] Людям до сектора { $at } ходов: { $turns }.
}
salvation-why-survey-cost = Людям до сектора { $at } дальше, или машина там справится сама.
