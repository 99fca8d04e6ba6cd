/** JSON of plain data, written here: nothing is asked how it would be written. */
function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => write(item) ?? 'null').join(',')}]`;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = write(field);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}

/**
 * JSON of plain data: saves, messages, keys. An old library (Prototype.js 1.6) gives all arrays a method `toJSON` that makes
 * a text of them; it is not called.
 */
export const toJson = (value: unknown, indent?: number): string =>
  'toJSON' in [] ? write(value)! : JSON.stringify(value, null, indent);
