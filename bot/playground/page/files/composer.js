/** Where people write: plain words, or a slash command. */

import { CommandForm } from "./command_form.js";
import { entries, localized, nest, readOptions, recognise, search } from "./commands.js";
import { h, icon } from "./dom.js";
import { Suggest } from "./suggest.js";

const LONGEST = 2000;

export class Composer {
  #app;
  #suggest;
  #entries = [];
  #form = null;
  #text = h("textarea", {
    rows: "1",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    autocomplete: "off",
    enterkeyhint: "send",
    dataset: { testid: "composer-input" },
  });
  #send = h("button", { type: "submit", class: "send", dataset: { testid: "send" } }, icon("send"));
  #error = h("p", { class: "error", role: "alert", hidden: true, dataset: { testid: "composer-error" } });
  #typing = h("p", { class: "typing", "aria-live": "polite", dataset: { testid: "typing" } });
  #field = h("div", { class: "composer-field" }, this.#text);
  #box = h("form", { class: "composer-box" }, this.#field, this.#send);

  constructor(app) {
    this.#app = app;
    this.#suggest = new Suggest(app);
    this.node = h(
      "div",
      { class: "composer", dataset: { testid: "composer" } },
      this.#suggest.node,
      this.#error,
      this.#box,
      this.#typing,
    );
    this.#box.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#form) this.#form.submit();
      else this.#submitText();
    });
    this.#box.addEventListener("keydown", (event) => this.#escape(event));
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#text.addEventListener("blur", () => this.#suggest.close());
    this.#text.addEventListener("focus", () => this.#text.value.startsWith("/") && this.#typed());
  }

  /** Redraw what changed. */
  update(topics) {
    const { store } = this.#app;
    if (topics.has("commands") || topics.has("locale")) this.#entries = entries(store.commands, store.locale);
    if (topics.has("channel") || topics.has("channels") || topics.has("locale")) {
      const key = matchMedia("(max-width: 760px)").matches ? "sayBriefly" : "say";
      this.#text.placeholder = this.#app.say(key, { channel: `#${store.channels.get(store.channelId)?.name ?? ""}` });
      this.#text.setAttribute("aria-label", this.#text.placeholder);
      this.#send.setAttribute("aria-label", this.#app.say("send"));
    }
    if (topics.has("notice") && store.notice) this.#complain(store.notice.text || this.#app.say("failed"));
    if (topics.has("typing") || topics.has("channel") || topics.has("messages")) this.#drawTyping();
  }

  /** Put the cursor into the composer. */
  focus() {
    if (!this.#form?.focus()) this.#text.focus();
  }

  /** Begin a command by its name, as if it had been typed. */
  begin(name) {
    const found = recognise(this.#entries, name);
    if (found) return this.#open(found.entry, {});
    this.#write(`/${name}`);
    return this.#typed();
  }

  /** Choices came for an option. */
  choices(nonce, choices) {
    this.#form?.choices(nonce, choices);
  }

  #write(text) {
    this.#close();
    this.#text.value = text;
    this.#grow();
    this.#text.focus();
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${this.#text.scrollHeight}px`;
  }

  #typed() {
    this.#grow();
    this.#complain("");
    const text = this.#text.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.#suggest.close();
    const found = recognise(this.#entries, text);
    if (found && found.rest !== null) {
      return this.#open(found.entry, readOptions(found.entry, found.rest, this.#app.store.locale));
    }
    const items = search(this.#entries, text.slice(1)).map((entry) => this.#item(entry));
    return this.#suggest.show(this.#text, items, { onPick: ({ entry }) => this.#open(entry, {}) });
  }

  #item(entry) {
    const required = entry.options.filter((option) => option.required);
    const hint = required.map((option) => localized(option, "name", this.#app.store.locale)).join(" ");
    return { entry, value: entry.name, label: `/${entry.label}`, hint, description: entry.description };
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.#suggest.move(event.key)) return event.preventDefault();
    if (event.key === "Tab" && !event.shiftKey && this.#suggest.take()) return event.preventDefault();
    if (event.key !== "Enter" || event.shiftKey) return undefined;
    event.preventDefault();
    return this.#submitText();
  }

  #submitText() {
    const text = this.#text.value.trim();
    if (!text) return undefined;
    if (text.startsWith("/")) return this.#submitCommandText(text);
    const over = [...text].length - LONGEST;
    if (over > 0) return this.#complain(this.#app.say("tooLong", { n: over }));
    if (!this.#app.actions.say(mentions(text, this.#app.store))) return this.#complain(this.#app.say("notSent"));
    this.#write("");
    return this.#app.toBottom();
  }

  /** A command typed to its end runs at once if it needs nothing; otherwise the list decides. */
  #submitCommandText(text) {
    const found = recognise(this.#entries, text);
    if (found && !found.entry.options.length) return this.#run(found.entry, nest(found.entry, []));
    if (found) return this.#open(found.entry, {});
    return this.#suggest.take() || this.#complain(this.#app.say("noCommand"));
  }

  #open(entry, given) {
    this.#close();
    this.#text.value = "";
    this.#form = new CommandForm(this.#app, this.#suggest, entry, given, {
      submit: (used, options) => this.#run(used, options),
      leave: (text) => {
        this.#write(text);
        this.#typed();
      },
      error: (text) => this.#complain(text),
    });
    this.#field.replaceChildren(this.#form.node);
    this.node.dataset.command = entry.name;
    if (!this.#form.focus()) this.#send.focus();
  }

  #close() {
    this.#suggest.close();
    this.#complain("");
    this.#form = null;
    delete this.node.dataset.command;
    this.#field.replaceChildren(this.#text);
  }

  #run(entry, options) {
    if (this.#app.actions.command(entry.id, options) === null) return this.#complain(this.#app.say("notSent"));
    this.#write("");
    return this.#app.toBottom();
  }

  #escape(event) {
    if (event.key !== "Escape") return;
    if (this.#form) this.#write("");
    else this.#suggest.close();
  }

  #complain(text) {
    this.#error.textContent = text;
    this.#error.hidden = !text;
  }

  #drawTyping() {
    const names = this.#app.store.typing().map((user) => this.#app.store.nameOf(user));
    const key = names.length > 1 ? "typingMany" : "typing";
    this.#typing.textContent = names.length ? `${this.#app.say(key, { names: names.join(", ") })}…` : "";
  }
}

/** Write @name and #channel the way Discord sends them. */
function mentions(text, store) {
  const users = [...store.users.values()].flatMap(
    (user) => [user.global_name, user.username].filter(Boolean).map((name) => [`@${name}`, `<@${user.id}>`]),
  );
  const channels = [...store.channels.values()].map((channel) => [`#${channel.name}`, `<#${channel.id}>`]);
  const longestFirst = [...users, ...channels].sort((a, b) => b[0].length - a[0].length);
  return longestFirst.reduce(
    (done, [name, mention]) => done.replace(
      new RegExp(`(?<![\\p{L}\\p{N}<])${escape(name)}(?![\\p{L}\\p{N}])`, "giu"),
      mention,
    ),
    text,
  );
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
