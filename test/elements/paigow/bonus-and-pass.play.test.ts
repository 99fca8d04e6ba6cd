import { expect } from 'chai';
import {
  HANDS,
  type PaigowTable,
  buttons,
  dealAnew,
  line,
  mountTable,
  part,
  parts,
  seatWords,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { keys, panel, pressButton, typeIn } from '../support/paigow-play.js';
import { firstOf } from '../support/counts.js';

const DEAL = [HANDS.aces, HANDS.jacks];

/** The phase, the stake and the bonus bet. */
const staked = (table: PaigowTable): unknown[] => {
  const { stake, bonus } = table.state!.seats[0]!;
  return [table.state!.phase, stake, bonus];
};

/** Texts typed as the bonus bet, with a stake of 20 from 30 chips. */
const BONUS: readonly (readonly [text: string, why: string])[] = [
  ['1', 'A bonus bet must be at least 2, not 1.'],
  ['26', 'A bonus bet can be at most 25, not 26.'],
  ['11', 'A bonus bet of 11 is more than the 10 chips left.'],
  ['2.5', 'A bonus bet must be a whole number of chips, not 2.5.'],
  ['-2', 'A bonus bet is at least 2; -2 is too little.'],
];

describe('a bonus bet', () => {
  const FORTUNE = { bonus: 'fortune', 'bonus-min': '2', stack: '30' };
  for (const [text, why] of firstOf(BONUS, 1)) {
    it(`“${text}” is refused: ${why}`, async () => {
      const table = await mountTable(FORTUNE, DEAL);
      await typeIn(table, 'amount', '20');
      await typeIn(table, 'bonus', text, 'Enter');
      expect([status(table), line(table)]).to.deep.equal([why, why]);
      expect(staked(table)).to.deep.equal(['bets', 0, 0]);
    });
  }

  it('is made with the stake, and shown beside it', async () => {
    const table = await mountTable(FORTUNE, DEAL);
    await typeIn(table, 'amount', '20');
    await typeIn(table, 'bonus', '10');
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 20, 10]);
    expect(spoken(table)).to.match(/^You bet 20 chips and 10 on Fortune\./);
    expect(seatWords(table, 0)).to.include('bonus 10');
    expect(wordsOf(part(table, 'toolbar'))).to.include('0 chips');
  });

  it('has its pay table at hand, line by line, the best first', async () => {
    const table = await mountTable({ ...FORTUNE, 'envy-min': '3' }, DEAL);
    table.fortunePay = { 'natural-seven': 9000, flush: 4, straight: 2 };
    table.fortuneEnvy = { 'natural-seven': 1234, quads: 7 };
    await table.updateComplete;
    await dealAnew(table, DEAL);
    await pressButton(table, 'pays');
    const shown = await panel(table, 'pays');
    const cells = (row: Element): string => [...row.children].map(wordsOf).join(' | ');
    const rows = [...shown.querySelectorAll('tbody tr')].map(cells);
    expect(rows).to.have.lengthOf(11);
    expect([rows[0], rows[6], rows[8], rows[10]]).to.deep.equal([
      'seven-card straight flush | 9,000 to 1 | 1,234',
      'four of a kind | – | 7',
      'flush | 4 to 1 | –',
      'straight | 2 to 1 | –',
    ]);
    expect(wordsOf(shown.querySelector('caption'))).to.include(
      'If you bet 3 or more, you also win the Envy chips',
    );
    await keys(table, 'Escape');
    expect(parts(table, 'panel-pays')).to.deep.equal([]);
    expect(staked(table)).to.deep.equal(['bets', 0, 0]);
  });

  it('has no field if the table has no bonus', async () => {
    const table = await mountTable({}, DEAL);
    expect([parts(table, 'amount-bonus'), parts(table, 'button-pays')]).to.deep.equal([[], []]);
  });
});

describe('sitting out', () => {
  for (const by of firstOf(['button', 'key'] as const, 1)) {
    it(`by ${by}: no cards are dealt if nobody else stakes, and the next hand comes`, async () => {
      const table = await mountTable({}, DEAL);
      part(table, 'button-pass').focus();
      if (by === 'button') await pressButton(table, 'pass');
      else await keys(table, 'p');
      expect(spoken(table)).to.equal('You sit out. Nobody bet, so no cards were dealt.');
      expect(seatWords(table, 0)).to.include('Nobody bet, so no cards were dealt.');
      expect([table.outcome, buttons(table).join()]).to.deep.equal(['over', 'Next hand']);
      await pressButton(table, 'next');
      expect([table.handNumber, table.state!.phase]).to.deep.equal([2, 'bets']);
    });
  }

  it('lets the others play: their hands are turned up and paid', async () => {
    const table = await mountTable({ seats: '3' }, [HANDS.aces, HANDS.jacks]);
    await pressButton(table, 'pass');
    expect(spoken(table)).to.equal(
      'Noor has set their hands. All hands are set. Dealer: ten, eight in front, pair of jacks at the back. ' +
        'Noor wins 10 chips. The dealer loses 10 chips. You have 1,000 chips.',
    );
    expect(seatWords(table, 0)).to.include('You are sitting out this hand.');
    expect(seatWords(table, 2)).to.include('Win +');
    expect([table.outcome, table.run!.stacks[0]]).to.deep.equal(['over', 1000]);
  });
});
