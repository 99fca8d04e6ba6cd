import { minify } from 'terser';
import { withArrows } from './arrows.mjs';
import { withLikelyNames } from './local-names.mjs';
import { withoutVoid } from './no-void.mjs';
import { goodOrder, inOrder } from './order.mjs';
import { keyOf } from './orders.mjs';
import { withSortedPatterns } from './patterns.mjs';
import { oneKindOfQuotes } from './quotes.mjs';
import { withCheapNames } from './top-names.mjs';

/**
 * After the bundler's own minifier. No option that takes code on trust (`pure_getters`, most of
 * `unsafe…`): they gain nothing here. A function becomes an arrow where it names no `this` and no
 * `arguments`; nothing in the kit is made by `new` that is not a class. What is compared stays on its
 * side, where the sources have it: `x===undefined` is like what else is said of x.
 *
 * @type {import('terser').MinifyOptions}
 */
const TERSER = {
  module: true,
  ecma: 2022,
  compress: { passes: 4, unsafe_arrows: true, lhs_constants: false },
};

/**
 * Terser's way to put the short names in the place of the long ones.
 *
 * @param {ReadonlyMap<string, string>} names
 * @returns {import('terser').MinifyOptions}
 */
const renaming = (names) => ({
  mangle: { properties: { regex: new RegExp(`^(?:${[...names.keys()].join('|')})$`) } },
  nameCache: {
    props: { props: Object.fromEntries([...names].map(([name, short]) => [`$${name}`, short])) },
  },
});

/**
 * What the bundler made of a file, made small: arrows for functions, a second minifier, patterns in one
 * order, one kind of quotes, cheap names at the top, likely ones in functions, and a good order.
 *
 * @param {string} code
 * @param {ReadonlyMap<string, string>} names the short ones of members, by their long ones
 * @param {import('./orders.mjs').Orders | undefined} orders those that were found before; without, files
 *   stay in the order that they have
 * @param {boolean} [deeper] whether to search on from the one that was found
 * @returns {Promise<{ code: string, found?: { key: string, order: readonly number[] } }>}
 */
export async function shrink(code, names, orders, deeper) {
  const script = withArrows(code);
  const { code: made = script } = await minify(script, { ...TERSER, ...renaming(names) });
  const small = withLikelyNames(
    withCheapNames(withoutVoid(oneKindOfQuotes(withSortedPatterns(made)))),
  );
  if (!orders) return { code: small };
  const key = keyOf(small);
  const known = orders[key];
  const kept = known && inOrder(small, known);
  if (kept && !deeper) return { code: kept, found: { key, order: known } };
  const order = goodOrder(small, kept ? known : undefined);
  return { code: inOrder(small, order) ?? small, found: { key, order } };
}
