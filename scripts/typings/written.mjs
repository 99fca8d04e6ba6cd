/** The types of an attribute's text that stand for a value: `1` as `'1'`, any number as `` `${number}` ``. */
/** @param {string} type one of an attribute's types, in TypeScript */
function asText(type) {
  if (type === 'number') return ['`${number}`'];
  return Number.isNaN(Number(type)) ? [] : [`'${type}'`];
}

/**
 * The type of a property with an attribute: the values in its JSDoc, and for numbers also their text, because markup can
 * only write text.
 *
 * @param {string} documented the attribute's type: `number | 'unlimited'`
 * @param {string} declared the field's type: `number | string | null`
 */
export function writable(documented, declared) {
  const allowed = documented.split('|').map((type) => type.trim());
  const takes = declared.split('|').map((type) => type.trim());
  /** @type {(type: string) => boolean} */
  const isMore = (type) => takes.includes(type) && !allowed.includes(type);
  const more = [
    // `seats` takes a text of words, or a number. `sound` takes `true`.
    ...(allowed.includes('string') && isMore('number') ? ['number'] : []),
    // `seatNames` also takes a list.
    ...(isMore('readonly string[]') ? ['readonly string[]'] : []),
    ...(isMore('boolean') ? ['boolean'] : []),
    ...(isMore('null') ? ['null'] : []),
  ];
  return [...allowed, ...allowed.flatMap(asText), ...more].join(' | ');
}
