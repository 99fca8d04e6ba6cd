/** @typedef {import('custom-elements-manifest/schema').CustomElement} CustomElement */

/** The lists of an element whose entries need a description, and what an entry of each is called. */
const LISTS = /** @type {const} */ ({
  attributes: 'attribute',
  members: 'member',
  events: 'event',
  slots: 'slot',
  cssParts: 'part',
  cssProperties: 'custom property',
  cssStates: 'state',
});

/** @param {string | undefined} text */
const isEmpty = (text) => (text ?? '').trim() === '';

/**
 * The names in an element's API that have no description. docs/reference/ is generated from the descriptions.
 *
 * @param {CustomElement} element
 * @returns {string[]} such as `method undo`
 */
export function undescribed(element) {
  const lists = Object.entries(LISTS).flatMap(([list, kind]) => {
    /** @type {readonly { name: string, description?: string, kind?: string }[]} */
    const entries = element[/** @type {keyof typeof LISTS} */ (list)] ?? [];
    return entries
      .filter(({ description }) => isEmpty(description))
      .map((one) => `${one.kind ?? kind} ${one.name || '(default)'}`);
  });
  return [...(isEmpty(element.description) ? ['the element'] : []), ...lists];
}
