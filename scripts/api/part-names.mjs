/** Names of a part's kind or of its pieces, and words for its states: `Names: …`, `States: …`, in backticks. */
const LIST = /\b(Names|States): ((?:`[\w-]+`(?:, )?)+)\.?/g;

/** A part's line in an element's JSDoc: its name and its description. */
const LINE = /@csspart[ \t]+([\w-]+)[ \t]+-[ \t]+(.*)/g;

/** @param {string} list */
const inBackticks = (list) => [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

/**
 * The names and states that the description of a part lists.
 *
 * @param {string} [description]
 * @returns {string[]}
 */
export const listedNames = (description = '') =>
  [...description.matchAll(LIST)].flatMap(([, , list = '']) => inBackticks(list));

/** @param {string} description of a part, without the names and states that it lists */
export const withoutLists = (description) => description.replace(LIST, '').trim();

/**
 * The parts of an element, each with one description. A class that extends another adds names and states to a part of
 * its base by a line without a text of its own.
 *
 * @param {readonly string[]} docs the JSDoc of its class and those that it extends, the element's own first
 * @returns {Map<string, string>} descriptions by name
 */
export function partDescriptions(docs) {
  /** @type {Map<string, { text: string, lists: Record<string, string[]> }>} */
  const parts = new Map();
  for (const doc of [...docs].reverse()) {
    for (const [, name = '', line = ''] of doc.matchAll(LINE)) {
      const part = parts.get(name) ?? { text: '', lists: { Names: [], States: [] } };
      part.text = withoutLists(line) || part.text;
      for (const [, kind = '', list = ''] of line.matchAll(LIST)) {
        part.lists[kind]?.push(...inBackticks(list));
      }
      parts.set(name, part);
    }
  }
  return new Map(
    [...parts].map(([name, { text, lists }]) => {
      const written = Object.entries(lists)
        .filter(([, names]) => names.length > 0)
        .map(
          ([kind, names]) =>
            `${kind}: ${[...new Set(names)].map((one) => `\`${one}\``).join(', ')}.`,
        );
      return [name, [text, ...written].filter(Boolean).join(' ')];
    }),
  );
}
