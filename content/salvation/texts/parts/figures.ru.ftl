# Что считает статистика
salvation-figure-turns = Ходы
salvation-figure-marches = Отряды в походах
salvation-figure-battles = Начатые бои
salvation-figure-kills = Уничтоженные отряды
salvation-figure-opened = Открытые объекты
salvation-figure-shelters = Найденные и взятые убежища
