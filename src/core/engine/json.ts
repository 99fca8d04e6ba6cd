/** JSON of plain data without calling any `toJSON`. */
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
 * JSON of plain data: saves, messages, keys. Prototype.js 1.6 gives all arrays a method `toJSON` that returns
 * a string. This function never calls it.
 */
export const toJson = (value: unknown, indent?: number): string =>
  'toJSON' in [] ? write(value)! : JSON.stringify(value, null, indent);
