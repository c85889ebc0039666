/** The bar above the messages: where one is and who one is; beneath it a quiet banner when something is amiss. */

import { h, icon } from "./dom.js";
import { isThread, Kind } from "./kinds.js";
import { Menu } from "./menu.js";
import { avatar } from "./people.js";
import { popupFor } from "./popup.js";
import { personOption } from "./select.js";

const CHIP = "person-switcher";

export class Header {
  #app;
  #bar = h("header", { class: "bar" });
  #banner = h("p", { class: "banner", role: "status", hidden: true, dataset: { testid: "banner" } });
  node = h("div", { class: "top" }, this.#bar, this.#banner);

  constructor(app) {
    this.#app = app;
  }

  /** Redraw what changed. */
  update(topics) {
    if (["everything", "locale", "channel", "channels", "people"].some((topic) => topics.has(topic))) this.#draw();
    if (topics.has("status") || topics.has("locale")) this.#drawBanner();
  }

  #draw() {
    const { store } = this.#app;
    const channel = store.channels.get(store.channelId);
    const inThread = channel && isThread(channel);
    const parent = inThread ? store.channels.get(channel.parent_id) : null;
    const unread = [...store.unread.keys()].some((id) => store.channels.has(id));
    const menu = h(
      "button",
      {
        type: "button",
        class: "tool menu-button",
        "aria-label": this.#app.say("openMenu"),
        "aria-controls": "sidebar",
        dataset: { testid: "open-menu", unread: unread ? "" : null },
        onclick: () => this.#app.toggleMenu(true),
      },
      icon("menu"),
    );
    const title = h(
      "div",
      { class: "title" },
      icon(inThread ? "thread" : "hash"),
      parent && h(
        "button",
        { type: "button", class: "crumb", onclick: () => this.#app.openChannel(parent.id) },
        parent.name,
      ),
      parent && h("span", { class: "crumb-arrow", "aria-hidden": "true" }, "›"),
      h("h2", { dataset: { testid: "channel-name" } }, channel?.name ?? ""),
      channel?.topic && h("span", { class: "topic", title: channel.topic }, channel.topic),
    );
    const thread = channel && !inThread ? this.#threadButton(channel) : null;
    const focused = this.#bar.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
    this.#bar.replaceChildren(...[menu, title, thread, this.#chip()].filter(Boolean));
    if (focused) this.#bar.querySelector(`[data-testid="${focused}"]`)?.focus();
  }

  #threadButton(channel) {
    const name = this.#app.say("newThread");
    const onclick = () => this.#newThread(channel);
    const props = { type: "button", class: "tool", "aria-label": name, title: name, dataset: { testid: "new-thread" } };
    return h("button", { ...props, onclick }, icon("thread"), icon("plus"));
  }

  #chip() {
    const { store } = this.#app;
    if (!store.me) return null;
    const chip = h(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        title: this.#app.say("switchPerson"),
        dataset: { testid: CHIP, userId: store.me.id },
      },
      avatar(store, store.me),
      h("span", { class: "chip-text" }, ...this.#app.pieces("you", { name: h("strong", {}, store.nameOf(store.me)) })),
      icon("down"),
    );
    chip.addEventListener("click", () => this.#switcher(chip));
    popupFor(CHIP)?.moveTo(chip);
    return chip;
  }

  #switcher(anchor) {
    const open = popupFor(CHIP);
    if (open) return open.close();
    const { store } = this.#app;
    const options = [...store.users.values()].filter((user) => !user.bot).map((user) => personOption(store, user));
    return new Menu(this.#app, {
      anchor,
      key: CHIP,
      label: this.#app.say("switchPerson"),
      options,
      values: [store.me.id],
      onApply: ([id]) => this.#app.become(store.users.get(id)),
    });
  }

  #newThread(channel) {
    const input = {
      type: Kind.TEXT_INPUT,
      custom_id: "name",
      style: 1,
      label: this.#app.say("threadName"),
      required: true,
      max_length: 100,
    };
    this.#app.modal.ask(
      {
        title: this.#app.say("newThread"),
        submit: this.#app.say("create"),
        components: [{ type: Kind.ROW, components: [input] }],
      },
      ({ name }) => this.#app.openThread(channel.id, name),
    );
  }

  #drawBanner() {
    const { store } = this.#app;
    let text = "";
    if (!store.connected) text = this.#app.say(store.me ? "reconnecting" : "connecting");
    else if (!store.online) text = this.#app.say("away", { name: store.bot ? store.nameOf(store.bot) : "Vigil" });
    this.#banner.textContent = text;
    this.#banner.hidden = !text;
  }
}
