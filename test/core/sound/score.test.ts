import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Happening, cuesOf } from '../../../src/elements/sound/score.js';

const happening = (type: string, detail: object = {}, more: object = {}): Happening => ({
  type,
  detail: { source: 'player', ...detail },
  ...more,
});
const move = (from: string, to: string, source = 'player', type = 'game-move'): Happening =>
  happening(type, { source, move: { from, to, count: 1 } });
const act = (type: string, source = 'player', more: object = {}): Happening =>
  happening('game-move', { source, move: { type, seat: 0 } }, more);

/** The cues as text: sound, milliseconds, and how loud in percent. */
const heard = (...happenings: readonly Happening[]): string =>
  cuesOf(happenings)
    .map(([sound, delay, level]) => `${sound} ${Math.round(delay * 1000)} ${level * 100}`)
    .join(', ');

describe('what is heard of a patience game', () => {
  it('is one sound for a move, by where the cards go', () => {
    expect(heard(move('column-1', 'column-2'))).to.equal('place 0 100');
    expect(heard(move('foundation-1', 'column-2'))).to.equal('place 0 100');
    expect(heard(move('column-1', 'cell-2'))).to.equal('place 0 100');
    expect(heard(move('waste-1', 'foundation-2'))).to.equal('home 0 100');
    expect(heard(move('stock', 'waste-1'))).to.equal('turn 0 100');
    expect(heard(move('waste-1', 'stock'))).to.equal('shuffle 0 100');
    expect(heard(move('column-3', 'column-3'))).to.equal('turn 0 100');
    expect(heard(move('pyramid-27', 'pyramid-28'))).to.equal('home 0 100');
    expect(heard(move('pyramid-27', 'waste-1'))).to.equal('home 0 100');
    expect(heard(move('column-1', 'column-2', 'player', 'game-redo'))).to.equal('place 0 100');
  });

  it('is no second one for the card that turns over once it is bare', () => {
    const both = [move('column-1', 'column-2'), move('column-1', 'column-1', 'auto')];
    expect(heard(...both)).to.equal('place 0 100');
  });

  it('is each of a few cards that go up by themselves, more softly', () => {
    const up = move('column-1', 'foundation-1', 'auto');
    expect(heard(move('column-1', 'cell-1'), up)).to.equal('place 0 100, home 120 60');
    expect(heard(move('column-1', 'cell-1'), up, up, up, up)).to.equal(
      'place 0 100, home 120 60, home 260 60',
    );
  });

  it('is not every card of a whole deck, and the win once the last has gone', () => {
    const up = Array.from({ length: 51 }, () => move('column-1', 'foundation-1', 'auto'));
    const cues = cuesOf([move('column-1', 'column-2'), ...up, happening('game-win')]);
    const count = (name: string): number => cues.filter(([sound]) => sound === name).length;
    expect(['place', 'home', 'win'].map(count)).to.deep.equal([1, 15, 1]);
    const times = cues.map(([, delay]) => delay);
    const apart = times.slice(1).map((time, index) => time - times[index]!);
    expect(Math.min(...apart)).to.be.closeTo(0.12, 1e-9);
    expect(cues.at(-1)).to.deep.equal(['win', times.at(-2)! + 0.24, 1]);
    expect(times.at(-1)).to.be.below(2.1);
  });

  it('is how it ended: a win, or that no move is left', () => {
    const last = move('column-1', 'foundation-1');
    expect(heard(last, happening('game-win'))).to.equal('home 0 100, win 240 100');
    expect(heard(last, happening('game-lose'))).to.equal('home 0 100, lose 240 100');
  });

  it('is a shuffle for a new game, and nothing for one that is taken up', () => {
    expect(heard(happening('game-start', { resumed: false }))).to.equal('shuffle 0 100');
    expect(heard(happening('game-start', { resumed: true }))).to.equal('');
    expect(heard(happening('game-start'), happening('game-lose'))).to.equal(
      'shuffle 0 100, lose 240 100',
    );
  });

  it('is a step back, and what the player is refused', () => {
    expect(heard(move('column-1', 'foundation-1', 'player', 'game-undo'))).to.equal('undo 0 100');
    expect(heard(happening('game-refuse'))).to.equal('refuse 0 100');
    expect(heard(happening('game-refuse', { source: 'host' }))).to.equal('');
    expect(heard()).to.equal('');
  });
});

describe('what is heard of a table', () => {
  it('is what seats do that can be heard', () => {
    expect(heard(act('bet'))).to.equal('chips 0 100');
    expect(heard(act('ante', 'bot'))).to.equal('chip 0 100');
    expect(heard(act('take'))).to.equal('turn 0 100');
    for (const type of ['call', 'raise']) expect(heard(act(type))).to.equal('chips 0 100');
    for (const type of ['check', 'fold', 'set', 'declare', 'play']) {
      expect(heard(act(type))).to.equal('place 0 100');
    }
    for (const type of ['pass', 'cut', 'sit-out', 'stand', 'settle']) {
      expect(heard(act(type)), type).to.equal('');
    }
  });

  it('is the deal, by dice where there are such', () => {
    expect(heard(act('bet'), act('deal', 'auto'))).to.equal('chips 0 100, shuffle 120 60');
    expect(heard(act('bet'), act('deal', 'auto', { dice: true }))).to.equal(
      'chips 0 100, dice 120 60',
    );
  });

  it('is the chips as they are paid, and to whom', () => {
    const paid = [act('set'), act('settle', 'auto')];
    expect(heard(...paid, happening('hand-end', {}, { net: 20 }))).to.equal(
      'place 0 100, gain 240 100',
    );
    expect(heard(...paid, happening('hand-end', {}, { net: -20 }))).to.equal(
      'place 0 100, slide 240 100',
    );
    expect(heard(happening('hand-end', {}, { net: 0 }))).to.equal('slide 0 100');
  });

  it('is nothing of a hand that begins, whose cards are yet to be dealt', () => {
    expect(heard(happening('hand-start', { resumed: false }))).to.equal('');
    expect(heard(happening('hand-start'), happening('game-start', { resumed: false }))).to.equal(
      '',
    );
  });
});

describe('what is heard of a race with dice', () => {
  const roll = (keep: number | null, source: string): Happening =>
    happening('game-move', { source, move: { seat: 0, keep } }, { race: true });

  it('is dice for each roll, the first of all ten among them, and how it ended', () => {
    expect(heard(roll(null, 'player'))).to.equal('dice 0 100');
    expect(heard(roll(4, 'bot'))).to.equal('dice 0 100');
    expect(heard(roll(4, 'player'), happening('game-win'))).to.equal('dice 0 100, win 240 100');
  });

  it('is nothing of cards: a new race is silent until its first roll', () => {
    const start = (race: boolean): string =>
      heard(happening('game-start', { resumed: false }, { race }));
    expect([start(true), start(false)]).to.deep.equal(['', 'shuffle 0 100']);
  });
});
