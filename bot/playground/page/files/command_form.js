/** A slash command being filled in: its name, a field for each option, and chips for those that may be added. */

import { localized, nest } from "./commands.js";
import { h, icon } from "./dom.js";
import { Option } from "./kinds.js";
import { resolve, suggestions } from "./option_values.js";

const DEBOUNCE = 150;

export class CommandForm {
  #app;
  #suggest;
  #entry;
  #on;
  #fields = [];
  #asked = null;
  #timer = 0;
  #takeWhenHere = false;
  node = h("div", { class: "command-form", dataset: { testid: "command-form" } });

  /** `given` are texts by option name; `on` has submit(), leave(text), error(text). */
  constructor(app, suggest, entry, given, on) {
    this.#app = app;
    this.#suggest = suggest;
    this.#entry = entry;
    this.#on = on;
    const required = entry.options.filter((option) => option.required || option.name in given);
    // With nothing required, the first option stands ready: typing goes on, and Enter still sends without it.
    const first = required.length ? required : entry.options.slice(0, 1);
    this.#fields = first.map((option) => this.#field(option, given[option.name] ?? ""));
    this.#draw();
  }

  /** Put the cursor where something is missing; give back false if the form has no field at all. */
  focus() {
    const field = this.#fields.find((one) => one.option.required && !one.input.value) ?? this.#fields.at(-1);
    field?.input.focus();
    return Boolean(field);
  }

  /** Send if all is well; otherwise say what is missing and go there. */
  submit() {
    const options = [];
    for (const field of this.#fields) {
      const result = this.#resolve(field);
      const error = result ? result.error : this.#missing(field.option);
      field.node.toggleAttribute("data-wrong", Boolean(error));
      if (error) {
        field.input.focus();
        return this.#on.error(error);
      }
      if (result) options.push({ type: field.option.type, name: field.option.name, value: result.value });
    }
    return this.#on.submit(this.#entry, nest(this.#entry, options));
  }

  /** Choices for the option that asked have come. */
  choices(nonce, choices) {
    if (nonce !== this.#asked?.nonce) return;
    const { field } = this.#asked;
    this.#asked = null;
    if (document.activeElement !== field.input) return;
    const label = (choice) => localized(choice, "name", this.#app.store.locale);
    this.#offer(field, choices.map((choice) => ({ label: label(choice), value: choice.value })));
    if (this.#takeWhenHere) this.#suggest.take();
    this.#takeWhenHere = false;
  }

  #missing(option) {
    if (!option.required) return null;
    return this.#app.say("needed", { name: this.#name(option) });
  }

  #name(option) {
    return localized(option, "name", this.#app.store.locale);
  }

  #resolve(field) {
    return resolve(this.#app, field.option, { text: field.input.value, picked: field.picked });
  }

  #draw() {
    const leave = h(
      "button",
      {
        type: "button",
        class: "command-name",
        title: this.#app.say("clearCommand"),
        onclick: () => this.#on.leave(`/${this.#entry.label}`),
      },
      `/${this.#entry.label}`,
    );
    const used = new Set(this.#fields.map((field) => field.option));
    const left = this.#entry.options.filter((option) => !used.has(option));
    const chips = left.map((option) => this.#chip(option));
    this.node.replaceChildren(leave, ...this.#fields.map((field) => field.node), ...chips);
  }

  #chip(option) {
    const name = this.#name(option);
    const add = () => {
      const field = this.#field(option, "");
      this.#fields.push(field);
      this.#draw();
      field.input.focus();
    };
    return h(
      "button",
      {
        type: "button",
        class: "option-add",
        "aria-label": this.#app.say("optional", { name }),
        title: localized(option, "description", this.#app.store.locale),
        dataset: { option: option.name },
        onclick: add,
      },
      icon("plus"),
      name,
    );
  }

  /** A field for a file: it is sent as soon as it is chosen, and the command names it by its id. */
  #file(option) {
    const name = this.#name(option);
    const input = h("input", { type: "file", "aria-label": name, "aria-required": option.required ? "true" : null });
    const label = h("span", { class: "option-name" }, name);
    const field = { option, input, node: h("label", { class: "option", dataset: { option: option.name } }, label, input) };
    input.addEventListener("change", () => this.#send(field));
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !field.picked) return;
      event.preventDefault();
      this.submit();
    });
    return field;
  }

  async #send(field) {
    const [file] = field.input.files;
    field.picked = null;
    field.node.removeAttribute("data-sent");
    if (!file) return;
    const sent = await fetch(`/page/file?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file });
    if (!sent.ok) return this.#on.error(this.#app.say("fileFailed"));
    field.picked = { label: file.name, value: (await sent.json()).id };
    field.node.dataset.sent = "";
    field.node.removeAttribute("data-wrong");
    return this.#on.error("");
  }

  #field(option, text) {
    if (option.type === Option.ATTACHMENT) return this.#file(option);
    const name = this.#name(option);
    const input = h("input", {
      type: "text",
      role: "combobox",
      "aria-label": name,
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": option.required ? "true" : null,
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      value: text,
    });
    const node = h(
      "label",
      { class: "option", dataset: { option: option.name } },
      h("span", { class: "option-name" }, name),
      input,
    );
    const field = { option, input, node, picked: null };
    this.#grow(field);
    input.addEventListener("input", () => {
      field.picked = null;
      field.node.removeAttribute("data-wrong");
      this.#grow(field);
      this.#on.error("");
      this.#help(field, DEBOUNCE);
    });
    input.addEventListener("focus", () => this.#help(field, 0));
    input.addEventListener("blur", () => this.#suggest.close());
    input.addEventListener("keydown", (event) => this.#key(event, field));
    return field;
  }

  #grow({ input }) {
    input.size = Math.min(Math.max([...input.value].length + 1, 6), 40);
  }

  /** Show what fits a field: at once what the page knows, a little later what the bot says. */
  #help(field, wait) {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#takeWhenHere = false;
    if (field.picked) return this.#offer(field, []);
    if (!field.option.autocomplete) return this.#offer(field, suggestions(this.#app, field.option, field.input.value));
    // What is still listed answers an older word: it may be read and pressed, but Enter must not take it.
    this.#suggest.rest();
    this.#asked = { field, nonce: null };
    this.#timer = setTimeout(() => this.#ask(field), wait);
    return undefined;
  }

  /** Ask the bot; it is told everything filled in so far, and which option is being typed. */
  #ask(field) {
    const options = this.#fields.flatMap((other) => {
      const { type, name } = other.option;
      if (other === field) return [{ type, name, value: field.input.value, focused: true }];
      const result = this.#resolve(other);
      return result && !result.error ? [{ type, name, value: result.value }] : [];
    });
    const nonce = this.#app.actions.autocomplete(this.#entry.id, nest(this.#entry, options));
    this.#asked = nonce === null ? null : { field, nonce };
  }

  #offer(field, items) {
    const { option } = field;
    const description = localized(option, "description", this.#app.store.locale);
    const heading = h("span", {}, h("strong", {}, this.#name(option)), description && ` ${description}`);
    // An optional field left empty must let Enter send, so nothing is taken there before something is typed.
    const eager = Boolean(option.required || field.input.value);
    this.#suggest.show(field.input, items, { heading, eager, onPick: (item) => this.#pick(field, item) });
  }

  #pick(field, item) {
    clearTimeout(this.#timer);
    this.#asked = null;
    field.picked = item;
    field.input.value = item.label;
    this.#grow(field);
    field.node.removeAttribute("data-wrong");
    this.#suggest.close();
    this.#on.error("");
    const next = this.#fields.find((other) => other !== field && other.option.required && !other.input.value);
    if (next) next.input.focus();
    else field.input.focus();
  }

  #key(event, field) {
    const { key } = event;
    if (event.isComposing) return;
    if (this.#suggest.move(key)) event.preventDefault();
    else if (key === "Tab" && !event.shiftKey && this.#suggest.take()) event.preventDefault();
    else if (key === "Enter") {
      event.preventDefault();
      this.#enter(field);
    } else if (key === "Escape" && !this.#suggest.node.hidden) {
      event.stopPropagation();
      this.#suggest.close();
    } else if (key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#drop(field);
    }
  }

  #enter(field) {
    if (this.#suggest.take()) return;
    // The choices are still on their way: take the first of them instead of the half-typed word.
    if (this.#asked && field.input.value && !this.#takeWhenHere) this.#takeWhenHere = true;
    else this.submit();
  }

  /** Backspace in an empty field takes it away, or leaves the command if it is needed. */
  #drop(field) {
    const at = this.#fields.indexOf(field);
    if (at > 0 && !field.option.required) {
      this.#fields.splice(at, 1);
      this.#draw();
      this.#fields[at - 1].input.focus();
    } else if (at > 0) {
      this.#fields[at - 1].input.focus();
    } else {
      this.#on.leave(`/${this.#entry.label}`);
    }
  }
}
