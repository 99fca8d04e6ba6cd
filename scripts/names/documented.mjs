/** @typedef {import('../api/promised.mjs').Kind} Kind */
/** @typedef {{ kind: Kind, name: string, description: string }} Documented */

/**
 * All names of an element in custom-elements.json. A property with an attribute is listed as both.
 *
 * @param {import('custom-elements-manifest/schema').CustomElement} declaration
 * @returns {Documented[]}
 */
export function documentedIn(declaration) {
  /** @type {(kind: Kind, list?: { name: string, description?: string }[]) => Documented[]} */
  const all = (kind, list = []) =>
    list.map(({ name, description = '' }) => ({ kind, name, description }));
  const members = declaration.members ?? [];
  const ofKind = (/** @type {string} */ wanted) => members.filter(({ kind }) => kind === wanted);
  return [
    ...all('attribute', declaration.attributes),
    ...all('slot', declaration.slots),
    ...all('event', declaration.events),
    ...all('part', declaration.cssParts),
    ...all('custom property', declaration.cssProperties),
    ...all('method', ofKind('method')),
    ...all('property', ofKind('field')),
  ];
}
