/* global document, getComputedStyle, HTMLElement, Range, ShadowRoot, Text */

// The functions of `findBreaks`. They run in the page, so they may call each other and nothing else of a module.

/** @typedef {{ kind: 'cut' | 'overlap' | 'wide' | 'small', where: string, by: string }} Break */

/** The tolerance in pixels, for rounding and for glyphs that extend beyond their box. */
export function slack() {
  return 1.5;
}

/** Cards may overlap. */
export function isCard(/** @type {Element} */ node) {
  return within(node, '[data-card], [data-pile]') !== null;
}

/** Panels may cover the board's cards and buttons. */
export function layerOf(/** @type {Element} */ node) {
  const over = ['dialog', '[role="dialog"]', '[role="alertdialog"]', '[popover]'];
  return within(node, [...over, '[part~="menu"]', '[part~="panel"]'].join());
}

/**
 * All elements of a tree and of the open shadow trees in it.
 *
 * @param {Document | ShadowRoot} root
 * @returns {Element[]}
 */
export function everyNode(root) {
  return [...root.querySelectorAll('*')].flatMap((node) =>
    node.shadowRoot ? [node, ...everyNode(node.shadowRoot)] : [node],
  );
}

/** The parent of a node in the flattened tree. */
export function holder(/** @type {Element} */ node) {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : node.parentElement;
}

/** A node and its ancestors, from the inside out. */
export function chain(/** @type {Element | null} */ node) {
  const nodes = [];
  for (let at = node; at; at = holder(at)) nodes.push(at);
  return nodes;
}

/** The nearest ancestor that matches a selector. */
export function within(/** @type {Element} */ node, /** @type {string} */ selector) {
  return chain(node).find((at) => at.matches(selector)) ?? null;
}

/** Whether it is visible. Content for screen readers alone has a pixel or less. */
export function isSeen(/** @type {Element} */ node) {
  if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return chain(node).every((at) => {
    const { display, clipPath } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    const small = display !== 'contents' && width <= 1 && height <= 1;
    return !small && !clipPath.startsWith('inset(50%');
  });
}

/** Describes an element: its host, tag, parts or classes, and text. */
export function nameOf(/** @type {Element} */ node) {
  const root = node.getRootNode();
  const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
  const part = node.getAttribute('part') ?? node.getAttribute('class') ?? '';
  const text = (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\s+/g, ' ');
  const label = text === '' ? '' : ` “${text.slice(0, 40)}”`;
  return `${host}${node.localName}${part && `[${part.trim()}]`}${label}`;
}

/** Formats pixels with one decimal. */
export function px(/** @type {number} */ far) {
  return `${Math.round(far * 10) / 10} px`;
}

/** How far a box extends beyond another to the sides; negative if it is inside. */
export function beyond(/** @type {DOMRect} */ box, /** @type {DOMRect} */ edge) {
  return Math.max(edge.left - box.left, box.right - edge.right);
}

/** How far a text's box extends beyond what cuts it off without an ellipsis; 0 if nothing does. */
export function cutBy(/** @type {DOMRect} */ box, /** @type {Element} */ from) {
  for (const at of chain(from)) {
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(at);
    const ways = [overflowX, overflowY];
    if (textOverflow === 'ellipsis' || ways.includes('auto') || ways.includes('scroll')) return 0;
    const edge = at.getBoundingClientRect();
    // A font's box is taller than its letters.
    const down = Math.max(edge.top - box.top, box.bottom - edge.bottom) - box.height / 4;
    const far = Math.max(
      overflowX === 'visible' ? 0 : beyond(box, edge),
      overflowY === 'visible' ? 0 : down,
    );
    if (far > slack()) return far;
    if (position === 'fixed') return 0;
  }
  return 0;
}

/** @returns {Break[]} */
export function cutTexts(/** @type {Element[]} */ seen) {
  return seen.flatMap((node) => {
    const texts = [...node.childNodes].filter((one) => one instanceof Text && one.data.trim());
    const boxes = texts.flatMap((text) => {
      const range = new Range();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    const far = Math.max(0, ...boxes.map((box) => cutBy(box, node)));
    return far > 0 ? [{ kind: 'cut', where: nameOf(node), by: px(far) }] : [];
  });
}

/** @typedef {Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>} Box */

/**
 * The width and height that two boxes share. They are negative if the boxes are apart.
 *
 * @param {Box} a
 * @param {Box} b
 * @returns {[across: number, down: number]}
 */
export function sharedSize(a, b) {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return [across, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
}

/** The box of an element without what its ancestors cut off or scroll away. It may have a negative size. */
export function shownBox(/** @type {Element} */ node) {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (const at of chain(node).slice(1)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = at.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return { left, top, right, bottom };
}

/** @returns {Break[]} what of two controls lies over one another, if they are not meant to */
export function overlapOf(/** @type {Element} */ one, /** @type {Element} */ other) {
  const meant = isCard(one) && isCard(other);
  const apart = one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other);
  if (meant || apart) return [];
  // Most controls are apart, so only the others are clipped.
  const whole = sharedSize(one.getBoundingClientRect(), other.getBoundingClientRect());
  if (Math.min(...whole) <= slack()) return [];
  const [across, down] = sharedSize(shownBox(one), shownBox(other));
  if (Math.min(across, down) <= slack()) return [];
  const by = `${px(across)} × ${px(down)} of ${nameOf(other)}`;
  return [{ kind: 'overlap', where: nameOf(one), by }];
}

/** Whether an element between a node and its host clips or scrolls it, so that it can't be seen outside. */
export function isHeld(/** @type {Element} */ node, /** @type {Element} */ host) {
  const all = chain(node);
  return all.slice(1, all.indexOf(host)).some((at) => {
    if (getComputedStyle(at).overflowX === 'visible') return false;
    return beyond(node.getBoundingClientRect(), at.getBoundingClientRect()) > slack();
  });
}

/** @returns {Break[]} what in an element's shadow tree is wider than the element, the widest alone */
export function wideIn(/** @type {Element} */ host) {
  const edge = host.getBoundingClientRect();
  const [first] = [.../** @type {ShadowRoot} */ (host.shadowRoot).querySelectorAll('*')]
    .filter((node) => node instanceof HTMLElement && isSeen(node) && !isCard(node))
    .map((node) => ({ node, far: beyond(node.getBoundingClientRect(), edge) }))
    .filter(({ node, far }) => far > slack() && !isHeld(node, host))
    .sort((a, b) => b.far - a.far);
  if (!first || getComputedStyle(host).display === 'contents') return [];
  return [{ kind: 'wide', where: nameOf(host), by: `${px(first.far)}, ${nameOf(first.node)}` }];
}

/** @returns {Break[]} */
export function widePage() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const far = scrollWidth - clientWidth;
  return far > 0 ? [{ kind: 'wide', where: 'the page', by: px(far) }] : [];
}

/** @returns {Break[]} a control that is too small; a link in a sentence and a field with a label are not */
export function smallOf(/** @type {Element} */ node) {
  const { width, height } = node.getBoundingClientRect();
  const inline = getComputedStyle(node).display === 'inline';
  if (inline || within(node, 'label') || Math.min(width, height) >= 24 - 0.01) return [];
  return [{ kind: 'small', where: nameOf(node), by: `${px(width)} × ${px(height)}` }];
}

/** @returns {Break[]} all of them, kind by kind */
export function breaksOf() {
  const seen = everyNode(document).filter(isSeen);
  const roles = ['button', 'slider', 'menuitem', 'tab', 'switch'].map((role) => `[role="${role}"]`);
  const tags = ['button', 'a[href]', 'input', 'select', 'textarea', 'summary', ...roles].join();
  const controls = seen.filter((node) => node.matches(tags) && !within(node, '[inert]'));
  return [
    ...cutTexts(seen),
    ...controls.flatMap((one, at) => controls.slice(at + 1).flatMap((two) => overlapOf(one, two))),
    ...widePage(),
    ...seen.filter((node) => node.shadowRoot).flatMap(wideIn),
    ...controls.flatMap(smallOf),
  ];
}
