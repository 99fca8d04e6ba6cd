import { expect } from 'chai';
import {
  HANDS,
  type PaigowTable,
  line,
  mountTable,
  part,
  parts,
  settled,
  spoken,
  tray,
  wordsOf,
} from '../support/paigow.js';
import { advised, aside, heldQuestions, rows, withoutWorkers } from '../support/paigow-advice.js';
import { choose, focusedIn, keys, press, pressButton, tap } from '../support/paigow-play.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const BEST = 'K♦Q♠ in front; pair of aces at the back 38.0%48.3%13.8%+6.05';
const SECOND = 'K♦9♣ in front; pair of aces at the back 30.0%56.0%14.0%+3.99';

/**
 * The text without U+FE0E selectors and the spaces after them, and with a space between a suit and
 * "in".
 */
const plain = (text: string): string =>
  text.replace(/\uFE0E\s*/g, '').replace(/([♣♦♥♠])in/g, '$1 in');

const row = (table: PaigowTable, at: number): HTMLElement => parts(table, 'button-lay')[at]!;

const laid = (table: PaigowTable): readonly string[] =>
  parts(table, 'button-lay')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => plain(wordsOf(one)));

describe('advice', () => {
  it('lists every legal way to set the cards, the best first, in figures and as a sentence', async () => {
    const table = await advised();
    const all = await rows(table);
    expect([all.length, plain(all[0]!), plain(all[1]!)]).to.deep.equal([14, BEST, SECOND]);
    const heads = [...part(table, 'advice-table').querySelectorAll('thead th')].map(wordsOf);
    expect(heads).to.deep.equal(['Front · back', 'wins', 'pushes', 'loses', 'chips']);
    const words = 'Best set: wins 38.0%, pushes 48.3%, loses 13.8%';
    expect(wordsOf(part(table, 'advice-words'))).to.equal(words);
    expect(spoken(table)).to.equal(
      'Advice: king of diamonds, queen of spades in front wins 38.0%, pushes 48.3%, loses 13.8%.',
    );
    const { width } = part(table, 'bar').getBoundingClientRect();
    const reaches = (name: string): number =>
      part(table, `chance ${name}`).getBoundingClientRect().width / width;
    expect(reaches('win')).to.be.closeTo(20_313_893 / 53_524_680, 0.01);
    expect(reaches('push')).to.be.closeTo(1 - 7_363_522 / 53_524_680, 0.01);
    expect(reaches('lose')).to.be.closeTo(1, 0.01);
  });

  it('arranges the cards by a press on a row, whatever is in front', async () => {
    const table = await advised();
    await rows(table);
    await press(table, row(table, 1));
    expect(part(table, 'advice-row laid')).to.equal(parts(table, 'advice-row')[1]);
    expect([tray(table, 'front'), laid(table)]).to.deep.equal([
      'KD 9C',
      ['K♦9♣ in front; pair of aces at the back'],
    ]);
    expect(wordsOf(part(table, 'advice-words'))).to.match(/^Your set: wins 30\.0%/);
    // Beside the button, on the figures.
    await press(table, parts(table, 'advice-row')[0]!.querySelector('td')!);
    expect([tray(table, 'front'), line(table)]).to.deep.equal([
      'KD QS',
      'A legal set: the pair of aces beats king, queen.',
    ]);
    await press(table, row(table, 0));
    expect(tray(table, 'front')).to.equal('KD QS');
  });

  it('groups ways that differ in suits of equal value in one row, which is marked if any of them is arranged', async () => {
    const table = await advised();
    await rows(table);
    await press(table, 'AH');
    await press(table, '2D');
    const twins = 'A♣2♦×2 (2 ways that differ only in suit) in front; ace high at the back';
    expect(laid(table)).to.deep.equal([twins]);
    await press(table, parts(table, 'button-lay').at(-1)!);
    expect([tray(table, 'front'), laid(table)]).to.deep.equal(['AH 2D', [twins]]);
  });

  itInFull('does so for a finger', async () => {
    const table = await advised({}, HANDS.aces, { width: 320 });
    await rows(table);
    await tap(table, row(table, 2));
    expect(tray(table, 'front')).to.equal('KD 5H');
    await tap(table, row(table, 0));
    expect(tray(table, 'front')).to.equal('KD QS');
  });

  it('works by keyboard: one Tab to the rows, arrows between them, d sets', async () => {
    const table = await advised();
    await rows(table);
    part(table, 'button-advice').focus();
    await keys(table, 'Tab', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
    expect([tray(table, 'front'), plain(focusedIn(table))]).to.deep.equal([
      'KD 9C',
      'K♦9♣ in front; pair of aces at the back',
    ]);
    await keys(table, 'Home', ' ');
    expect(tray(table, 'front')).to.equal('KD QS');
    await keys(table, 'End');
    expect(plain(focusedIn(table))).to.equal(
      'A♣2♦×2 (2 ways that differ only in suit) in front; ace high at the back',
    );
    await keys(table, 'd');
    expect([table.outcome, focusedIn(table)]).to.deep.equal(['over', 'Next hand']);
    expect(parts(table, 'button-lay')).to.deep.equal([]);
  });

  it('is off by default, and its button and the menu hide and show it', async () => {
    const plainTable = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    expect(parts(plainTable, 'aside')).to.deep.equal([]);
    const table = await advised();
    await rows(table);
    await pressButton(table, 'advice');
    expect(aside(table)).to.equal('Advice Show The advice is hidden.');
    await choose(table, 'Show advice');
    expect((await rows(table)).length).to.equal(14);
    await choose(table, 'Hide advice');
    await pressButton(table, 'set');
    expect(parts(table, 'button-lay')).to.deep.equal([]);
    table.advice = false;
    await settled(table);
    expect(parts(table, 'aside')).to.deep.equal([]);
  });
});

describe('advice in progress', () => {
  it('shows its progress, can be cancelled, and can be requested again', async () => {
    const release = heldQuestions();
    const table = await advised();
    await until('it is being worked out', () => parts(table, 'progress').length > 0);
    const working = 'Counting 53,524,680 dealer hands … 0%';
    expect(aside(table)).to.equal(`Advice Cancel ${working}`);
    expect(part(table, 'progress').getAttribute('aria-label')).to.equal(working);
    await press(table, part(table, 'button-advice'));
    expect([aside(table), focusedIn(table)]).to.deep.equal([
      'Advice Show The advice is hidden.',
      'Show',
    ]);
    release();
    await pressButton(table, 'advice');
    expect((await rows(table)).length).to.equal(14);
  });

  it('continues in slices if no worker may run', async () => {
    withoutWorkers();
    const table = await advised();
    expect(plain((await rows(table))[0]!)).to.equal(BEST);
  });
});
