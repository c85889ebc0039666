/** A menu of options: one is taken at once; several are ticked off and taken when the menu closes. */

import { h, icon } from "./dom.js";
import { Popup } from "./popup.js";

const SEARCH_FROM = 8;

export class Menu {
  #app;
  #options;
  #shown = [];
  #active = 0;
  #values;
  #first;
  #picked = false;
  #limits;
  #onApply;
  #list;
  #search = null;
  #foot = null;
  popup;

  /** `options` are {value, label, description?, emoji?, mark?}; `onApply(values)` hears of a changed choice. */
  constructor(app, {
    anchor,
    key,
    label,
    options,
    values,
    min = 1,
    max = 1,
    search = options.length >= SEARCH_FROM,
    onApply,
  }) {
    this.#app = app;
    this.#options = options;
    this.#values = new Set(values);
    this.#first = [...values].sort().join("\n");
    this.#limits = { min, max };
    this.#onApply = onApply;
    this.#list = h("ul", {
      class: "menu-list",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": max > 1 ? "true" : null,
      tabindex: "0",
    });
    const content = h(
      "div",
      { class: "menu", dataset: { testid: "menu" }, onkeydown: (event) => this.#key(event) },
      search && this.#searchBox(),
      this.#list,
      max > 1 && this.#footer(),
    );
    const popup = new Popup({ anchor, content, key, className: "popup-menu", onClose: () => this.#closed() });
    this.popup = popup;
    this.#filter("");
    const chosen = this.#shown.findIndex((option) => this.#values.has(option.value));
    this.#activate(Math.max(chosen, 0));
    popup.place();
    // On a touch screen a focused search box would bring up the keyboard over the options.
    const field = this.#search && !matchMedia("(hover: none)").matches ? this.#search : this.#list;
    field.focus({ preventScroll: true });
  }

  #searchBox() {
    this.#search = h("input", {
      type: "text",
      placeholder: this.#app.say("search"),
      "aria-label": this.#app.say("search"),
      autocomplete: "off",
      spellcheck: "false",
    });
    this.#search.addEventListener("input", () => this.#filter(this.#search.value));
    return h("label", { class: "menu-search" }, icon("search"), this.#search);
  }

  #footer() {
    const done = h(
      "button",
      { type: "button", class: "button", dataset: { style: "1" }, onclick: () => this.popup.close() },
      this.#app.say("done"),
    );
    this.#foot = h("span", { class: "menu-count", "aria-live": "polite" });
    return h("div", { class: "menu-foot" }, this.#foot, done);
  }

  #filter(text) {
    const needle = text.trim().toLowerCase();
    const fits = (option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(needle);
    this.#shown = this.#options.filter(fits);
    this.#active = 0;
    this.#draw();
  }

  #draw() {
    const full = this.#limits.max > 1 && this.#values.size >= this.#limits.max;
    const rows = this.#shown.map((option, index) => this.#row(option, index, full));
    this.#list.replaceChildren(
      ...(rows.length ? rows : [h("li", { class: "menu-empty", role: "presentation" }, this.#app.say("nothing"))]),
    );
    this.#activate(this.#active);
    if (this.#foot) this.#foot.textContent = this.#count();
  }

  #row(option, index, full) {
    const selected = this.#values.has(option.value);
    const props = {
      class: "menu-option",
      id: `menu-option-${index}`,
      role: "option",
      "aria-selected": String(selected),
      "aria-disabled": full && !selected ? "true" : null,
      dataset: { value: option.value },
      onpointermove: () => this.#activate(index, false),
      onclick: () => this.#toggle(option),
    };
    const text = h(
      "span",
      { class: "menu-text" },
      h("span", { class: "menu-label" }, option.label),
      option.description && h("span", { class: "menu-description" }, option.description),
    );
    const tick = this.#limits.max > 1 ? h(
      "span",
      { class: "tick tick-box" },
      selected && icon("check"),
    ) : h("span", { class: "tick" }, selected && icon("check"));
    return h("li", props, option.mark?.(), option.emoji && h("span", { class: "emoji" }, option.emoji), text, tick);
  }

  #count() {
    const { min, max } = this.#limits;
    const size = this.#values.size;
    if (size < min) return this.#app.say("chooseAtLeast", { n: min });
    return `${this.#app.say("chosen", { n: size })} · ${this.#app.say("chooseUpTo", { n: max })}`;
  }

  #activate(index, scroll = true) {
    this.#active = Math.max(0, Math.min(index, this.#shown.length - 1));
    [...this.#list.children].forEach((row, at) => row.toggleAttribute("data-active", at === this.#active));
    const id = this.#shown.length ? `menu-option-${this.#active}` : "";
    for (const field of [this.#list, this.#search]) field?.setAttribute("aria-activedescendant", id);
    if (scroll) this.#list.children[this.#active]?.scrollIntoView({ block: "nearest" });
  }

  #toggle(option) {
    if (!option) return;
    const { min, max } = this.#limits;
    const selected = this.#values.has(option.value);
    if (max === 1) {
      this.#values = new Set(selected && min === 0 ? [] : [option.value]);
      this.#picked = true;
      this.popup.close();
      return;
    }
    if (selected) this.#values.delete(option.value);
    else if (this.#values.size < max) this.#values.add(option.value);
    this.#draw();
  }

  #key(event) {
    const moves = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      PageDown: this.#active + 8,
      PageUp: this.#active - 8,
      Home: 0,
      End: this.#shown.length - 1,
    };
    const typing = event.target === this.#search;
    if (event.target.closest("button")) return;
    if (event.key in moves && !(typing && ["Home", "End"].includes(event.key))) this.#activate(moves[event.key]);
    else if (event.key === "Enter" || (event.key === " " && !typing)) this.#toggle(this.#shown[this.#active]);
    else if (event.key === "Tab" && !this.#foot) this.popup.close();
    else return;
    event.preventDefault();
  }

  #closed() {
    const values = this.#options.map((option) => option.value).filter((value) => this.#values.has(value));
    const changed = values.toSorted().join("\n") !== this.#first;
    if (this.#limits.max === 1 ? this.#picked : changed && values.length >= this.#limits.min) this.#onApply(values);
  }
}
