// npm run site: builds the live page in site/: the gallery and all pages of demo/, which can be installed, and the
// documentation (docs/). Any static host can serve it; .github/workflows/site.yml deploys it to GitHub Pages.
//   --base /path/   the path at which the site is served; the default is /
//   --out folder    the default is site/
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';
import { writeDemoSite } from './site/demo-site.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: join(ROOT, 'site') },
  },
});
const base = `/${values.base}/`.replace(/\/+/g, '/');
const site = resolve(values.out);

await refreshDist();
rmSync(site, { recursive: true, force: true });
writeDemoSite(site);
// Fails if a link of a page leads nowhere.
await build(join(ROOT, 'docs'), { base: `${base}docs/`, outDir: join(site, 'docs') });
console.log(`The site is in ${site}. Serve it at ${base}`);
