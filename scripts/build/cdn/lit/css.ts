/** Styles, or lists of them. */
export type CSSResultGroup = CSSStyleSheet | readonly CSSResultGroup[];

/** A style sheet, which all elements that adopt it share. It has no holes. */
export function css([text]: TemplateStringsArray): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text!);
  return sheet;
}
