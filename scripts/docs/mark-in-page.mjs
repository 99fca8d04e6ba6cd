/* global document, Element, getComputedStyle, innerHeight, innerWidth, ShadowRoot */

// The functions of `markParts`. They run in the page, so they may call each other and nothing else of a module.

/**
 * @typedef {{ x: number, y: number }} Point
 *
 * A part that can be seen. `share` is the share of it that nothing covers.
 *
 * @typedef {{ name: string, box: DOMRect, share: number }} Found
 */

/** The diameter of a mark in pixels. */
export function size() {
  return 20;
}

/** The colour of a mark and its frame. */
export function colorOf(/** @type {number} */ number) {
  const colors = ['#ff4fa0', '#29b6f6', '#ffd600', '#69f0ae', '#ff9100', '#e98bff'];
  return colors[number % colors.length] ?? '';
}

/**
 * All elements of a tree and of the open shadow trees in it.
 *
 * @param {Document | ShadowRoot} root
 * @returns {Element[]}
 */
export function nodesOf(root) {
  return [...root.querySelectorAll('*')].flatMap((node) =>
    node.shadowRoot ? [node, ...nodesOf(node.shadowRoot)] : [node],
  );
}

/**
 * The innermost element at a point.
 *
 * @param {Point} point
 */
export function topAt({ x, y }) {
  let node = document.elementFromPoint(x, y);
  for (let root = node?.shadowRoot; root;) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === node) return node;
    node = inner;
    root = inner.shadowRoot;
  }
  return node;
}

/** Whether an element is another one or contains it, in the flattened tree. */
export function holds(/** @type {Element} */ node, /** @type {Element | null} */ inner) {
  for (let one = inner; one;) {
    if (one === node) return true;
    /** @type {ParentNode | null} */
    const parent = one.assignedSlot ?? one.parentNode;
    one = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
  }
  return false;
}

/** The share of an element that nothing covers, by 25 points. */
export function shareOf(/** @type {Element} */ node, /** @type {DOMRect} */ box) {
  const steps = [0.04, 0.25, 0.5, 0.75, 0.96];
  const points = steps.flatMap((x) =>
    steps.map((y) => ({ x: box.left + x * box.width, y: box.top + y * box.height })),
  );
  const { style } = /** @type {HTMLElement} */ (node);
  const { pointerEvents } = style;
  // Signs without pointer events can be seen, too.
  style.pointerEvents = 'auto';
  const count = points.filter((point) => holds(node, topAt(point))).length;
  style.pointerEvents = pointerEvents;
  return count / points.length;
}

/** The box of an element that is in the picture. */
export function boxOf(/** @type {Element} */ node) {
  const box = node.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(node);
  const isShown = box.width > 2 && box.height > 2 && visibility === 'visible' && opacity !== '0';
  const isBefore = box.left < innerWidth && box.top < innerHeight;
  return isShown && isBefore && box.left >= -1 && box.top >= -1 ? box : undefined;
}

/**
 * The element of a part that is seen best. Of several, one in the middle, so that the marks of buttons, cards and piles
 * don't meet in a corner.
 *
 * @param {string} name
 * @param {readonly Element[]} nodes
 * @returns {Found | undefined}
 */
export function find(name, nodes) {
  const all = nodes
    .filter((node) => node.part.contains(name))
    .flatMap((node) => {
      const box = boxOf(node);
      const share = box ? shareOf(node, box) : 0;
      return box && share > 0.1 ? [{ name, box, share }] : [];
    });
  const most = Math.max(...all.map(({ share }) => share));
  const best = all.filter(({ share }) => share >= Math.min(most, 0.9));
  return best[Math.floor(best.length / 2)];
}

/**
 * The places for a mark on a box: corners first, then edges. They are inside of a large box.
 *
 * @param {DOMRect} box
 * @returns {Point[]}
 */
export function placesOf({ left, right, top, bottom, width, height }) {
  const isSmall = width < 3 * size() || height < 1.5 * size();
  const inset = isSmall ? 0 : size() * 0.6;
  const [l, r, t, b] = [left + inset, right - inset, top + inset, bottom - inset];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const corners = [
    [l, t],
    [r, t],
    [l, b],
    [r, b],
    [x, t],
    [x, b],
    [l, y],
    [r, y],
  ];
  const edges = [0.2, 0.35, 0.65, 0.8].flatMap((at) => [
    [left + at * width, t],
    [left + at * width, b],
    [l, top + at * height],
    [r, top + at * height],
  ]);
  return [...corners, ...edges].map(([px = 0, py = 0]) => ({ x: px, y: py }));
}

/** Whether a mark at a point is inside the picture and hides no other mark. */
export function isFree(/** @type {Point} */ { x, y }, /** @type {readonly Point[]} */ taken) {
  const half = size() / 2;
  const isInside = x > half && y > half && x < innerWidth - half;
  return isInside && taken.every((one) => Math.hypot(one.x - x, one.y - y) > size() + 1);
}

/** A layer above everything, also above dialogs. */
export function layer() {
  const node = document.createElement('div');
  node.popover = 'manual';
  node.style.cssText =
    'position:fixed;inset:0;pointer-events:none;background:none;border:0;padding:0;margin:0;' +
    'width:auto;height:auto;overflow:visible';
  document.body.append(node);
  node.showPopover();
  return node;
}

/**
 * Draws the frame of a part and its number.
 *
 * @param {HTMLElement} above
 * @param {DOMRect} box
 * @param {Point} place
 * @param {number} number
 */
export function draw(above, box, place, number) {
  const color = colorOf(number);
  const frame = document.createElement('div');
  frame.style.cssText =
    `position:fixed;box-sizing:border-box;left:${box.left}px;top:${box.top}px;width:${box.width}px;` +
    `height:${box.height}px;border:2px solid ${color};border-radius:4px`;
  const mark = document.createElement('div');
  mark.textContent = `${number}`;
  mark.style.cssText =
    `position:fixed;left:${place.x - size() / 2}px;top:${place.y - size() / 2}px;z-index:1;` +
    `min-width:${size()}px;height:${size()}px;box-sizing:border-box;border:1.5px solid black;` +
    `border-radius:10px;background:${color};color:black;font:700 12px/17px sans-serif;text-align:center`;
  above.append(frame, mark);
}

/**
 * Draws a number at each part that can be seen, in reading order.
 *
 * @param {readonly string[]} parts
 * @param {number} first the first number
 * @returns {Readonly<Record<string, number>>} the number of each part that was found
 */
export function mark(parts, first) {
  const nodes = nodesOf(document).filter((node) => node.part?.length > 0);
  const found = parts.map((name) => find(name, nodes)).filter((one) => one !== undefined);
  found.sort((a, b) => Math.round((a.box.top - b.box.top) / 24) || a.box.left - b.box.left);
  const above = layer();
  /** @type {Point[]} */
  const taken = [];
  // Small boxes first: large ones have more places.
  const bySize = [...found].sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  for (const { name, box } of bySize) {
    const free = placesOf(box).find((place) => isFree(place, taken));
    const place = free ?? { x: box.left, y: box.top };
    taken.push(place);
    draw(above, box, place, first + found.findIndex((one) => one.name === name));
  }
  return Object.fromEntries(found.map(({ name }, at) => [name, first + at]));
}
