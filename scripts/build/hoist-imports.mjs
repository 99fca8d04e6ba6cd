/**
 * Lets each entry import all chunks that it needs, also those that only its chunks import, so that a browser requests
 * them at once.
 *
 * @returns {import('vite').Plugin}
 */
export const hoistImports = () => ({
  name: 'hoist-imports',
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
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
      const missing = [...needed(chunk.fileName)].filter((file) => !chunk.imports.includes(file));
      if (missing.length === 0) continue;
      chunk.code += missing.map((file) => `import"./${file}";`).join('');
      chunk.imports = [...chunk.imports, ...missing];
    }
  },
});
