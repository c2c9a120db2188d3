// The objects on the screen, the attributes of the one that is selected, and the edits that are not saved yet.

import { makeField } from "./fields.js";

export class Inspector {
  #list = document.getElementById("objects");
  #panel = document.getElementById("attributes");
  #footer = document.getElementById("save");
  #outline = document.getElementById("outline");
  #screen;
  #save;
  #objects = [];
  #selected = null;
  #shown = null;
  #fields = new Map();
  /** What is edited and not saved, by file, object and attribute. */
  #edits = new Map();
  #wantedID = null;
  #problem = "";
  #outlineTimer = 0;
  revisions = {};
  zoom = () => 1;

  constructor(screen, save) {
    this.#screen = screen;
    this.#save = save;
    this.#list.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const index = this.#objects.findIndex(object => object.node === this.#selected);
      const next = this.#objects[Math.min(Math.max(index + step, 0), this.#objects.length - 1)];
      if (next) this.select(next.node);
    });
    this.#panel.innerHTML = "<p class=\"empty\">Nothing is selected.</p>";
  }

  /** A fresh screen is shown: edits that are not saved are made again, then the objects are asked for. */
  began() {
    for (const edit of this.#edits.values()) this.#screen.send({ type: "edit", file: edit.file, id: edit.id, name: edit.name, text: edit.text });
    this.#screen.send({ type: "objects" });
  }

  /** Another preview is shown: what was selected is of no meaning there. */
  forget() {
    this.#selected = null;
    this.#wantedID = null;
    this.#outline.hidden = true;
  }

  hear(message) {
    switch (message.type) {
      case "objects": return this.#showObjects(message);
      case "attributes": return this.#showAttributes(message);
      case "edited": return this.#edited(message);
    }
  }

  // Objects

  #showObjects({ objects, selected }) {
    this.#objects = objects;
    const same = this.#wantedID && objects.find(object => object.id === this.#wantedID);
    this.#list.replaceChildren(...objects.map(object => {
      const item = document.createElement("li");
      item.setAttribute("role", "option");
      item.dataset.node = object.node;
      item.style.paddingInlineStart = `${8 + object.depth * 14}px`;
      const type = document.createElement("span");
      type.className = "type";
      type.textContent = object.label ? ` ${object.class}` : object.class;
      item.append(object.label ?? "", type);
      item.title = object.file ? `${object.file}:${object.line}` : "made by code";
      item.onclick = () => this.select(object.node);
      return item;
    }));
    this.#markObjects();
    const first = same?.node ?? selected;
    if (first !== undefined) this.select(first);
  }

  #markObjects() {
    const unsaved = new Set([...this.#edits.values()].map(edit => edit.id));
    for (const item of this.#list.children) {
      const object = this.#objects.find(({ node }) => String(node) === item.dataset.node);
      item.setAttribute("aria-selected", object?.node === this.#selected);
      item.classList.toggle("unsaved", Boolean(object?.id) && unsaved.has(object.id));
    }
  }

  select(node) { this.#screen.send({ type: "attributes", node }); }

  /** Shows where the selected object is, for a moment. */
  place(frame = this.#shown?.frame, flashes = false) {
    if (!frame) return;
    const zoom = this.zoom();
    const [left, top, width, height] = frame.map(value => `${value * zoom}px`);
    Object.assign(this.#outline.style, { left, top, width, height });
    if (!flashes) return;
    this.#outline.hidden = false;
    this.#outline.classList.add("shown");
    clearTimeout(this.#outlineTimer);
    this.#outlineTimer = setTimeout(() => this.#outline.classList.remove("shown"), 900);
  }

  // Attributes

  #showAttributes(message) {
    const isNew = this.#selected !== message.node || !this.#fields.size;
    this.#selected = message.node;
    this.#wantedID = message.id ?? null;
    this.#shown = message;
    this.place(message.frame, isNew);
    this.#markObjects();
    this.#list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    const scroll = this.#panel.scrollTop;
    this.#fields.clear();
    const head = document.createElement("div");
    head.className = "place";
    const title = document.createElement("strong");
    title.textContent = message.label ?? message.class;
    const place = document.createElement("span");
    place.textContent = message.file ? `${message.label ? message.class + " · " : ""}${name(message.file)}:${message.line}` : "Made by code: what you change here is shown, and not saved.";
    head.append(title, place);
    this.#panel.replaceChildren(head);
    let group = null;
    for (const attribute of message.attributes) {
      if (attribute.group !== group) {
        group = attribute.group;
        const heading = document.createElement("h3");
        heading.textContent = group;
        this.#panel.append(heading);
      }
      const field = makeField(attribute, text => this.#change(attribute.name, text), () => this.#revert(attribute.name));
      this.#fields.set(attribute.name, field);
      this.#panel.append(field.row);
    }
    if (!isNew) this.#panel.scrollTop = scroll;
    this.#refresh();
  }

  #attribute(name) { return this.#shown.attributes.find(attribute => attribute.name === name); }
  #key(name) { return `${this.#shown.file ?? ""}|${this.#shown.id ?? this.#shown.node}|${name}`; }

  #change(name, text) {
    this.#note(name, text);
    this.#screen.send({ type: "edit", node: this.#shown.node, name, text });
    this.#refresh();
  }

  #note(name, text) {
    const { file, id } = this.#shown, attribute = this.#attribute(name);
    if (!file || !attribute?.place) return;
    const key = this.#key(name), old = this.#edits.get(key);
    const original = old?.original ?? attribute.value;
    if (text === original) this.#edits.delete(key);
    else this.#edits.set(key, { file, id, name, text, original, kind: attribute.kind, place: attribute.place, revision: old?.revision ?? this.revisions[file] });
  }

  #revert(name) {
    const edit = this.#edits.get(this.#key(name));
    if (edit) this.#change(name, edit.original);
  }

  #edited(message) {
    if (message.node !== this.#shown?.node) return;
    // A value past a limit has moved the limit.
    for (const other of message.others) this.#note(other, message.attributes.find(({ name }) => name === other).value);
    for (const attribute of message.attributes) {
      const shown = this.#attribute(attribute.name);
      if (shown) shown.value = attribute.value;
      // What is being typed stays as it is typed.
      if (attribute.kind !== "image") this.#fields.get(attribute.name)?.show(attribute.value);
    }
    this.#shown.frame = message.frame;
    this.place();
    this.#fields.get(message.name)?.mark(this.#edits.has(this.#key(message.name)), !message.taken);
    if (!message.taken) this.#edits.delete(this.#key(message.name));
    this.#refresh();
  }

  #refresh() {
    for (const [name, field] of this.#fields) field.mark(this.#edits.has(this.#key(name)), field.row.classList.contains("wrong") && false);
    this.#markObjects();
    this.#showFooter();
  }

  // Saving

  #showFooter() {
    const count = this.#edits.size;
    this.#footer.hidden = !count && !this.#problem;
    if (this.#footer.hidden) return;
    const files = [...new Set([...this.#edits.values()].map(edit => name(edit.file)))];
    const text = document.createElement("p");
    text.textContent = this.#problem || `${count === 1 ? "1 change" : `${count} changes`} not saved`;
    text.classList.toggle("bad", Boolean(this.#problem));
    const row = document.createElement("div");
    const drop = Object.assign(document.createElement("button"), { textContent: "Discard", onclick: () => this.discard() });
    const save = Object.assign(document.createElement("button"), { textContent: `Save to ${files.length === 1 ? files[0] : `${files.length} files`}`, className: "main", id: "save-button", onclick: () => this.save() });
    if (count) row.append(drop, save);
    this.#footer.replaceChildren(text, row);
  }

  save() {
    this.#problem = "";
    const files = Map.groupBy(this.#edits.values(), edit => edit.file);
    for (const [file, edits] of files) {
      const revision = edits[0].revision ?? this.revisions[file] ?? "";
      this.#save({ type: "save", file, revision, edits: edits.map(edit => ({ object: edit.id, place: place(edit.place), value: written(edit) })) });
    }
  }

  saved({ file, revision }) {
    this.revisions[file] = revision;
    for (const [key, edit] of this.#edits) if (edit.file === file) this.#edits.delete(key);
    this.#problem = "";
    this.#refresh();
  }

  /** The file is another by now. Whoever saves again has seen that. */
  refused({ file, message, revision }) {
    if (revision) {
      this.revisions[file] = revision;
      for (const edit of this.#edits.values()) if (edit.file === file) edit.revision = revision;
    }
    this.#problem = message;
    this.#showFooter();
  }

  discard() {
    for (const edit of this.#edits.values()) this.#screen.send({ type: "edit", file: edit.file, id: edit.id, name: edit.name, text: edit.original });
    this.#edits.clear();
    this.#problem = "";
    if (this.#selected !== null) this.select(this.#selected);
    this.#showFooter();
  }
}

const name = path => path.split("/").pop();

/** As NibEdit.Place is coded. */
function place(place) {
  if (place.attribute) return { attribute: { _0: place.attribute } };
  if (place.color) return { color: { _0: place.color } };
  return { runtime: { _0: place.runtime, _1: place.type === "choice" ? "string" : place.type } };
}

function written({ kind, text }) {
  if (text === "nil") return null;
  if (kind === "boolean") return text === "true" ? "YES" : "NO";
  return text;
}
