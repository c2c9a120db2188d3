// What went wrong, above the last good picture.

export class Messages {
  #node;
  #device;
  /** The folder that names of files are shown without. */
  root = "";

  constructor(node, device) {
    this.#node = node;
    this.#device = device;
  }

  /** Errors have a file, a line and a message, each optional but the last. */
  show(title, errors, { mild = false, stale = true, again } = {}) {
    this.#node.replaceChildren();
    const close = document.createElement("button");
    close.textContent = "×";
    close.setAttribute("aria-label", "Hide the message");
    close.onclick = () => { this.#node.hidden = true; };
    const head = document.createElement("h3");
    head.textContent = title;
    this.#node.append(close, head);
    for (const error of errors.slice(0, 50)) {
      const line = document.createElement("p");
      if (error.file) {
        const place = document.createElement("code");
        const file = error.file.startsWith(this.root + "/") ? error.file.slice(this.root.length + 1) : error.file;
        place.textContent = error.line ? `${file}:${error.line}` : file;
        line.append(place, document.createElement("br"));
      }
      line.append(error.message);
      this.#node.append(line);
    }
    if (again) {
      const button = document.createElement("button");
      Object.assign(button, { textContent: "Start again", id: "again", className: "again", onclick: again });
      this.#node.append(button);
    }
    if (errors.length > 50) this.#node.append(`and ${errors.length - 50} more`);
    this.#node.classList.toggle("mild", mild);
    this.#node.hidden = false;
    this.#device.classList.toggle("stale", stale);
  }

  clear() {
    this.#node.hidden = true;
    this.#device.classList.remove("stale");
  }
}
