/** The page: puts the parts together, and decides who one is and where one looks. */

import { Actions } from "./actions.js";
import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { Header } from "./header.js";
import { Lightbox } from "./lightbox.js";
import { Messages } from "./messages.js";
import { Modal } from "./modal.js";
import { closePopup } from "./popup.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { refreshTimes } from "./time.js";
import { LOCALES, pieces, say } from "./words.js";

const MEMORY = "vigil.playground";
const TIMES_EVERY = 15000;

class App {
  store = new Store();
  #socket = new Socket((type, data) => this.#frame(type, data), () => this.store.lost());
  actions = new Actions(this.store, this.#socket);
  lightbox = new Lightbox(this);
  modal = new Modal(this);
  #memory = recall();
  #wanted = this.#memory.user;
  #tried = null;
  #awaited = null;
  #root;
  #header;
  #sidebar;
  #messages;
  #composer;

  constructor(root) {
    this.#root = root;
    this.store.locale = this.#memory.locale;
    this.#sidebar = new Sidebar(this);
    this.#header = new Header(this);
    this.#messages = new Messages(this);
    this.#composer = new Composer(this);
    const scrim = h("button", {
      type: "button",
      class: "scrim",
      "aria-label": this.say("closeMenu"),
      onclick: () => this.toggleMenu(false),
    });
    root.append(
      this.#sidebar.node,
      scrim,
      h("main", { class: "main" }, this.#header.node, this.#messages.node, this.#composer.node),
    );
    this.store.subscribe((topics) => this.#update(topics));
    this.store.tell("everything", "locale", "status");
    document.addEventListener("keydown", (event) => this.#typeAnywhere(event));
    setInterval(refreshTimes, TIMES_EVERY);
    this.#socket.connect(this.#memory.id);
  }

  /** Say one of the page's own words. */
  say(key, args) {
    return say(this.store.locale, key, args);
  }

  /** Say one of the page's own sentences with nodes in it. */
  pieces(key, nodes) {
    return pieces(this.store.locale, key, nodes);
  }

  /** Show a channel or thread. */
  openChannel(id) {
    this.toggleMenu(false);
    closePopup();
    this.store.openChannel(id);
    this.#remember();
    if (matchMedia("(hover: hover)").matches) this.#composer.focus();
  }

  /** Open a new thread, and go there once it exists. */
  openThread(channelId, name) {
    this.#awaited = { parent_id: channelId, name };
    this.actions.thread(channelId, name);
  }

  /** Begin a slash command in the composer. */
  openCommand(name) {
    this.#composer.begin(name);
  }

  /** Be somebody else: a new connection, as theirs would be. */
  become(user) {
    this.toggleMenu(false);
    if (user.id === this.store.me?.id) return;
    closePopup();
    this.modal.close();
    this.lightbox.close();
    this.#wanted = user.username;
    this.#socket.connect(user.id);
  }

  /** Read the page and the bot in another language. */
  setLocale(locale) {
    this.store.locale = locale;
    document.documentElement.lang = locale;
    this.actions.locale(locale);
    this.#remember();
    this.store.tell("locale", "notice");
  }

  /** Open or close the left column on a small screen. */
  toggleMenu(open) {
    this.#root.toggleAttribute("data-menu", open);
  }

  /** Show the newest message. */
  toBottom() {
    this.#messages.toBottom();
  }

  #frame(type, data) {
    if (type === "hello" && this.#isSomebodyElse(data)) return;
    this.store.apply(type, data);
    if (type === "hello") this.#arrived();
    else if (type === "channel_create") this.#follow(data);
    else if (type === "autocomplete") this.#composer.choices(data.nonce, data.choices);
    else if (type === "modal") this.modal.open(data.modal, this.store.settle(data.nonce));
    else if (type === "ack") this.modal.settled(data.nonce, null);
    else if (type === "failed") this.modal.settled(data.nonce, data.text || this.say("failed"));
  }

  #follow(channel) {
    if (channel.parent_id !== this.#awaited?.parent_id || channel.name !== this.#awaited.name) return;
    this.#awaited = null;
    this.openChannel(channel.id);
  }

  /** A server started anew knows people by other ids and lets strangers in as its first person: look for the name. */
  #isSomebodyElse(hello) {
    const wanted = this.#wanted?.toLowerCase();
    const fits = (user) => [user.id, user.username, user.global_name].some((key) => key?.toLowerCase() === wanted);
    const right = wanted && !fits(hello.me) ? hello.users.find((user) => fits(user)) : null;
    if (!right || right.id === this.#tried) return false;
    this.#tried = right.id;
    this.#socket.connect(right.id);
    return true;
  }

  #arrived() {
    const { store } = this;
    this.#wanted = store.me.username;
    this.#tried = null;
    const channel = this.#memory.channel && store.findChannel(this.#memory.channel);
    this.#memory.channel = null;
    if (channel) store.openChannel(channel.id);
    this.actions.locale(store.locale);
    this.#remember();
  }

  /** Keep who and where in the address and the tab, so that a reload changes nothing. */
  #remember() {
    const { store } = this;
    const channel = store.channels.get(store.channelId);
    const kept = { id: store.me?.id, user: store.me?.username, channel: channel?.name, locale: store.locale };
    sessionStorage.setItem(MEMORY, JSON.stringify(kept));
    const url = new URL(location.href);
    for (const key of ["user", "channel"]) if (kept[key]) url.searchParams.set(key, kept[key]);
    history.replaceState(null, "", url);
    document.documentElement.lang = store.locale;
  }

  #update(topics) {
    for (const part of [this.#sidebar, this.#header, this.#messages, this.#composer, this.modal]) part.update(topics);
    const { store } = this;
    const unread = [...store.unread.values()].reduce((sum, count) => sum + count, 0);
    const where = store.channels.get(store.channelId)?.name;
    document.title = `${unread ? `(${unread}) ` : ""}${where ? `#${where} · ` : ""}Vigil playground`;
    this.#root.toggleAttribute("data-ready", store.connected);
    if (store.me) this.#root.dataset.me = store.me.id;
  }

  /** Typing anywhere writes in the composer, as long as nothing else wants the keys. */
  #typeAnywhere(event) {
    if (event.key === "Escape") this.toggleMenu(false);
    const wanted = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!wanted || event.target.closest?.("input, textarea, select, dialog, [popover]")) return;
    this.#composer.focus();
  }
}

/** What the address asks for, else what this tab remembers. */
function recall() {
  const query = new URLSearchParams(location.search);
  const kept = JSON.parse(sessionStorage.getItem(MEMORY) ?? "{}");
  const user = query.get("user") ?? kept.user ?? null;
  const samePerson = user && [kept.id, kept.user].some((key) => key?.toLowerCase() === user.toLowerCase());
  const id = samePerson ? kept.id : /^\d+$/.test(user ?? "") ? user : null;
  return { user, id, channel: query.get("channel") ?? kept.channel ?? null, locale: kept.locale ?? preferredLocale() };
}

/** The first of the browser's languages that the page speaks. */
function preferredLocale() {
  const speak = (language) => Object.keys(LOCALES).find((code) => code.split("-")[0] === language.split("-")[0]);
  return navigator.languages.map(speak).find(Boolean) ?? "en-US";
}

new App(document.getElementById("app"));
