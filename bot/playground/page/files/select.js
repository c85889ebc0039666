/** Select menus, in messages and in modals: the trigger, and where its options come from. */

import { h, icon } from "./dom.js";
import { emojiText } from "./emoji.js";
import { isOneOf, Kind } from "./kinds.js";
import { Menu } from "./menu.js";
import { avatar } from "./people.js";
import { popupFor } from "./popup.js";

/** The options of any kind of select; roles are unknown here. */
export function selectOptions(component, store) {
  switch (component.type) {
    case Kind.STRING_SELECT:
      return component.options.map((option) => ({ ...option, emoji: emojiText(option.emoji) }));
    case Kind.CHANNEL_SELECT:
      return channelOptions(store, component.channel_types);
    case Kind.ROLE_SELECT:
      return [];
    default:
      return [...store.users.values()].map((user) => personOption(store, user));
  }
}

/** The channels of some kinds as options of a menu. */
export function channelOptions(store, kinds) {
  const channels = [...store.channels.values()].filter((channel) => isOneOf(channel, kinds));
  return channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}

/** A person as an option of a menu. */
export function personOption(store, user) {
  const description = user.global_name && user.global_name.toLowerCase() !== user.username ? user.username : undefined;
  return { value: user.id, label: store.nameOf(user), description, mark: () => avatar(store, user) };
}

/** What a select shows before anybody chose. */
export function defaultValues(component) {
  if (component.type !== Kind.STRING_SELECT) return (component.default_values ?? []).map((value) => value.id);
  return component.options.filter((option) => option.default).map((option) => option.value);
}

/** Make a select; `key` tells it from all others, so that its open menu survives a redraw of the message. */
export function selectTrigger(app, component, { key, min = component.min_values ?? 1, onApply }) {
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
    const faces = picked.map((option) => chosenFace(option, picked.length));
    face.replaceChildren(...(faces.length ? faces : [h("span", { class: "placeholder" }, placeholder)]));
    trigger.setAttribute("aria-label", [placeholder, ...picked.map((option) => option.label)].join(": "));
  };
  let current = defaultValues(component);
  const apply = (chosen) => {
    current = chosen;
    show(chosen);
    onApply(chosen);
  };
  show(current);
  const signature = JSON.stringify(component);
  trigger.addEventListener("click", () => {
    const open = popupFor(key);
    if (open) return open.close();
    const { popup } = new Menu(app, {
      anchor: trigger,
      key,
      label: placeholder,
      options,
      values: current,
      min,
      max: component.max_values ?? 1,
      onApply: (chosen) => popup.apply(chosen),
    });
    popup.apply = apply;
    popup.signature = signature;
  });
  takeOver(key, signature, trigger, apply);
  return trigger;
}

/** If the menu is open while its message is redrawn, hang it on the new trigger, unless the select changed. */
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
  return h(
    "span",
    { class: count > 1 ? "chosen chosen-chip" : "chosen" },
    option.mark?.(),
    option.emoji && h("span", { class: "emoji" }, option.emoji),
    option.label,
  );
}
