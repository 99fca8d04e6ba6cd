import { describe, it } from '#bdd';
import { compiled, sampleLine } from '../support/messages.js';
import { expect } from 'chai';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/entries.mjs';
import { compileMessages } from '../../../scripts/messages/compile.mjs';
import { samplesOf } from '../../../scripts/messages/samples.mjs';

const { types, languages } = compileMessages();

/** `BAIZE_GOLDEN=write` writes the files anew, for a change that is meant. */
const isWriting = process.env['BAIZE_GOLDEN'] === 'write';

describe('every sentence of every language', () => {
  for (const language of languages) {
    for (const [chunk, type] of types) {
      it(`${language}/${chunk} is as in its golden file`, async () => {
        const messages = await compiled(language, chunk);
        const text = `${samplesOf(type)
          .map((sample) => sampleLine(messages, sample))
          .join('\n')}\n`;
        const file = join(ROOT, `test/core/languages/golden/${language}/${chunk}.txt`);
        if (isWriting) {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
        const golden = existsSync(file) ? readFileSync(file, 'utf8') : '';
        expect(text.split('\n')).to.deep.equal(golden.split('\n'));
      });
    }
  }
});
