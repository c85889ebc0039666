/** Everything the page knows. Frames go in, topics come out: views listen and read, and never change it themselves. */

import { isReadable, isThread } from "./kinds.js";

const KEPT_PER_CHANNEL = 400;
const TYPING_LASTS = 8000;
const ORIGINS_KEPT = 50;

/** Order snowflakes: they are too long for numbers, but equal lengths compare as text. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export class Store {
  me = null;
  bot = null;
  guild = { id: "", name: "" };
  users = new Map();
  channels = new Map();
  commands = [];
  messages = new Map();
  online = true;
  connected = false;
  locale = "en-US";
  channelId = null;
  unread = new Map();
  pending = new Map();
  failures = new Map();
  notice = null;
  #origins = new Map();
  #typing = new Map();
  #seen = new Map();
  #listeners = new Set();
  #topics = new Set();

  /** Call `listener(topics)` after changes; changes made in one go are told in one go. */
  subscribe(listener) {
    this.#listeners.add(listener);
  }

  /** Take in one frame of the server; give back whether it was of a kind the store keeps. */
  apply(type, data) {
    const take = FRAMES[type];
    if (take) take(this, data);
    return Boolean(take);
  }

  /** Tell the listeners, soon, that something about these topics changed. */
  tell(...topics) {
    if (this.#topics.size === 0) queueMicrotask(() => this.#flush());
    for (const topic of topics) this.#topics.add(topic);
  }

  #flush() {
    const topics = this.#topics;
    this.#topics = new Set();
    for (const listener of this.#listeners) listener(topics);
  }

  /** Find a person by id, name or shown name, whatever the case. */
  findUser(wanted) {
    return find([...this.users.values()], wanted, (user) => [user.id, user.username, user.global_name]);
  }

  /** Find a channel or thread by id or name. */
  findChannel(wanted) {
    return find(
      [...this.channels.values()].filter(isReadable),
      String(wanted ?? "").replace(/^#/, ""),
      (channel) => [channel.id, channel.name],
    );
  }

  /** The name people see. */
  nameOf(user) {
    return user.global_name || user.username;
  }

  /** Channels in their order, each with its open threads. */
  tree() {
    const readable = [...this.channels.values()].filter(isReadable);
    const tops = readable.filter((channel) => !isThread(channel));
    tops.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id));
    const threads = readable.filter((channel) => isThread(channel));
    threads.sort((a, b) => compareIds(a.id, b.id));
    const open = ({ id, thread_metadata: data }) => !data?.archived || id === this.channelId || this.unread.has(id);
    return tops.map(
      (channel) => ({ channel, threads: threads.filter((thread) => thread.parent_id === channel.id && open(thread)) }),
    );
  }

  /** The messages of a channel, oldest first. */
  messagesIn(channelId) {
    return this.messages.get(channelId) ?? [];
  }

  /** Show another channel, and count it as read. */
  openChannel(id) {
    this.channelId = id;
    this.markRead();
    this.tell("channel", "channels", "messages");
  }

  /** Count the open channel as read. */
  markRead() {
    if (this.unread.delete(this.channelId)) this.tell("channels");
    const last = this.messagesIn(this.channelId).at(-1);
    if (last) this.#seen.set(this.channelId, last.id);
  }

  /** Note that an interaction is on its way. */
  begin(nonce, about) {
    if (about.messageId) this.failures.delete(about.messageId);
    this.notice = null;
    this.pending.set(nonce, about);
    this.note(nonce, about);
    this.tell("pending", "notice");
  }

  /** Remember for a while what a frame was about. */
  note(nonce, about) {
    this.#origins.set(nonce, about);
    if (this.#origins.size > ORIGINS_KEPT) this.#origins.delete(this.#origins.keys().next().value);
  }

  /** Note that an interaction was answered; give back what it was about, also when it was answered before. */
  settle(nonce) {
    this.pending.delete(nonce);
    this.tell("pending");
    return this.#origins.get(nonce);
  }

  /** Say that an interaction failed: beneath its message, or above the composer if it had none. */
  fail(about, text = "") {
    // Nobody waits for an autocomplete, and a modal complains for itself.
    if (about?.kind === "autocomplete" || about?.kind === "modal") return;
    if (about?.messageId) this.failures.set(about.messageId, text);
    else this.notice = { text };
    this.tell("pending", "notice");
  }

  /** Note that the server went away; nothing that was under way will be answered. */
  lost() {
    this.connected = false;
    for (const nonce of [...this.pending.keys()]) this.fail(this.settle(nonce));
    this.tell("status");
  }

  /** Forget a message. */
  remove(channelId, id) {
    const list = this.messagesIn(channelId).filter((message) => message.id !== id);
    this.messages.set(channelId, list);
    this.failures.delete(id);
    this.tell("messages");
  }

  /** Add a message, or put its new version in the old one's place. */
  put(message) {
    const list = [...this.messagesIn(message.channel_id)];
    const at = list.findIndex((other) => other.id === message.id);
    if (at >= 0) list[at] = message;
    else list.push(message);
    if (at < 0 && list.length > 1 && compareIds(list.at(-2).id, message.id) > 0) list.sort(
      (a, b) => compareIds(a.id, b.id),
    );
    this.messages.set(message.channel_id, list.slice(-KEPT_PER_CHANNEL));
    this.tell("messages");
    return at < 0;
  }

  /** Note somebody typing, until they speak or a while has passed. */
  types(channelId, userId, yes) {
    const key = `${channelId}/${userId}`;
    clearTimeout(this.#typing.get(key));
    if (yes) this.#typing.set(key, setTimeout(() => this.types(channelId, userId, false), TYPING_LASTS));
    else if (!this.#typing.delete(key)) return;
    this.tell("typing");
  }

  /** Who is typing in the open channel, except oneself. */
  typing() {
    const ids = [...this.#typing.keys()].map((key) => key.split("/")).filter(
      ([channelId]) => channelId === this.channelId,
    );
    return ids.map(([, userId]) => this.users.get(userId)).filter((user) => user && user.id !== this.me?.id);
  }

  /** Start over from what the server says on connecting; what was read before by the same person stays read. */
  greet(hello) {
    const samePerson = this.me?.id === hello.me.id;
    Object.assign(this, {
      me: hello.me,
      guild: hello.guild,
      bot: hello.bot,
      commands: hello.commands,
      online: hello.online,
    });
    this.connected = true;
    this.users = new Map(hello.users.map((user) => [user.id, user]));
    if (hello.bot) this.users.set(hello.bot.id, hello.bot);
    this.channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(Object.entries(hello.messages));
    this.pending.clear();
    this.failures.clear();
    this.notice = null;
    this.unread.clear();
    const before = samePerson ? this.#seen : new Map();
    this.#seen = new Map();
    for (const [channelId, list] of this.messages) {
      const seen = before.get(channelId);
      const fresh = samePerson ? list.filter((message) => !seen || compareIds(message.id, seen) > 0).length : 0;
      if (fresh && channelId !== this.channelId) this.unread.set(channelId, fresh);
      this.#seen.set(channelId, fresh && seen ? seen : (list.at(-1)?.id ?? "0"));
    }
    this.leaveMissingChannel();
    this.tell("everything", "status", "channel", "channels", "people", "commands", "messages", "pending", "notice");
  }

  /** If the open channel is gone, go to where it hung, or to the first one. */
  leaveMissingChannel(gone = null) {
    if (this.channels.has(this.channelId)) return;
    const first = this.tree()[0]?.channel.id ?? null;
    this.channelId = this.channels.has(gone?.parent_id) ? gone.parent_id : first;
    this.markRead();
    this.tell("channel");
  }
}

function find(things, wanted, keys) {
  const needle = String(wanted ?? "").toLowerCase();
  if (!needle) return null;
  return things.find((thing) => keys(thing).some((key) => key?.toLowerCase() === needle)) ?? null;
}

function keepChannel(store, channel) {
  store.channels.set(channel.id, { ...store.channels.get(channel.id), ...channel });
  store.tell("channels", "channel", "places");
}

const FRAMES = {
  hello: (store, data) => store.greet(data),
  message(store, message) {
    const fresh = store.put(message);
    store.types(message.channel_id, message.author.id, false);
    if (fresh && message.channel_id !== store.channelId) {
      store.unread.set(message.channel_id, (store.unread.get(message.channel_id) ?? 0) + 1);
      store.tell("channels");
    } else {
      store.markRead();
    }
  },
  message_update(store, message) {
    const list = store.messagesIn(message.channel_id);
    // An edit of something older than the page holds would leave a hole in the history above the rest.
    if (list.length && compareIds(message.id, list[0].id) < 0) return;
    store.put(message);
    store.failures.delete(message.id);
    for (const [nonce, about] of store.pending) if (about.messageId === message.id) store.settle(nonce);
  },
  message_delete: (store, { channel_id: channelId, id }) => store.remove(channelId, id),
  channel_create: keepChannel,
  channel_update: keepChannel,
  channel_delete(store, channel) {
    store.channels.delete(channel.id);
    store.unread.delete(channel.id);
    store.leaveMissingChannel(channel);
    store.tell("channels", "places");
  },
  commands(store, commands) {
    store.commands = commands;
    store.tell("commands");
  },
  bot(store, { online }) {
    store.online = online;
    store.tell("status");
  },
  typing: (store, { channel_id: channelId, user_id: userId }) => store.types(channelId, userId, true),
  joined(store, { users }) {
    for (const user of users) store.users.set(user.id, user);
    store.tell("people", "messages");
  },
  ack: (store, { nonce }) => store.settle(nonce),
  failed(store, { nonce, reason, text }) {
    // Only a refusal has something to tell; for silence and absence the page has words of its own.
    store.fail(store.settle(nonce), reason === "invalid" ? text : "");
  },
};
