import type { CSSResult } from 'lit';

/** The styles of each root, in their order. */
const adopted = new WeakMap<ShadowRoot, CSSResult[]>();
/** Style sheets for other documents, such as that of a frame: a constructed style sheet belongs to one document. */
const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

function sheetFor(page: Document, style: CSSResult): CSSStyleSheet | undefined {
  if (page === document) return style.styleSheet;
  const { defaultView } = page;
  // The page of a frame that is gone shows nothing.
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

/** Gives a shadow root style sheets that it has not yet: its own, or those of a part that is loaded later. */
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

/** Gives a shadow root its style sheets anew: the browser takes them away when it comes to another document. */
export function adoptAgain(root: ShadowRoot): void {
  const styles = adopted.get(root) ?? [];
  const sheets = styles.flatMap((style) => sheetFor(root.ownerDocument, style) ?? []);
  if (sheets.some((sheet) => !root.adoptedStyleSheets.includes(sheet)))
    root.adoptedStyleSheets = sheets;
}
