/** Select menus, in messages and in modals: the trigger, and where its options come from. */

import { h, icon } from "./dom.js";
import { emojiText } from "./emoji.js";
import { Menu } from "./menu.js";
import { avatar } from "./people.js";
import { popupFor } from "./popup.js";

/** The options of any kind of select (3 string, 5 user, 6 role, 7 mentionable, 8 channel). */
export function selectOptions(component, store) {
  if (component.type === 3) return component.options.map((option) => ({ ...option, emoji: emojiText(option.emoji) }));
  if (component.type === 8) {
    const kinds = component.channel_types ?? [];
    const fits = (channel) => channel.type !== 4 && (!kinds.length || kinds.includes(channel.type));
    return [...store.channels.values()].filter(fits).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  }
  if (component.type === 6) return [];
  return [...store.users.values()].map((user) => personOption(store, user));
}

/** A person as an option of a menu. */
export function personOption(store, user) {
  const description = user.global_name && user.global_name !== user.username ? user.username : undefined;
  return { value: user.id, label: store.nameOf(user), description, mark: () => avatar(store, user) };
}

/** What a select shows before anybody chose. */
export function defaultValues(component) {
  if (component.type === 3) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** Make a select; `key` tells it from all others, so that its open menu survives a redraw of the message. */
export function selectTrigger(app, component, { key, values = defaultValues(component), min = component.min_values ?? 1, onApply }) {
  const options = selectOptions(component, app.store);
  const placeholder = component.placeholder || app.say("choose");
  const face = h("span", { class: "select-face" });
  const trigger = h(
    "button",
    {
      type: "button",
      class: "select",
      disabled: component.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      dataset: { component: "select", componentType: String(component.type), customId: component.custom_id },
    },
    face,
    icon("down"),
  );
  const show = (chosen) => {
    const picked = options.filter((option) => chosen.includes(option.value));
    face.replaceChildren(...(picked.length ? picked.map((option) => chosenFace(option, picked.length)) : [h("span", { class: "placeholder" }, placeholder)]));
    trigger.setAttribute("aria-label", [placeholder, ...picked.map((option) => option.label)].join(": "));
  };
  let current = values;
  const apply = (chosen) => {
    current = chosen;
    show(chosen);
    onApply(chosen);
  };
  show(values);
  const signature = JSON.stringify(component);
  trigger.addEventListener("click", () => {
    const open = popupFor(key);
    if (open) return open.close();
    const { popup } = new Menu(app, { anchor: trigger, key, label: placeholder, options, values: current, min, max: component.max_values ?? 1, onApply: (chosen) => popup.apply(chosen) });
    popup.apply = apply;
    popup.signature = signature;
  });
  takeOver(key, signature, trigger, apply);
  return trigger;
}

/** If this select's menu is open while its message is redrawn, hang it on the new trigger, unless the select changed. */
function takeOver(key, signature, trigger, apply) {
  const popup = popupFor(key);
  if (!popup) return;
  if (popup.signature !== signature) {
    popup.apply = () => {};
    popup.close();
    return;
  }
  popup.apply = apply;
  popup.moveTo(trigger);
}

function chosenFace(option, count) {
  return h("span", { class: count > 1 ? "chosen chosen-chip" : "chosen" }, option.mark?.(), option.emoji && h("span", { class: "emoji" }, option.emoji), option.label);
}
