/** Embeds, the older way of laying out a message. */

import { h, safeUrl } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { picture, resolveMedia } from "./media.js";
import { timeNode } from "./time.js";

/** Show one embed. */
export function embed(app, data, message) {
  const style = Number.isInteger(data.color) ? { "--accent": `#${data.color.toString(16).padStart(6, "0")}` } : {};
  const url = data.url ? safeUrl(data.url) : null;
  const title = data.title && markdown(data.title, app);
  const body = h(
    "div",
    { class: "embed-body" },
    data.author?.name && h("p", { class: "embed-author" }, data.author.name),
    title && h(
      "div",
      { class: "embed-title" },
      url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, title) : title,
    ),
    data.description && markdown(data.description, app),
    data.fields?.length && h("dl", { class: "embed-fields" }, data.fields.map((field) => embedField(app, field))),
  );
  return h(
    "article",
    { class: "container embed", dataset: { component: "embed" }, style },
    h(
      "div",
      { class: "section" },
      body,
      data.thumbnail && h("div", { class: "accessory" }, media(app, data.thumbnail, message, "thumbnail")),
    ),
    data.image && media(app, data.image, message, "picture"),
    (data.footer || data.timestamp) && foot(app, data),
  );
}

function embedField(app, field) {
  return h(
    "div",
    { class: "embed-field", dataset: { inline: field.inline ? "" : null } },
    h("dt", {}, markdown(field.name, app)),
    h("dd", {}, markdown(field.value, app)),
  );
}

function media(app, image, message, kind) {
  return picture(app, resolveMedia(image, message), image.description, { kind });
}

function foot(app, data) {
  const moment = data.timestamp && timeNode(new Date(data.timestamp), "f", app.store.locale);
  return h(
    "footer",
    { class: "embed-foot" },
    [data.footer?.text, moment].filter(Boolean).flatMap((part, index) => (index ? [" · ", part] : [part])),
  );
}
