import { describe, it } from '#bdd';
import { expect } from 'chai';
import { lastWinnable } from '../../../src/core/solver/last-winnable.js';
import type { Verdict } from '../../../src/core/solver/search.js';

/** Verdicts as letters, `+` winnable, `-` lost, `?` not known; what is found, and which were asked. */
async function search(verdicts: string): Promise<readonly [found: string, asked: string]> {
  const asked: number[] = [];
  const names: Readonly<Record<string, Verdict>> = { '+': 'winnable', '-': 'unwinnable' };
  const found = await lastWinnable(verdicts.length, (index) => {
    asked.push(index);
    return Promise.resolve(names[verdicts[index]!] ?? 'unknown');
  });
  return [found ? `${found.index}${found.isLast ? ' last' : ''}` : '', asked.join(' ')];
}

describe('the last winnable position', () => {
  it('is found by halves', async () => {
    expect(await search('+++++-------')).to.deep.equal(['4 last', '6 3 5 4']);
    expect(await search(`${'+'.repeat(700)}${'-'.repeat(300)}`)).to.satisfy(
      ([found, asked]: readonly string[]) => found === '699 last' && asked!.split(' ').length <= 10,
    );
  });

  it('is the one before the loss, or the deal', async () => {
    expect((await search('++++'))[0]).to.equal('3 last');
    expect((await search('+---'))[0]).to.equal('0 last');
    expect((await search('+'))[0]).to.equal('0 last');
  });

  it('is none where the deal is lost, or there is nothing before', async () => {
    expect((await search('-----'))[0]).to.equal('');
    expect((await search(''))[0]).to.equal('');
  });

  it('is the last that is proved where others are not known, and no last one then', async () => {
    expect((await search('++++?---'))[0]).to.equal('3');
    expect((await search('+?+??---'))[0]).to.equal('2');
    expect((await search('+???+---'))[0]).to.equal('4 last');
    expect((await search('?????---'))[0]).to.equal('');
  });

  it('asks no position twice', async () => {
    const asked = (await search('??+???+????--'))[1].split(' ');
    expect(new Set(asked).size).to.equal(asked.length);
  });
});
