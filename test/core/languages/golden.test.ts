import { describe, it } from '#bdd';
import { expect } from 'chai';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/entries.mjs';
import { compileMessages } from '../../../scripts/messages/compile.mjs';
import { camel } from '../../../scripts/messages/print.mjs';
import { type Sample, samplesOf } from '../../../scripts/messages/samples.mjs';

const { types, languages } = compileMessages();

/** `BAIZE_GOLDEN=write` writes the files anew, for a change that is meant. */
const isWriting = process.env['BAIZE_GOLDEN'] === 'write';

/** A message, or a group of messages. */
type Node = string | ((args: object) => string) | { readonly [id: string]: Node };

/** The messages of a file in one language. */
async function messagesOf(language: string, chunk: string): Promise<Node> {
  const path = join(ROOT, `src/locales/compiled/${language}/${chunk}.ts`);
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, Node>>;
  return module[camel(chunk)]!;
}

/** What a message says, with its arguments in front: `won {"count":3}: You won in 3 moves.` */
function line(messages: Node, { id, args }: Sample): string {
  let node: Node | undefined = messages;
  for (const part of id.split('.')) node = (node as Readonly<Record<string, Node>>)[part];
  const text = typeof node === 'function' ? node(args ?? {}) : node;
  return `${id}${args ? ` ${JSON.stringify(args)}` : ''}: ${JSON.stringify(text)}`;
}

describe('every sentence of every language', () => {
  for (const language of languages) {
    for (const [chunk, type] of types) {
      it(`${language}/${chunk} is as in its golden file`, async () => {
        const messages = await messagesOf(language, chunk);
        const text = `${samplesOf(type)
          .map((sample) => line(messages, sample))
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
