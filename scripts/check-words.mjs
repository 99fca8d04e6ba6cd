// npm run words:check: finds messages that no code uses. (Types, and test/core/languages/complete.test.ts, find messages
// that are missing in a language.)
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { programOf, unusedMessages } from './words/unused.mjs';

const unused = unusedMessages(programOf(join(ROOT, 'tsconfig.build.json')));
for (const one of unused) console.error(`${one} is said nowhere`);
console.log(`${unused.length} messages are unused.`);
process.exitCode = unused.length > 0 ? 1 : 0;
