## Оглянуться назад: пересказ, повтор, статистика и копии кампании

recap-nothing = С прошлого раза ничего не случилось.
recap-since = ### Что было с прошлого раза, { $when }
    -# { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
} · { $phases ->
    [0] ни одна фаза не закончилась
    [one] закончилась { $phases } фаза
    [few] закончились { $phases } фазы
   *[many] закончилось { $phases } фаз
}
recap-whole = ### Игра с самого начала
    -# { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
} · { $phases ->
    [0] ни одна фаза не закончилась
    [one] закончилась { $phases } фаза
    [few] закончились { $phases } фазы
   *[many] закончилось { $phases } фаз
}
recap-line = • { $line }
recap-left-out = -# { $count ->
    [1] …и ещё одна мелочь: всё есть в `/table log`.
    [one] …и ещё { $count } мелочь: всё есть в `/table log`.
    [few] …и ещё { $count } мелочи: всё есть в `/table log`.
   *[many] …и ещё { $count } мелочей: всё есть в `/table log`.
}
recap-now = Сейчас: { $now }.
recap-over = Игра окончена. { $outcome }
recap-picture = На поле отмечено, кто с тех пор двигался, кто пропал, кто появился и кому досталось.

replay-done = { $frames ->
    [1] Игра в одной картинке.
    [one] Игра в { $frames } картинке, от начала до этой минуты.
   *[many] Игра в { $frames } картинках, от начала до этой минуты.
}
replay-thinned = -# Чтобы вышло короче, показаны не все фазы (их { $phases }). В тексте есть всё.
replay-too-large = Ролик вышел больше, чем берёт Discord, поэтому вот текст.
replay-shown = { $who } показывает игру с самого начала.
replay-alt = { $title }, от начала до этой минуты, картинок: { $frames }. Последняя: { $last }
replay-log-title = { $title } · { $mission }
replay-log-seat = { $seat }: { $name }

stats-title-dice = Кубики
stats-title-deeds = Дела
stats-subtitle = { $title } · { $mission }
stats-subtitle-campaign = { $title } · { $missions ->
    [one] { $missions } миссия
    [few] { $missions } миссии
   *[many] { $missions } миссий
}
stats-none = Пока не было ни бросков, ни подсчётов.
stats-running = Светлая черта — то, чего стоит ждать. Броски, которые видели не все, войдут в счёт после конца игры.
stats-over = Светлая черта — то, чего стоит ждать. Учтён каждый кубик игры.
stats-die-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
stats-luck-number = { $die }
stats-luck-number-note = выше стольких из 100 таких бросков; стоит ждать 50
stats-luck-symbol = { $die } · { $symbol }
stats-luck-symbol-note = больше, чем в стольких из 100 таких бросков; стоит ждать 50
stats-luck-line = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} · { $average }, ожидалось { $expected }
stats-somebody = Кто-то, кого уже нет за столом
stats-the-game = Игра
stats-answers = Дано ответов
stats-alt-die = { $die }: { $count ->
    [one] { $count } кубик.
    [few] { $count } кубика.
   *[many] { $count } кубиков.
}
stats-alt-luck = { $who }: в среднем { $average }, а ожидается { $expected }; выше, чем { $share } из 100 таких бросков.
stats-alt-symbol = { $who }, { $symbol }: в среднем { $average }, а ожидается { $expected }; больше, чем в { $share } из 100 таких бросков.
stats-alt-figure = { $figure }: { $numbers }.
stats-alt-number = { $who } { $value }
choice-table = Этот стол, место за местом
choice-campaign = Вся кампания, игрок за игроком

export-done-running = Вот кампания. В файле тайны игры, которая ещё идёт: никому его не показывайте. `/campaign import` примет его на другом сервере.
export-done-over = Вот кампания. `/campaign import` примет её на другом сервере.
export-announced = -# { $who } забирает копию кампании. В ней тайны игры, которая ещё идёт.
export-notice-running = Кампания, которую хранит Vigil. СЕКРЕТНО: одна из игр ещё идёт, и здесь её зерно и скрытые карты. Читайте файл, только если вы её ведёте. Чтобы продолжить на другом сервере, нужна команда /campaign import.
export-notice-over = Кампания, которую хранит Vigil. Все игры в ней окончены, тайн здесь нет. Чтобы принять её на другом сервере, нужна команда /campaign import.

import-announced = { $who } приносит на этот сервер кампанию: { $campaign }
import-done = Вот она: { $campaign }
    { $status ->
        [active] `/campaign resume` продолжит её в канале; места свободны, занять их можно через `/table join`.
       *[other] Она окончена, продолжать нечего.
    }
import-seats = -# Кто там сидел: { $seats }
import-seat = { $seat } ({ $name })

refuse-export-holds-secrets = Игра ещё идёт, и в копии были бы скрытые карты и будущие броски. Сейчас её может взять только ведущий, а после конца игры сможете и вы.
refuse-export-too-large = Эта кампания больше, чем берёт Discord. Владелец бота может скопировать её командой `vigil saves export`.
refuse-import-not-yours = Принести кампанию может тот, кто управляет сервером. Попросите, пожалуйста.
refuse-import-foreign = В этом файле нет кампании Vigil. Её делает `/table export`. Ничего не изменилось.
refuse-import-newer = Эту кампанию сохранил более новый Vigil. Сначала владельцу бота нужно его обновить. Ничего не изменилось.
refuse-import-damaged = Vigil писал этот файл иначе: чего-то не хватает или что-то изменено. Из него ничего не взято.
refuse-import-too-large = Файл больше любой возможной кампании. Ничего не изменилось.
refuse-import-unknown-game = В этой кампании игра, которой этот Vigil не знает. Ничего не изменилось.
refuse-import-names-people = В этом файле люди названы по их id в Discord. Возьмите тот, что делает `/table export`: в нём только имена. Ничего не изменилось.

command-table-recap = Что случилось с тех пор, как вы смотрели
command-table-replay = Вся игра роликом и текстом
command-table-replay-everybody = Показать всему каналу
command-table-stats = Удача в бросках и дела каждого
command-table-stats-of = Этот стол или вся кампания
command-table-export = Кампания файлом, чтобы продолжить на другом сервере
command-campaign-import = Принести кампанию с другого сервера
command-campaign-import-file = Файл, который сделала команда /table export
