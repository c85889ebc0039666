# vigil doctor: what Vigil takes for granted, looked at one by one.

doctor-verdict =
    { $amiss ->
        [0] { $untried ->
            [0] Всё так, как нужно Vigil. Остальное на Discord проверит /gm check.
           *[other] Всё, на что удалось взглянуть, так, как нужно Vigil; где стоит вопросительный знак, не смотрели. Остальное на Discord проверит /gm check.
        }
        [one] Нужно исправить { $amiss } вещь.
        [few] Нужно исправить { $amiss } вещи.
       *[other] Нужно исправить { $amiss } вещей.
    }

doctor-python-held = Python { $version }, система { $system }.
doctor-libraries-held = Все библиотеки те, с которыми Vigil проверен (discord.py { $discord }, Pillow { $pillow }).
doctor-libraries-failed = Библиотеки не те, с которыми Vigil проверен: { $found }. Запустите `make install` ещё раз.
doctor-typeface-held = На картинках видны буквы всех языков.
doctor-typeface-failed = На картинках видны не все буквы ({ $shown }). Запустите `make install` ещё раз: шрифт ставится отдельным пакетом.
doctor-folder-held = Столы хранятся в { $path }.
doctor-folder-failed = Столы нельзя хранить в { $path }: { $why }. Разрешите туда запись или укажите другую папку в VIGIL_DATA.
doctor-disk-held = На диске свободно { $megabytes } МБ.
doctor-disk-note = На диске свободно всего { $megabytes } МБ. На время хватит; освободите место, пока оно не кончилось.
doctor-disk-failed = На диске свободно всего { $megabytes } МБ. Освободите место: на полном диске ответ не сохранить, и Vigil его не примет.
doctor-database-held =
    { $tables ->
        [one] База { $path } исправна, в ней { $tables } стол.
        [few] База { $path } исправна, в ней { $tables } стола.
       *[other] База { $path } исправна, в ней { $tables } столов.
    }
doctor-database-note = Базы ещё нет; Vigil создаст { $path } при запуске.
doctor-database-failed = Базой { $path } нельзя пользоваться: { $why }
doctor-database-foreign-failed = { $path } — база, но чужая. Укажите другую папку в VIGIL_DATA.
doctor-database-newer-failed = Базу { $path } записала более новая версия Vigil. Обновите Vigil.
doctor-database-damaged-failed = База { $path } повреждена. Остановите Vigil, сохраните файл и верните на его место последнюю копию от `vigil saves backup`.

doctor-token-untried = DISCORD_TOKEN не задан, поэтому Vigil открыл бы площадку; у Discord ничего не спрашивали.
doctor-clock-held = Часы этой машины и Discord согласны (разница { $seconds } с).
doctor-clock-failed = Часы этой машины расходятся с Discord на { $seconds } с. Включите установку времени по сети, иначе напоминания придут не вовремя.
doctor-clock-untried = Discord не назвал своё время.
doctor-login-held = Discord принимает токен: это { $name }.
doctor-login-failed = Discord не принял DISCORD_TOKEN. Скопируйте его заново со страницы Bot вашего приложения.
doctor-reach-failed = До Discord не дозвониться ({ $why }). Проверьте, есть ли у машины сеть и не мешает ли прокси или брандмауэр.
doctor-error-failed = Discord ответил на вопрос ошибкой ({ $why }). Попробуйте позже; не сбой ли это у самого Discord, скажет discordstatus.com.
doctor-answer-failed = Discord ответил так, что Vigil его не понимает: { $why }
doctor-application-held = Приложение { $name } настроено так, как нужно Vigil.
doctor-endpoint-failed = В приложении задан Interactions Endpoint URL: нажатия уходят туда и до Vigil не доходят. Очистите это поле на странице General Information.
doctor-code-grant-failed = Приложение требует OAuth2 code grant, поэтому по ссылке Vigil не пригласить. Выключите это на странице Bot.
doctor-intents-held = Привилегированные intents выключены; Vigil они не нужны.
doctor-intents-note = Включён привилегированный intent, который Vigil не нужен. Его можно выключить на странице Bot.
doctor-gateway-held = Сегодня Vigil может войти ещё { $left } раз из { $of }.
doctor-gateway-note = Сегодня Vigil может войти ещё { $left } раз из { $of }. Серверов много, и Discord советует шардов: { $shards }. Vigil обходится одним; Discord это допускает, пока серверов меньше 2500.
doctor-gateway-failed = Сегодня Vigil входил { $of } раз и не сможет войти ещё { $hours } ч. Выясните, почему он так часто запускается.
doctor-commands-held = Discord знает команды этого Vigil: { $count }.
doctor-commands-note = Discord ещё не знает команд ({ $count }); Vigil сообщит их при запуске.
doctor-commands-failed = Список команд у Discord другой (нет: { $missing }; здесь неизвестны: { $strange }). Запустите этот Vigil один раз; если не поможет, тем же токеном пользуется другая программа.
doctor-servers-held = Vigil состоит на серверах: { $count }.
doctor-servers-note = Vigil ещё не состоит ни на одном сервере. Пригласите его: { $invite }
doctor-channel-held = В #{ $name } Vigil может всё, что нужно.
doctor-channel-failed = В #{ $name } Vigil не хватает прав: { $missing }. Дайте их там его роли.
doctor-channel-untried = Ни одного канала не проверяли; укажите его через `--channel ID` (включите в расширенных настройках Discord режим разработчика; затем правая кнопка на канале, «Копировать ID канала»).
doctor-channel-unknown-failed = Discord не знает канала с таким id.
doctor-channel-unseen-failed = Vigil не видит этого канала. Дайте там его роли «Просматривать каналы», а в закрытую ветку позовите его упоминанием.
doctor-channel-locked-failed = Ветка { $name } заблокирована, и Vigil не может в ней писать. Разблокируйте её.
doctor-channel-archived-failed = Ветка { $name } в архиве. Напишите в ней что-нибудь, и она снова откроется.
doctor-channel-kind-failed = В таком канале стола не откроешь: выберите текстовый канал или ветку.
doctor-missing-view_channel = Просматривать каналы
doctor-missing-send_messages = Отправлять сообщения
doctor-missing-send_messages_in_threads = Отправлять сообщения в ветках
doctor-missing-attach_files = Прикреплять файлы
doctor-missing-read_message_history = Читать историю сообщений
