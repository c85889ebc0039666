/** From what a person typed or picked for an option to the value Discord would send, or to a kind complaint. */

import { localized } from "./commands.js";
import { Option } from "./kinds.js";
import { channelOptions, personOption } from "./select.js";

/** What can be picked for an option without asking the bot: {label, value, description?}. */
export function suggestions(app, option, text) {
  const { store } = app;
  const needle = text.trim().replace(/^[@#]/, "").toLowerCase();
  const fits = (item) => `${item.label} ${item.description ?? ""}`.toLowerCase().includes(needle);
  return known(app, option, store).filter(fits);
}

function known(app, option, store) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: localized(choice, "name", store.locale), value: choice.value }));
  }
  switch (option.type) {
    case Option.BOOLEAN:
      return [{ label: app.say("yes"), value: true }, { label: app.say("no"), value: false }];
    case Option.USER:
    case Option.MENTIONABLE:
      return [...store.users.values()].map((user) => personOption(store, user));
    case Option.CHANNEL:
      return channelOptions(store, option.channel_types);
    default:
      return [];
  }
}

/** Turn a field ({text, picked}) into {value}, {error}, or nothing at all if it was left empty. */
export function resolve(app, option, field) {
  if (field.picked) return { value: field.picked.value };
  const text = field.text.trim();
  if (!text) return null;
  const name = localized(option, "name", app.store.locale);
  const free = option.choices?.length ? null : FREE[option.type];
  if (free) return free(app, option, text, name);
  const needle = text.replace(/^[@#]/, "").toLowerCase();
  const names = (item) => [item.label.replace(/^#/, ""), item.description ?? "", String(item.value)];
  const same = (item) => names(item).some((name) => name.toLowerCase() === needle);
  const item = option.type === Option.ROLE ? null : known(app, option, app.store).find(same);
  return item ? { value: item.value } : { error: app.say("notListed", { name }) };
}

function checkText(app, option, text, name) {
  const length = [...text].length;
  if (length < (option.min_length ?? 0)) return { error: app.say("tooShort", { name, n: option.min_length }) };
  const over = length - (option.max_length ?? length);
  return over > 0 ? { error: app.say("tooLong", { n: over }) } : { value: text };
}

function checkNumber(app, option, text, name) {
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  const number = Number(text.replace(",", "."));
  const fits = option.type === Option.INTEGER ? Number.isInteger(number) : Number.isFinite(number);
  if (!fits) return { error: app.say("notANumber", { name }) };
  if (number < least) return { error: app.say("tooSmall", { name, n: least }) };
  if (number > most) return { error: app.say("tooBig", { name, n: most }) };
  return { value: number };
}

const FREE = { [Option.STRING]: checkText, [Option.INTEGER]: checkNumber, [Option.NUMBER]: checkNumber };
