import { expect } from 'chai';
import { HANDS, mountTable, parts, wordsOf } from '../support/paigow.js';
import { choose, keys, panel, pressButton } from '../support/paigow-play.js';
import { until } from '../support/until.js';

describe('a player’s own figures at Pai Gow', () => {
  it('count the results of sets, and how many were as good as the advice', async () => {
    const table = await mountTable({ seats: '2' }, [HANDS.aces, HANDS.jacks]);
    await pressButton(table, 'deal');
    await keys(table, 'h', 'd');
    await choose(table, 'Statistics');
    await panel(table, 'stats');
    const rows = (): readonly string[] =>
      [...parts(table, 'ledger')[1]!.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(wordsOf).join(' '),
      );
    await until('the set is judged', () => rows().at(-1) === 'As good as the advice 1 of 1');
    expect(rows().slice(0, -1)).to.deep.equal([
      'Sat out 0',
      'Was the dealer 0',
      'Won both hands 1',
      'Pushes 0',
      'Lost the bet 0',
      'Won the front hand 1',
      'Won the back hand 1',
      'Chips from Fortune ±0',
      'Chips from Envy ±0',
    ]);
  });
});
