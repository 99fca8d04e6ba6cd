/** A text as the hexadecimal digits of its UTF-16 units, four each: no case, no space, no loss. */
export const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('');

/** The text of such digits. */
export const textOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
