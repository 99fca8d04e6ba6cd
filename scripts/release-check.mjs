// npm run release:check: what a release needs: that the changelog has the version, that no link of the docs is dead, and
// everything of `npm run test:full`, which packs the kit and checks its contents and types (publint, attw).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './entries.mjs';

/** @returns {string[]} what is wrong with the changelog */
function changelogFaults() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const has = text.split('\n').some((line) => line.startsWith(`## ${version}`));
  return has ? [] : [`CHANGELOG.md has no "## ${version}"`];
}

/** @returns {string[]} the links to files that are not there */
function deadLinks() {
  const docs = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...docs.map((file) => `docs/${file}`),
  ];
  return files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(resolve(ROOT, dirname(file), link)))
      .map((link) => `${file}: ${link} is not there`),
  );
}

const faults = [...changelogFaults(), ...deadLinks()];
for (const fault of faults) console.log(`✗ ${fault}`);
const { status } = spawnSync(process.execPath, ['scripts/test-full.mjs'], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length > 0 || status !== 0 ? 1 : 0;
