/** The list above the composer: commands while one is being named, then the choices of its options. */

import { h } from "./dom.js";

export class Suggest {
  #app;
  #list = h("ul", { class: "suggest-list", id: "suggest-list", role: "listbox" });
  #heading = h("p", { class: "suggest-heading" });
  #items = [];
  #active = -1;
  #input = null;
  #onPick = null;
  node = h("div", { class: "suggest", hidden: true, dataset: { testid: "suggestions" } }, this.#heading, this.#list);

  constructor(app) {
    this.#app = app;
    // A press must not take the focus from the field, or the list would close before the click.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Whether an item is ready to be taken with Enter or Tab. */
  get ready() {
    return !this.node.hidden && this.#active >= 0;
  }

  /** Show items ({label, description?, hint?, mark?}) for `input`; `eager` makes the first one ready. */
  show(input, items, { heading = "", eager = true, onPick }) {
    this.#input = input;
    this.#items = items;
    this.#onPick = onPick;
    this.#active = eager && items.length ? 0 : -1;
    this.#heading.replaceChildren(heading);
    this.#heading.hidden = !heading;
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.#list.hidden = !items.length;
    this.#list.setAttribute("aria-label", this.#app.say("commands"));
    this.node.hidden = !items.length && !heading;
    input.setAttribute("aria-expanded", String(items.length > 0));
    input.setAttribute("aria-controls", "suggest-list");
    this.#activate(this.#active);
  }

  /** Leave the list in sight, with nothing ready to be taken. */
  rest() {
    if (this.#input) this.#activate(-1);
  }

  /** Put the list away. */
  close() {
    this.node.hidden = true;
    this.#active = -1;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  /** Move in the list; give back whether the key was used up. */
  move(key) {
    if (this.node.hidden || !this.#items.length || !["ArrowDown", "ArrowUp"].includes(key)) return false;
    const step = key === "ArrowDown" ? 1 : -1;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#activate((from + step + this.#items.length) % this.#items.length);
    return true;
  }

  /** Take the ready item; give back whether there was one. */
  take() {
    if (!this.ready) return false;
    this.#onPick(this.#items[this.#active]);
    return true;
  }

  #row(item, index) {
    return h(
      "li",
      {
        class: "suggest-item",
        id: `suggest-${index}`,
        role: "option",
        dataset: { value: String(item.value ?? item.label) },
        onpointermove: () => this.#activate(index, false),
        onclick: () => this.#onPick(item),
      },
      item.mark?.(),
      h("span", { class: "suggest-label" }, item.label, item.hint && h("span", { class: "suggest-hint" }, item.hint)),
      item.description && h("span", { class: "suggest-description" }, item.description),
    );
  }

  #activate(index, scroll = true) {
    this.#active = index;
    [...this.#list.children].forEach((row, at) => row.setAttribute("aria-selected", String(at === index)));
    if (index < 0) return this.#input.removeAttribute("aria-activedescendant");
    this.#input.setAttribute("aria-activedescendant", `suggest-${index}`);
    if (scroll) this.#list.children[index].scrollIntoView({ block: "nearest" });
  }
}
