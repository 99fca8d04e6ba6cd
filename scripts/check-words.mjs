// npm run words:check: no message of the kit is left that nothing says. (That none is missing in any
// language is for the types, and for test/core/languages/complete.test.ts.)
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { programOf, unusedMessages } from './words/unused.mjs';

const unused = unusedMessages(programOf(join(ROOT, 'tsconfig.build.json')));
for (const one of unused) console.error(`${one} is said nowhere`);
console.log(`${unused.length} messages are unused.`);
process.exitCode = unused.length > 0 ? 1 : 0;
