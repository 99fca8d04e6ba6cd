import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entryGraph } from '../scripts/build/chunk-graph.mjs';
import { refreshDist } from '../scripts/build/dist.mjs';
import { ROOT, tagFolders } from '../scripts/entries.mjs';
import { kB } from './support/figures.js';
import { type Row, print } from './support/table.js';

const DIST = join(ROOT, 'dist');

function rowOf(name: string, bytes: Buffer): Row {
  const packed = gzipSync(bytes, { level: 9 }).length;
  return { file: name, plain: kB(bytes.length), gzipped: kB(packed) };
}

const total = (files: readonly string[], weigh: (bytes: Buffer) => number): string =>
  kB(files.reduce((sum, file) => sum + weigh(readFileSync(join(ROOT, file))), 0));

/** The size of all files that a page loads for these entries: each entry and its static imports. */
function pageRow(...entries: readonly string[]): Row {
  const files = [...new Set(entries.flatMap((entry) => entryGraph(entry).files))];
  return {
    page: entries.join(' and '),
    requests: String(files.length),
    plain: total(files, (bytes) => bytes.length),
    gzipped: total(files, (bytes) => gzipSync(bytes, { level: 9 }).length),
  };
}

const IMPORTS = /(?:^|\n)\s*(?:import|export)\b[^'";]*?['"]([^'"]+)['"]/g;

/** All files that a module imports, directly and indirectly, and the names of other packages. */
function graphOf(entry: string): { readonly files: string[]; readonly packages: Set<string> } {
  const files: string[] = [];
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.includes(file)) return;
    if (!existsSync(file)) throw new Error(`${file} is imported and not there`);
    files.push(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name));
      else packages.add(name);
    }
  };
  visit(entry);
  return { files, packages };
}

function graphRows(name: string): Row[] {
  const { files, packages } = graphOf(join(DIST, name));
  const heaviest = files
    .map((file) => ({ file: relative(ROOT, file), bytes: readFileSync(file) }))
    .sort((a, b) => gzipSync(b.bytes).length - gzipSync(a.bytes).length);
  const all = Buffer.concat(heaviest.map(({ bytes }) => bytes));
  const without = packages.size > 0 ? `, without ${[...packages].sort().join(', ')}` : '';
  return [
    rowOf(`dist/${name} and the ${files.length - 1} modules it imports${without}`, all),
    ...heaviest.slice(0, 8).map(({ file, bytes }) => rowOf(`  ${file}`, bytes)),
  ];
}

/** Measures the bytes that a page downloads. */
export async function sizes(): Promise<void> {
  await refreshDist();
  print('Size: what a page without a build loads before its game can be played', [
    ...tagFolders().map(({ tag }) => pageRow(tag)),
    pageRow('freecell-game', 'klondike-game'),
    pageRow('freecell-game', 'paigow-table'),
    pageRow('paigow-table', 'seven27-table'),
    pageRow(...tagFolders().flatMap(({ tag, index }) => (index.includes('/games/') ? [tag] : []))),
    pageRow('baize'),
  ]);
  print(
    'Size: for a bundler, not minified, comments included; the heaviest of them',
    graphRows('freecell-game.js'),
  );
}
