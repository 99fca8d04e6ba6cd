import { transformSync } from 'esbuild';
import { minify } from 'terser';
import { withArrows } from './arrows.mjs';
import { TWINS, checkChange, compile } from './compiler.mjs';
import { innerNames } from './inner-names.mjs';
import { minifyLiterals } from './literals.mjs';
import { withLikelyNames } from './local-names.mjs';
import { withoutVoid } from './no-void.mjs';
import { privateNames } from './private-names.mjs';
import { inGoodOrder } from './order.mjs';
import { oneKindOfQuotes } from './quotes.mjs';
import { styleNames } from './style-names.mjs';
import { withCheapNames } from './top-names.mjs';

/**
 * After the bundler's own minifier. No option that takes code on trust (`pure_getters`, most of
 * `unsafe…`): they gain nothing here. A function becomes an arrow where it names no `this` and no
 * `arguments`; nothing in the kit is made by `new` that is not a class.
 *
 * @type {import('terser').MinifyOptions}
 */
const TERSER = { module: true, ecma: 2022, compress: { passes: 4, unsafe_arrows: true } };

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

/** @param {{ text: string }} source */
const withoutComments = ({ text }) =>
  transformSync(text, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' }).code;

/**
 * Makes CDN files small: short private names, templates without what only their readers need, twins
 * in the place of packages, arrows for functions, a second minifier, one kind of quotes, cheap names
 * at the top, likely ones in functions, and a good order.
 *
 * @returns {import('vite').Plugin}
 */
export function slim() {
  const compiler = compile();
  const files = new Set(compiler.sources.map(({ fileName }) => fileName));
  const plain = compiler.sources.map(withoutComments).join('\n');
  const rename = privateNames(compiler);
  checkChange(compiler, rename);
  const renamed = compiler.sources.map(({ text, fileName }) => rename(text, fileName));
  const inner = innerNames(compiler, plain, renamed.join('\n'));
  const shorten = styleNames(plain);
  const twins = new Map(Object.entries(TWINS));
  return {
    name: 'baize-slim',
    enforce: 'pre',
    resolveId: (id) => twins.get(id),
    async transform(code, id) {
      if (!files.has(id)) return undefined;
      return { code: await minifyLiterals(shorten(rename(code, id)), id), map: null };
    },
    async generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const script = withArrows(output.code);
        const { code = script } = await minify(script, { ...TERSER, ...renaming(inner) });
        const named = withCheapNames(withoutVoid(oneKindOfQuotes(code)));
        output.code = inGoodOrder(withLikelyNames(named));
      }
    },
  };
}
