import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/entries.mjs';
import { termTexts, textOf } from '../../../scripts/rules/comments.mjs';
import { writtenFiles } from '../../../scripts/rules/files.mjs';
import { checkRules } from '../../../src/core/patience/rules/check.js';
import { RULE_TERMS, termList } from '../../../src/core/patience/rules/schema.js';
import { must, problemOf, valueOf } from '../support/result.js';

const fileText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PAGE = fileText('docs/reference/patience-rules.md');

/** The pieces of code in a language on the page. */
const pieces = (language: string): readonly string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}(?: fragment)?\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, piece]) => piece!,
  );

describe('the page of the rules of a patience', () => {
  it('has the tables that `npm run rules` makes, and so have the JSON Schema and the README', async () => {
    for (const [path, text] of await writtenFiles())
      expect(fileText(path) === text, path).to.equal(true);
  });

  it('has examples that can be played', () => {
    const inPage = /slot="rules">(.*?)<\/script>/s.exec(pieces('html').join(''))![1]!;
    const games = [...pieces('json'), inPage];
    expect(games).to.have.length.above(3);
    for (const game of games) valueOf(checkRules(JSON.parse(game)));
  });

  it('has the file of a game as it is', () => {
    const game = must(pieces('ts').find((piece) => piece.includes("'canfield'")));
    expect(fileText('src/games/patience/canfield.ts')).to.include(game);
  });

  it('has the problem of its example', () => {
    const rules = { version: 1, columns: { deal: [52], build: { by: 'colour' } }, foundations: {} };
    for (const figure of Object.values(problemOf(checkRules(rules))))
      expect(pieces('js').join('')).to.include(`'${String(figure)}'`);
  });
});

describe('the comment of a term', () => {
  it('is divided into what it is, its values and its default', () => {
    const { text, usual, values } = textOf(
      'What moves. Together. `one`: the top card, as in `x`. `all`: all. Any. Default: `one`, or 1.5.',
    );
    expect([text, usual]).to.deep.equal(['What moves. Together.', '`one`, or 1.5']);
    expect([...values]).to.deep.equal([
      ['one', 'The top card, as in `x`.'],
      ['all', 'All. Any.'],
    ]);
  });

  it('says what each term is, and what each of its values means if it explains one', () => {
    const texts = termTexts();
    expect([...texts.keys()].sort()).to.deep.equal(Object.keys(RULE_TERMS).sort());
    for (const [path, { values, kind }] of termList()) {
      const { text, values: meanings } = must(texts.get(path), path);
      expect(text, path).to.match(/^[A-Z].*\.$/);
      if (kind === 'list' || meanings.size === 0) continue;
      expect([...meanings.keys()].sort(), path).to.deep.equal([...(values ?? [])].sort());
    }
  });

  it('has the default of the check', () => {
    const texts = termTexts();
    for (const [path, { usual }] of termList()) {
      if (usual === undefined) continue;
      const plain = must(texts.get(path)?.usual, path).replaceAll('`', '');
      expect(plain.split(',')[0], path).to.equal(String(usual));
    }
  });
});
