/** A link in words that a share is read by: what stands after its `#`, as it was before it was sent. */
export function textOf(link: string): string {
  const text = link.slice(link.lastIndexOf('#') + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
