// The plugin's folder for upload: hosts/wordpress/baize, the kit's built files, and files made from the manifest.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { ROOT } from '../entries.mjs';
import { catalog } from './catalog.mjs';
import { compile, textsOf } from './words.mjs';

const SOURCE = 'hosts/wordpress/baize';

/**
 * @param {string} folder of the project
 * @returns {Map<string, Uint8Array>} its files, by their paths below it
 */
function filesIn(folder) {
  const home = join(ROOT, folder);
  const paths = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(home, path)).isFile());
  return new Map(paths.sort().map((path) => [path, readFileSync(join(home, path))]));
}

/**
 * Changes a theme so that it applies to elements of its class only: a game's theme must not change the whole page.
 *
 * @param {string} name
 * @param {string} css
 */
export function byClassAlone(name, css) {
  const scoped = css.replaceAll(/:where\(:root\)[^,{]*,\s*/g, '');
  if (scoped.includes(':root'))
    throw new Error(`${name}.css: the WordPress plugin can't take its :root out.`);
  return scoped;
}

/**
 * The kit's files for the plugin, with such themes.
 *
 * @param {Map<string, Uint8Array>} built the files of dist/cdn, by their paths
 */
export const kitFiles = (built) =>
  new Map(
    [...built].map(([path, file]) => {
      const [, theme] = /^themes\/(.+)\.css$/.exec(path) ?? [];
      return [path, theme === undefined ? file : Buffer.from(byClassAlone(theme, String(file)))];
    }),
  );

/**
 * @param {string} text
 * @param {string} version
 */
const withVersion = (text, version) =>
  text
    .replace(/^( \* Version: +)\S+$/m, `$1${version}`)
    .replace(/^(Stable tag: )\S+$/m, `$1${version}`)
    .replace(/('version' +=> ')[^']*'/, `$1${version}'`);

/**
 * All files of the plugin, by path. dist/ has to be built.
 *
 * @returns {Promise<Map<string, Uint8Array>>}
 */
async function pluginFiles() {
  const { version, ...games } = await catalog();
  const bytes = (/** @type {string} */ text) => Buffer.from(text);
  const own = filesIn(SOURCE);
  const php = [...own].filter(([path]) => path.endsWith('.php')).map(([, file]) => String(file));
  const texts = textsOf(php);
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const [path, file] of own) {
    const isVersioned = ['baize.php', 'readme.txt', 'block/editor.asset.php'].includes(path);
    files.set(path, isVersioned ? bytes(withVersion(String(file), version)) : file);
    if (path.endsWith('.po'))
      files.set(path.replace(/\.po$/, '.mo'), compile(path, Buffer.from(file), texts));
  }
  files.set('games.json', bytes(JSON.stringify(games)));
  files.set('LICENSE', readFileSync(join(ROOT, 'LICENSE')));
  for (const [path, file] of kitFiles(filesIn('dist/cdn'))) files.set(`${games.kit}/${path}`, file);
  return files;
}

/** @returns {Promise<Uint8Array>} the zip that is uploaded: the same bytes for the same files */
export async function packPlugin() {
  const files = [...(await pluginFiles())].map(([path, file]) => [`baize/${path}`, file]);
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(2026, 0, 1) });
}
