# Кампания на страницах

book-done = Вот кампания на страницах с картинками: { $missions ->
    [one] { $missions } миссия
    [few] { $missions } миссии
   *[many] { $missions } миссий
}, { $pictures ->
    [0] картинок нет
    [one] { $pictures } картинка
    [few] { $pictures } картинки
   *[many] { $pictures } картинок
}. Здесь то, что можно знать всем; chronicle.md откроет всё, что читает Markdown.
book-end = Чем всё кончилось
book-goes-on = Эта миссия ещё идёт. Здесь рассказано только то, что знают все.
book-left-out = { $count ->
    [one] и ещё { $count } строка
    [few] и ещё { $count } строки
   *[many] и ещё { $count } строк
}
book-numbers = В числах
choice-copy = файл, который примет другой сервер
choice-chronicle = страницы с картинками, чтобы читать и хранить
command-table-export-form = Зачем: играть дальше в другом месте или читать
command-table-recap-chronicle = Вместо этого вся кампания на страницах с картинками
