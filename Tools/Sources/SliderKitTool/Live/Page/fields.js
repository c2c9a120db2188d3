// One attribute as a field, by its kind. A field calls `change` with the text that the program reads.

let count = 0;

export function makeField(attribute, change, revert) {
  const row = document.createElement("div");
  row.className = "field";
  row.dataset.name = attribute.name;
  const id = `field-${++count}`;
  const name = document.createElement("label");
  name.textContent = attribute.label;
  name.title = attribute.name;
  name.htmlFor = id;
  const value = document.createElement("div");
  value.className = "value";
  const back = document.createElement("button");
  back.className = "revert";
  back.textContent = "↺";
  back.title = "Back to the saved value";
  back.setAttribute("aria-label", `Back to the saved value of ${attribute.label}`);
  back.onclick = revert;
  const editor = (makers[attribute.kind] ?? makers.string)(attribute, change, id);
  value.append(...editor.nodes);
  row.append(name, value, back);
  editor.show(attribute.value);
  return { row, show: text => { if (!row.contains(document.activeElement) || editor.showsAlways) editor.show(text); }, mark: (isEdited, isWrong) => {
    row.classList.toggle("edited", isEdited);
    row.classList.toggle("wrong", isWrong);
  } };
}

function input(type, id, more = {}) { return Object.assign(document.createElement("input"), { type, id, ...more }); }

const numbers = text => (text.match(/-?[\d.]+(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** Several numbers side by side, each with its letter. */
function parts(letters, write) {
  return (attribute, change, id) => {
    const inputs = letters.map((letter, index) => {
      const box = document.createElement("span");
      box.className = "part";
      const mark = document.createElement("span");
      mark.textContent = letter;
      const field = input("number", index ? `${id}-${index}` : id, { step: "any" });
      field.setAttribute("aria-label", `${attribute.label} ${letter}`);
      field.oninput = () => { if (inputs.every(({ field }) => field.value !== "")) change(write(inputs.map(({ field }) => field.value))); };
      box.append(mark, field);
      return { box, field };
    });
    return { nodes: inputs.map(({ box }) => box), show: text => numbers(text).forEach((number, index) => { if (inputs[index]) inputs[index].field.value = number; }) };
  };
}

function number(isWhole) {
  return (attribute, change, id) => {
    const field = input("number", id, { step: isWhole ? 1 : "any" });
    field.oninput = () => { if (field.value !== "") change(field.value); else if (attribute.optional) change("nil"); };
    return { nodes: [field], show: text => { field.value = text === "nil" ? "" : text; } };
  };
}

function text(attribute, change, id) {
  const field = input("text", id, { spellcheck: false, placeholder: attribute.kind === "image" ? "Image name" : "" });
  field.oninput = () => change(field.value === "" && (attribute.optional || attribute.kind === "image") ? "nil" : field.value);
  return { nodes: [field], show: value => { field.value = value === "nil" ? "" : value; } };
}

function color(attribute, change, id) {
  const swatch = input("color", id);
  const field = input("text", `${id}-text`, { spellcheck: false, placeholder: "None" });
  field.setAttribute("aria-label", `${attribute.label} as #RRGGBB or #RRGGBBAA`);
  let alpha = "";
  swatch.oninput = () => {
    field.value = swatch.value.toUpperCase() + alpha;
    swatch.classList.remove("none");
    change(field.value);
  };
  field.oninput = () => {
    if (field.value === "") change("nil");
    else if (/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(field.value)) { swatch.value = field.value.slice(0, 7); change(field.value); }
  };
  return { nodes: [swatch, field], show: value => {
    const isColor = /^#[0-9a-f]{6}/i.test(value);
    swatch.value = isColor ? value.slice(0, 7).toLowerCase() : "#ffffff";
    swatch.classList.toggle("none", !isColor || value.slice(7) === "00");
    alpha = isColor ? value.slice(7) : "";
    field.value = isColor ? value : "";
  } };
}

const makers = {
  boolean(attribute, change, id) {
    const box = input("checkbox", id, { className: "switch" });
    box.onchange = () => change(box.checked ? "true" : "false");
    return { nodes: [box], showsAlways: true, show: value => { box.checked = value === "true"; } };
  },
  choice(attribute, change, id) {
    const select = Object.assign(document.createElement("select"), { id });
    for (const name of attribute.choices) select.append(new Option(spaced(name), name));
    select.onchange = () => change(select.value);
    return { nodes: [select], showsAlways: true, show: value => { select.value = value; } };
  },
  integer: number(true),
  number: number(false),
  string: text,
  image: text,
  color,
  point: parts(["X", "Y"], ([x, y]) => `{${x}, ${y}}`),
  size: parts(["W", "H"], ([w, h]) => `{${w}, ${h}}`),
  rect: parts(["X", "Y", "W", "H"], ([x, y, w, h]) => `{{${x}, ${y}}, {${w}, ${h}}}`),
};

const spaced = name => name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, letter => letter.toUpperCase());
