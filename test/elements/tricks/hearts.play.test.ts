import { expect } from 'chai';
import { detailsOf, hear } from '../support/mount.js';
import { buttons, line, part, parts, seatWords, status, wordsOf } from '../support/paigow.js';
import { choose, press, pressButton } from '../support/paigow-play.js';
import {
  type TrickTableElement,
  detailOf,
  handNow,
  heardFrom,
  mountTable,
  playOn,
  trickNow,
  withMatch,
} from '../support/tricks.js';

/** You pass the highest spades. The others pass and play their first cards. */
const HANDS = {
  0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH',
  1: 'AC AD AH 2D 2H 2S 3C 3D 3S 4C 4H 4S 5C',
  2: '5D 5H 5S 6C 6D 6S 7C 7D 7H 7S 8C 8D 8S',
  3: '9H 9S TD TS JC JH JS QC QD QH KC KD KH',
};
const PASS = 'r0 g0:ASKSQS';

const mount = (script = 'p3:5D'): Promise<TrickTableElement> =>
  mountTable('hearts-table', {}, { hands: HANDS, script });

/** One card each, by which you take these points. */
const cardsLeft = (table: TrickTableElement): number => handNow(table).split(' ').length;

describe('a hand of Hearts by mouse', () => {
  it('three cards are chosen and passed', async () => {
    const table = await mount();
    expect([line(table), buttons(table)]).to.deep.equal(['Press “Deal” to begin.', ['Deal']]);
    await pressButton(table, 'ready');
    expect(handNow(table)).to.equal('AS KS QS TH 8H 6H 3H TC 9C 2C JD 9D 4D');
    expect([line(table), buttons(table)]).to.deep.equal([
      'Choose 3 cards to pass to Robin.',
      ['Pass 3 cards'],
    ]);
    expect(part(table, 'button-pass').ariaDisabled).to.equal('true');
    for (const code of ['AS', 'KS', 'TH', 'TH', 'QS']) await press(table, code);
    expect(parts(table, 'picked').map(({ dataset }) => dataset['card'])).to.deep.equal(
      'AS KS QS'.split(' '),
    );
    const heard = hear(table);
    await press(table, 'TC');
    expect(status(table)).to.equal('Choose exactly 3 cards.');
    expect(detailsOf(heard, 'game-refuse').map(({ reason }) => reason)).to.deep.equal([
      { code: 'pass-count', cards: 3 },
    ]);
    expect([line(table), part(table, 'button-pass').ariaDisabled]).to.deep.equal([
      'Pass these cards to Robin.',
      null,
    ]);
    await pressButton(table, 'pass');
    expect(handNow(table)).to.equal('9S TH 9H 8H 6H 3H TC 9C 2C JD TD 9D 4D');
    expect([line(table), buttons(table)]).to.deep.equal(['You lead.', []]);
    expect([0, 1, 2, 3].map((seat) => seatWords(table, seat).includes('13 cards'))).to.deep.equal([
      ...[false, true, true, true],
    ]);
  });

  it('a card that is not legal stays, and the status line says why', async () => {
    const table = await playOn(await mount(), PASS);
    const heard = hear(table);
    await press(table, '9S');
    expect(status(table)).to.equal('The 2 of clubs leads to the first trick.');
    await press(table, '2C');
    expect(status(table)).to.equal('');
    await press(table, 'TC');
    expect(status(table)).to.equal('You have a diamond, so you must follow suit.');
    await press(table, 'JD');
    await press(table, '3H');
    expect(status(table)).to.equal('Hearts can’t be led yet.');
    expect(cardsLeft(table)).to.equal(11);
    expect(detailsOf(heard, 'game-refuse')).to.deep.equal([
      {
        ...{ source: 'player', move: { type: 'play', seat: 0, card: 35 } },
        reason: { code: 'must-lead', card: '2C' },
        message: 'The 2 of clubs leads to the first trick.',
      },
      {
        ...{ source: 'player', move: { type: 'play', seat: 0, card: 36 } },
        reason: { code: 'must-follow', suit: 'D' },
        message: 'You have a diamond, so you must follow suit.',
      },
      {
        ...{ source: 'player', move: { type: 'play', seat: 0, card: 10 } },
        reason: { code: 'not-broken', suit: 'H' },
        message: 'Hearts can’t be led yet.',
      },
    ]);
  });

  it('a trick lies there with its winner until the next lead, and comes back when asked for', async () => {
    const table = await playOn(await mount(), PASS);
    const ends = heardFrom(table, 'trick-end');
    await press(table, '2C');
    expect([trickNow(table), line(table)]).to.deep.equal([
      '3:5D',
      'Diamonds were led. Play a diamond.',
    ]);
    await press(table, 'JD');
    expect([trickNow(table), line(table)]).to.deep.equal(['3:5D 0:JD* 1:2D 2:6D', 'You lead.']);
    expect(ends.map(detailOf)).to.deep.equal([
      {
        ...{ trick: 1, winner: 3, source: 'bot' },
        ...{ cards: ['2C', '3C', '6C', 'JC'], seats: [0, 1, 2, 3] },
      },
      {
        ...{ trick: 2, winner: 0, source: 'bot' },
        ...{ cards: ['5D', 'JD', '2D', '6D'], seats: [3, 0, 1, 2] },
      },
    ]);
    await press(table, '9S');
    expect(trickNow(table)).to.equal('3:JS');
    await choose(table, 'Last trick');
    expect(trickNow(table)).to.equal('0:9S 1:2S 2:6S 3:TS*');
    expect(part(table, 'trick').getAttribute('aria-label')).to.equal('Last trick');
    await choose(table, 'Last trick');
    expect(trickNow(table)).to.equal('3:JS');
  });

  it('the last card ends the hand: the trick, the hand, and the game, in this order', async () => {
    const table = await mountTable(
      'hearts-table',
      { target: '20', passing: 'none', 'first-trick': 'any' },
      {
        hands: {
          0: 'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C',
          1: 'QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
        },
      },
    );
    await playOn(
      table,
      'r0 p0:2C p0:3C p0:4C p0:5C p0:6C p0:7C p0:8C p0:9C p0:TC p0:JC p0:QC p0:KC',
    );
    const types = ['game-move', 'trick-end', 'hand-end', 'game-win', 'game-lose'];
    const heard = heardFrom(table, ...types);
    await press(table, 'AC');
    expect(heard.map(({ type }) => type)).to.deep.equal([
      ...['game-move', 'game-move', 'game-move', 'game-move'],
      ...['trick-end', 'hand-end', 'game-win'],
    ]);
    const [hand, game] = heard.slice(-2).map(detailOf);
    expect(hand).to.deep.include({ hand: 1, points: [0, 26, 26, 26], scores: [0, 26, 26, 26] });
    expect(game).to.deep.include({ scores: [0, 26, 26, 26], score: 0, outcome: 'won' });
    expect(parts(table, 'winner').map(wordsOf)).to.deep.equal(['You won the game!']);
    expect([line(table), buttons(table)]).to.deep.equal(['The game is over.', ['New game']]);
    await pressButton(table, 'next');
    const { options, phase } = table.state!;
    expect([table.handNumber, options.hand, options.scores, options.dealer, phase]).to.deep.equal([
      ...[2, 1, [0, 0, 0, 0], 0],
      'play',
    ]);
  });

  it('who has all points chooses what happens with them', async () => {
    const table = await mountTable(
      'hearts-table',
      { moon: 'choose', passing: 'none', 'first-trick': 'any' },
      {
        hands: {
          0: 'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C',
          1: 'QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
        },
      },
    );
    withMatch(table, { hand: 2, scores: [30, 10, 20, 20] });
    await playOn(
      table,
      'r0 p0:2C p0:3C p0:4C p0:5C p0:6C p0:7C p0:8C p0:9C p0:TC p0:JC p0:QC p0:KC p0:AC',
    );
    expect([line(table), buttons(table)]).to.deep.equal([
      'You took all the points. What happens with them?',
      ['Lower my score', 'Others get the points'],
    ]);
    expect(wordsOf(part(table, 'button-add'))).to.equal('Others get the points');
    await pressButton(table, 'subtract');
    expect(table.state!.results!.sides.map(({ points, score }) => [points, score])).to.deep.equal([
      [-26, 4],
      [0, 10],
      [0, 20],
      [0, 20],
    ]);
    expect(wordsOf(part(table, 'results'))).to.match(/^You took all the points! /);
  });
});
