// The app's accessibility elements as elements of the page, invisible above the canvas, so that screen readers find them and act on them.

export class Elements {
  #container;
  #send;
  #made = new Map();
  #zoom = () => 1;
  #list = [];

  constructor(container, send, zoom) {
    this.#container = container;
    this.#send = send;
    this.#zoom = zoom;
  }

  update(list) {
    this.#list = list;
    const wanted = new Set(list.map(item => item.id));
    for (const [id, { node }] of this.#made) {
      if (!wanted.has(id)) { node.remove(); this.#made.delete(id); }
    }
    let before = null;
    for (const item of list) {
      const node = this.#node(item);
      // In the order in which they are read; one that is in place stays untouched, focus and all.
      const next = before ? before.nextSibling : this.#container.firstChild;
      if (next !== node) this.#container.insertBefore(node, next);
      before = node;
    }
    this.place();
  }

  /** Puts each where its picture is. */
  place() {
    const zoom = this.#zoom();
    for (const item of this.#list) {
      const style = this.#made.get(item.id)?.node.style;
      if (!style) continue;
      const [x, y, width, height] = item.frame.map(value => `${value * zoom}px`);
      Object.assign(style, { left: x, top: y, width, height });
    }
  }

  #node(item) {
    const kind = tag(item);
    let made = this.#made.get(item.id);
    if (made && made.kind !== kind) { made.node.remove(); made = null; }
    if (!made) {
      made = { kind, node: this.#make(kind, item.id) };
      this.#made.set(item.id, made);
    }
    describe(made.node, item);
    return made.node;
  }

  #make(kind, id) {
    const node = document.createElement(kind.split(" ")[0]);
    const type = kind.split(" ")[1];
    if (type) node.type = type;
    node.tabIndex = -1;
    const assist = (action, more = {}) => this.#send({ type: "assist", element: id, action, ...more });
    node.addEventListener("focus", () => assist("focus"));
    if (kind === "input range") node.addEventListener("input", () => assist("set", { value: Number(node.value) }));
    else if (kind === "input text") node.addEventListener("change", () => assist("text", { text: node.value }));
    else node.addEventListener("click", () => assist("activate"));
    node.addEventListener("keydown", event => {
      const action = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" }[event.key];
      if (!action || node.getAttribute("role") !== "slider" && kind !== "input range") return;
      event.preventDefault();
      assist(action);
    });
    return node;
  }
}

function tag(item) {
  switch (item.role) {
    case "slider": return item.now === undefined ? "div" : "input range";
    case "button": case "switch": return "button button";
    case "textfield": return "input text";
    case "heading": return "h3";
    default: return "div";
  }
}

const roles = { switch: "switch", image: "img", link: "link", group: "group", slider: "slider" };

function describe(node, item) {
  const set = (name, value) => {
    if (value === undefined || value === null || value === "") node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  };
  if (node.tagName === "INPUT" && node.type === "range") {
    set("min", item.minimum);
    set("max", item.maximum);
    set("step", "any");
    if (Number(node.value) !== item.now) node.value = item.now;
    set("aria-valuetext", item.value);
  } else if (node.tagName === "INPUT") {
    if (document.activeElement !== node) node.value = item.value;
  } else {
    set("role", roles[item.role]);
    if (item.role === "slider") set("aria-valuetext", item.value);
    if (item.role === "switch") set("aria-checked", item.checked ?? item.value === "1");
    else if (item.role === "button") set("aria-pressed", item.selected ? "true" : undefined);
    if (item.role === "text" || item.role === "heading") node.textContent = item.label;
    else if (item.role !== "slider") set("aria-description", item.value);
  }
  if (!["text", "heading"].includes(item.role)) set("aria-label", item.label);
  if (item.hint) set("aria-description", item.hint);
  set("data-identifier", item.identifier);
  if ("disabled" in node) node.disabled = Boolean(item.disabled);
  else set("aria-disabled", item.disabled ? "true" : undefined);
}
