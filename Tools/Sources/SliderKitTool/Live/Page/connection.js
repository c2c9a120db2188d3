// A WebSocket that comes back by itself, and messages that wait until it is there.

export class Connection {
  #socket = null;
  #address;
  #handlers;
  #attempt = 0;
  #timer = 0;
  #isOver = false;

  /** Handlers: text(object), bytes(ArrayBuffer), opened(), lost(). All are optional. */
  constructor(address, handlers, { returns = true } = {}) {
    this.#address = address;
    this.#handlers = handlers;
    this.returns = returns;
    this.#open();
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(object) {
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(object));
    return true;
  }

  close() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open() {
    const socket = new WebSocket(this.#address);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => { this.#attempt = 0; this.#handlers.opened?.(); };
    socket.onmessage = ({ data }) => {
      if (this.#isOver) return;
      if (typeof data === "string") this.#handlers.text?.(JSON.parse(data)); else this.#handlers.bytes?.(data);
    };
    socket.onclose = () => {
      if (this.#isOver || socket !== this.#socket) return;
      this.#handlers.lost?.();
      if (this.returns) this.#timer = setTimeout(() => this.#open(), Math.min(200 * 2 ** this.#attempt++, 2000));
    };
    this.#socket = socket;
  }
}
