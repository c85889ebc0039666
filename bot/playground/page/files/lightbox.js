/** A picture, large: first as big as the window allows, then at its full size. */

import { discard, h, icon } from "./dom.js";

export class Lightbox {
  #app;
  #dialog = null;

  constructor(app) {
    this.#app = app;
  }

  /** Show a picture ({url, alt, width, height}); the focus returns to `opener` afterwards. */
  open({ url, alt }, opener) {
    this.close();
    const image = h("img", { src: url, alt, dataset: { testid: "lightbox-image" } });
    const zoom = h(
      "button",
      { type: "button", class: "lightbox-zoom", "aria-label": alt || this.#app.say("picture") },
      image,
    );
    const stage = h("div", { class: "lightbox-stage" }, zoom);
    const shut = h(
      "button",
      {
        type: "button",
        class: "tool lightbox-close",
        "aria-label": this.#app.say("close"),
        onclick: () => this.close(),
      },
      icon("close"),
    );
    const caption = alt ? h("p", { class: "lightbox-caption" }, alt) : null;
    const dialog = h(
      "dialog",
      { class: "lightbox", "aria-label": alt || this.#app.say("picture"), dataset: { testid: "lightbox" } },
      stage,
      caption,
      shut,
    );
    zoom.addEventListener("click", (event) => toggleZoom(dialog, stage, image, event));
    dialog.addEventListener("click", (event) => {
      if ([dialog, stage].includes(event.target)) this.close();
    });
    dialog.addEventListener("close", () => {
      discard(dialog);
      if (this.#dialog === dialog) this.#dialog = null;
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    });
    document.body.append(dialog);
    this.#dialog = dialog;
    dialog.showModal();
    zoom.focus();
  }

  /** Close the picture, if one is open. */
  close() {
    this.#dialog?.close();
  }
}

/** Zoom to full size around the pressed place, or back to the window's size. */
function toggleZoom(dialog, stage, image, event) {
  const before = image.getBoundingClientRect();
  const x = event.detail ? (event.clientX - before.left) / before.width : 0.5;
  const y = event.detail ? (event.clientY - before.top) / before.height : 0.5;
  dialog.toggleAttribute("data-zoomed");
  if (!("zoomed" in dialog.dataset)) return;
  stage.scrollLeft = x * stage.scrollWidth - stage.clientWidth / 2;
  stage.scrollTop = y * stage.scrollHeight - stage.clientHeight / 2;
}
