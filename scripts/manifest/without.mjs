/** What an element may be without: how its JSDoc says it → where the manifest lists it. */
const LISTS = /** @type {const} */ ({
  attr: 'attributes',
  slot: 'slots',
  event: 'events',
  csspart: 'cssParts',
  cssproperty: 'cssProperties',
});

/** @typedef {keyof typeof LISTS} Tag */

/** A line of the class's JSDoc: `@without csspart card card-red`. */
const LINE = /@without[ \t]+(\S+)[ \t]+([^\n*]+)/g;

/** @param {string} tag @returns {tag is Tag} */
const isTag = (tag) => tag in LISTS;

/**
 * What an element inherits by its class alone and does not have, as the JSDoc of that class says:
 * a race with dice has no cards.
 *
 * @param {string} doc
 * @returns {{ tag: string, name: string }[]}
 */
export const withoutIn = (doc) =>
  [...doc.matchAll(LINE)].flatMap(([, tag = '', names = '']) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => ({ tag, name })),
  );

/**
 * An element without what its JSDoc takes out, attributes with their properties. What it does not
 * inherit can't be taken out: then the line is a mistake, or out of date.
 *
 * @template {object} Declared
 * @param {Declared} declaration as the analyzer has it, so that it tells what is inherited
 * @param {string} doc the JSDoc of its class
 * @returns {Declared}
 */
export function without(declaration, doc) {
  /** @typedef {{ name: string, attribute?: string, inheritedFrom?: unknown }} Named */
  const left = /** @type {Declared & Record<string, Named[] | undefined>} */ ({ ...declaration });
  for (const { tag, name } of withoutIn(doc)) {
    const isIt = (/** @type {Named} */ one) => one.name === name && !!one.inheritedFrom;
    const list = isTag(tag) ? LISTS[tag] : undefined;
    if (!list || !left[list]?.some(isIt)) {
      throw new Error(`@without ${tag} ${name}: it inherits no such thing.`);
    }
    const rest = left[list].filter((one) => !isIt(one));
    const members = left['members']?.filter(({ attribute }) => attribute !== name);
    Object.assign(left, { [list]: rest }, tag === 'attr' ? { members } : {});
  }
  return left;
}
