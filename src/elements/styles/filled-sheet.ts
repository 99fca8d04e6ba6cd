/**
 * A style sheet that is made when it is first asked for, and is the same for every element of the page.
 * It is filled once: WebKit ends the page where a sheet changes that a board adopts whose element the
 * garbage collector took.
 */
export function filledSheet(text: string): () => CSSStyleSheet {
  let sheet: CSSStyleSheet | undefined;
  return () => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
    }
    return sheet;
  };
}
