/** Saying things in the chosen language. */

import { WORDS } from "./words_table.js";

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
