/** A panel that hangs on a trigger, in the browser's top layer; at most one is open. */

import { h } from "./dom.js";

const GAP = 6;
const EDGE = 8;

let current = null;

export class Popup {
  #content;
  #onClose;
  #place = () => this.place();
  #outside = (event) => {
    if (!this.panel.contains(event.target) && !this.anchor.contains(event.target)) this.close();
  };

  /** Open `content` at `anchor`; `key` names what it belongs to, so that a redrawn trigger can take it over. */
  constructor({ anchor, content, key = null, className = "", onClose = () => {} }) {
    current?.close();
    current = this;
    this.anchor = anchor;
    this.key = key;
    this.#content = content;
    this.#onClose = onClose;
    this.panel = h("div", { class: `popup ${className}`, popover: "manual" }, content);
    this.panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      // Otherwise the dialog beneath would close as well.
      event.preventDefault();
      event.stopPropagation();
      this.close();
    });
    // Inside a modal dialog everything else is inert, so the panel has to live there.
    (anchor.closest("dialog") ?? document.body).append(this.panel);
    this.panel.showPopover();
    this.place();
    anchor.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", this.#outside, true);
    window.addEventListener("resize", this.#place);
    document.addEventListener("scroll", this.#place, true);
  }

  /** Put the panel under its anchor, or above where there is more room. */
  place() {
    const at = this.anchor.getBoundingClientRect();
    const below = window.innerHeight - at.bottom - GAP - EDGE;
    const above = at.top - GAP - EDGE;
    const up = below < Math.min(this.#content.scrollHeight + 2, 320) && above > below;
    const style = this.panel.style;
    style.setProperty("--room", `${Math.max(up ? above : below, 120)}px`);
    style.setProperty("--anchor-width", `${at.width}px`);
    const width = this.panel.offsetWidth;
    style.left = `${Math.max(EDGE, Math.min(at.left, window.innerWidth - width - EDGE))}px`;
    style.top = up ? "auto" : `${at.bottom + GAP}px`;
    style.bottom = up ? `${window.innerHeight - at.top + GAP}px` : "auto";
  }

  /** Hang on a redrawn trigger. */
  moveTo(anchor) {
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
  }

  /** Close, give the focus back to the trigger if it was in here, and tell whoever opened it. */
  close() {
    if (current !== this) return;
    current = null;
    document.removeEventListener("pointerdown", this.#outside, true);
    window.removeEventListener("resize", this.#place);
    document.removeEventListener("scroll", this.#place, true);
    const focused = this.panel.contains(document.activeElement);
    this.panel.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (focused && this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    this.#onClose();
  }
}

/** The open popup that belongs to `key`, if any. */
export function popupFor(key) {
  return current?.key === key ? current : null;
}

/** Close whatever is open. */
export function closePopup() {
  current?.close();
}

/** After a redraw: close a popup whose trigger is gone, and put the others where their trigger is now. */
export function tidyPopup() {
  if (!current) return;
  if (current.anchor.isConnected) current.place();
  else current.close();
}
