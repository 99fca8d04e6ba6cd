import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import limits from '../.size-limit.mjs';
import { refreshDist } from '../scripts/build/dist.mjs';
import { ROOT } from '../scripts/entries.mjs';
import { NO_GOAL, goal, kB } from './support/figures.js';
import { type Row, print } from './support/table.js';

const DIST = join(ROOT, 'dist');

/** What `npm run size` holds a file to, in bytes. */
function limitOf(path: string): number | undefined {
  const found = limits.find((limit) => limit.path === path);
  return found && parseFloat(found.limit) * 1000;
}

function rowOf(name: string, bytes: Buffer, limit?: number): Row {
  const packed = gzipSync(bytes, { level: 9 }).length;
  const against = limit === undefined ? NO_GOAL : goal(`< ${kB(limit)}`, packed < limit);
  return { file: name, plain: kB(bytes.length), gzipped: kB(packed), ...against };
}

const cdnRows = (): Row[] =>
  readdirSync(join(DIST, 'cdn'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `dist/cdn/${file}`)
    .map((path) => rowOf(path, readFileSync(join(ROOT, path)), limitOf(path)));

const IMPORTS = /(?:^|\n)\s*(?:import|export)\b[^'";]*?['"]([^'"]+)['"]/g;

/** A module and all that it leads to; what comes from other packages is only named. */
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

/** What a page downloads. */
export async function sizes(): Promise<void> {
  await refreshDist();
  print('Size: files for a page without a build', cdnRows());
  print(
    'Size: for a bundler, not minified, comments included; the heaviest of them',
    graphRows('freecell-game.js'),
  );
}
