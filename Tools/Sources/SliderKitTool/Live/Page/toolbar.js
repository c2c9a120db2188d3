// How the preview is shown: the switches of the tool bar, and what they say.

const sizes = [["", "Text size"], ["XS", "Text XS"], ["S", "Text S"], ["M", "Text M"], ["L", "Text L"], ["XL", "Text XL"], ["XXL", "Text XXL"], ["XXXL", "Text XXXL"], ["AX1", "Text AX1"], ["AX3", "Text AX3"], ["AX5", "Text AX5"]];
const states = [["normal", "Normal"], ["highlighted", "Highlighted"], ["disabled", "Disabled"], ["selected", "Selected"]];

export class Toolbar {
  #node;
  #changed;
  #parts = {};
  options;
  mode = "canvas";
  showsGrid = false;

  constructor(node, changed) {
    this.#node = node;
    this.#changed = changed;
  }

  /** Builds the switches from what the command line said. */
  start({ devices, screen, mode }) {
    if (this.options) return;
    this.options = { ...screen };
    this.mode = mode;
    if (!this.options.scale) this.options.scale = Math.min(3, Math.max(1, Math.ceil(window.devicePixelRatio || 1)));
    this.#node.replaceChildren(
      this.#segments("Mode", [["canvas", "Canvas"], ["run", "Run"]], () => this.mode, value => { this.mode = value; }),
      this.#select("Device", [["", "Own size"], ...devices.map(name => [name, name])], () => this.options.device ?? "", value => {
        this.options.device = value || undefined;
        if (value) { delete this.options.width; delete this.options.height; }
      }),
      this.#size(),
      this.#segments("Style", [["light", "Light"], ["dark", "Dark"]], () => this.options.style, value => { this.options.style = value; }),
      this.#segments("Look", [["current", "iOS 26"], ["classic", "Classic"]], () => this.options.look, value => { this.options.look = value; }),
      this.#segments("Direction", [["ltr", "LTR"], ["rtl", "RTL"]], () => this.options.direction, value => { this.options.direction = value; }),
      this.#select("State", states, () => this.options.state, value => { this.options.state = value; }),
      this.#select("Text size", sizes, () => this.options.textSize ?? "", value => { this.options.textSize = value || undefined; }),
      this.#select("Scale", [[1, "1×"], [2, "2×"], [3, "3×"]], () => this.options.scale, value => { this.options.scale = Number(value); }),
      this.#toggle("All variants", () => this.showsGrid, () => { this.showsGrid = !this.showsGrid; }),
    );
    this.#refresh();
  }

  #refresh() { for (const part of Object.values(this.#parts)) part(); }

  #did() {
    this.#refresh();
    this.#changed();
  }

  #segments(name, choices, get, set) {
    const group = document.createElement("div");
    group.className = "segments";
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", name);
    for (const [value, title] of choices) {
      const button = document.createElement("button");
      button.textContent = title;
      button.dataset.value = value;
      button.onclick = () => { set(value); this.#did(); };
      group.append(button);
    }
    this.#parts[name] = () => { for (const button of group.children) button.setAttribute("aria-pressed", button.dataset.value === get()); };
    return group;
  }

  #select(name, choices, get, set) {
    const select = document.createElement("select");
    select.setAttribute("aria-label", name);
    for (const [value, title] of choices) select.append(new Option(title, value));
    select.onchange = () => { set(select.value); this.#did(); };
    this.#parts[name] = () => { select.value = get(); };
    return select;
  }

  #toggle(name, get, flip) {
    const button = document.createElement("button");
    button.className = "toggle";
    button.textContent = name;
    button.onclick = () => { flip(); this.#did(); };
    this.#parts[name] = () => button.setAttribute("aria-pressed", get());
    return button;
  }

  #size() {
    const box = document.createElement("span");
    box.className = "size";
    const inputs = ["width", "height"].map(key => {
      const input = Object.assign(document.createElement("input"), { type: "number", min: 1, max: 4096, placeholder: key === "width" ? "W" : "H" });
      input.setAttribute("aria-label", `${key} in points`);
      return input;
    });
    const take = () => {
      const [width, height] = inputs.map(input => Number(input.value));
      const isSize = width >= 1 && height >= 1 && width <= 4096 && height <= 4096;
      if (!isSize && inputs.some(input => input.value)) return;
      if (isSize) { Object.assign(this.options, { width, height, device: undefined }); } else { delete this.options.width; delete this.options.height; }
      this.#did();
    };
    for (const input of inputs) input.onchange = take;
    this.#parts.Size = () => {
      inputs[0].value = this.options.width ?? "";
      inputs[1].value = this.options.height ?? "";
    };
    box.append(inputs[0], "×", inputs[1]);
    return box;
  }

  /** Tells how large it is where nobody chose a size. */
  showSize({ width, height }) {
    const inputs = this.#node.querySelectorAll(".size input");
    if (!inputs.length) return;
    inputs[0].placeholder = Math.round(width);
    inputs[1].placeholder = Math.round(height);
  }
}
