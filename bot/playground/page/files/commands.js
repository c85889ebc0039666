/** Slash commands as data: what can be called, what was typed, and what goes to the bot. This file knows no page. */

import { Option } from "./kinds.js";

const CHAT_INPUT = 1;

/** A name or description in the chosen language, if the bot has one. */
export function localized(thing, key, locale) {
  return thing[`${key}_localizations`]?.[locale] ?? thing[key];
}

/** Everything that can be called: each subcommand is an entry of its own, its required options first. */
export function entries(commands, locale) {
  const chat = commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT);
  return chat.flatMap((command) => expand(command, command, [], locale));
}

function expand(command, node, path, locale) {
  const deeper = (node.options ?? []).filter((option) => [Option.SUBCOMMAND, Option.GROUP].includes(option.type));
  if (deeper.length) return deeper.flatMap((option) => expand(command, option, [...path, option], locale));
  const steps = [command, ...path];
  const options = (node.options ?? []).toSorted((a, b) => Boolean(b.required) - Boolean(a.required));
  return [
    {
      id: command.id,
      path,
      name: steps.map((step) => step.name).join(" "),
      label: steps.map((step) => localized(step, "name", locale)).join(" "),
      description: localized(node, "description", locale),
      options,
    },
  ];
}

/** The entries that fit what is typed after the slash, best first. */
export function search(list, text) {
  const needle = text.trim().toLowerCase();
  const rank = (entry) => {
    const names = [entry.label.toLowerCase(), entry.name];
    if (names.some((name) => name.startsWith(needle))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(needle)))) return 1;
    if (names.some((name) => name.includes(needle))) return 2;
    return entry.description?.toLowerCase().includes(needle) ? 3 : 4;
  };
  const ranked = list.map((entry) => ({ entry, rank: rank(entry) })).filter((one) => one.rank < 4);
  return ranked.sort((a, b) => a.rank - b.rank).map((one) => one.entry);
}

/** Find the entry whose whole name begins the text; gives it and the words after it, or null. */
export function recognise(list, text) {
  const typed = text.replace(/^\//, "");
  const small = typed.toLowerCase();
  for (const entry of list) {
    for (const name of [entry.label.toLowerCase(), entry.name]) {
      if (small === name) return { entry, rest: null };
      if (small.startsWith(`${name} `)) return { entry, rest: typed.slice(name.length + 1) };
    }
  }
  return null;
}

/** Read "game:rise seats:2" into texts by option; words without a name belong to the first option. */
export function readOptions(entry, rest, locale) {
  const names = (option) => [option.name, localized(option, "name", locale)];
  const byName = new Map(entry.options.flatMap((option) => names(option).map((name) => [name, option.name])));
  const given = {};
  let name = entry.options[0]?.name;
  for (const word of rest.split(/(?<=\s)/)) {
    const colon = word.indexOf(":");
    const named = colon > 0 ? byName.get(word.slice(0, colon)) : null;
    if (named) name = named;
    if (name) given[name] = (given[name] ?? "") + (named ? word.slice(colon + 1) : word);
  }
  return Object.fromEntries(Object.entries(given).map(([key, text]) => [key, text.trim()]));
}

/** Wrap options into the subcommands they belong to, as Discord nests them. */
export function nest(entry, options) {
  const wrap = (inner, step) => [{ type: step.type, name: step.name, options: inner }];
  return entry.path.reduceRight(wrap, options);
}
