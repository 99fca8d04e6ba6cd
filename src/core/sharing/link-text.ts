/**
 * A link in words that a share is read by: what stands after its `#`, as it was before it was sent. What is no text
 * has nothing in it.
 */
export function textOf(link: unknown): string {
  if (typeof link !== 'string') return '';
  const text = link.slice(link.lastIndexOf('#') + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
