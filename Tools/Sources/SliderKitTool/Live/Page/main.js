// The page: what the tool says, what the running preview says, and what is done about it.

import { Connection } from "./connection.js";
import { Elements } from "./elements.js";
import { Inspector } from "./inspector.js";
import { Messages } from "./messages.js";
import { Screen } from "./screen.js";
import { Toolbar } from "./toolbar.js";

const $ = id => document.getElementById(id);
const device = $("device");
const messages = new Messages($("messages"), device);
const status = text => { $("status").textContent = text; };
let wasShown = false, previews = [], selected = decodeURIComponent(location.hash.slice(1)), isRestarting = false;

const screen = new Screen($("canvas"), device, {
  text: hear,
  shown(generation) {
    $("waiting").hidden = true;
    isRestarting = false;
    inspector.began();
    tool.send({ type: "drawn", generation });
  },
  lost() {},
  resized(points) {
    toolbar.showSize(points);
    elements.place();
    inspector.place();
  },
  left() { $("previews").querySelector("[aria-current=true]")?.focus(); },
});
const elements = new Elements($("elements"), message => screen.send(message), () => screen.zoom);
const toolbar = new Toolbar($("tools"), () => show());
const inspector = new Inspector(screen, message => tool.send(message));
inspector.zoom = () => screen.zoom;

function hear(message) {
  switch (message.type) {
    case "tree": return elements.update(message.elements);
    case "speech": $("hint").textContent = `“${message.text}”`; return;
    case "error": status(message.message); return;
    case "hello": return;
    default: return inspector.hear(message);
  }
}

const tool = new Connection(location.origin.replace("http", "ws") + location.pathname + "socket", {
  opened: () => status("Connected"),
  lost() {
    status("The program has ended. Start it again, or wait.");
    device.classList.add("stale");
  },
  text(message) {
    switch (message.type) {
      case "state": return start(message);
      case "compiling": status("Compiling…"); return;
      case "compiled": status(message.text); messages.clear(); return;
      case "errors": isRestarting = false; $("waiting").hidden = true; messages.show(message.title, message.errors, { again: message.isCrash ? show : undefined }); status(message.title); return;
      case "problems": if (message.problems.length) messages.show(message.title, message.problems, { mild: true, stale: false }); return;
      case "child": messages.clear(); screen.connect(message.port, message.token); return;
      case "revisions": Object.assign(inspector.revisions, message.revisions); return;
      case "status": status(message.text); return;
      case "saved": inspector.saved(message); status(message.text); return;
      case "refused": inspector.refused(message); status(message.message); return;
      case "variant": return variant(message);
      case "variants": return variants(message);
    }
  },
});

function start(state) {
  if (state.isFresh) wasShown = false;
  previews = state.previews;
  messages.root = state.path;
  $("title").textContent = state.title;
  $("path").textContent = state.path;
  document.title = `${state.title} – SliderKit`;
  toolbar.start(state);
  const old = selected;
  // Before the first build there is nothing to choose from.
  if (previews.length && !previews.some(({ name }) => name === selected)) selected = previews[0].name;
  list();
  if (previews.length && (state.isFresh || old !== selected || !wasShown)) show();
}

function list() {
  $("previews").replaceChildren(...previews.map(preview => {
    const item = document.createElement("li"), button = document.createElement("button");
    const name = document.createElement("span"), kind = document.createElement("span");
    name.textContent = preview.name;
    kind.textContent = preview.kind;
    kind.className = "kind";
    button.append(name, kind);
    button.title = `${preview.file}:${preview.line}`;
    button.setAttribute("aria-current", preview.name === selected);
    button.onclick = () => {
      if (selected === preview.name) return;
      selected = preview.name;
      history.replaceState(null, "", `#${encodeURIComponent(selected)}`);
      inspector.forget();
      list();
      show();
    };
    item.append(button);
    return item;
  }));
}

/** Asks for the preview that is selected, as the tool bar says. */
function show() {
  const { options, mode, showsGrid } = toolbar;
  if (!selected || !options) return;
  wasShown = true;
  $("grid").hidden = !showsGrid;
  device.hidden = showsGrid;
  device.classList.toggle("screen", Boolean(options.device));
  isRestarting = true;
  tool.send({ type: showsGrid ? "variants" : "show", name: selected, mode, screen: options });
}

// All variants

function variants({ labels }) {
  $("waiting").hidden = true;
  $("grid").replaceChildren(...labels.map(label => {
    const figure = document.createElement("figure"), frame = document.createElement("div"), caption = document.createElement("figcaption");
    frame.className = "frame";
    caption.textContent = label;
    figure.dataset.label = label;
    figure.append(frame, caption);
    return figure;
  }));
}

function variant({ label, file, error, scale }) {
  const frame = [...$("grid").children].find(figure => figure.dataset.label === label)?.firstChild;
  if (!frame) return;
  const node = document.createElement(file ? "img" : "p");
  if (file) {
    Object.assign(node, { src: file, alt: label });
    node.onload = () => { node.style.width = `${node.naturalWidth / scale}px`; };
  } else {
    Object.assign(node, { className: "failed", textContent: error });
  }
  frame.replaceChildren(node);
}

addEventListener("keydown", event => {
  if ((event.metaKey || event.ctrlKey) && event.key === "s") {
    event.preventDefault();
    inspector.save();
  }
});
$("canvas").addEventListener("focus", () => { $("hint").textContent = "Keys go to the preview. F6 leaves it. Alt-click selects an object."; });
$("canvas").addEventListener("blur", () => { $("hint").textContent = ""; });
