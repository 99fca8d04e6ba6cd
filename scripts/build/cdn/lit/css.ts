/** Styles, or lists of them. */
export type CSSResultGroup = CSSStyleSheet | readonly CSSResultGroup[];

/** Not there: what would ask for it is left out. */
export const adoptStyles = undefined as unknown as (
  root: ShadowRoot,
  styles: readonly CSSStyleSheet[],
) => void;

/** A style sheet, which all elements that adopt it share. It has no holes. */
export function css([text]: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text!);
  return sheet;
}
