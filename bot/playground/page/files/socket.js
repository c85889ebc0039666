/** The one WebSocket of a tab: it belongs to one person, comes back by itself, and numbers what it sends. */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

export class Socket {
  #onFrame;
  #onStatus;
  #socket = null;
  #timer = 0;
  #wait = FIRST_WAIT;
  #user = null;
  #sent = 0;
  #tab = Math.random().toString(36).slice(2, 8);

  /** `onFrame(type, data)` gets every frame; `onStatus(connected)` tells of losing and finding the server. */
  constructor(onFrame, onStatus) {
    this.#onFrame = onFrame;
    this.#onStatus = onStatus;
    window.addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  /** Be this person from now on (an id, or null for whoever the server puts first). */
  connect(user) {
    this.#user = user;
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  /** Send a frame and give back its nonce, or null if there is nobody to send it to. */
  send(type, data = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    const nonce = `${this.#tab}-${++this.#sent}`;
    this.#socket.send(JSON.stringify({ t: type, nonce, ...data }));
    return nonce;
  }

  #open() {
    clearTimeout(this.#timer);
    this.#drop();
    const query = this.#user ? `?user=${encodeURIComponent(this.#user)}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/page/socket${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      const { t, d } = JSON.parse(event.data);
      if (t === "hello") this.#wait = FIRST_WAIT;
      this.#onFrame(t, d);
    };
    socket.onclose = () => {
      this.#onStatus(false);
      this.#later();
    };
  }

  #drop() {
    const old = this.#socket;
    this.#socket = null;
    if (!old) return;
    // A socket that was let go must neither speak nor bring itself back.
    old.onmessage = old.onclose = null;
    old.close();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry() {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#open();
  }
}
