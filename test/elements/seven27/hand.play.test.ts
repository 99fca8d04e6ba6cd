import { expect } from 'chai';
import { touchScreen } from '../../harness/commands.js';
import {
  buttons,
  card,
  line,
  part,
  parts,
  settled,
  spoken,
  stacks,
  status,
  wordsOf,
} from '../support/paigow.js';
import { focusedIn, keys, pressButton, pressChips, tap, typeIn } from '../support/paigow-play.js';
import { type Seven27Table, explained, mountTable, totals } from '../support/seven27.js';
import { PHASES } from '../support/seven27-scenes.js';
import { hold } from '../support/keys.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

/** Expects the end of a hand in which 5-A-A won both halves. */
function expectBoth(table: Seven27Table, pot: number, mine: number): void {
  expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 1000 + pot - mine]);
  expect(explained(table)).to.deep.equal([
    `You win both halves (${pot} chips): 5-A-A makes 7 and 27.`,
    'Robin wins nothing: K-6 makes 6½ (½ from 7, 20½ from 27).',
    'Noor wins nothing: 9-9 makes 18 (11 from 7, 9 from 27).',
  ]);
  expect(line(table)).to.equal(
    `You win ${pot - mine} chips: ${pot} from the pot, less ${mine} put in.`,
  );
  expect(parts(table, 'explanation-line own').map(wordsOf)).to.deep.equal([explained(table)[0]]);
  expect(spoken(table)).to.equal(
    `Noor stands. You win both halves (${pot} chips): 5-A-A makes 7 and 27. ` +
      `You have 1,0${String(pot - mine).padStart(2, '0')} chips.`,
  );
  expect(totals(table)).to.deep.equal(['for 7 7 exact aces as 1', 'for 27 27 exact aces as 11']);
  expect(buttons(table)).to.deep.equal(['Next hand']);
}

describe('the end of a hand with side pots', () => {
  it('is told pot by pot, with one’s own lines marked, and fits 320 px', async () => {
    const table = await PHASES['with side pots, paid']!({}, { width: 320 });
    const pots = parts(table, 'explanation-pot').map(
      (name) =>
        `${wordsOf(name)} / ${[...name.parentElement!.querySelectorAll('li')].map(wordsOf).join(' / ')}`,
    );
    const mine = 'You win both halves (60 chips): 5-A-A makes 7 and 27.';
    expect(pots).to.deep.equal([
      `Main pot / ${mine}`,
      'Side pot / Robin wins the 7 half (40 chips): K-6 makes 6½ (½ from 7). / Noor wins the 27 half (40 chips): 9-9 makes 18 (9 from 27).',
    ]);
    expect(parts(table, 'explanation-line own').map(wordsOf)).to.deep.equal([mine]);
    // Gold is for winners, whoever they are.
    expect(parts(table, 'explanation-line won').length).to.equal(3);
    expect(line(table)).to.equal('You win 40 chips: 60 from the pot, less 20 put in.');
    const { scrollWidth, clientWidth } = part(table, 'explanation');
    expect(scrollWidth).to.be.at.most(clientWidth);
  });
});

describe('a whole hand of Seven Twenty-Seven', () => {
  it('by mouse clicks, told at each step what is to be done', async () => {
    const table = await mountTable();
    expect([line(table), buttons(table).join()]).to.deep.equal([
      'Pay the ante of 5 to play, or sit out.',
      'Sit out,Ante 5',
    ]);
    await pressButton(table, 'ante');
    expect(totals(table)).to.deep.equal([
      'for 7 6 1 short ace as 1',
      'for 27 16 11 short ace as 11',
    ]);
    expect([line(table), buttons(table).join()]).to.deep.equal([
      'Take a card, or stand. You can still take one later.',
      'Stand,Take a card',
    ]);
    await pressButton(table, 'take');
    card(table, 'AD');
    expect(line(table)).to.equal('Nobody has bet. Check for free, or bet 5 to 50.');
    await pressChips(table, 5);
    expect(buttons(table)).to.deep.equal(['Check', 'Bet 10']);
    await pressButton(table, 'bet');
    expect(wordsOf(part(table, 'pot'))).to.equal('Pot 45 7 wins 22 27 wins 23');
    await pressButton(table, 'stand');
    expectBoth(table, 45, 15);
    await pressButton(table, 'next');
    expect([table.handNumber, table.state!.phase]).to.deep.equal([2, 'ante']);
  });

  itInFull('by keyboard alone, the focus coming back to each turn', async () => {
    const table = await mountTable({}, { script: 'b1:20' });
    part(table, 'button-ante').focus();
    await keys(table, 'Enter');
    expect(focusedIn(table)).to.equal('Stand');
    await keys(table, 't');
    expect(focusedIn(table)).to.equal('Check');
    await keys(table, 'c');
    expect([focusedIn(table), line(table)]).to.deep.equal([
      'Call 20',
      'It costs 20 to stay in: call, raise or fold.',
    ]);
    await keys(table, '+', '+', '-', 'r');
    expect(table.state!.seats.map(({ last }) => last)).to.deep.equal([
      { type: 'raise', amount: 10 },
      { type: 'call', amount: 10 },
      { type: 'call', amount: 10 },
    ]);
    await keys(table, 's');
    expectBoth(table, 105, 35);
    expect(focusedIn(table)).to.equal('Next hand');
    await keys(table, 'n');
    expect([table.handNumber, focusedIn(table)]).to.deep.equal([2, 'Ante 5']);
  });

  it('by one press of a key that is held down', async () => {
    const table = await mountTable();
    part(table, 'button-ante').focus();
    await hold(table, 'd');
    expect([table.handNumber, focusedIn(table)]).to.deep.equal([1, 'Stand']);
    await keys(table, 'd', 'd', 'd', 'd');
    expect(table.handNumber).to.equal(2);
  });

  it('by the main button alone: the hand is checked and stood on', async () => {
    const table = await mountTable();
    part(table, 'button-ante').focus();
    await keys(table, 'd', 'd', 'd', 'd');
    expect(explained(table)).to.deep.equal([
      'You win nothing: 5-A makes 6 (1 from 7) and 16 (11 from 27).',
      'Robin wins the 7 half (7 chips): K-6 makes 6½ (½ from 7).',
      'Noor wins the 27 half (8 chips with the odd one): 9-9 makes 18 (9 from 27).',
    ]);
    expect(line(table)).to.equal('You lose 5 chips.');
  });

  it('with an amount that is typed, and Enter', async () => {
    const table = await mountTable();
    await pressButton(table, 'ante');
    await pressButton(table, 'take');
    await typeIn(table, 'amount', '51', 'Enter');
    expect(status(table)).to.equal('A bet can be at most 50, not 51.');
    expect(part(table, 'button-bet').ariaDisabled).to.equal('true');
    await typeIn(table, 'amount', '20', 'Enter');
    expect(table.state!.seats[0]!.last).to.deep.equal({ type: 'bet', amount: 20 });
    await pressButton(table, 'stand');
    expectBoth(table, 75, 25);
  });

  it('a hand that is folded is played on without you, and without a click', async () => {
    const table = await mountTable({}, { script: 'b1:20 r2:20 t1' });
    part(table, 'button-ante').focus();
    await keys(table, 'd', 's', 'c', 'f');
    expect(table.outcome).to.equal('over');
    expect([line(table), wordsOf(part(table, 'seat folded').querySelector('.did'))]).to.deep.equal([
      'You lose 5 chips.',
      'folded',
    ]);
    expect(explained(table)[0]).to.match(
      /^Robin wins the 7 half \(\d+ chips\): K-6-A makes 7½ \(½ from 7\)/,
    );
  });

  it('keys that are no use now say why', async () => {
    const table = await mountTable();
    part(table, 'button-ante').focus();
    await keys(table, 't');
    expect(status(table)).to.equal('You can’t take a card now: antes are being paid.');
    await keys(table, 'd', '7');
    expect(status(table)).to.equal('You can’t declare now: players are taking cards.');
    await keys(table, 's', 'f');
    expect(status(table)).to.equal('Nobody has bet, so there is nothing to call.');
  });

  it('a hint says what a steady player would do, and does nothing', async () => {
    const table = await mountTable();
    part(table, 'button-ante').focus();
    await keys(table, 'd', 'h');
    await until('the hint has come', () => status(table) !== '');
    expect(status(table)).to.match(/^Hint: (take a card|stand)\. \S/);
    expect([table.state!.phase, table.state!.turn]).to.deep.equal(['draw', 0]);
  });

  describe('with a declaration', () => {
    it('made in secret and shown together, by keys', async () => {
      const table = await mountTable({ declare: 'simultaneous' }, { script: 'g1:7' });
      part(table, 'button-ante').focus();
      await keys(table, 'd', 't', 'd', 'd');
      expect([line(table), buttons(table).join()]).to.deep.equal([
        'Which half? With both, you must win both. All are revealed at once.',
        'Declare 7,Declare both,Declare 27',
      ]);
      expect(focusedIn(table)).to.equal('Declare 7');
      const others = parts(table, 'seat').map((seat) => wordsOf(seat.querySelector('.did')));
      expect(others).to.deep.equal(['declared', 'declared', 'stood']);
      await keys(table, 'b');
      expect(spoken(table)).to.match(/^You declare both\. Declared: You both, Robin 7, Noor 27\. /);
      expect(explained(table)[0]).to.equal('You win both halves (15 chips): 5-A-A makes 7 and 27.');
    });

    it('one after the other, in the open, by a press', async () => {
      const table = await mountTable({ declare: 'sequential' });
      for (const name of ['ante', 'take', 'check', 'stand', 'low']) await pressButton(table, name);
      expect(explained(table).slice(0, 2)).to.deep.equal([
        'You win the 7 half (7 chips): 5-A-A makes 7.',
        'Noor wins the 27 half (8 chips with the odd one): 9-9 makes 18 (9 from 27).',
      ]);
      expect(wordsOf(parts(table, 'seat')[0])).to.include('declared 27');
    });
  });

  describe('on a touch screen', () => {
    beforeEach(() => touchScreen());
    afterEach(() => touchScreen(false));

    itInFull('by taps', async () => {
      const table = await mountTable({}, { width: 360 });
      for (const name of ['ante', 'take', 'bet', 'stand']) {
        const at = table.state!;
        await tap(table, part(table, `button-${name}`));
        await until(
          `${name} is done`,
          () => table.state !== at && JSON.stringify(table.state) !== JSON.stringify(at),
        );
        await settled(table);
      }
      expectBoth(table, 30, 10);
    });
  });
});
