import { join } from 'node:path';
import { ROOT } from '../entries.mjs';

/**
 * What is loaded between the link to a shared table and a seat at it. On a phone each round trip is felt there.
 */
const AT_ONCE = [
  'src/elements/together/server-table.ts',
  'src/elements/table/remote/join.ts',
  'src/games/ten-dice/element/together/join-race.ts',
  'src/locales/extras/together-en.ts',
].map((source) => join(ROOT, source));

/**
 * A file of the build.
 *
 * @typedef {{ readonly type: string, readonly code?: string, readonly imports?: readonly string[], readonly moduleIds?: readonly string[] }} BuiltFile
 */

/**
 * A file, and all that it imports statically.
 *
 * @param {string} file
 * @param {Readonly<Record<string, BuiltFile>>} bundle
 * @param {Set<string>} [found]
 */
function staticFiles(file, bundle, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const one of bundle[file]?.imports ?? []) staticFiles(one, bundle, found);
  return found;
}

/**
 * Asks for what a module that is loaded later imports together with the module itself, and not once that is there: the
 * browser would find out file after file, a round trip each. Vite does this for applications, but not for a library. It
 * costs the importing file the names, so it is done only where time matters most.
 *
 * @returns {import('vite').Plugin}
 */
export const importsAtOnce = () => ({
  name: 'imports-at-once',
  generateBundle(_options, /** @type {Record<string, BuiltFile & { code?: string }>} */ bundle) {
    for (const [from, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk' || chunk.code === undefined) continue;
      const known = staticFiles(from, bundle);
      chunk.code = chunk.code.replaceAll(
        /import\(`\.\/([^`]+)`\)/g,
        (whole, /** @type {string} */ file) => {
          if (!bundle[file]?.moduleIds?.some((id) => AT_ONCE.includes(id))) return whole;
          const others = [...staticFiles(file, bundle)].filter(
            (one) => one !== file && !known.has(one),
          );
          if (others.length === 0) return whole;
          const imports = [file, ...others].map((one) => `import(\`./${one}\`)`);
          return `Promise.all([${imports.join()}]).then(e=>e[0])`;
        },
      );
    }
  },
});
