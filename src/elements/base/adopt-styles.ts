import type { CSSResult } from 'lit';

/** Gives a shadow root one more style sheet, once: that of a part that is loaded later. */
export function adoptStyles(root: ShadowRoot, { styleSheet }: CSSResult): void {
  const { adoptedStyleSheets: sheets } = root;
  if (styleSheet && !sheets.includes(styleSheet)) sheets.push(styleSheet);
}
