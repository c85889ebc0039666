/** The messages of the open channel: drawn one by one, kept where the reader is reading. */

import { h, icon } from "./dom.js";
import { Flag, Message } from "./kinds.js";
import { carryPictures } from "./media.js";
import { messageRow } from "./message.js";
import { tidyPopup } from "./popup.js";
import { compareIds } from "./store.js";
import { moment } from "./time.js";

const GROUPED_WITHIN = 7 * 60 * 1000;
const NEAR_BOTTOM = 80;
const RENEWED_FOR = ["everything", "locale", "people", "places"];
const DRAWN_FOR = ["messages", "channel", ...RENEWED_FOR];

export class Messages {
  #app;
  #rows = new Map();
  #channelId = null;
  #sticky = true;
  #fresh = 0;
  #newest = null;
  #list = h("div", { class: "list", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
  #scroller = h("div", { class: "scroller", tabindex: "0", dataset: { testid: "messages" } }, this.#list);
  #pill = h("button", {
    type: "button",
    class: "pill",
    hidden: true,
    dataset: { testid: "new-messages" },
    onclick: () => this.toBottom(),
  });
  node = h("div", { class: "messages" }, this.#scroller, this.#pill);

  constructor(app) {
    this.#app = app;
    this.#scroller.addEventListener("scroll", () => this.#scrolled());
    new ResizeObserver(() => this.#settle()).observe(this.#list);
    new ResizeObserver(() => this.#settle()).observe(this.#scroller);
  }

  /** Redraw what changed. */
  update(topics) {
    if (RENEWED_FOR.some((topic) => topics.has(topic))) this.#renew();
    if (topics.has("channel") && this.#channelId !== this.#app.store.channelId) this.#change();
    const drawn = DRAWN_FOR.some((topic) => topics.has(topic));
    if (drawn) this.#draw();
    if (drawn || topics.has("pending")) this.#mark();
    tidyPopup();
  }

  /** Go to the newest message and stay there. */
  toBottom() {
    this.#sticky = true;
    this.#settle();
    this.#pillUpdate();
  }

  /** Have every row drawn again, each in its place, so that the reader keeps theirs. */
  #renew() {
    for (const known of this.#rows.values()) known.message = null;
  }

  #change() {
    this.#channelId = this.#app.store.channelId;
    this.#rows.clear();
    this.#list.replaceChildren();
    this.#newest = null;
    this.#sticky = true;
    this.#scroller.setAttribute("aria-label", `#${this.#app.store.channels.get(this.#channelId)?.name ?? ""}`);
  }

  #draw() {
    const { store } = this.#app;
    const messages = store.messagesIn(store.channelId);
    const arrived = this.#newest === null ? [] : messages.filter((message) => compareIds(message.id, this.#newest) > 0);
    this.#list.setAttribute("aria-busy", String(this.#rows.size === 0));
    const nodes = [];
    let previous = null;
    for (const message of messages) {
      const row = this.#row(message);
      const newDay = !previous || !sameDay(previous, message);
      if (newDay) nodes.push(this.#day(message));
      row.toggleAttribute("data-grouped", !newDay && belongsTo(previous, message));
      nodes.push(row);
      previous = message;
    }
    const kept = new Set(messages.map((message) => message.id));
    for (const id of this.#rows.keys()) if (!kept.has(id)) this.#rows.delete(id);
    this.#arrange(messages.length ? nodes : [this.#empty()]);
    this.#list.removeAttribute("aria-busy");
    this.#newest = messages.at(-1)?.id ?? "0";
    if (arrived.some((message) => message.author.id === store.me?.id)) this.#sticky = true;
    else if (!this.#sticky) this.#fresh += arrived.length;
    this.#settle();
    this.#pillUpdate();
  }

  /** Give back the row of a message, redrawn only if the message is another object than last time. */
  #row(message) {
    const known = this.#rows.get(message.id);
    if (known?.message === message) return known.row;
    const row = messageRow(this.#app, message);
    if (known) {
      const focused = known.row.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
      carryPictures(known.row, row);
      known.row.replaceWith(row);
      if (focused) row.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
    this.#rows.set(message.id, { message, row });
    return row;
  }

  /** Bring the list into this order, touching only what is out of place: moved nodes lose focus and are read anew. */
  #arrange(nodes) {
    const wanted = new Set(nodes);
    for (const child of [...this.#list.children]) if (!wanted.has(child)) child.remove();
    nodes.forEach((node, index) => {
      if (this.#list.children[index] !== node) this.#list.insertBefore(node, this.#list.children[index] ?? null);
    });
  }

  #day(message) {
    const key = new Date(message.timestamp).toDateString();
    const text = moment(new Date(message.timestamp), "D", this.#app.store.locale);
    const old = this.#list.querySelector(`.day[data-day="${key}"]`);
    if (old?.textContent === text) return old;
    return h("div", { class: "day", role: "separator", dataset: { day: key } }, h("span", {}, text));
  }

  #empty() {
    const command = (name) => h(
      "button",
      { type: "button", class: "mention", onclick: () => this.#app.openCommand(name) },
      `/${name}`,
    );
    const hint = this.#app.pieces("emptyHint", { first: command("games"), second: command("table new") });
    return h(
      "div",
      { class: "empty", dataset: { testid: "empty" } },
      h("span", { class: "empty-mark" }, icon("eye")),
      h("h2", {}, this.#app.say("emptyTitle")),
      h("p", {}, ...hint),
    );
  }

  #mark() {
    const { pending, failures } = this.#app.store;
    const waiting = [...pending.values()];
    for (const [id, { row }] of this.#rows) {
      const mine = waiting.filter((about) => about.messageId === id).map((about) => about.customId);
      for (const node of row.querySelectorAll("[data-custom-id]")) {
        if (mine.includes(node.dataset.customId)) node.setAttribute("aria-busy", "true");
        else node.removeAttribute("aria-busy");
      }
      const failure = row.querySelector(".failure");
      failure.hidden = !failures.has(id);
      const detail = failures.get(id);
      failure.textContent = failure.hidden ? "" : [this.#app.say("failed"), detail].filter(Boolean).join(". ");
    }
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#sticky = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM;
    this.#pillUpdate();
  }

  #settle() {
    if (this.#sticky) this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #pillUpdate() {
    if (this.#sticky) this.#fresh = 0;
    this.#pill.hidden = this.#sticky;
    this.#pill.toggleAttribute("data-fresh", this.#fresh > 0);
    this.#pill.setAttribute("aria-label", this.#app.say("jumpDown"));
    const text = this.#fresh ? [this.#app.say("newMessages", { n: this.#fresh })] : [];
    if (text.length) this.#pill.removeAttribute("aria-label");
    this.#pill.replaceChildren(...text, icon("down"));
  }
}

function sameDay(a, b) {
  return new Date(a.timestamp).toDateString() === new Date(b.timestamp).toDateString();
}

/** Whether a message continues the one before it, so that name and picture need not be repeated. */
function belongsTo(previous, message) {
  if (previous.author.id !== message.author.id) return false;
  if ([previous.type, message.type].includes(Message.THREAD_CREATED)) return false;
  if (message.referenced_message || message.interaction_metadata || message.interaction) return false;
  if ((previous.flags ^ message.flags) & Flag.EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(previous.timestamp) < GROUPED_WITHIN;
}
