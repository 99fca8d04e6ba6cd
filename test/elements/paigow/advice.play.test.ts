import { expect } from 'chai';
import { advisePaigow } from '../../../src/core.js';
import {
  HANDS,
  type PaigowTable,
  line,
  mountTable,
  part,
  parts,
  playOn,
  settled,
  spoken,
  tray,
  wordsOf,
} from '../support/paigow.js';
import { advised, aside, rows, withoutWorkers } from '../support/paigow-advice.js';
import { choose, focusedIn, keys, press, pressButton, tap } from '../support/paigow-play.js';
import { until } from '../support/until.js';

const BEST = 'K♦Q♠ in front; pair of aces behind 38.0 %48.3 %13.8 %';
const SECOND = 'K♦9♣ in front; pair of aces behind 30.0 %56.0 %14.0 %';

/** A text without what asks for a sign in the text's own colour, and without gaps around it. */
const plain = (text: string): string =>
  text.replace(/\uFE0E\s*/g, '').replace(/([♣♦♥♠])in/g, '$1 in');

const row = (table: PaigowTable, at: number): HTMLElement => parts(table, 'button-lay')[at]!;

const laid = (table: PaigowTable): readonly string[] =>
  parts(table, 'button-lay')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => plain(wordsOf(one)));

/** Questions to workers wait until this is called. */
function heldQuestions(): () => void {
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
  const post = own.value as (message: unknown) => void;
  const held: (() => void)[] = [];
  const value = function (this: Worker, message: unknown): void {
    held.push(() => post.call(this, message));
  };
  Object.defineProperty(Worker.prototype, 'postMessage', { ...own, value });
  return () => {
    Object.defineProperty(Worker.prototype, 'postMessage', own);
    for (const ask of held.splice(0)) ask();
  };
}

describe('advice', () => {
  it('tells every legal way to set the cards, best first, in figures and in words', async () => {
    const table = await advised();
    const all = await rows(table);
    expect([all.length, plain(all[0]!), plain(all[1]!)]).to.deep.equal([18, BEST, SECOND]);
    const heads = [...part(table, 'advice-table').querySelectorAll('thead th')].map(wordsOf);
    expect(heads).to.deep.equal(['Front · back', 'wins', 'pushes', 'loses']);
    const words = 'Best: wins 38.0 %, pushes 48.3 %, loses 13.8 %';
    expect(wordsOf(part(table, 'advice-words'))).to.equal(words);
    expect(spoken(table)).to.equal(
      'Advice: king of diamonds, queen of spades in front wins 38.0 %, pushes 48.3 %, loses 13.8 %.',
    );
    const { width } = part(table, 'bar').getBoundingClientRect();
    const reaches = (name: string): number =>
      part(table, `bar-${name}`).getBoundingClientRect().width / width;
    expect(reaches('wins')).to.be.closeTo(20_313_893 / 53_524_680, 0.01);
    expect(reaches('pushes')).to.be.closeTo(1 - 7_363_522 / 53_524_680, 0.01);
    expect(reaches('loses')).to.be.closeTo(1, 0.01);
  });

  it('lays the cards so by a press on a row, whatever lies in front', async () => {
    const table = await advised();
    await rows(table);
    await press(table, row(table, 1));
    expect(part(table, 'advice-row-laid')).to.equal(parts(table, 'advice-row')[1]);
    expect([tray(table, 'front'), laid(table)]).to.deep.equal([
      'KD 9C',
      ['K♦9♣ in front; pair of aces behind'],
    ]);
    expect(wordsOf(part(table, 'advice-words'))).to.match(/^As laid: wins 30\.0 %/);
    // Beside the button, on the figures.
    await press(table, parts(table, 'advice-row')[0]!.querySelector('td')!);
    expect([tray(table, 'front'), line(table)]).to.deep.equal([
      'KD QS',
      'A legal set: the pair of aces beats king, queen.',
    ]);
    await press(table, row(table, 0));
    expect(tray(table, 'front')).to.equal('KD QS');
  });

  it('does so for a finger', async () => {
    const table = await advised({}, HANDS.aces, { width: 320 });
    await rows(table);
    await tap(table, row(table, 2));
    expect(tray(table, 'front')).to.equal('KD 5H');
    await tap(table, row(table, 0));
    expect(tray(table, 'front')).to.equal('KD QS');
  });

  it('and for keys: one Tab to the rows, arrows between them, d sets', async () => {
    const table = await advised();
    await rows(table);
    part(table, 'button-advice').focus();
    await keys(table, 'Tab', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
    expect([tray(table, 'front'), plain(focusedIn(table))]).to.deep.equal([
      'KD 9C',
      'K♦9♣ in front; pair of aces behind',
    ]);
    await keys(table, 'Home', ' ');
    expect(tray(table, 'front')).to.equal('KD QS');
    await keys(table, 'End');
    expect(plain(focusedIn(table))).to.equal('A♥2♦ in front; ace high behind');
    await keys(table, 'd');
    expect([table.outcome, focusedIn(table)]).to.deep.equal(['over', 'Next hand']);
    expect(parts(table, 'button-lay')).to.deep.equal([]);
  });

  it('is off by default, and hidden and shown by its button and the menu', async () => {
    const plainTable = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    expect(parts(plainTable, 'aside')).to.deep.equal([]);
    const table = await advised();
    await rows(table);
    await pressButton(table, 'advice');
    expect(aside(table)).to.equal('Advice Show It is hidden.');
    await choose(table, 'Show advice');
    expect((await rows(table)).length).to.equal(18);
    await choose(table, 'Hide advice');
    await pressButton(table, 'set');
    expect(parts(table, 'button-lay')).to.deep.equal([]);
    table.advice = false;
    await settled(table);
    expect(parts(table, 'aside')).to.deep.equal([]);
  });
});

describe('advice that is being worked out', () => {
  it('tells how far it is, can be cancelled, and is asked for again', async () => {
    const release = heldQuestions();
    const table = await advised();
    await until('it is being worked out', () => parts(table, 'progress').length > 0);
    const working = 'Working through 53,524,680 dealer’s hands … 0 %';
    expect(aside(table)).to.equal(`Advice Cancel ${working}`);
    expect(part(table, 'progress').getAttribute('aria-label')).to.equal(working);
    await press(table, part(table, 'button-advice'));
    expect([aside(table), focusedIn(table)]).to.deep.equal(['Advice Show It is hidden.', 'Show']);
    release();
    await pressButton(table, 'advice');
    expect((await rows(table)).length).to.equal(18);
  });

  it('is given up when the hand is set, and when another table is opened', async () => {
    const release = heldQuestions();
    const table = await advised();
    const asked = table.advise();
    await until('it is being worked out', () => parts(table, 'progress').length > 0);
    table.newGame();
    await settled(table);
    expect(await asked).to.equal(undefined);
    release();
    expect(aside(table)).to.match(/^Advice What each way/);
  });

  it('and when the table leaves the page', async () => {
    const release = heldQuestions();
    const table = await advised();
    const asked = table.advise();
    await until('it is being worked out', () => parts(table, 'progress').length > 0);
    const box = table.parentElement!;
    table.remove();
    expect(await asked).to.equal(undefined);
    release();
    box.append(table);
    expect((await rows(table)).length).to.equal(18);
  });

  it('goes on in slices where no worker may run', async () => {
    withoutWorkers();
    const table = await advised();
    expect(plain((await rows(table))[0]!)).to.equal(BEST);
  });
});

describe('advise()', () => {
  const options = { houseWay: 'foxwoods', wheel: 'second', commission: 5 } as const;

  it('gives the exact counts, without the attribute too', async () => {
    const table = await advised({ advice: undefined, commission: '5' });
    const advice = await table.advise();
    const { front, wins, pushes, losses } = advice!.splits[0]!;
    expect([...front, wins, pushes, losses]).to.deep.equal([
      ...[49, 47],
      ...[20_313_893, 25_847_265, 7_363_522],
    ]);
    const cards = table.state!.seats[0]!.cards;
    expect(advice).to.deep.equal(advisePaigow(cards, options));
    expect(parts(table, 'aside')).to.deep.equal([]);
  });

  it('gives nothing before the deal, nor for cards that lie covered', async () => {
    const table = await mountTable({ seats: 'human human bot' });
    expect(await table.advise()).to.equal(undefined);
    await playOn(table, 'b0:25 b1:25');
    expect(await table.advise()).to.equal(undefined);
    await pressButton(table, 'show');
    expect((await table.advise())!.hands).to.equal(53_524_680);
  });
});
