import { expect } from 'chai';
import {
  buttons,
  line,
  part,
  parts,
  seatWords,
  settled,
  spoken,
  wordsOf,
} from '../support/paigow.js';
import { press, pressButton } from '../support/paigow-play.js';
import {
  detailOf,
  handNow,
  heardFrom,
  mountTable,
  playOut,
  trickNow,
  withMatch,
} from '../support/tricks.js';

const MINE = 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH';

describe('the variants of Whist by mouse', () => {
  it('knock-out: who took most tricks names trump, and who took none is out', async () => {
    const table = await mountTable('whist-table', { variant: 'knock-out' });
    withMatch(table, { hand: 6, scores: [2, 0, 1, 1] });
    await pressButton(table, 'ready');
    expect([line(table), parts(table, 'button-trump').map(wordsOf)]).to.deep.equal([
      'Choose trump.',
      ['Clubs', 'Diamonds', 'Hearts', 'Spades'],
    ]);
    expect(seatWords(table, 1)).to.include('out');
    await press(table, parts(table, 'button-trump')[1]!);
    expect(wordsOf(part(table, 'trump'))).to.match(/Trump: diamonds$/);
    expect(handNow(table).split(' ').length).to.equal(2);
    expect(wordsOf(part(table, 'title'))).to.equal('Knock-out whist');
  });

  it('knock-out: a player who is out looks on', async () => {
    const table = await mountTable('whist-table', { variant: 'knock-out' });
    withMatch(table, { hand: 6, scores: [0, 2, 1, 1] });
    await settled(table);
    expect(table.outcome).to.equal('over');
    expect(seatWords(table, 0)).to.match(/^You 0 out /);
    expect([line(table), buttons(table)]).to.deep.equal(['The game is over.', ['New game']]);
    expect(table.state!.results!.sides.map(({ tricks }) => tricks)[0]).to.equal(0);
  });

  it('German: the winner of a trick draws the card that lies face up', async () => {
    const table = await mountTable(
      'whist-table',
      { variant: 'german' },
      { hands: { 0: MINE }, next: 'AH 2D' },
    );
    await pressButton(table, 'ready');
    expect(wordsOf(part(table, 'turned-card'))).to.equal('26 cards left');
    await press(table, 'AS');
    expect([trickNow(table), handNow(table)]).to.deep.equal([
      '0:AS* 1:2S',
      'AH TH 8H 6H 3H KS QS TC 9C 2C JD 9D 4D',
    ]);
    expect(spoken(table)).to.equal(
      'Robin plays the 2 of spades. You win the trick. You draw the ace of hearts. Your turn.',
    );
    expect(wordsOf(part(table, 'turned-card'))).to.equal('24 cards left');
  });

  it('who loses a game hears that, with the scores of the sides', async () => {
    const table = await mountTable(
      'whist-table',
      {},
      { hands: { 1: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S' }, dealer: 1 },
    );
    await pressButton(table, 'ready');
    const heard = heardFrom(table, 'game-win', 'game-lose');
    await playOut(table);
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-lose']);
    expect(detailOf(heard[0])).to.deep.include({ scores: [0, 7], score: 0, outcome: 'lost' });
    expect(parts(table, 'winner').map(wordsOf)).to.deep.equal(['Won: Robin & Kim']);
  });
});
