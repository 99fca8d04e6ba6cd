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
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { expectRefused } from '../support/wrong-attributes.js';
import { centreOf, mouseDrag, touchDrag, touchScreen } from '../../harness/commands.js';
import { keys, press, pressButton, pressChips, typeIn } from '../support/paigow-play.js';
import { itInFull, isFull } from '../support/counts.js';

const DEAL = [HANDS.aces, HANDS.jacks];

/** The stake that the next press of Deal makes, as shown in the field. */
const drafted = (table: PaigowTable): string => field(table, 'amount').value;

/** The phase, the stake and the bonus bet. */
const staked = (table: PaigowTable): unknown[] => {
  const { stake, bonus } = table.state!.seats[0]!;
  return [table.state!.phase, stake, bonus];
};

const chip = (table: PaigowTable, value: number): HTMLElement =>
  parts(table, 'button-chip').find((node) => wordsOf(node) === String(value))!;

/** A point on a stack of chips: its top, or so many chips below it. */
function pointOnStack(table: PaigowTable, value: number, below = 0): { x: number; y: number } {
  const stack = chip(table, value).querySelector('svg')!;
  const { x, y, width, height } = stack.getBoundingClientRect();
  const unit = height / stack.viewBox.baseVal.height;
  return { x: x + width / 2, y: y + unit * (below === 0 ? 12 : 22.5 + 5 * below) };
}

const spotOf = (table: PaigowTable, at = 0): { x: number; y: number } =>
  centreOf(parts(table, 'bet-circle')[at]!);

/** Until it is loaded, chips can only be pressed. */
const dragIsLoaded = (): Promise<unknown> => import('../../../src/elements/table/chip-drag.js');

describe('chips that are dragged to the spot', () => {
  it('by mouse: the top chip, or as many as lie above the hand', async () => {
    const table = await mountTable({}, DEAL);
    await dragIsLoaded();
    await mouseDrag(pointOnStack(table, 25), spotOf(table));
    expect(drafted(table)).to.equal('30');
    await mouseDrag(pointOnStack(table, 5, 4), spotOf(table));
    expect([drafted(table), spoken(table)]).to.deep.equal(['50', 'bet 50']);
    // Beside the spot they go back, and the click after the drag is none.
    await mouseDrag(pointOnStack(table, 5), pointOnStack(table, 25));
    expect([
      drafted(table),
      table.shadowRoot!.querySelectorAll('.chip-flight').length,
    ]).to.deep.equal(['50', 0]);
    await mouseDrag(pointOnStack(table, 100), spotOf(table));
    expect([drafted(table), status(table)]).to.deep.equal([
      '100',
      'A bet can be at most 100, not 150.',
    ]);
  });

  it('by touch, to the bonus spot too', async () => {
    const table = await mountTable({ bonus: 'fortune' }, DEAL);
    await dragIsLoaded();
    await touchScreen();
    await touchDrag(pointOnStack(table, 25), spotOf(table));
    await touchDrag(pointOnStack(table, 5), spotOf(table, 1));
    expect([drafted(table), field(table, 'bonus').value]).to.deep.equal(['30', '5']);
  });
});

describe('a stake by chips', () => {
  it('has the denominations of the page, and wrong ones are reported', async () => {
    const table = await mountTable({ chips: '20 10 50' }, DEAL);
    expect(parts(table, 'button-chip').map(wordsOf)).to.deep.equal(['10', '20', '50']);
    await pressChips(table, 20);
    expect([
      drafted(table),
      parts(table, 'bet-circle')[0]!.querySelectorAll('svg').length,
    ]).to.deep.equal(['25', 2]);
    const accepted = '1 to 8 different whole numbers from 1 to 1000000000, such as 5 25 100';
    await expectRefused(table, ['chips', '5 5', 'chips', accepted]);
    expect(parts(table, 'button-chip').map(wordsOf)).to.deep.equal(['10', '20', '50']);
  });

  it('begins at the minimum, grows by each chip, and is reset by Clear', async () => {
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

  it('can’t exceed the table’s maximum or the stack', async () => {
    const table = await mountTable({}, DEAL);
    await pressChips(table, 100);
    expect([drafted(table), status(table)]).to.deep.equal([
      '100',
      'A bet can be at most 100, not 105.',
    ]);
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 100, 0]);
    const poor = await mountTable({ stack: '40' }, DEAL);
    expect(parts(poor, 'button-chip').map(wordsOf)).to.deep.equal(['5', '25']);
    await pressChips(poor, 25, 25);
    expect([drafted(poor), status(poor)]).to.deep.equal([
      '40',
      'A bet of 55 is more than the 40 chips left.',
    ]);
  });

  it('shows what a win pays, with the rounded commission', async () => {
    const table = await mountTable({ commission: '5' }, DEAL);
    const told = (): string => wordsOf(part(table, 'amount'));
    expect(told()).to.equal('Bet 5 to 100 a win pays 4');
    await pressChips(table, 25);
    expect(told()).to.equal('Bet 5 to 100 a win pays 28');
    await pressButton(table, 'clear');
    expect(told()).to.equal('Bet 5 to 100');
  });

  it('offers chips within the limits', async () => {
    const table = await mountTable({ 'min-bet': '25', 'max-bet': '1000' }, DEAL);
    expect(parts(table, 'button-chip').map(wordsOf)).to.deep.equal(['25', '100', '500', '1,000']);
    expect(drafted(table)).to.equal('25');
  });
});

/** Typed texts, and why they can't be staked, at a table from 10 to 100 with 60 chips. */
const TYPED: readonly (readonly [text: string, code: string, why: string])[] = [
  ['9', 'below-min', 'A bet must be at least 10, not 9.'],
  ['0', 'below-min', 'A bet must be at least 10, not 0.'],
  ['', 'below-min', 'A bet must be at least 10, not 0.'],
  ['101', 'above-max', 'A bet can be at most 100, not 101.'],
  ['61', 'above-stack', 'A bet of 61 is more than the 60 chips left.'],
  ['12.5', 'not-whole', 'A bet must be a whole number of chips, not 12.5.'],
  ['-20', 'below-min', 'A bet is at least 10; -20 is too little.'],
  ['all', 'not-whole', 'A bet must be a whole number of chips.'],
  ['1e9', 'above-max', 'A bet can be at most 100, not 1,000,000,000.'],
  ['999999999999', 'above-max', 'A bet can be at most 100, not 999,999,999,999.'],
];

describe('a typed stake', () => {
  // The tests of the rules (core/pai-gow) cover all refusals, so a normal run tries some.
  for (const [text, code, why] of TYPED.filter(([one]) => isFull || one === '12.5')) {
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

  itInFull('is staked by Enter, as it was typed', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', ' 37 ', 'Enter');
    expect(staked(table)).to.deep.equal(['set', 37, 0]);
    expect(spoken(table)).to.match(/^You bet 37 chips\. You get the first hand\. Your cards: ace/);
  });

  it('clears an earlier refusal from the status line', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', '4', 'Enter');
    expect(status(table)).to.equal('A bet must be at least 5, not 4.');
    await typeIn(table, 'amount', '6', 'Enter');
    expect(staked(table)).to.deep.equal(['set', 6, 0]);
    expect(status(table)).to.equal('');
  });

  it('can be all chips if they are below the minimum', async () => {
    const table = await mountTable({ stack: '3' }, DEAL);
    expect(drafted(table)).to.equal('3');
    await pressButton(table, 'deal');
    expect(staked(table)).to.deep.equal(['set', 3, 0]);
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

  it('leaves + and − in the field alone', async () => {
    const table = await mountTable({}, DEAL);
    await typeIn(table, 'amount', '1-2+d');
    expect(drafted(table)).to.equal('');
    expect(line(table)).to.equal('A bet must be a whole number of chips.');
  });
});
