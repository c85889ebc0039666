/** Show a Markdown tree as nodes. Every word goes in as text. */

import { h, safeUrl } from "./dom.js";
import { parse } from "./markdown.js";
import { timeNode } from "./time.js";

/** Show a text as Discord would; `app` is asked for names and told of presses on mentions. */
export function markdown(text, app) {
  return h("div", { class: "markdown" }, parse(text).map((block) => showBlock(block, app)));
}

function showBlock(block, app) {
  const inner = () => block.children.map((node) => showInline(node, app));
  switch (block.type) {
    case "heading":
      // The page's own headings end at h2, so a message's begin beneath.
      return h(`h${block.level + 2}`, { class: `heading heading-${block.level}` }, inner());
    case "small":
      return h("p", { class: "small" }, inner());
    case "quote":
      return h("blockquote", {}, block.children.map((child) => showBlock(child, app)));
    case "code":
      return h("pre", { tabindex: "0" }, h("code", { dataset: { language: block.language } }, block.text));
    case "list":
      return showList(block, app);
    default:
      return h("p", {}, inner());
  }
}

/** Rebuild the nesting of a list from the depths of its items. */
function showList(block, app) {
  const root = h(block.ordered ? "ol" : "ul", { start: block.ordered ? block.start : null });
  const open = [root];
  for (const item of block.items) {
    const depth = Math.min(item.depth, open.length);
    open.length = Math.min(open.length, depth + 1);
    if (depth === open.length) {
      const host = open.at(-1).lastElementChild ?? open.at(-1);
      const nested = h(item.ordered ? "ol" : "ul");
      host.append(nested);
      open.push(nested);
    }
    open.at(-1).append(h("li", {}, item.children.map((node) => showInline(node, app))));
  }
  return root;
}

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s" };

function showInline(node, app) {
  if (typeof node === "string") return node;
  const inner = () => node.children.map((child) => showInline(child, app));
  switch (node.type) {
    case "code-inline":
      return h("code", {}, node.text);
    case "spoiler":
      return spoiler(app, h("span", {}, inner()), "spoiler");
    case "link":
      return showLink(node, inner());
    case "time":
      return timeNode(new Date(node.seconds * 1000), node.style, app.store.locale, "moment");
    case "user":
      return showUser(node.id, app);
    case "channel":
      return showChannel(node.id, app);
    case "role":
      return h("span", { class: "mention" }, node.id === app.store.guild.id ? "@everyone" : "@role");
    case "everyone":
      return h("span", { class: "mention mention-me" }, `@${node.name}`);
    case "command":
      return h(
        "button",
        { type: "button", class: "mention", onclick: () => app.openCommand(node.name) },
        `/${node.name}`,
      );
    default:
      return h(TAGS[node.type], {}, inner());
  }
}

function showLink(node, inner) {
  const url = safeUrl(node.url);
  return url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, inner) : h("span", {}, inner);
}

function showUser(id, app) {
  const user = app.store.users.get(id);
  const mine = id === app.store.me?.id ? " mention-me" : "";
  return h("span", { class: `mention${mine}`, dataset: { userId: id } }, `@${user ? app.store.nameOf(user) : "…"}`);
}

function showChannel(id, app) {
  const channel = app.store.channels.get(id);
  if (!channel) return h("span", { class: "mention" }, "#…");
  return h("button", { type: "button", class: "mention", onclick: () => app.openChannel(id) }, `#${channel.name}`);
}

/** Hide something until it is pressed. */
export function spoiler(app, content, className) {
  content.setAttribute("aria-hidden", "true");
  content.inert = true;
  const cover = h(
    "span",
    { class: className, role: "button", tabindex: "0", "aria-label": app.say("showSpoiler"), dataset: { hidden: "" } },
    content,
  );
  const reveal = (event) => {
    if (!("hidden" in cover.dataset) || (event.type === "keydown" && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    delete cover.dataset.hidden;
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    content.removeAttribute("aria-hidden");
    content.inert = false;
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
