// npm run readme:released: writes into README how to install the released kit (RELEASING.md, "The first release").
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { releasedReadme } from './package/readme.mjs';

/** @param {string} file */
const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');
writeFileSync(join(ROOT, 'README.md'), releasedReadme(textOf('README.md'), textOf('RELEASING.md')));
