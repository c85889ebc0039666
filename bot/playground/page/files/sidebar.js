/** The left column: where one is, where one could go, and who one is. */

import { h, icon } from "./dom.js";
import { avatar } from "./people.js";
import { LOCALES } from "./words.js";

export class Sidebar {
  #app;
  #brand = h("div", { class: "brand" });
  #channels = h("nav", { class: "channels" });
  #people = h("section", { class: "people", dataset: { testid: "people" } });
  #foot = h("footer", { class: "sidebar-foot" });
  node = h(
    "aside",
    { class: "sidebar", id: "sidebar", dataset: { testid: "sidebar" } },
    this.#brand,
    h("div", { class: "sidebar-scroll" }, this.#channels, this.#people),
    this.#foot,
  );

  constructor(app) {
    this.#app = app;
    this.update(new Set(["everything", "locale"]));
  }

  /** Redraw what changed. */
  update(topics) {
    const has = (...names) => names.some((name) => topics.has(name));
    if (has("everything", "locale", "status")) this.#drawBrand();
    if (has("everything", "locale", "channels", "channel")) this.#drawChannels();
    if (has("everything", "locale", "people")) this.#drawPeople();
    if (has("locale")) this.#drawFoot();
  }

  #drawBrand() {
    const { store } = this.#app;
    const guild = h("span", { class: "guild", dataset: { testid: "guild" } }, store.guild.name);
    this.#brand.replaceChildren(
      h("span", { class: "brand-mark" }, icon("eye")),
      h("span", { class: "brand-text" }, h("h1", {}, "Vigil playground"), guild),
    );
    this.node.setAttribute("aria-label", this.#app.say("openMenu"));
  }

  #drawChannels() {
    const focused = this.#channels.contains(document.activeElement) ? document.activeElement.dataset.channelId : null;
    const items = this.#app.store.tree().map(({ channel, threads }) => {
      const nested = threads.map((thread) => h("li", {}, this.#channel(thread, "thread")));
      const list = nested.length ? h("ul", { class: "threads" }, nested) : null;
      return h("li", {}, this.#channel(channel, "hash"), list);
    });
    this.#channels.setAttribute("aria-label", this.#app.say("channels"));
    this.#channels.replaceChildren(h("h2", {}, this.#app.say("channels")), h("ul", {}, items));
    if (focused) this.#channels.querySelector(`[data-channel-id="${CSS.escape(focused)}"]`)?.focus();
  }

  #channel(channel, mark) {
    const { store } = this.#app;
    const unread = store.unread.has(channel.id);
    const props = {
      type: "button",
      class: "channel",
      "aria-current": channel.id === store.channelId ? "page" : null,
      dataset: { channelId: channel.id, unread: unread ? "" : null },
      onclick: () => this.#app.openChannel(channel.id),
    };
    return h(
      "button",
      props,
      icon(mark),
      h("span", { class: "channel-name" }, channel.name),
      unread && h("span", { class: "unread" }, h("span", { class: "sr-only" }, this.#app.say("unread"))),
    );
  }

  #drawPeople() {
    const { store } = this.#app;
    const people = [...store.users.values()].filter((user) => !user.bot);
    const items = people.map((user) => {
      const mine = user.id === store.me?.id;
      const label = mine ? this.#app.say("you", { name: store.nameOf(user) }) : store.nameOf(user);
      const props = {
        type: "button",
        class: "person",
        "aria-label": label,
        "aria-current": mine ? "true" : null,
        dataset: { userId: user.id },
        onclick: () => this.#app.become(user),
      };
      const name = h("span", { class: "person-name" }, store.nameOf(user));
      return h("li", {}, h("button", props, avatar(store, user), name, mine && icon("check")));
    });
    this.#people.replaceChildren(h("h2", {}, this.#app.say("people")), h("ul", {}, items));
  }

  #drawFoot() {
    const options = Object.entries(LOCALES).map(([code, name]) => h("option", { value: code, lang: code }, name));
    const select = h(
      "select",
      {
        "aria-label": this.#app.say("language"),
        dataset: { testid: "locale" },
        onchange: () => this.#app.setLocale(select.value),
      },
      options,
    );
    select.value = this.#app.store.locale;
    this.#foot.replaceChildren(h("label", { class: "language" }, h("span", {}, this.#app.say("language")), select));
  }
}
