import { docsOf } from '../api/promised.mjs';

/** The JSDoc line of an attribute: `@attr {type} [name=default]`. */
const LINE = /@attr[ \t]+\{([^}]+)\}[ \t]+\[?([a-z][a-z0-9-]*)/g;

/**
 * The types of an element's attributes from its JSDoc: literals, `number`, `string` or `boolean`. A class's own JSDoc
 * overrides that of its base class.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Map<string, string>}
 */
export function attributeTypes(folder) {
  const documented = docsOf(folder).flatMap((doc) => [...doc.matchAll(LINE)]);
  // The class's own docs come first in the list, so they are entered last.
  return new Map(documented.reverse().map(([, type = '', name = '']) => [name, type]));
}
