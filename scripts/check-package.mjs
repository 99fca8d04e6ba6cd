// npm run check:package: packs the kit as npm would publish it, installs it and uses it.
//   node scripts/check-package.mjs [--full]
//   --full   attw checks the types of all modules (more than a minute), not of one module of each kind
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { refreshDist } from './build/dist.mjs';
import { FRAMEWORKS } from './build/typings.mjs';
import { entries, ROOT, tagFolders } from './entries.mjs';
import { contentFaults } from './package/contents.mjs';
import { publishingFaults } from './package/publishing.mjs';
import { install, pack, run } from './package/tarball.mjs';

/**
 * The modules and other files that `exports` publishes.
 *
 * @param {string} home
 */
function published(home) {
  const files = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(modules|cdn)\//.test(file));
  const modules = files.filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3));
  const themes = files.filter((file) => file.endsWith('.css'));
  const pages = ['embed.html', 'embed-host.js'];
  return { modules, others: [...themes, ...pages, 'custom-elements.json', 'package.json'] };
}

/**
 * @param {string} folder
 * @param {string} home
 */
function importAll(folder, home) {
  const tags = tagFolders().map(({ tag }) => tag);
  const { modules, others } = published(home);
  const components = tags.map((tag) => `react/${tag}`);
  const wanted = [...Object.keys(entries()), 'solver-worker', ...FRAMEWORKS, ...components].sort();
  if (String([...modules].sort()) !== String(wanted)) {
    throw new Error(`The package has ${modules.sort().join(', ')}; wanted: ${wanted.join(', ')}`);
  }
  const plain = modules.filter(
    (name) => name !== 'index' && !tags.includes(name.replace(/\/class$/, '')),
  );
  // Copied, so that the probe resolves the kit like a file of that project.
  copyFileSync(join(ROOT, 'scripts/package/probe.mjs'), join(folder, 'probe.mjs'));
  run(process.execPath, ['probe.mjs', String(tags), String(plain), String(others)], folder);
  return modules.length;
}

/** @param {string} home */
async function lint(home) {
  const { messages, pkg } = await publint({ pkgDir: home, level: 'suggestion', strict: true });
  // The pattern for themes may match nothing only if there are no themes.
  const themes = existsSync(join(ROOT, 'src/themes'));
  const counted = messages.filter(({ code }) => themes || code !== 'EXPORTS_GLOB_NO_MATCHED_FILES');
  if (counted.length === 0) return;
  throw new Error(counted.map((message) => `publint: ${formatMessage(message, pkg)}`).join('\n'));
}

/** One module of each kind: by name in `exports`, by pattern, an element's two, a framework's. */
const KINDS = ['index', 'core', 'freecell-game', 'freecell-game/class', 'react'];

/**
 * @param {string} tarball
 * @param {boolean} isFull
 */
function checkTypes(tarball, isFull) {
  // The tool needs the modules that the patterns in `exports` match.
  const modules = [...Object.keys(entries()), ...FRAMEWORKS];
  const gone = KINDS.filter((name) => !modules.includes(name));
  if (gone.length > 0) throw new Error(`KINDS names ${gone.join(', ')}, which is no module.`);
  const names = (isFull ? modules : KINDS).map((name) => (name === 'index' ? '.' : name));
  const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  run(process.execPath, [attw, tarball, '--profile', 'esm-only', '--entrypoints', ...names], ROOT);
}

/** The packages that are bundled in the built files, with the folder of their licences. */
const INSIDE = {
  dist: ['@fluent/bundle', '@letele/playing-cards', '@noble/hashes'],
  'dist/cdn': [
    ...['@lit/context', '@lit/reactive-element', 'lit', 'lit-element', 'lit-html'],
    ...['@fluent/bundle', '@letele/playing-cards', '@noble/hashes', 'idb-keyval'],
  ],
};

/**
 * Checks that the licences of bundled packages are in the package.
 *
 * @param {string} home
 */
function checkNotices(home) {
  for (const [folder, packages] of Object.entries(INSIDE)) {
    const notices = readFileSync(join(home, folder, 'THIRD-PARTY-NOTICES.md'), 'utf8');
    const named = [...notices.matchAll(/^## (\S+) - /gm)].map(([, name]) => name).sort();
    if (String(named) !== String([...packages].sort())) {
      throw new Error(`${folder}: notices of ${named.join(', ')}; wanted: ${packages.join(', ')}`);
    }
    for (const name of packages) {
      const source = join(ROOT, 'node_modules', name);
      const file = readdirSync(source).find((one) => /^licen[cs]e/i.test(one));
      // @fluent/bundle is published without the text of its licence; the heading above names it.
      if (file === undefined) continue;
      const [line] = /^.*copyright.*$/im.exec(readFileSync(join(source, file), 'utf8')) ?? [];
      if (!line || !notices.includes(line.trim()))
        throw new Error(`${folder}: no notice of ${name}`);
    }
  }
}

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
await refreshDist();
const folder = mkdtempSync(join(tmpdir(), 'baize-package-'));
try {
  const tarball = pack(folder);
  const home = install(tarball, folder, ['react']);
  const count = importAll(folder, home);
  checkNotices(home);
  const faults = [...contentFaults(home), ...publishingFaults(home)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await lint(home);
  checkTypes(tarball, values.full);
  console.log(`All ${count} modules import in Node; publint, attw and npm publish find nothing.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
