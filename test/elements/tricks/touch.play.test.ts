import { expect } from 'chai';
import { touchScreen, touchTap } from '../../harness/commands.js';
import { card, line, part, settled } from '../support/paigow.js';
import { tap } from '../support/paigow-play.js';
import { type TrickTableElement, handNow, mountTable } from '../support/tricks.js';
import { until } from '../support/until.js';

const codes = (table: TrickTableElement): readonly string[] =>
  handNow(table).split(' ').filter(Boolean);

/** Taps a card at its upper left corner, which no other card covers. */
async function tapCard(table: TrickTableElement, code: string): Promise<void> {
  const { left, top } = card(table, code).getBoundingClientRect();
  await touchTap({ x: Math.round(left + 10), y: Math.round(top + 12) });
}

describe('a whole hand of Whist on a touch screen', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  it('by taps', async () => {
    const hands = { 0: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S' };
    const table = await mountTable('whist-table', {}, { hands, dealer: 0, width: 320 });
    await tap(table, part(table, 'button-ready'));
    await until('the cards are dealt', () => handNow(table) !== '');
    for (let left = 13; left > 0; left--) {
      await settled(table);
      // A second tap at the same place is ignored for a moment, so the taps change places.
      if (left < 4) await tap(table, part(table, 'line'));
      await tapCard(table, codes(table).at(left % 2 ? 0 : -1)!);
      await until(`one of ${left} cards is played`, () => codes(table).length < left);
    }
    await settled(table);
    expect(table.state!.results!.sides.map(({ tricks, points }) => [tricks, points])).to.deep.equal(
      [
        [13, 7],
        [0, 0],
      ],
    );
    expect(line(table)).to.equal('The game is over.');
  });
});
