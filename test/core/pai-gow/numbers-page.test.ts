import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { expect } from 'chai';
import { must } from '../support/result.js';
import { baizePaigow } from '../support/commands.js';

const PAGE = readFileSync(new URL('../../../docs/internals/pai-gow.md', import.meta.url), 'utf8');

/** The page's code blocks that begin with a command, and the printed output. */
const BLOCKS = [...PAGE.matchAll(/^```\n\$ npx baize-paigow (.*)\n([^]*?)^```$/gm)].map(
  ([, command, printed]) => ({ command: must(command), printed: must(printed) }),
);

describe('the page of Pai Gow’s numbers', () => {
  it('has a table of every command', () => {
    expect(BLOCKS.map(({ command }) => command.split(' ')[0])).to.deep.equal([
      ...['count', 'count', 'advise', 'simulate'],
    ]);
  });

  for (const { command, printed } of BLOCKS) {
    it(`shows what baize-paigow ${command} prints`, async () => {
      // Only the cards need quotes, which a shell would remove.
      const { code, out } = await baizePaigow(command.replaceAll('"', ''));
      expect(code).to.equal(0);
      expect(out).to.equal(printed);
    });
  }
});
