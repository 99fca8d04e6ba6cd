import { colour, contrast } from './contrast.js';
import { setDrawn } from './drawn.js';
import { forgetLooks, groundAt } from './backdrop.js';

/** What is written or drawn, with the contrast that WCAG 2 asks of it at level AA. */
interface Mark {
  readonly node: Element;
  readonly box: DOMRect;
  readonly name: string;
  readonly least: 3 | 4.5;
}

/**
 * Left out: what can't be used now; the letter in an empty place, which is a decoration whose words are
 * its name; a die that was not rolled yet, which has no pips; and what is for ears alone.
 */
const LEFT_OUT =
  '[aria-disabled="true"], [aria-disabled=""], :disabled, .ghost, .place:has(path[d=""]), .unseen, option';

const isSeen = (node: Element): boolean =>
  node.closest(LEFT_OUT) === null &&
  node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

/** Text of 24 px, or of 18.66 px in bold, is large. */
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

/** Words, and what is in fields. */
function words(root: ShadowRoot): readonly Mark[] {
  const marks: Mark[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // A slot has no box of its own.
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

/** Suits, pips, courts, and the signs of tools. */
const signs = (root: ShadowRoot): readonly Mark[] =>
  [...root.querySelectorAll('.card svg, .icon, [role="img"] svg')]
    .filter((node) => isSeen(node) && !node.matches('.card-back *'))
    .map((node) => ({
      node,
      box: node.getBoundingClientRect(),
      name: nameOf(node, 'a sign'),
      least: 3,
    }));

// What lies over each other is asked as a pointer would: it is to find what lets pointers through, too.
const anywhere = new CSSStyleSheet();
anywhere.replaceSync('* { pointer-events: auto !important }');

function rootsIn(root: ShadowRoot): readonly ShadowRoot[] {
  const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [root, ...inner.flatMap(rootsIn)];
}

/** How many marks were measured, and those that are too faint against what lies below them. */
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

/** What is only to be looked at lets no pointer find it: for as long as this takes, it does. */
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

/** Measures all that is to be read in an element, and in those that it holds. */
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
