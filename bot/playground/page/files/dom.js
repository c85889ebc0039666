/** Build the page out of nodes. Nothing here parses markup, so nothing said in a channel can become markup. */

const SVG = "http://www.w3.org/2000/svg";

/** Make an element; strings among the children become text nodes, empty children are left out. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) assign(node, key, value);
  node.append(...children.flat(Infinity).filter(isThere));
  return node;
}

function isThere(value) {
  return value !== null && value !== undefined && value !== false;
}

function assign(node, key, value) {
  if (!isThere(value)) return;
  if (key === "dataset") {
    for (const [name, text] of Object.entries(value)) if (isThere(text)) node.dataset[name] = text;
  } else if (key === "style") {
    for (const [name, text] of Object.entries(value)) node.style.setProperty(name, text);
  } else if (key === "value") {
    node.value = value;
  } else if (key.startsWith("on")) {
    node.addEventListener(key.slice(2), value);
  } else {
    node.setAttribute(key, value === true ? "" : value);
  }
}

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5v8a3 3 0 0 0 3 3h11m-4-4 4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  send: "M5 12h13m-5-6 6 6-6 6",
  plus: "M12 5v14M5 12h14",
  check: "m5 12.5 4.5 4.5L19 7.5",
  down: "m6 9 6 6 6-6",
  close: "m6 6 12 12M18 6 6 18",
  trash: "M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  link: "M14 5h5v5m0-5-8 8M11 6H5v13h13v-6",
  eye: "M3 12c2.6-4.2 5.6-6.3 9-6.3s6.4 2.1 9 6.3c-2.6 4.2-5.6 6.3-9 6.3S5.6 16.2 3 12z",
  reply: "M4 19v-6a4 4 0 0 1 4-4h11m-5-5 5 5-5 5",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20",
};

/** Make one of the page's own line icons, invisible to screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  if (name === "eye") {
    const pupil = document.createElementNS(SVG, "circle");
    for (const [key, value] of [["cx", 12], ["cy", 12], ["r", 2.6]]) pupil.setAttribute(key, value);
    svg.append(pupil);
  }
  return svg;
}

/** Give back a link target only if it leads to the web; anything else (javascript:, data:) is refused. */
export function safeUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.protocol === "http:" || parsed.protocol === "https:" ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Take a closed dialog away. Chromium leaves the caret in it, so the field that got the focus back is focused anew. */
export function discard(dialog) {
  const field = document.activeElement;
  dialog.remove();
  field?.blur();
  field?.focus({ preventScroll: true });
}
