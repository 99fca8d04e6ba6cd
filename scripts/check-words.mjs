// npm run words:check: finds messages that no code uses, and names the files that wait for a translation. (The compiler,
// `npm run messages`, finds messages that are missing in a language.)
import { join } from 'node:path';
import { ROOT } from './entries.mjs';
import { writeMessages } from './messages/compile.mjs';
import { readSources } from './messages/read.mjs';
import { writePatiences } from './patiences.mjs';
import { programOf, unusedMessages, unusedParts } from './words/unused.mjs';

writeMessages();
writePatiences();
const sources = readSources();
const program = programOf(join(ROOT, 'tsconfig.json'));
const unused = [...unusedMessages(program, sources), ...unusedParts(sources)];
for (const one of unused) console.error(`${one} is used nowhere`);
for (const [language, texts] of sources)
  for (const [file, text] of texts)
    if (/^# untranslated/m.test(text))
      console.log(`src/locales/${language}/${file}.ftl is untranslated`);
console.log(`${unused.length} messages are unused.`);
process.exitCode = unused.length > 0 ? 1 : 0;
