import { docsOf } from '../api/promised.mjs';

/** The line above an attribute's property: `@attr {type} [name=default]`. */
const LINE = /@attr[ \t]+\{([^}]+)\}[ \t]+\[?([a-z][a-z0-9-]*)/g;

/**
 * What may be written in each attribute of an element, as its JSDoc has it: literals, `number`,
 * `string` or `boolean`. What a class says of one wins over what it inherits.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Map<string, string>}
 */
export function attributeTypes(folder) {
  const documented = docsOf(folder).flatMap((doc) => [...doc.matchAll(LINE)]);
  // The class's own docs come first, so they are entered last.
  return new Map(documented.reverse().map(([, type = '', name = '']) => [name, type]));
}
