# Стол, который живёт месяцами: зов, зрители, переезд и перерывы.

call-ping = { $who }, ваш ход в игре **{ $game }** ({ $seats }). [К столу]({ $panel })
call-reminder = { $who }, вас ждут в игре **{ $game }** ({ $seats }): ожидание началось { $since }. [К столу]({ $panel })
call-report = { $master }, в игре **{ $game }** давно нет вестей: { $who } ({ $seats }), ожидание началось { $since }. Можно подождать ещё или дать Vigil поиграть за это место до возвращения. [К столу]({ $panel })
call-offer = В игре **{ $game }** давно нет вестей: { $who } ({ $seats }), ожидание началось { $since }. Кто хочет подхватить? Vigil тоже может сыграть за это место. [К столу]({ $panel })
call-later = Вижу, позже
call-wait = Подождать ещё
call-vigil = Пусть играет Vigil
call-take = Занять место
call-heard = Хорошо. Какое-то время вас не побеспокоят.
call-waiting-on = Хорошо. Ожидание начинается заново.
call-replaced = Готово: игра идёт дальше.
story-sits-down = { $name } садится за стол. Место: { $seat }.
story-leaves = { $name } уходит из-за стола и отдаёт Vigil место «{ $seat }».
story-leaves-free = { $name } уходит из-за стола. Свободно место «{ $seat }».
story-seat-taken-over = { $name } подхватывает место «{ $seat }», пока игрока нет.
story-seat-left-to-vigil = { $name } отдаёт Vigil место «{ $seat }», пока игрока нет.
call-followers = { $over ->
    [1] { $who }: игра **{ $game }**, за которой вы следите, окончена. [К столу]({ $panel })
   *[0] { $who }: есть новости за столом **{ $game }**, за которым вы следите. Их расскажет `/table recap`. [К столу]({ $panel })
}

panel-follow = Следить
follow-begun = Вы следите за этим столом: иногда придут вести о нём, а ещё — когда игра закончится. Нажмите снова, чтобы перестать.
follow-stopped = Вы больше не следите за этим столом.

life-moved = Стол продолжает здесь: { $channel }.
life-parked = Игра отложена. `/campaign resume` вернёт её, здесь или в другом месте.
language-name = Русский
life-language = Язык этого стола теперь: { $language }. То, что видно только вам, — на языке вашего Discord.
life-language-partly = Язык этого стола теперь: { $language }; сама игра { $game } пока говорит только по-английски.
life-pace = { $pace ->
    [live] За этим столом играют вживую: через десять минут Vigil напомнит людям, потом спросит вас.
    [evening] За этим столом играют вечерами: через два часа Vigil напомнит людям, потом спросит вас.
    [slow] За этим столом не спешат: через три дня Vigil напомнит людям, потом спросит вас.
   *[day] За этим столом играют день за днём: через сутки Vigil напомнит людям, потом спросит вас.
}
life-pings = { $pings ->
    [1] Vigil зовёт вас один раз за ход{ $every ->
        [0] { "" }
       *[other] , не чаще чем раз в { $every } мин
    }{ $quiet ->
        [1] , но никогда между { $from }:00 и { $until }:00 по вашим часам (UTC{ $zone }).
       *[0] .
    }
   *[0] Vigil вас не зовёт. Заглядывайте время от времени!
}

choice-live = Вживую: десять минут
choice-evening = Вечер: два часа
choice-day = День за днём
choice-slow = Не спеша: три дня

refuse-not-called = Сейчас вас здесь никто не ждёт.
refuse-not-absent = Игрок уже на месте, или это место занял кто-то другой.
refuse-follows-anyway = Вы сидите за этим столом и узнаёте обо всём и так.
refuse-same-channel = Стол уже здесь.
refuse-not-yours-there = Вам самим нельзя там писать, поэтому стол остаётся здесь.
refuse-odd-hours = Часы бывают от 0 до 23, а пояс — от -12 до +14.

command-table-follow = Следить за столом, где вы не играете, или перестать
command-table-move = Перенести стол в другой канал или ветку
command-table-move-to = Где он продолжит
command-table-language = Выбрать язык панели и истории этого стола
command-table-language-language = Какой язык
command-table-park = Отложить начатую игру: её можно продолжить в любое время
command-table-pace = Сколько этот стол ждёт, прежде чем Vigil вмешается
command-table-pace-pace = Как быстро вы играете
command-table-pings = Когда Vigil может вас звать
command-table-pings-on = Можно ли Vigil вообще вас звать
command-table-pings-every = Не меньше стольких минут между двумя вызовами
command-table-pings-quiet-from = С этого часа ваших суток вас не беспокоят
command-table-pings-quiet-until = До этого часа
command-table-pings-zone = На сколько часов ваше время впереди UTC, например 3 или -5
