import { expect } from 'chai';
import { detailsOf, hear } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  buttons,
  field,
  line,
  mountTable,
  part,
  parts,
  seatWords,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { keys, press, pressButton, pressChips, typeIn } from '../support/paigow-play.js';

const DEAL = [HANDS.aces, HANDS.jacks];

/** The stake that the next press of Deal makes, as the field has it. */
const drafted = (table: PaigowTable): string => field(table, 'amount').value;

/** What was staked and is told of it. */
const staked = (table: PaigowTable): unknown[] => {
  const { stake, bonus } = table.state!.seats[0]!;
  return [table.state!.phase, stake, bonus];
};

describe('a stake by chips', () => {
  it('begins at the least, grows by each chip, and goes back by Clear', async () => {
    const table = await mountTable({}, DEAL);
    expect([drafted(table), buttons(table).join()]).to.deep.equal(['5', 'Sit out,Deal']);
    expect(parts(table, 'button-chip').map(wordsOf)).to.deep.equal(['5', '25', '100']);
    expect(parts(table, 'button-chip').map((node) => node.ariaLabel)).to.deep.equal([
      'Add 5',
      'Add 25',
      'Add 100',
    ]);
    await pressButton(table, 'clear');
    expect(drafted(table)).to.equal('0');
    await pressChips(table, 25, 5, 25);
    expect(drafted(table)).to.equal('55');
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 55, 0]);
    expect(wordsOf(part(table, 'toolbar'))).to.include('945 chips');
  });

  it('goes no higher than the table, and no higher than the stack', async () => {
    const table = await mountTable({}, DEAL);
    await pressChips(table, 100);
    expect(drafted(table)).to.equal('100');
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 100, 0]);
    const poor = await mountTable({ stack: '40' }, DEAL);
    expect(parts(poor, 'button-chip').map(wordsOf)).to.deep.equal(['5', '25']);
    await pressChips(poor, 25, 25);
    expect(drafted(poor)).to.equal('40');
  });

  it('offers chips as the limits have them', async () => {
    const table = await mountTable({ 'min-bet': '25', 'max-bet': '1000' }, DEAL);
    expect(parts(table, 'button-chip').map(wordsOf)).to.deep.equal(['25', '100', '500', '1,000']);
    expect(drafted(table)).to.equal('25');
  });
});

/** What is typed, and why it can't be staked, at a table from 10 to 100 with 60 chips to play. */
const TYPED: readonly (readonly [text: string, code: string, why: string])[] = [
  ['9', 'below-min', 'A bet is at least 10; 9 is too little.'],
  ['0', 'below-min', 'A bet is at least 10; 0 is too little.'],
  ['', 'below-min', 'A bet is at least 10; 0 is too little.'],
  ['101', 'above-max', 'A bet is at most 100; 101 is too much.'],
  ['61', 'above-stack', 'A bet of 61 is more than the 60 chips left.'],
  ['12.5', 'not-whole', 'A bet is a whole number of chips, not 12.5.'],
  ['-20', 'below-min', 'A bet is at least 10; -20 is too little.'],
  ['all', 'not-whole', 'A bet is a whole number of chips.'],
  ['1e9', 'above-max', 'A bet is at most 100; 1,000,000,000 is too much.'],
  ['999999999999', 'above-max', 'A bet is at most 100; 999,999,999,999 is too much.'],
];

describe('a stake that is typed', () => {
  for (const [text, code, why] of TYPED) {
    it(`“${text}” is refused: ${why}`, async () => {
      const table = await mountTable({ 'min-bet': '10', stack: '60' }, DEAL);
      const heard = hear();
      await typeIn(table, 'amount', text);
      if (!['', '0'].includes(text)) expect(line(table)).to.equal(why);
      expect(part(table, 'button-deal').getAttribute('aria-disabled')).to.equal('true');
      await pressButton(table, 'deal');
      expect([status(table), spoken(table)]).to.deep.equal([why, why]);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-refuse']);
      const [refused] = detailsOf(heard, 'game-refuse');
      expect([refused!.source, refused!.reason.code, refused!.message]).to.deep.equal([
        'player',
        code,
        why,
      ]);
      expect(staked(table)).to.deep.equal(['bets', 0, 0]);
    });
  }

  it('is staked by Enter, as it was typed', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', ' 37 ', 'Enter');
    expect(staked(table)).to.deep.equal(['set', 37, 0]);
    expect(spoken(table)).to.match(/^You bet 37 chips\. You get the first hand\. Your cards: ace/);
  });

  it('is a first refusal, then a stake: the status line falls quiet', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', '4', 'Enter');
    expect(status(table)).to.equal('A bet is at least 5; 4 is too little.');
    await typeIn(table, 'amount', '6', 'Enter');
    expect(staked(table)).to.deep.equal(['set', 6, 0]);
    expect(status(table)).to.equal('');
  });

  it('stakes all there is, where that is less than the least', async () => {
    const table = await mountTable({ stack: '3' }, DEAL);
    expect(drafted(table)).to.equal('3');
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 3, 0]);
  });
});

/** What is typed as the bonus bet of a stake of 20 out of 30 chips. */
const BONUS: readonly (readonly [text: string, why: string])[] = [
  ['1', 'A bonus bet is at least 2; 1 is too little.'],
  ['26', 'A bonus bet is at most 25; 26 is too much.'],
  ['11', 'A bonus bet of 11 is more than the 10 chips left.'],
  ['2.5', 'A bonus bet is a whole number of chips, not 2.5.'],
  ['-2', 'A bonus bet is at least 2; -2 is too little.'],
];

describe('a bonus bet', () => {
  const FORTUNE = { bonus: 'fortune', 'bonus-min': '2', stack: '30' };
  for (const [text, why] of BONUS) {
    it(`“${text}” is refused: ${why}`, async () => {
      const table = await mountTable(FORTUNE, DEAL);
      await typeIn(table, 'amount', '20');
      await typeIn(table, 'bonus', text, 'Enter');
      expect([status(table), line(table)]).to.deep.equal([why, why]);
      expect(staked(table)).to.deep.equal(['bets', 0, 0]);
    });
  }

  it('is staked with the stake, and shown beside it', async () => {
    const table = await mountTable(FORTUNE, DEAL);
    await typeIn(table, 'amount', '20');
    await typeIn(table, 'bonus', '10');
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 20, 10]);
    expect(spoken(table)).to.match(/^You bet 20 chips, and 10 on Fortune\./);
    expect(seatWords(table, 0)).to.include('bonus 10');
    expect(wordsOf(part(table, 'toolbar'))).to.include('0 chips');
  });

  it('has no field where the table has no bonus', async () => {
    const table = await mountTable({}, DEAL);
    expect(parts(table, 'amount-bonus').length).to.equal(0);
  });
});

describe('a stake by keys', () => {
  it('grows by +, shrinks by −, and is made by d', async () => {
    const table = await mountTable({}, DEAL);
    await press(table, part(table, 'title'));
    part(table, 'button-deal').focus();
    await keys(table, '+', '=', '+');
    expect(drafted(table)).to.equal('20');
    await keys(table, '-');
    expect(drafted(table)).to.equal('15');
    await keys(table, '-', '-', '-', '-');
    expect(drafted(table)).to.equal('0');
    await keys(table, '+', '+', 'd');
    expect(staked(table)).to.deep.equal(['set', 10, 0]);
  });

  it('leaves + and − in the field to the field', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', '1-2+d');
    expect(drafted(table)).to.equal('');
    expect(line(table)).to.equal('A bet is a whole number of chips.');
  });
});

describe('sitting out', () => {
  for (const by of ['button', 'key'] as const) {
    it(`by ${by}: no cards are dealt where nobody else stakes, and the next hand comes`, async () => {
      const table = await mountTable({}, DEAL);
      part(table, 'button-pass').focus();
      if (by === 'button') await pressButton(table, 'pass');
      else await keys(table, 'p');
      expect(spoken(table)).to.equal('You sit out. Nobody bet, and no cards were dealt.');
      expect(seatWords(table, 0)).to.include('Nobody bet, and no cards were dealt.');
      expect([table.outcome, buttons(table).join()]).to.deep.equal(['over', 'Next hand']);
      await pressButton(table, 'next');
      expect([table.handNumber, table.state!.phase]).to.deep.equal([2, 'bets']);
    });
  }

  it('leaves the others to play: their hands are turned up and paid', async () => {
    const table = await mountTable({ seats: '3' }, [HANDS.aces, HANDS.jacks]);
    await pressButton(table, 'pass');
    expect(spoken(table)).to.equal(
      'Seat 3 has set. All have set. Dealer: ten, eight in front, pair of jacks behind. ' +
        'Seat 3 wins 10 chips. The dealer loses 10 chips. You have 1,000 chips.',
    );
    expect(seatWords(table, 0)).to.include('You sit this hand out.');
    expect(seatWords(table, 2)).to.include('Win +');
    expect([table.outcome, table.run!.stacks[0]]).to.deep.equal(['over', 1000]);
  });
});
