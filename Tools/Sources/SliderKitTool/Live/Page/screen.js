// The running preview: draws its frames, and brings fingers, pointer, wheel and keys to it.

import { Connection } from "./connection.js";

export class Screen {
  #canvas;
  #context;
  #device;
  #connection = null;
  #handlers;
  #points = { width: 0, height: 0 };
  #moves = new Map();
  #isHovering = false;
  #frameRequest = 0;
  #origin = null;

  /** Handlers: text(message), shown(generation), lost(), resized(points). */
  constructor(canvas, device, handlers) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#device = device;
    this.#handlers = handlers;
    this.generation = 0;
    this.#listen();
    new ResizeObserver(() => this.fit()).observe(device.parentElement);
  }

  get zoom() { return this.#points.width ? this.#canvas.clientWidth / this.#points.width : 1; }

  /** Shows the program that listens there; the last picture stays until its first frame is drawn. */
  connect(port, token) {
    this.#connection?.close();
    this.generation = 0;
    this.#connection = new Connection(`ws://127.0.0.1:${port}/${token}/socket`, {
      text: message => this.#handlers.text(message),
      bytes: data => this.#draw(data),
      lost: () => this.#handlers.lost(),
    }, { returns: true });
  }

  disconnect() {
    this.#connection?.close();
    this.#connection = null;
  }

  send(message) { return this.#connection?.send(message) ?? false; }

  // Frames: see Page.frame(of:generation:) for their form.

  #draw(data) {
    const view = new DataView(data);
    if (view.byteLength < 20 || view.getUint32(0) !== 0x534b4631) return;
    const number = view.getUint32(4, true), generation = view.getUint32(8, true);
    const width = view.getUint16(12, true), height = view.getUint16(14, true), scale = view.getUint16(16, true) / 256;
    const count = view.getUint16(18, true);
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    const points = { width: width / scale, height: height / scale };
    if (points.width !== this.#points.width || points.height !== this.#points.height) {
      this.#points = points;
      this.fit();
      this.#handlers.resized(points);
    }
    let at = 20;
    for (let index = 0; index < count; index++) {
      const x = view.getUint16(at, true), y = view.getUint16(at + 2, true);
      const w = view.getUint16(at + 4, true), h = view.getUint16(at + 6, true);
      at += 8;
      this.#context.putImageData(this.#image(data, at, w, h), x, y);
      at += w * h * 4;
    }
    this.send({ type: "ack", frame: number });
    if (generation !== this.generation) {
      this.generation = generation;
      this.#handlers.shown(generation);
    }
  }

  // Pixels come as the compositor has them, blue first.
  #image(data, at, width, height) {
    const source = new Uint32Array(data.slice(at, at + width * height * 4));
    for (let index = 0; index < source.length; index++) {
      const pixel = source[index];
      source[index] = 0xff000000 | (pixel & 0xff00) | ((pixel & 0xff) << 16) | ((pixel >>> 16) & 0xff);
    }
    return new ImageData(new Uint8ClampedArray(source.buffer), width, height);
  }

  /** Shows it as large as it is, or as large as there is room. */
  fit() {
    const room = this.#device.parentElement;
    if (!this.#points.width) return;
    const zoom = Math.min(1, (room.clientWidth - 56) / this.#points.width, (room.clientHeight - 56) / this.#points.height);
    const usable = Math.max(zoom, 0.1);
    this.#canvas.style.width = `${this.#points.width * usable}px`;
    this.#canvas.style.height = `${this.#points.height * usable}px`;
    this.#handlers.resized(this.#points);
  }

  // Hands

  #point(event) {
    const box = this.#canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) * this.#points.width / box.width, y: (event.clientY - box.top) * this.#points.height / box.height };
  }

  #listen() {
    const canvas = this.#canvas;
    const isPick = event => event.altKey && event.button === 0;
    canvas.addEventListener("pointerdown", event => {
      canvas.focus({ preventScroll: true });
      event.preventDefault();
      if (isPick(event)) return this.send({ type: "pick", ...this.#point(event) });
      canvas.setPointerCapture(event.pointerId);
      const buttons = event.pointerType === "mouse" ? (event.button === 2 ? 2 : 1) : 0;
      this.#flush();
      this.send({ type: "touch", phase: "began", finger: event.pointerId, buttons, ...this.#point(event) });
    });
    canvas.addEventListener("pointermove", event => {
      if (!event.buttons) this.#isHovering = true;
      // One message a frame and finger is enough: the last place counts.
      this.#moves.set(event.buttons ? event.pointerId : "hover", { event, point: this.#point(event) });
      this.#frameRequest ||= requestAnimationFrame(() => this.#flush());
    });
    const end = phase => event => {
      this.#flush();
      this.send({ type: "touch", phase, finger: event.pointerId, ...this.#point(event) });
    };
    canvas.addEventListener("pointerup", end("ended"));
    canvas.addEventListener("pointercancel", end("cancelled"));
    canvas.addEventListener("pointerleave", event => {
      if (event.buttons || !this.#isHovering) return;
      this.#isHovering = false;
      this.#moves.delete("hover");
      this.send({ type: "hover" });
    });
    canvas.addEventListener("contextmenu", event => event.preventDefault());
    canvas.addEventListener("wheel", event => this.#wheel(event), { passive: false });
    canvas.addEventListener("keydown", event => this.#key(event, true));
    canvas.addEventListener("keyup", event => this.#key(event, false));
    canvas.addEventListener("blur", () => this.send({ type: "focus", active: false }));
  }

  #flush() {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
    for (const [finger, { event, point }] of this.#moves) {
      if (finger === "hover") this.send({ type: "hover", ...point, ...modifiers(event) });
      else this.send({ type: "touch", phase: "moved", finger, ...point });
    }
    this.#moves.clear();
  }

  // A notch of a wheel is about a hundred pixels, or three lines, or one page.
  #wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 0 ? 100 : event.deltaMode === 1 ? 3 : 1;
    this.send({ type: "wheel", dx: event.deltaX / unit, dy: event.deltaY / unit, ...this.#point(event) });
  }

  // Keys of the browser stay the browser's: those with Control or Command, and function keys. F6 leaves the preview.
  #key(event, down) {
    if (event.isComposing || event.ctrlKey || event.metaKey || /^F\d+$/.test(event.key) || ["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(event.key)) {
      if (down && event.key === "F6") { event.preventDefault(); this.#canvas.blur(); this.#handlers.left?.(); }
      return;
    }
    event.preventDefault();
    this.send({ type: "key", key: event.key, down, ...modifiers(event) });
  }
}

function modifiers(event) { return { shift: event.shiftKey, control: event.ctrlKey, option: event.altKey, command: event.metaKey }; }
