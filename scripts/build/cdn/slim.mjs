import { transformSync } from 'esbuild';
import { TWINS, checkChange, compile } from './compiler.mjs';
import { innerNames } from './inner-names.mjs';
import { minifyLiterals } from './literals.mjs';
import { privateNames } from './private-names.mjs';
import { onThread } from './threads.mjs';
import { styleNames } from './style-names.mjs';

/** @param {{ text: string }} source */
const withoutComments = ({ text }) =>
  transformSync(text, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' }).code;

/**
 * Makes CDN files small: short private names, templates without what only their readers need, twins
 * in the place of packages; and all that shrink.mjs does to a whole file, on a thread of its own.
 *
 * @param {import('./orders.mjs').Orders} [orders] those that files are known to be smallest in; none is
 *   searched for without
 * @param {readonly string[]} [deeper] the names of files that are searched for better ones
 * @param {(key: string, order: readonly number[]) => void} [tell] which one a file got
 * @returns {import('vite').Plugin}
 */
export function slim(orders, deeper, tell) {
  const compiler = compile();
  const files = new Set(compiler.sources.map(({ fileName }) => fileName));
  // What other languages say is text: none of it is looked up, and none of it stands in a game's file.
  const own = compiler.sources.filter(({ fileName }) => !/\/languages\/[a-z]{2}\//.test(fileName));
  const plain = own.map(withoutComments).join('\n');
  const rename = privateNames(compiler);
  checkChange(compiler, rename);
  const renamed = own.map(({ text, fileName }) => rename(text, fileName));
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
        const { code, found } = await onThread(
          output.code,
          inner,
          orders,
          deeper?.includes(output.name),
        );
        output.code = code;
        if (found) tell?.(found.key, found.order);
      }
    },
  };
}
