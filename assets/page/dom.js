// Making elements and keeping them up to date without touching what hasn't changed.

const SVG = "http://www.w3.org/2000/svg";

/** A new element. `on…` attributes are listeners, `text` is its text; `null` and `false` leave an attribute out. */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "text") node.textContent = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else setAttribute(node, name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** One of the icons that stand in `index.html`. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

/** A name or a sentence from somebody else, kept from reordering the text beside it. */
export const foreign = (text, attributes = {}) => element("bdi", { ...attributes, text });

export function setAttribute(node, name, value) {
  if (value == null || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

export function setText(node, text) {
  const now = String(text ?? "");
  if (node.textContent !== now) node.textContent = now;
}

export function setVariable(node, name, value) {
  const text = String(value);
  if (node.style.getPropertyValue(name) !== text) node.style.setProperty(name, text);
}

export function toggle(node, shown) {
  if (node.hidden === shown) node.hidden = !shown;
}

const keys = new WeakMap();

/**
 * Makes the children of `parent` those of `items`, in their order: `create(item)` is called for a key that wasn't there,
 * `update(node, item, index)` for each. Children that stay are left where they are, so that they keep the focus and their
 * transitions.
 */
export function keyed(parent, items, keyOf, create, update) {
  const old = keys.get(parent) ?? new Map();
  const now = new Map();
  for (const item of items) {
    const key = keyOf(item);
    now.set(key, old.get(key) ?? create(item));
  }
  for (const [key, node] of old) if (now.get(key) !== node) removeChild(node);
  let next = parent.firstChild;
  for (const node of now.values()) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
  keys.set(parent, now);
  const nodes = [...now.values()];
  items.forEach((item, index) => update?.(nodes[index], item, index));
}

/** Removes a node; if it has the focus, its neighbour gets it. */
function removeChild(node) {
  if (node.contains(document.activeElement)) {
    const all = [...focusable(document)].filter((other) => other === document.activeElement || !node.contains(other));
    const at = all.indexOf(document.activeElement);
    const heir = all[at + 1] ?? all[at - 1];
    node.remove();
    heir?.focus({ preventScroll: true });
  } else {
    node.remove();
  }
}

/** What can have the focus now, in the order of the document. */
export function focusable(root) {
  const nodes = root.querySelectorAll("button, input, [tabindex='0']");
  return [...nodes].filter((node) => !node.disabled && node.checkVisibility?.() !== false);
}
