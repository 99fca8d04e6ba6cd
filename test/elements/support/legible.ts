import { colour, contrast } from './contrast.js';
import { setDrawn } from './drawn.js';
import { forgetLooks, groundAt } from './backdrop.js';

/** A text or drawing, with the contrast that WCAG 2 requires of it at level AA. */
interface Mark {
  readonly node: Element;
  readonly box: DOMRect;
  readonly name: string;
  readonly least: 3 | 4.5;
}

/**
 * Left out: disabled controls; the letter in an empty place, which only decorates its name; an unrolled die,
 * which has no pips; and texts for screen readers only.
 */
const LEFT_OUT =
  '[aria-disabled="true"], [aria-disabled=""], :disabled, .sign, .place:has(path[d=""]), .unseen, option';

const isSeen = (node: Element): boolean =>
  node.closest(LEFT_OUT) === null &&
  node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

/** Text of 24 px, or of 18.66 px in bold, counts as large. */
function leastFor(node: Element): 3 | 4.5 {
  const { fontSize, fontWeight } = getComputedStyle(node);
  const size = parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

function boxOf(text: Text): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].find(({ width }) => width > 0) ?? new DOMRect();
}

const nameOf = (node: Element, words: string): string =>
  `${node.getAttribute('part') ?? node.closest('[part]')?.getAttribute('part') ?? node.localName} “${words.trim().slice(0, 24)}”`;

/** Texts, and the contents of fields. */
function words(root: ShadowRoot): readonly Mark[] {
  const marks: Mark[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // A slot has no box.
    const node = text.parentElement?.closest(':not(slot)');
    if (!node || !text.data.trim() || node.closest('style, svg') || !isSeen(node)) continue;
    marks.push({ node, box: boxOf(text), name: nameOf(node, text.data), least: leastFor(node) });
  }
  for (const node of root.querySelectorAll<HTMLInputElement>('input:not([type]), select')) {
    if (!isSeen(node)) continue;
    const box = node.getBoundingClientRect();
    marks.push({ node, box, name: nameOf(node, node.value), least: leastFor(node) });
  }
  return marks;
}

/** The rank and the suit of each index, pips, courts, and icons. */
const signs = (root: ShadowRoot): readonly Mark[] =>
  [...root.querySelectorAll('.card svg, .icon, [role="img"] svg')]
    .filter((node) => isSeen(node) && !node.matches('.card-back *'))
    .flatMap((node) =>
      (node.matches('.index') ? [...node.children] : [node]).map((drawn) => ({
        node,
        box: drawn.getBoundingClientRect(),
        name: nameOf(node, 'a sign'),
        least: 3,
      })),
    );

// Layers are found like a pointer's targets, so even those that ignore pointers must be hit.
const anywhere = new CSSStyleSheet();
anywhere.replaceSync('* { pointer-events: auto !important }');

function rootsIn(root: ShadowRoot): readonly ShadowRoot[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...inner.flatMap(rootsIn)];
}

/** The number of measured marks, and those with too little contrast. */
export interface Legibility {
  readonly measured: number;
  readonly faint: readonly string[];
}

function judge({ node, box, name, least }: Mark): readonly string[] | undefined {
  const ground = groundAt(node, box.x + box.width / 2, box.y + box.height / 2);
  if (box.width < 1 || !ground) return undefined;
  const ratios = ground.ink(colour(getComputedStyle(node).color)).map(([a, b]) => contrast(a, b));
  const worst = Math.min(...ratios);
  return worst < least ? [`${name}: ${worst.toFixed(2)} of ${least}`] : [];
}

/** Makes elements that ignore pointers findable, during this call. */
function foundByPointers<T>(roots: readonly ShadowRoot[], measure: () => T): T {
  const inert = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('[inert]')]);
  for (const node of inert) node.inert = false;
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, anywhere];
  const result = measure();
  for (const root of roots) {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== anywhere);
  }
  for (const node of inert) node.inert = true;
  return result;
}

/** Measures everything readable in an element, and in those inside it. */
export function legibility(element: Element): Legibility {
  const roots = rootsIn(element.shadowRoot!);
  forgetLooks();
  setDrawn(true);
  const judged = foundByPointers(roots, () =>
    roots
      .flatMap((root) => [...words(root), ...signs(root)])
      .map(judge)
      .filter((faults) => faults !== undefined),
  );
  setDrawn(false);
  return { measured: judged.length, faint: [...new Set(judged.flat())] };
}
