/** What an attribute's text can name in another type: `1` as `'1'`, any number as `` `${number}` ``. */
/** @param {string} type one of an attribute's types, in TypeScript */
function asText(type) {
  if (type === 'number') return ['`${number}`'];
  return Number.isNaN(Number(type)) ? [] : [`'${type}'`];
}

/**
 * What may be given to a property that is an attribute too: what its JSDoc allows, and for numbers
 * their text, which is all that markup can write.
 *
 * @param {string} documented the attribute's type: `number | 'unlimited'`
 * @param {string} declared that of its field: `number | string | null`
 */
export function writable(documented, declared) {
  const allowed = documented.split('|').map((type) => type.trim());
  const takes = declared.split('|').map((type) => type.trim());
  /** @type {(type: string) => boolean} */
  const isMore = (type) => takes.includes(type) && !allowed.includes(type);
  const more = [
    // `seats` is a text of words, or how many there are; `sound` without a value is `true`.
    ...(allowed.includes('string') && isMore('number') ? ['number'] : []),
    // `seatNames` is also a list.
    ...(isMore('readonly string[]') ? ['readonly string[]'] : []),
    ...(isMore('boolean') ? ['boolean'] : []),
    ...(isMore('null') ? ['null'] : []),
  ];
  return [...allowed, ...allowed.flatMap(asText), ...more].join(' | ');
}
