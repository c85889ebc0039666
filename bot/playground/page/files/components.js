/** Message components, old and new, as Discord lays them out. */

import { h, icon, safeUrl } from "./dom.js";
import { emojiText } from "./emoji.js";
import { Kind, LINK_STYLE } from "./kinds.js";
import { markdown, spoiler } from "./markdown_view.js";
import { fileLink, gallery, picture, resolveMedia } from "./media.js";
import { selectTrigger } from "./select.js";

/** Show a list of components of a message. */
export function components(app, list, message) {
  return (list ?? []).map((component) => one(app, component, message)).filter(Boolean);
}

function one(app, component, message) {
  return SHOW[component.type]?.(app, component, message) ?? null;
}

const SHOW = {
  [Kind.ROW]: row,
  [Kind.BUTTON]: button,
  [Kind.STRING_SELECT]: select,
  [Kind.USER_SELECT]: select,
  [Kind.ROLE_SELECT]: select,
  [Kind.MENTIONABLE_SELECT]: select,
  [Kind.CHANNEL_SELECT]: select,
  [Kind.SECTION]: section,
  [Kind.TEXT]: text,
  [Kind.THUMBNAIL]: thumbnail,
  [Kind.GALLERY]: (app, component, message) => gallery(app, component.items, message),
  [Kind.FILE]: file,
  [Kind.SEPARATOR]: separator,
  [Kind.CONTAINER]: container,
};

function row(app, component, message) {
  return h("div", { class: "row", dataset: { component: "row" } }, components(app, component.components, message));
}

function text(app, component) {
  return h("div", { class: "text", dataset: { component: "text" } }, markdown(component.content, app));
}

function thumbnail(app, component, message) {
  const media = resolveMedia(component.media, message);
  return picture(app, media, component.description, { hidden: component.spoiler, kind: "thumbnail" });
}

function separator(app, component) {
  const line = component.divider === false ? null : "";
  const dataset = { component: "separator", spacing: String(component.spacing ?? 1), line };
  return h("div", { class: "separator", role: "separator", dataset });
}

function button(app, component, message) {
  const emoji = emojiText(component.emoji);
  const inner = [
    emoji && h("span", { class: "emoji" }, emoji),
    component.label && h("span", { class: "button-label" }, component.label),
  ];
  const dataset = { component: "button", style: String(component.style), customId: component.custom_id };
  const url = component.style === LINK_STYLE ? safeUrl(component.url) : null;
  if (url && !component.disabled) {
    const props = { class: "button", href: url, target: "_blank", rel: "noopener noreferrer", dataset };
    return h("a", props, inner, icon("link"));
  }
  const props = {
    type: "button",
    class: "button",
    disabled: component.disabled || component.style === LINK_STYLE,
    "aria-label": component.label ? null : emoji,
    dataset,
  };
  return h("button", { ...props, onclick: () => app.actions.press(message, component.custom_id) }, inner);
}

function select(app, component, message) {
  return selectTrigger(app, component, {
    key: `${message.id}/${component.custom_id}`,
    onApply: (values) => app.actions.select(message, component, values),
  });
}

function section(app, component, message) {
  const accessory = component.accessory ? one(app, component.accessory, message) : null;
  return h(
    "div",
    { class: "section", dataset: { component: "section" } },
    h("div", { class: "section-text" }, components(app, component.components, message)),
    accessory && h("div", { class: "accessory" }, accessory),
  );
}

function file(app, component, message) {
  const media = resolveMedia(component.file, message);
  const link = fileLink(app, { ...media, size: media.size ?? component.size }, component.name);
  return component.spoiler ? spoiler(app, link, "spoiler-media") : link;
}

function container(app, component, message) {
  const accent = component.accent_color;
  const style = Number.isInteger(accent) ? { "--accent": `#${accent.toString(16).padStart(6, "0")}` } : {};
  const inner = h("div", { class: "container-inner" }, components(app, component.components, message));
  const body = component.spoiler ? spoiler(app, inner, "spoiler-media") : inner;
  return h("div", { class: "container", dataset: { component: "container" }, style }, body);
}
