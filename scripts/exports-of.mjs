import { buildSync } from 'esbuild';
import { ROOT } from './entries.mjs';

/**
 * What TypeScript files of the project export, for scripts that Node runs as they are.
 *
 * @param {readonly string[]} files paths from the project's root
 * @returns {Record<string, unknown>[]}
 */
export function exportsOf(files) {
  const contents = files
    .map((file, index) => `import * as g${index} from './${file}';`)
    .concat(`module.exports = [${files.map((_, index) => `g${index}`).join()}];`)
    .join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'node', logLevel: 'error' },
  });
  /** @type {{ exports: Record<string, unknown>[] }} */
  const module = { exports: [] };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}
