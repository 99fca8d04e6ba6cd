// npm run site: builds the live page in site/: the gallery and all pages of demo/, which can be installed, and the
// documentation (docs/). Any static host can serve it at any path; .github/workflows/site.yml deploys it to GitHub Pages.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';
import { writeDemoSite } from './site/demo-site.mjs';

const SITE = join(ROOT, 'site');

await refreshDist();
rmSync(SITE, { recursive: true, force: true });
writeDemoSite(SITE);
const { status } = spawnSync('npm', ['run', 'build-storybook', '--', '-o', 'site/docs'], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
