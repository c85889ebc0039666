/** What a person can do: every action is one frame to the server, remembered until it is answered. */

// The server speaks up after three seconds; this is for when the server itself says nothing.
const PATIENCE = 10000;

export class Actions {
  #store;
  #socket;

  constructor(store, socket) {
    this.#store = store;
    this.#socket = socket;
  }

  /** Say something in the open channel; give back whether it went out. */
  say(content) {
    const nonce = this.#socket.send("say", { channel_id: this.#store.channelId, content });
    return nonce !== null;
  }

  /** Press a button of a message. */
  press(message, customId) {
    if (this.#isPending(message.id, customId)) return;
    const data = { channel_id: message.channel_id, message_id: message.id, custom_id: customId };
    this.#interact("press", data, { kind: "component", messageId: message.id, customId });
  }

  /** Choose in a select of a message. */
  select(message, component, values) {
    const data = {
      channel_id: message.channel_id,
      message_id: message.id,
      custom_id: component.custom_id,
      component_type: component.type,
      values,
    };
    this.#interact("select", data, { kind: "component", messageId: message.id, customId: component.custom_id });
  }

  /** Use a slash command; give back its nonce, or null if it could not be sent. */
  command(commandId, options) {
    return this.#interact(
      "command",
      { channel_id: this.#store.channelId, command_id: commandId, options },
      { kind: "command" },
    );
  }

  /** Ask for choices of the option flagged as focused. */
  autocomplete(commandId, options) {
    const data = { channel_id: this.#store.channelId, command_id: commandId, options };
    const nonce = this.#socket.send("autocomplete", data);
    if (nonce !== null) this.#store.note(nonce, { kind: "autocomplete" });
    return nonce;
  }

  /** Hand in a modal. */
  modal(customId, components, origin) {
    const data = { channel_id: origin?.channelId ?? this.#store.channelId, custom_id: customId, components };
    if (origin?.messageId) data.message_id = origin.messageId;
    return this.#interact("modal", data, { kind: "modal" });
  }

  /** Forget one of one's own ephemeral messages. */
  dismiss(message) {
    this.#socket.send("dismiss", { message_id: message.id });
    this.#store.remove(message.channel_id, message.id);
  }

  /** Delete a message for everybody. */
  remove(message) {
    this.#socket.send("delete", { channel_id: message.channel_id, message_id: message.id });
  }

  /** Open a thread in a channel. */
  thread(channelId, name) {
    return this.#socket.send("thread", { channel_id: channelId, name }) !== null;
  }

  /** Tell the server which language this person reads. */
  locale(locale) {
    this.#socket.send("locale", { locale });
  }

  #isPending(messageId, customId) {
    return [...this.#store.pending.values()].some(
      (about) => about.messageId === messageId && about.customId === customId,
    );
  }

  #interact(type, data, about) {
    const nonce = this.#socket.send(type, data);
    const whole = { ...about, channelId: data.channel_id };
    if (nonce === null) {
      this.#store.fail(whole);
      return null;
    }
    this.#store.begin(nonce, whole);
    setTimeout(() => this.#store.pending.has(nonce) && this.#store.fail(this.#store.settle(nonce)), PATIENCE);
    return nonce;
  }
}
