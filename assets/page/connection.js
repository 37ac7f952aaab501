// The socket to the host. It comes back by itself, at once when the phone wakes up.

import { newSocket } from "./early.js";

const FIRST_DELAY = 250;
const LONGEST_DELAY = 2000;
/** A socket of a page that slept longer than this (ms) may be dead without knowing it. */
const DOUBTFUL = 5000;

export class Connection {
  #socket = null;
  #delay = FIRST_DELAY;
  #timer = 0;
  #stopped = false;
  #hiddenSince = 0;

  /** `hello` makes the first message; `onMessage` gets each message, `onLink` whether there is a socket. */
  constructor({ hello, onMessage, onLink }) {
    this.hello = hello;
    this.onMessage = onMessage;
    this.onLink = onLink;
    addEventListener("online", () => this.#revive(true));
    addEventListener("pageshow", (event) => event.persisted && this.#revive(true));
    document.addEventListener("visibilitychange", () => this.#onVisibility());
  }

  /** Opens a socket in place of the one there is. */
  open() {
    clearTimeout(this.#timer);
    this.#stopped = false;
    this.#discard();
    const socket = newSocket();
    socket.onopen = () => this.send(this.hello());
    this.#follow(socket);
  }

  /** Takes a socket that greets the host by itself, and the frames that it has received. */
  take(socket, frames) {
    this.#follow(socket);
    frames.forEach((data) => this.#onFrame(data));
    if (socket.readyState > WebSocket.OPEN) this.#onClose();
  }

  /** Closes the socket and doesn't come back before `open`. */
  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#discard();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  #follow(socket) {
    this.#socket = socket;
    socket.onmessage = (event) => this.#onFrame(event.data);
    socket.onclose = () => this.#onClose();
  }

  #onFrame(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return; // Not of this protocol.
    }
    this.#delay = FIRST_DELAY;
    this.onLink(true);
    this.onMessage(message);
  }

  #onClose() {
    this.#socket = null;
    if (this.#stopped) return;
    this.onLink(false);
    this.#timer = setTimeout(() => this.open(), this.#delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #onVisibility() {
    if (document.hidden) this.#hiddenSince = Date.now();
    else this.#revive(Date.now() - this.#hiddenSince > DOUBTFUL);
  }

  #revive(doubtful) {
    if (this.#stopped) return;
    if (doubtful || this.#socket === null) this.open();
  }

  /** Forgets the socket, so that its end isn't taken for a lost connection. */
  #discard() {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
