front-wins = **Как победить:** { $wins }
front-people = **Сколько человек:** мест { $least ->
    [1] { $most ->
        [1] одно
       *[other] от одного до { $most }
    }
   *[other] от { $least } до { $most }
}; за любое может сыграть Vigil, так что попробовать можно и одному.
front-missions = **Миссии:** { $missions }
front-measured = **Как трудно, как долго:** { $contest ->
    [0] из 100 игр игроки Vigil выигрывают от { $hardest } до { $easiest }, раундов примерно { $same ->
        [1] { $longest }
       *[0] от { $shortest } до { $longest }
    }.
   *[other] из 100 мест, за которые играет Vigil, выигрывают от { $hardest } до { $easiest }, раундов примерно { $same ->
        [1] { $longest }
       *[0] от { $shortest } до { $longest }
    }.
}
front-mission-measured = -# { $contest ->
    [0] Из 100 игр игроки Vigil выигрывают от { $hardest } до { $easiest }
   *[other] Из 100 мест игроков Vigil выигрывают от { $hardest } до { $easiest }
}; раундов примерно { $same ->
        [1] { $longest }
       *[0] от { $shortest } до { $longest }
    }.
front-minutes = -# Людям нужно { $same ->
    [1] около { $most } минут
   *[0] примерно от { $least } до { $most } минут
}.
games-pick = Выберите игру
games-open-here = Открыть стол здесь
lobby-about = Об этой миссии
lobby-seat-text = -# { $text }
