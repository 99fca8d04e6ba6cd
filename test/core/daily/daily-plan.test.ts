import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readDaily } from '../../../src/core.js';

const ACCEPTED = 'a time zone (Europe/Berlin), days with their deals (2026-12-01=617), or both';

/** Zone, deals, and what is wrong. */
function read(given: unknown): unknown[] {
  const { plan, problem } = readDaily(given);
  return [plan.zone, [...plan.deals], problem?.['got']];
}

describe('what a host writes into `daily`', () => {
  it('is nothing, a zone, deals of days, or both', () => {
    expect(read('')).to.deep.equal([undefined, [], undefined]);
    expect(read(true)).to.deep.equal([undefined, [], undefined]);
    expect(read('true')).to.deep.equal([undefined, [], undefined]);
    expect(read('UTC')).to.deep.equal(['UTC', [], undefined]);
    const list = '2026-12-01=617\n  2026-12-02=1941 ';
    const deals = [
      ['2026-12-01', 617],
      ['2026-12-02', 1941],
    ];
    expect(read(list)).to.deep.equal([undefined, deals, undefined]);
    expect(read(`Europe/Berlin ${list}`)).to.deep.equal(['Europe/Berlin', deals, undefined]);
  });

  it('is used as far as it can be, and the first part that can’t is named', () => {
    const cases = [
      ['Europe/Berlim', [undefined, [], 'Europe/Berlim']],
      ['UTC Asia/Tokyo', ['UTC', [], 'Asia/Tokyo']],
      ['2026-02-29=617 2026-12-01=1', [undefined, [['2026-12-01', 1]], '2026-02-29=617']],
      ['2026-12-01=0', [undefined, [], '2026-12-01=0']],
      ['2026-12-01=1=2', [undefined, [], '2026-12-01=1=2']],
      ['2026-12-01=1 2026-12-01=2', [undefined, [['2026-12-01', 1]], '2026-12-01=2']],
      [7, [undefined, [], '7']],
    ] as const;
    for (const [given, expected] of cases) expect(read(given)).to.deep.equal(expected);
    expect(readDaily('nonsense').problem).to.deep.equal({
      code: 'option',
      option: 'daily',
      got: 'nonsense',
      accepted: ACCEPTED,
    });
  });
});
