// npm run release:check: checks that the changelog has the version and that URLs match the repository, and runs
// `npm run test:full`, which packs the kit, checks its contents, README and types (publint, attw), and follows the links of
// the docs. In the release's workflow it also checks that the tag matches the version.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { addressFaults, packageJson } from './package/addresses.mjs';
import { changelogFaults } from './package/publishing.mjs';

/** @returns {string[]} what differs from the repository and the tag that the workflow runs for */
function workflowFaults() {
  const { version, repository } = packageJson();
  const { GITHUB_REPOSITORY: name, GITHUB_REF_TYPE: type, GITHUB_REF_NAME: ref } = process.env;
  if (name === undefined) return [];
  const faults = [];
  if (repository.url !== `git+https://github.com/${name}.git`)
    faults.push(
      `package.json: repository is ${repository.url}, this is ${name}; set it, then npm run addresses`,
    );
  if (type === 'tag' && ref !== `v${version}`)
    faults.push(`The tag is ${ref}, and package.json has ${version}`);
  return faults;
}

const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
const faults = [
  ...changelogFaults(changelog, packageJson().version),
  ...addressFaults(),
  ...workflowFaults(),
];
for (const fault of faults) console.log(`✗ ${fault}`);
const { status } = spawnSync(process.execPath, ['scripts/test-full.mjs'], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length > 0 || status !== 0 ? 1 : 0;
