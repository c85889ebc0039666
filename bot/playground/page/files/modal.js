/** Modals: a form the bot asks for. What was written stays until the bot has taken it. */

import { discard, h, icon } from "./dom.js";
import { modalFields } from "./modal_fields.js";

export class Modal {
  #app;
  #dialog = null;
  #nonce = null;

  constructor(app) {
    this.#app = app;
  }

  /** Open a modal of the bot; `origin` is the interaction that asked for it. */
  open(modal, origin) {
    this.#show(modal, (fields) => {
      this.#nonce = this.#app.actions.modal(modal.custom_id, fields.data(), origin);
      return this.#nonce === null ? this.#app.say("notSent") : null;
    });
  }

  /** Ask for something on the page's own account; `onAnswer` gets the values by custom_id. */
  ask(modal, onAnswer) {
    this.#show(modal, (fields) => {
      onAnswer(fields.values());
      this.close();
      return null;
    });
  }

  /** The interaction `nonce` was answered (error null) or failed: close, or say so and keep the words. */
  settled(nonce, error) {
    if (!this.#dialog || nonce !== this.#nonce) return;
    this.#nonce = null;
    if (error === null) this.close();
    else this.#complain(error);
  }

  /** Notice when what was handed in can no longer be answered. */
  update(topics) {
    const lost = this.#nonce !== null && !this.#app.store.pending.has(this.#nonce);
    if (topics.has("pending") && lost) this.settled(this.#nonce, this.#app.say("failed"));
  }

  /** Close without sending. */
  close() {
    this.#dialog?.close();
  }

  #show(modal, onSubmit) {
    this.close();
    const fields = modalFields(this.#app, modal.components);
    const error = h("p", { class: "error", role: "alert", hidden: true });
    const cancel = h(
      "button",
      { type: "button", class: "button", dataset: { style: "2", testid: "modal-cancel" }, onclick: () => this.close() },
      this.#app.say("cancel"),
    );
    const submit = h(
      "button",
      { type: "submit", class: "button", dataset: { style: "1", testid: "modal-submit" } },
      modal.submit ?? this.#app.say("submit"),
    );
    const form = h(
      "form",
      { novalidate: true },
      h("div", { class: "modal-fields" }, fields.nodes),
      error,
      h("div", { class: "modal-foot" }, cancel, submit),
    );
    const shut = h(
      "button",
      { type: "button", class: "tool", "aria-label": this.#app.say("close"), onclick: () => this.close() },
      icon("close"),
    );
    const dialog = h(
      "dialog",
      { class: "modal", "aria-labelledby": "modal-title", dataset: { testid: "modal", customId: modal.custom_id } },
      h("header", { class: "modal-head" }, h("h2", { id: "modal-title" }, modal.title), shut),
      form,
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#nonce !== null) return;
      const complaint = fields.check() ?? onSubmit(fields);
      if (complaint) this.#complain(complaint);
      else if (this.#nonce !== null) submit.setAttribute("aria-busy", "true");
    });
    dialog.addEventListener("close", () => {
      discard(dialog);
      if (this.#dialog !== dialog) return;
      this.#dialog = null;
      this.#nonce = null;
    });
    document.body.append(dialog);
    this.#dialog = dialog;
    dialog.showModal();
    fields.focus();
  }

  #complain(text) {
    const error = this.#dialog.querySelector(".error");
    error.textContent = text;
    error.hidden = false;
    this.#dialog.querySelector("[type=submit]").removeAttribute("aria-busy");
  }
}
