// npm run wordpress: packs the WordPress plugin into dist/baize-wordpress.zip, for upload to a site.
//   node scripts/wordpress.mjs [a file to write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';
import { packPlugin } from './wordpress/pack.mjs';

await refreshDist();
const file = process.argv[2] ?? join(ROOT, 'dist/baize-wordpress.zip');
const zip = await packPlugin();
writeFileSync(file, zip);
console.log(`${file}: ${Math.round(zip.length / 1000)} kB`);
