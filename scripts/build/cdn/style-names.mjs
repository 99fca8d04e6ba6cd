const NAME = /--_[\w-]+/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Short names for the custom properties of the kit's own, which begin with `--_`: the most used the
 * shortest, everywhere in its sources. What pages and themes may set keeps its name.
 *
 * @param {string} sources all of the kit's
 * @returns {(text: string) => string}
 */
export function styleNames(sources) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [name] of sources.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const shorts = [...LETTERS, ...[...LETTERS].flatMap((a) => [...LETTERS].map((b) => a + b))];
  const table = new Map(names.map(([name], index) => [name, `--_${shorts[index]}`]));
  return (text) => text.replace(NAME, (name) => table.get(name) ?? name);
}
