import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { expect } from 'chai';
import * as core from '../../../src/core.js';
import { must } from '../support/result.js';

const page = readFileSync(
  new URL('../../../docs/internals/table-core.md', import.meta.url),
  'utf8',
);
const examples = [...page.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => must(code));

const importedBy = (code: string): readonly string[] =>
  must(/import \{([^}]*)\} from 'baize\/core';/.exec(code)?.[1], 'its imports')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

describe('docs/internals/table-core.md', () => {
  it('has an example of each game', () => {
    expect(examples.map((code) => /\b(paigow|seven27)\b/.exec(code)?.[1])).to.deep.equal([
      'paigow',
      'seven27',
    ]);
  });

  for (const code of examples) {
    const names = importedBy(code);
    it(`has an example that runs: ${names.find((name) => /^start.+Hand$/.test(name))}`, () => {
      const exported: Readonly<Record<string, unknown>> = { ...core };
      for (const name of names) expect(exported, name).to.have.property(name);
      const body = code.slice(code.indexOf("'baize/core';") + "'baize/core';".length);
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the page's own text
      const play = new Function(...names, `${body}; return run;`) as (
        ...from: unknown[]
      ) => unknown;
      const run = play(...names.map((name) => exported[name]));
      expect(core.checkRun(run)).to.deep.equal({ value: run });
      expect(run).to.have.property('hand').that.is.above(1);
    });
  }
});
