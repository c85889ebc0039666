/** One message: who, when, what, and what may be done about it. */

import { components } from "./components.js";
import { h, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { Flag, Message } from "./kinds.js";
import { plainText } from "./markdown.js";
import { markdown } from "./markdown_view.js";
import { fileLink, gallery, resolveMedia } from "./media.js";
import { avatar, colourOf } from "./people.js";
import { moment, timeNode } from "./time.js";

const PREVIEW = 120;

/** Show a message as a row of the channel. */
export function messageRow(app, message) {
  const ephemeral = Boolean(message.flags & Flag.EPHEMERAL);
  const author = app.store.users.get(message.author.id) ?? message.author;
  const dataset = {
    messageId: message.id,
    channelId: message.channel_id,
    authorId: author.id,
    ephemeral: ephemeral ? "" : null,
    mentioned: mentionsMe(app, message) ? "" : null,
  };
  const label = `${app.store.nameOf(author)}, ${moment(new Date(message.timestamp), "t", app.store.locale)}`;
  return h(
    "article",
    { class: "message", tabindex: "-1", "aria-label": label, dataset },
    context(app, message),
    h(
      "span",
      { class: "gutter" },
      avatar(app.store, author),
      timeNode(new Date(message.timestamp), "t", app.store.locale, "gutter-time"),
    ),
    h(
      "div",
      { class: "message-main" },
      head(app, message, author),
      body(app, message, author),
      ephemeral && aside(app, message),
      threadLink(app, message),
      h("p", { class: "failure", role: "alert", hidden: true }),
    ),
    tools(app, message, ephemeral),
  );
}

function mentionsMe(app, message) {
  return message.author.id !== app.store.me?.id && message.mentions?.some((user) => user.id === app.store.me?.id);
}

/** The line above a message: what it answers, or which command brought it. */
function context(app, message) {
  const answered = message.referenced_message;
  if (answered) {
    const text = plainText(answered.content ?? "").slice(0, PREVIEW) || "…";
    return h(
      "p",
      { class: "context" },
      icon("reply"),
      h("strong", {}, app.store.nameOf(answered.author)),
      " ",
      h("span", { class: "context-text" }, text),
    );
  }
  const by = message.interaction_metadata?.user ?? message.interaction?.user;
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  if (!by || !name) return null;
  const user = app.store.users.get(by.id) ?? by;
  const person = h("strong", { style: { color: colourOf(app.store, user) } }, app.store.nameOf(user));
  const command = h("span", { class: "context-command" }, `/${name}`);
  const words = h("span", { class: "context-text" }, ...app.pieces("used", { name: person, command }));
  return h("p", { class: "context" }, icon("reply"), words);
}

function head(app, message, author) {
  return h(
    "header",
    { class: "message-head" },
    h(
      "span",
      { class: "author", style: author.bot ? {} : { color: colourOf(app.store, author) } },
      app.store.nameOf(author),
    ),
    author.bot && h("span", { class: "badge" }, app.say("app")),
    timeNode(new Date(message.timestamp), isToday(message.timestamp) ? "t" : "f", app.store.locale, "when"),
  );
}

function isToday(timestamp) {
  return new Date(timestamp).toDateString() === new Date().toDateString();
}

function body(app, message, author) {
  if (message.flags & Flag.LOADING && !message.content && !message.components?.length) {
    return h(
      "p",
      { class: "thinking", dataset: { testid: "thinking" } },
      dots(),
      app.say("thinking", { name: app.store.nameOf(author) }),
      "…",
    );
  }
  if (message.type === Message.THREAD_CREATED) {
    const text = app.say("startedThread", { name: app.store.nameOf(author), thread: message.content });
    return h("p", { class: "system" }, text);
  }
  const edited = message.edited_timestamp && timeMark(app, message.edited_timestamp);
  const parts = components(app, message.components, message);
  if (message.flags & Flag.COMPONENTS_V2) return h("div", { class: "body" }, parts, edited);
  const content = message.content ? markdown(message.content, app) : null;
  // The mark stands at the end of the last line, as it does in Discord.
  if (content && edited) lastLine(content).append(" ", edited);
  const embeds = (message.embeds ?? []).map((one) => embed(app, one, message));
  return h("div", { class: "body" }, content, embeds, attachments(app, message), parts, content ? null : edited);
}

function lastLine(content) {
  return content.lastElementChild?.matches("p, h3, h4, h5") ? content.lastElementChild : content;
}

function timeMark(app, timestamp) {
  return h(
    "span",
    { class: "edited", title: moment(new Date(timestamp), "F", app.store.locale) },
    `(${app.say("edited")})`,
  );
}

function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function attachments(app, message) {
  const shown = message.attachments ?? [];
  const isPicture = (one) => one.content_type?.startsWith("image/");
  const item = (one) => ({ media: one, description: one.description, spoiler: one.filename.startsWith("SPOILER_") });
  const pictures = shown.filter(isPicture).map(item);
  const others = shown.filter((one) => !isPicture(one));
  const files = others.map((one) => fileLink(app, resolveMedia(one, message), one.filename));
  return [pictures.length ? gallery(app, pictures, message) : null, ...files];
}

function aside(app, message) {
  const dismiss = h(
    "button",
    { type: "button", class: "plain", dataset: { testid: "dismiss" }, onclick: () => app.actions.dismiss(message) },
    app.say("dismiss"),
  );
  return h("p", { class: "aside" }, icon("eye"), h("span", {}, `${app.say("onlyYou")} · `, dismiss));
}

function threadLink(app, message) {
  const created = message.type === Message.THREAD_CREATED ? message.message_reference?.channel_id : null;
  const thread = app.store.channels.get(message.thread?.id ?? created ?? message.id);
  if (!thread || thread.id === app.store.channelId) return null;
  return h(
    "button",
    { type: "button", class: "thread-link", onclick: () => app.openChannel(thread.id) },
    icon("thread"),
    thread.name,
  );
}

/** Deleting takes two presses, the second on a button that says what it does. */
function tools(app, message, ephemeral) {
  if (ephemeral) return null;
  const button = h(
    "button",
    {
      type: "button",
      class: "tool",
      "aria-label": app.say("remove"),
      title: app.say("remove"),
      dataset: { testid: "delete" },
    },
    icon("trash"),
  );
  button.addEventListener("click", () => {
    if ("sure" in button.dataset) return app.actions.remove(message);
    button.dataset.sure = "";
    button.append(app.say("removeSure"));
  });
  button.addEventListener("blur", () => {
    delete button.dataset.sure;
    button.replaceChildren(icon("trash"));
  });
  return h("div", { class: "tools" }, button);
}
