/** The decoded text after the last `#` of a link. Empty if the value is not a text. */
export function textOf(link: unknown): string {
  if (typeof link !== 'string') return '';
  const text = link.slice(link.lastIndexOf('#') + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
