# Слова самого Vigil. Игры приносят свои в content/<game>/texts.

list-none = нет
list-more = { $a }, { $b }
list-last = { $a } и { $b }

## История стола
story-follows = { $cause } { $then }
story-undone = { $count ->
    [1] Один ответ взят назад.
    [one] { $count } ответ взят назад.
    [few] { $count } ответа взяты назад.
   *[many] { $count } ответов взяты назад.
}
story-undone-past-reveal = { $count ->
    [1] Один ответ взят назад, хотя после него что-то открылось или выпало. Кубики лягут заново, а всё неизвестное перемешается.
    [one] { $count } ответ взят назад, хотя после что-то открылось или выпало. Кубики лягут заново, а всё неизвестное перемешается.
    [few] { $count } ответа взяты назад, хотя после что-то открылось или выпало. Кубики лягут заново, а всё неизвестное перемешается.
   *[many] { $count } ответов взяты назад, хотя после что-то открылось или выпало. Кубики лягут заново, а всё неизвестное перемешается.
}
story-redone = То, что было взято назад, снова в силе.
story-forced = { $seat }: другого выбора не было.
story-back-to-checkpoint = Vigil обновился, и { $count ->
    [1] последний ответ больше не подходит.
    [one] последний { $count } ответ больше не подходит.
    [few] последние { $count } ответа больше не подходят.
   *[many] последние { $count } ответов больше не подходят.
} Стол вернулся к решению, которое было перед этим.

## Места
seat-open = свободно
seat-computer = Vigil

## Сбор за столом
lobby-mission = **Миссия:** { $mission }
lobby-seat = **{ $name }** · { $who }
lobby-players = -# Мест в игре: от { $least } до { $most }. Начать может любой, кто сидит за столом.
lobby-pick-seat = Занять место
lobby-pick-mission = Выбрать миссию
lobby-toggles = Настройки
lobby-join = Сесть
lobby-fill = Отдать место Vigil
lobby-unfill = Освободить места Vigil
lobby-start = Начать
lobby-tell-brief = Рассказывать кратко
lobby-tell-full = Рассказывать всё
lobby-leave = Встать
lobby-done = Готово.
lobby-promise = -# Все броски следуют из тайного зерна. Его SHA-256: `{ $digest }`. Само зерно откроется, когда игра закончится, и любой сможет проверить кубики.

## Панель
panel-waiting = Ждём: { $who }.
panel-over = Игра окончена.
panel-turned = **Что всё решило**
panel-turning-point = - { $point }
panel-fate = - { $told }
panel-then-next = История продолжается, и все остаются на своих местах.
panel-then-retry = В этот раз не вышло. Ту же миссию можно попробовать ещё раз: все остаются на своих местах.
panel-then-anew = Канал свободен для другой игры.
panel-go-next = Следующая миссия
panel-go-retry = Попробовать ещё раз
panel-go-anew = Сыграть ещё раз
panel-replay = Повтор
panel-stats = Статистика
panel-thanks = Сказать, как прошло
thanks-form = Как прошло?
thanks-line = Ведущему; прочтут все в канале
thanks-told = { $who } → { $master }: { $said }
thanks-nothing = Ничего не написано, поэтому ничего не отправлено.
thanks-no-form = Не удалось открыть форму. Напишите прямо здесь, в канале.
refuse-no-voice-here = Вам нельзя писать в этом канале, поэтому от вашего имени здесь ничего не скажут.
panel-seed = -# Зерно было таким: `{ $seed }`.
panel-retired = -# { $title }: новая панель ниже.
panel-put-away = -# { $title }: стол убран.
panel-seat = { $active ->
    [1] ▸ **{ $name }** · { $who }
   *[0] { $name } · { $who }
}{ $of ->
    [0] { "" }
   *[other] { " " }· { $pips }
}{ $state ->
    [down] { " " }· без сил
    [stunned] { " " }· оглушение
    [hidden] { " " }· в укрытии
    [spent] { " " }· готово
   *[up] { "" }
}{ $cards ->
    [-1] { "" }
    [one] { " " }· { $cards } карта
    [few] { " " }· { $cards } карты
   *[many] { " " }· { $cards } карт
} · { $note }
panel-hand = Моя рука
panel-answer-in-hand = -# Ответ дают под кнопкой **{ $hand }**: больше его никто не увидит.
panel-explain = Объяснить
panel-story = Что было
panel-story-none = С прошлого сообщения ничего не произошло.
panel-between = -# { $count ->
    [one] Ещё { $count } строка: «Ещё…», «Что было».
    [few] Ещё { $count } строки: «Ещё…», «Что было».
   *[many] Ещё { $count } строк: «Ещё…», «Что было».
}
panel-earlier-news = -# { $count ->
    [one] Раньше была ещё { $count } строка: «Ещё…», «Что было».
    [few] Раньше были ещё { $count } строки: «Ещё…», «Что было».
   *[many] Раньше было ещё { $count } строк: «Ещё…», «Что было».
}
story-whole = Вся история
story-left-out = -# { $count ->
    [one] Ещё { $count } строка.
    [few] Ещё { $count } строки.
   *[many] Ещё { $count } строк.
}
story-before = -# { $count ->
    [one] До этого ещё { $count } строка.
    [few] До этого ещё { $count } строки.
   *[many] До этого ещё { $count } строк.
}
panel-at-once = Сразу, остальное — как выбрал бы Vigil
panel-step-first = Выбрать, а остальное решить самим
panel-chain-some = { $what }: выберите { $many ->
    [0] { $most }
   *[other] от { $least } до { $most }
}
panel-chain = { $first }: { $then }
panel-chain-span = { $title }: { $first } … { $last }
panel-more-what = Что ещё?
explain-option = **{ $option }**{ $told ->
    [0] { "" }
   *[other] { ": " }{ $effect }
}{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
explain-places = Можно выбрать: { $places }.{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
explain-cards = Карты, о которых речь
explain-barred = **Сейчас нельзя**
explain-not-now = { $option }: { $why }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
explain-more = -# И ещё { $count }.
panel-closer = Поближе
panel-take-back = Взять назад
panel-choose = Выберите…
panel-none = Ничего из этого
panel-hand-of = { $seat }
panel-more = Ещё…
panel-more-choices = Другие варианты…
panel-open-verb = { $verb }… ({ $count })
panel-pick = { $most ->
    [1] Выберите
   *[other] Выберите от { $least } до { $most }
}
panel-alt-places = { $count ->
    [one] Можно выбрать { $count } место.
    [few] Можно выбрать { $count } места.
   *[many] Можно выбрать { $count } мест.
}
panel-span = { $first } … { $last }
panel-part = { $title } · страница { $page } из { $pages }
panel-earlier = Раньше
panel-later = Позже
panel-done = Это мой ответ
panel-again = Сначала
panel-step-by-step = Шаг за шагом…
panel-next-step = Следующий шаг отсюда: { $here }
draft-picked = Пока выбрано: { $picks }
draft-share = { $name }: { $amount }
draft-split = Роздано { $given } из { $amount }: { $shares }
snapshot-title = ### { $title }
    -# { $subtitle }
desk-not-asked = Сейчас вас ни о чём не спрашивают. Ждём: { $who }.
desk-of = -# Ваше место здесь: { $seat }.
desk-hint = Подсказка
desk-empty = Здесь пока нечего смотреть.

## Подсказки
hint-one = Vigil выбрал бы так: **{ $what }**.
hint-none = Vigil не выбрал бы ничего из этого.
hint-some = Vigil выбрал бы так: { $what }.
hint-order = Vigil поставил бы в таком порядке: { $what }.
hint-split = Vigil раздал бы так: { $what }.
hint-way = Vigil пошёл бы так: { $what }.
hint-against = Против этого: { $why }
hint-second = Следующий по качеству выбор: **{ $what }**.
hint-no-opinion = Здесь у Vigil нет своего мнения; это самый простой ответ.
hint-only = Выбирать больше не из чего.
hint-do = Так и сделать
hint-plan = **Всё, что Vigil сделал бы сейчас:**
hint-step = { $number }. **{ $what }**
hint-step-asked = { $number }. *{ $asked }* **{ $what }**
hint-step-effect = { $number }. **{ $what }**: { $effect }
hint-step-asked-effect = { $number }. *{ $asked }* **{ $what }**: { $effect }
hint-do-all = { $count ->
        [one] Сделать { $count } шаг
        [few] Сделать все { $count } шага
       *[many] Сделать все { $count } шагов
    }
hint-do-first = Сделать только первый
hint-waiting = Сейчас вас ни о чём не спрашивают; стол ждёт: { $who }. Когда придёт ваша очередь, новая подсказка появится здесь.

## Столы
table-joined = Ваше место: { $seat }.
table-left = Вы встали из-за стола.
table-started = Игра начинается.
table-panel-posted = Панель ниже.
table-parked = Игра отложена как есть. `/campaign resume` вернёт её.
table-closed = Стол закрыт.
table-log-empty = Больше ничего не случилось.
table-status-lobby = Идёт сбор за столом.
table-status-playing = Игра идёт.
table-status-finished = Игра окончена.
table-status-parked = Игра отложена.
table-status-closed = Стол закрыт.
campaign-line = №{ $number } · { $game } · { $mission } · { $status ->
    [active] продолжается
    [finished] победа
   *[closed] закрыта
}
campaign-none = Кампаний здесь пока нет. `/table new` начнёт первую.
campaign-resumed = Кампания продолжается здесь.
rules-line = **{ $id }** { $text }
rules-related = -# См. также { $rules }.
rules-none = Нет ни правила, где были бы все эти слова, ни карты с таким названием.
help = ### Vigil ведёт игру, а вы играете
    { "" }**1.** `/games` покажет, какие игры есть; `/table new` откроет стол в этом канале.
    { "" }**2.** Нажмите **Сесть**, отдайте свободное место Vigil, если вас мало, и нажмите **Начать**.
    { "" }**3.** Панель говорит, чей ход и о чём спрашивают. Нажмите кнопку или выберите в меню; **Моя рука** покажет то, что можно видеть только вам.
    { "" }**4.** `/table panel` опустит панель вниз, `/table log` расскажет, что было, а **Взять назад** исправит промах, пока ничего не открылось.
    Всё сохраняется сразу: можно прерваться в любой миг и продолжить через недели.

## Отказы: вежливые, и говорят, что можно вместо этого
refuse-by-rule = { $said }
    -# Правило { $rule }
refuse-not-your-turn = Сейчас не ваш ход. Ждём: { $seats }.
refuse-already-answered = Вы уже ответили, остальные ещё думают.
refuse-not-divided = { $count ->
    [0] Сейчас ничего не делят, поэтому числа не нужны.
   *[other] Назовите столько целых чисел, сколько показано строк ({ $count }), в том же порядке, например 3 0 1.
}
refuse-not-offered = Сейчас так нельзя. Панель покажет, что можно.
refuse-pick-one = Выберите ровно одно.
refuse-pick-between = Выберите от { $least } до { $most }.
refuse-picked-twice = Одно и то же выбрано дважды.
refuse-no-amounts = Здесь числа не нужны.
refuse-order-all = Расставьте по порядку всё: { $count }.
refuse-split-positive = Каждому, кого назвали, дайте хотя бы одно.
refuse-split-sum = Раздайте ровно { $amount }.
refuse-split-limit = Одному можно дать не больше { $most }.
refuse-no-way = Оттуда нет пути сюда: { $to }.
refuse-too-far = Этот путь стоит { $cost }, а у вас { $budget }.
refuse-not-an-end = Здесь остановиться нельзя: { $to }.
refuse-game-over = Игра окончена.
refuse-stale = Этот миг уже прошёл. Вот как обстоят дела теперь.
refuse-not-playing = За этим столом сейчас не играют.
refuse-not-over = Эта игра ещё не окончена.
refuse-not-seated = У вас нет места за этим столом. `/table join` даст его, если есть свободное.
refuse-not-open = Этот стол закрыт. `/table new` откроет другой.
refuse-not-started = Игра ещё не началась.
refuse-not-in-lobby = Игра уже идёт, а это меняют только до начала.
refuse-nothing-of-your-own = У вас за этим столом пока нет ничего своего.
refuse-no-such-seat = Такого места за этим столом нет.
refuse-seat-taken = Место занято: { $name }.
refuse-no-free-seat = Свободных мест нет.
refuse-seat-not-played = Это место в игре не участвует.
refuse-not-yours-to-move = Эта игра идёт в другом месте. Перенести её может тот, кто за ней сидит или управляет сервером.
refuse-not-yours-to-resume = Вернуть игру может только тот, кто сидит за этим столом или ведёт его.
refuse-not-yours-to-change = Это может только тот, кто сидит за столом или ведёт его.
refuse-seated-already = Вы уже сидите за этим столом. Чтобы взять второе место, выберите его в меню.
refuse-players-between = Мест в этой игре от { $least } до { $most }. Добавьте Vigil или освободите место.
refuse-no-table = В этом канале нет стола. `/table new` откроет его.
refuse-channel-taken = В этом канале уже есть стол. Возьмите другой канал или ветку либо закройте его через `/table close`.
refuse-no-such-game = Такой игры нет. Список покажет `/games`.
refuse-no-such-campaign = Такой кампании здесь нет, продолжать нечего.
refuse-no-next-mission = Следующей миссии нет.
refuse-not-yours-to-close = Закрыть стол может только тот, кто его открыл, или другой ведущий.
refuse-not-yours = Последний ответ был не ваш, поэтому ваш остаётся в силе.
refuse-revealed = С тех пор что-то открылось, поэтому ваш ответ остаётся в силе.
refuse-nothing-to-undo = Назад взять нечего.
refuse-steps-or-point = Укажите либо число решений, либо решение, к которому вернуться, но не то и другое.
refuse-too-far-back = Решений, которые сюда привели, всего { $count }. Больше назад не взять.
refuse-nothing-to-redo = Возвращать нечего.
refuse-no-such-fix = Сейчас этого исправить нельзя.
refuse-no-such-value = Такого значения здесь быть не может.
refuse-not-at-checkpoint = Это исправляют только между двумя действиями.
refuse-unsound-count = Тогда какой-то карты или фишки не хватало бы или была бы лишняя. Ничего не изменилось.
refuse-say-which = Подходит несколько вариантов ({ $count }). Уточните или выберите из списка, который виден, пока вы печатаете.
refuse-other-game = За этим столом идёт другая игра.

## Сбои
error-busy = Память Vigil сейчас занята. Ничего не изменилось: попробуйте ещё раз чуть позже.
error-full = Vigil не может писать на диск. Ничего не изменилось; скажите, пожалуйста, владельцу бота.
error-damaged = Часть записи этого стола повреждена. Ничего не изменилось; скажите, пожалуйста, владельцу бота.
error-too-new = Это сохранил более новый Vigil. Сначала владельцу бота нужно его обновить.
error-store = Vigil не смог прочесть свою память. Ничего не изменилось: попробуйте ещё раз чуть позже.
error-not-allowed = Здесь вам это нельзя.
error-not-here = Это работает только на сервере.
error-slow-down = Слишком быстро. Подождите немного, пожалуйста.
error-forbidden = Vigil не хватает прав: нужно видеть канал, писать сообщения и прикладывать файлы.
error-unknown = Что-то пошло не так, и ничего не изменилось. Владелец бота найдёт это в журнале: { $incident }.

## Команды, как их показывает Discord
command-table = Стол в этом канале
command-table-new = Открыть стол в этом канале
command-table-new-game = Какая игра
command-table-join = Занять место
command-table-join-seat = Какое место; если не сказать, первое свободное
command-table-leave = Отдать своё место; в начатой игре за вас продолжит Vigil
command-table-start = Начать игру
command-table-status = Как дела за столом
command-table-panel = Показать панель заново, ниже всего остального
command-table-hand = Посмотреть то, что видно только вам
command-table-do = Сделать то, что предлагает панель, словами
command-table-do-action = Что сделать
command-table-board = Посмотреть поле
command-table-board-text = Текстом вместо картинки
command-table-log = Что случилось
command-table-log-page = Страница; 1 — самая новая
command-table-close = Убрать стол; начатую игру можно будет продолжить
command-table-next = Перейти к следующей миссии
command-campaign = Кампании этого сервера
command-campaign-list = Список кампаний
command-campaign-resume = Перенести кампанию в этот канал
command-campaign-resume-campaign = Какая кампания
command-games = Игры, которые ведёт Vigil
command-hint = Что сделал бы Vigil на вашем месте и почему
command-help = С чего начать
command-rules = Найти правило
command-rules-game = Игра, если не та, что идёт здесь
command-rules-rule = Его номер или слова из него
