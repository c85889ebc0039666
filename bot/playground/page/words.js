/** The page's own words. What the bot says comes from the bot. */

const WORDS = {
  "en-US": {
    you: "You are {name}", switchPerson: "Play as somebody else", people: "People", channels: "Channels", language: "Language",
    openMenu: "Channels and people", closeMenu: "Close menu", newThread: "New thread", threadName: "Name of the thread", create: "Create",
    say: "Message {channel}, or type / for commands", send: "Send", app: "APP", edited: "edited", onlyYou: "Only you can see this",
    dismiss: "Dismiss", remove: "Delete message", removeSure: "Delete?", thinking: "{name} is thinking", typing: "{names} is typing",
    typingMany: "{names} are typing", failed: "This interaction failed", away: "{name} is away. Everything is kept; it will be back.",
    reconnecting: "Connection lost. Reconnecting…", connecting: "Connecting…", emptyTitle: "A quiet table", emptyHint: "Try {first} or {second}.",
    newMessages: { one: "{n} new message", other: "{n} new messages" }, used: "{name} used {command}", startedThread: "{name} opened a thread: {thread}",
    spoiler: "Spoiler", showSpoiler: "Show spoiler", choose: "Choose…", search: "Search", nothing: "Nothing fits", done: "Done",
    chooseAtLeast: "Choose at least {n}", chooseUpTo: "Up to {n}", chosen: "{n} chosen", picture: "Picture", openPicture: "Open large: {alt}",
    close: "Close", cancel: "Cancel", submit: "Submit", needed: "“{name}” is needed", optional: "Add {name}", removeOption: "Remove {name}",
    noCommand: "There is no such command", notANumber: "“{name}” wants a number", tooSmall: "“{name}” is at least {n}", tooBig: "“{name}” is at most {n}",
    notListed: "Choose “{name}” from the list", tooShort: "“{name}” needs at least {n} characters", noFiles: "Files cannot be sent here", yes: "True", no: "False",
    tooLong: "{n} characters too long", required: "required", unread: "unread", jumpDown: "Jump to the newest", commands: "Commands", loading: "Looking…",
    notSent: "Not sent: the server is not reachable", file: "File", clearCommand: "Leave the command", here: "here",
  },
  "pt-BR": {
    you: "Você é {name}", switchPerson: "Jogar como outra pessoa", people: "Pessoas", channels: "Canais", language: "Idioma",
    openMenu: "Canais e pessoas", closeMenu: "Fechar menu", newThread: "Novo tópico", threadName: "Nome do tópico", create: "Criar",
    say: "Conversar em {channel}, ou digite / para comandos", send: "Enviar", app: "APP", edited: "editado", onlyYou: "Só você pode ver isto",
    dismiss: "Descartar", remove: "Apagar mensagem", removeSure: "Apagar?", thinking: "{name} está pensando", typing: "{names} está digitando",
    typingMany: "{names} estão digitando", failed: "Esta interação falhou", away: "{name} está fora. Tudo está guardado; já volta.",
    reconnecting: "Conexão perdida. Reconectando…", connecting: "Conectando…", emptyTitle: "Uma mesa tranquila", emptyHint: "Experimente {first} ou {second}.",
    newMessages: { one: "{n} mensagem nova", other: "{n} mensagens novas" }, used: "{name} usou {command}", startedThread: "{name} abriu um tópico: {thread}",
    spoiler: "Spoiler", showSpoiler: "Mostrar spoiler", choose: "Escolha…", search: "Buscar", nothing: "Nada encontrado", done: "Pronto",
    chooseAtLeast: "Escolha pelo menos {n}", chooseUpTo: "Até {n}", chosen: "{n} escolhidos", picture: "Imagem", openPicture: "Ampliar: {alt}",
    close: "Fechar", cancel: "Cancelar", submit: "Enviar", needed: "Falta “{name}”", optional: "Adicionar {name}", removeOption: "Remover {name}",
    noCommand: "Esse comando não existe", notANumber: "“{name}” pede um número", tooSmall: "“{name}” é no mínimo {n}", tooBig: "“{name}” é no máximo {n}",
    notListed: "Escolha “{name}” na lista", tooShort: "“{name}” precisa de pelo menos {n} caracteres", noFiles: "Não dá para enviar arquivos aqui", yes: "Verdadeiro", no: "Falso",
    tooLong: "{n} caracteres a mais", required: "obrigatório", unread: "não lido", jumpDown: "Ir para o fim", commands: "Comandos", loading: "Procurando…",
    notSent: "Não enviado: o servidor não responde", file: "Arquivo", clearCommand: "Sair do comando", here: "aqui",
  },
  ru: {
    you: "Вы: {name}", switchPerson: "Играть за другого", people: "Люди", channels: "Каналы", language: "Язык",
    openMenu: "Каналы и люди", closeMenu: "Закрыть меню", newThread: "Новая ветка", threadName: "Название ветки", create: "Создать",
    say: "Написать в {channel}, или / для команд", send: "Отправить", app: "БОТ", edited: "изменено", onlyYou: "Это видите только вы",
    dismiss: "Скрыть", remove: "Удалить сообщение", removeSure: "Удалить?", thinking: "{name} думает", typing: "{names} печатает",
    typingMany: "{names} печатают", failed: "Не получилось", away: "{name} отошёл. Всё сохранено, он вернётся.",
    reconnecting: "Связь потеряна. Подключаемся…", connecting: "Подключаемся…", emptyTitle: "Тихий стол", emptyHint: "Попробуйте {first} или {second}.",
    newMessages: { one: "{n} новое сообщение", few: "{n} новых сообщения", many: "{n} новых сообщений", other: "{n} новых сообщений" },
    used: "{name}: {command}", startedThread: "{name} открывает ветку: {thread}",
    spoiler: "Спойлер", showSpoiler: "Показать спойлер", choose: "Выберите…", search: "Поиск", nothing: "Ничего не найдено", done: "Готово",
    chooseAtLeast: "Выберите не меньше {n}", chooseUpTo: "Не больше {n}", chosen: "Выбрано: {n}", picture: "Картинка", openPicture: "Открыть крупно: {alt}",
    close: "Закрыть", cancel: "Отмена", submit: "Отправить", needed: "Нужно указать «{name}»", optional: "Добавить: {name}", removeOption: "Убрать: {name}",
    noCommand: "Такой команды нет", notANumber: "«{name}»: нужно число", tooSmall: "«{name}»: не меньше {n}", tooBig: "«{name}»: не больше {n}",
    notListed: "«{name}»: выберите из списка", tooShort: "«{name}»: не короче {n} символов", noFiles: "Файлы здесь не отправить", yes: "Да", no: "Нет",
    tooLong: "Лишних символов: {n}", required: "обязательно", unread: "не прочитано", jumpDown: "К последним", commands: "Команды", loading: "Ищем…",
    notSent: "Не отправлено: сервер недоступен", file: "Файл", clearCommand: "Выйти из команды", here: "здесь",
  },
};

/** The languages on offer, each in its own words. */
export const LOCALES = { "en-US": "English", "pt-BR": "Português", ru: "Русский" };

/** Say something in a language; `n` among the arguments picks the plural. */
export function say(locale, key, args = {}) {
  let text = (WORDS[locale] ?? WORDS["en-US"])[key];
  if (typeof text === "object") text = text[new Intl.PluralRules(locale).select(args.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => args[name] ?? "");
}

/** Cut a sentence at its {places}, so that nodes can stand there. */
export function pieces(locale, key, nodes) {
  return WORDS[locale][key].split(/\{(\w+)\}/).map((part, index) => (index % 2 ? nodes[part] : part));
}
