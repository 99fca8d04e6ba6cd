import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { demoFiles, writeDemo } from '../demo/pages.mjs';
import { hashOf } from '../build/integrity.mjs';
import { ROOT } from '../entries.mjs';
import { addresses } from '../package/addresses.mjs';

const DEMO = join(ROOT, 'demo');

/**
 * The tags that make a page installable.
 *
 * @param {string} up from the page to demo/
 */
const head = (up) => `<link rel="manifest" href="${up}app.webmanifest" />
    <link rel="icon" href="${up}icons/icon-192.png" />
    <link rel="apple-touch-icon" href="${up}icons/maskable-512.png" />
    <meta name="theme-color" content="#1c6544" />`;
/** @param {string} up */
const install = (up) => `\n    <script type="module" src="${up}install.js"></script>`;

/** Makes the code that pages show use the release's URLs: this site's files have no version, and may change. */
const released = () => `\n    <meta name="baize-files" content="${addresses().cdn}" />`;

/** @returns {Record<string, Record<string, string>>} the headers of pages, by their paths */
const headers = () => JSON.parse(readFileSync(join(DEMO, 'headers.json'), 'utf8'));

/**
 * A page of the demo for the site. A static host sends no headers, so the page's content security policy becomes a meta
 * tag. Such a page does not install the demo, because its policy would have to allow our script; other pages do.
 *
 * @param {string} name
 * @param {string} html
 */
function onSite(name, html) {
  const policy = headers()[`/demo/${name}`]?.['content-security-policy'];
  const up = '../'.repeat(name.split('/').length - 1);
  const first = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html
    .replace(/(<meta charset="utf-8" \/>)/, first ? `$1\n    ${first}` : '$1')
    .replace(/(\s*<\/head>)/, `\n    ${head(up)}${released()}${policy ? '' : install(up)}$1`);
}

/**
 * The modules of the kit that a page imports, directly and indirectly.
 *
 * @param {string} file in dist/
 * @param {Set<string>} [found]
 */
function modulesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(ROOT, 'dist', file), 'utf8');
  for (const [, path = ''] of text.matchAll(/^(?:import|export) .*"(\.[^"]+)";$/gm)) {
    modulesOf(posix.join(posix.dirname(file), path), found);
  }
  return found;
}

/**
 * The service worker's script. It contains a hash of all files that it caches, so that a change of a file is a new version.
 * It is in the folder above demo and kit, because a service worker only controls files below it, such as the file of a
 * page's worker.
 *
 * @param {string[]} files relative to the script
 * @param {string} folder of the script
 */
function serviceWorker(files, folder) {
  const hash = createHash('sha256');
  for (const file of [...files, 'dist/cdn/offline.js']) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  // The index page of a folder has two URLs.
  const urls = files.flatMap((file) =>
    [...new Set([file.replace(/\/index\.html$/, '/'), file])].map((url) => ({
      url,
      integrity: hashOf(readFileSync(join(folder, file))),
    })),
  );
  const list = JSON.stringify(urls, null, 4).replace(/\]$/, '  ]');
  return `importScripts('dist/cdn/offline.js');
baizeOffline.keepOffline({
  base: 'dist/cdn/',
  version: '${hash.digest('hex').slice(0, 16)}',
  files: ${list},
});
`;
}

/**
 * Writes the demo as a static site that can be installed and works offline: its pages beside dist/, which has to be built.
 * It can be served at any path.
 *
 * @param {string} site a folder
 */
export function writeDemoSite(site) {
  writeDemo(join(site, 'demo'), '../docs/', onSite);
  for (const name of ['cdn', 'themes']) {
    cpSync(join(ROOT, 'dist', name), join(site, 'dist', name), { recursive: true });
  }
  const modules = [...modulesOf('core.js', modulesOf('patience.js', modulesOf('embed.js')))];
  for (const name of modules) cpSync(join(ROOT, 'dist', name), join(site, 'dist', name));
  const kept = [
    ...demoFiles().map((name) => `demo/${name}`),
    ...readdirSync(join(site, 'dist/themes')).map((name) => `dist/themes/${name}`),
    ...modules.map((name) => `dist/${name}`),
  ];
  writeFileSync(join(site, 'sw.js'), serviceWorker(kept, site));
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><title>Baize</title><meta http-equiv="refresh" content="0; url=demo/">\n' +
      '<a href="demo/">The demo</a> · <a href="docs/">The documentation</a>\n',
  );
}
