import { type CSSResult, type LitElement, isServer } from 'lit';
import { stopUsedKeys } from './keys.js';

/** The styles that each root has adopted, in order. */
const adopted = new WeakMap<ShadowRoot, CSSResult[]>();
/**
 * Copies of style sheets for other documents, such as a frame's: a constructed sheet works in one document
 * only.
 */
const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

function sheetFor(page: Document, style: CSSResult): CSSStyleSheet | undefined {
  if (page === document) return style.styleSheet;
  const { defaultView } = page;
  // The document of a removed frame has no window and shows nothing.
  if (!defaultView) return undefined;
  const known = copies.get(page) ?? new Map<CSSResult, CSSStyleSheet>();
  copies.set(page, known);
  let sheet = known.get(style);
  if (!sheet) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    known.set(style, sheet);
  }
  return sheet;
}

/** Adds style sheets to a shadow root, each only once. */
export function adoptStyles(root: ShadowRoot, ...styles: readonly CSSResult[]): void {
  const known = adopted.get(root) ?? [];
  adopted.set(root, known);
  for (const style of styles) {
    if (known.includes(style)) continue;
    known.push(style);
    const sheet = sheetFor(root.ownerDocument, style);
    if (sheet) root.adoptedStyleSheets.push(sheet);
  }
}

/** Restores a root's style sheets. The browser removes them when the root moves to another document. */
function readoptStyles(root: ShadowRoot): void {
  const styles = adopted.get(root) ?? [];
  const sheets = styles.flatMap((style) => sheetFor(root.ownerDocument, style) ?? []);
  if (sheets.some((sheet) => !root.adoptedStyleSheets.includes(sheet)))
    root.adoptedStyleSheets = sheets;
}

/**
 * Makes the shadow root that an element renders into. `attachShadow()` empties a root that a server rendered.
 * Nothing is hydrated, because a server can't know the player's settings and the saved game. This replaces
 * lit's `createRenderRoot`, which `@lit-labs/ssr-client` overrides with one that hydrates. The styles stay
 * when the element moves to another document.
 */
export function emptyRenderRoot(element: LitElement): ShadowRoot {
  const { shadowRootOptions, elementStyles } = element.constructor as typeof LitElement;
  const root = element.attachShadow(shadowRootOptions);
  if (isServer as boolean) return root;
  adoptStyles(root, ...(elementStyles as CSSResult[]));
  element.addController({ hostConnected: () => readoptStyles(root) });
  stopUsedKeys(root);
  return root;
}
