import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { expect } from 'chai';
import * as core from '../../../src/core.js';
import { must } from '../support/result.js';

const page = readFileSync(new URL('../../../docs/table-core.md', import.meta.url), 'utf8');
const code = must(/```js\n([^]*?)```/.exec(page)?.[1], 'the example');
const imported = must(/import \{([^}]*)\} from 'baize\/core';/.exec(code)?.[1], 'its imports');

describe('docs/table-core.md', () => {
  it('has an example that runs', () => {
    const names = imported
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const exported: Readonly<Record<string, unknown>> = { ...core };
    for (const name of names) expect(exported, name).to.have.property(name);
    const body = code.slice(code.indexOf("'baize/core';") + "'baize/core';".length);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the page's own text
    const play = new Function(...names, `${body}; return run;`) as (...from: unknown[]) => unknown;
    const run = play(...names.map((name) => exported[name]));
    const checked = core.checkRun(run);
    expect(checked).to.deep.equal({ value: run });
  });
});
