import { expect } from 'chai';
import type { PaigowMove } from '../../../src/core.js';
import { detailsOf, hear, warnings } from '../support/mount.js';
import {
  HANDS,
  cardsShown,
  chance,
  deckOf,
  mountTable,
  parts,
  playOn,
  settled,
  stacks,
  tray,
} from '../support/paigow.js';
import { pass, until } from '../support/until.js';
import { isFull, firstOf } from '../support/counts.js';

const DEAL = [HANDS.aces, HANDS.jacks];

/** Moves that are refused at the start of a hand of three seats, with the house at seat 1. */
const REFUSED: readonly (readonly [move: unknown, code: string])[] = [
  [{ type: 'bet', seat: 2, amount: 10 }, 'not-your-seat'],
  [{ type: 'pass', seat: 2 }, 'not-your-seat'],
  [{ type: 'bet', seat: 1, amount: 10 }, 'not-your-seat'],
  [{ type: 'bet', seat: 3, amount: 10 }, 'no-such-seat'],
  [{ type: 'bet', seat: -1, amount: 10 }, 'no-such-seat'],
  [{ type: 'bet', seat: '0', amount: 10 }, 'no-such-seat'],
  [{ type: 'bet', seat: 0, amount: 4 }, 'below-min'],
  [{ type: 'bet', seat: 0, amount: 101 }, 'above-max'],
  [{ type: 'bet', seat: 0, amount: 5.5 }, 'not-whole'],
  [{ type: 'bet', seat: 0, amount: '10' }, 'not-whole'],
  [{ type: 'bet', seat: 0, amount: 10, bonus: 5 }, 'no-bonus'],
  [{ type: 'set', seat: 0, front: [0, 1] }, 'not-now'],
  [{ type: 'deal' }, 'bets-open'],
  [{ type: 'settle' }, 'not-now'],
  [{ type: 'cheat' }, 'no-such-move'],
  [null, 'no-such-move'],
  [undefined, 'no-such-move'],
  ['b0:10', 'no-such-move'],
];

describe('what a page may do', () => {
  // The tests of the rules (core/pai-gow) cover all refusals, so a normal run tries a few.
  for (const [move, code] of REFUSED.filter((_, index) => isFull || index % 5 === 0)) {
    it(`play(${JSON.stringify(move)}) is refused: ${code}`, async () => {
      const table = await mountTable({ seats: '3' }, [HANDS.nines, ...DEAL]);
      const [heard, before] = [hear(table), JSON.stringify(table.save())];
      expect(table.play(move as PaigowMove)?.code).to.equal(code);
      await table.updateComplete;
      const [refused] = detailsOf(heard, 'game-refuse');
      expect(refused!.message).to.match(/^[A-Z“].*\.$/);
      expect(JSON.stringify(table.save())).to.equal(before);
    });
  }

  it('a set with the same card twice, or a card of another seat, is refused; so is a second set', async () => {
    const table = await mountTable({ seats: 'human human' }, [
      HANDS.aces,
      HANDS.nines,
      HANDS.jacks,
    ]);
    await playOn(table, 'b1:10 b0:10');
    const set = (front: unknown): string | undefined =>
      table.play({ type: 'set', seat: 0, front } as PaigowMove)?.code;
    expect(set([2, 2])).to.equal('cards-covered');
    table.request({ type: 'show' });
    const [one, other] = [0, 1].map(
      (seat) => (table.save() as { hand: { deck: string } }).hand.deck.split(' ')[seat]!,
    );
    expect([one, other]).to.deep.equal(['AH', '9D']);
    expect(set([2, 2])).to.equal('same-card');
    expect(set([2, 33])).to.equal('foreign-card');
    expect(set([2])).to.equal('two-in-front');
    expect(set('AHKD')).to.equal('two-in-front');
    await playOn(table, 's0:KDQS');
    expect(set([2, 0])).to.equal('already-set');
  });

  it('undo and redo are always refused', async () => {
    const table = await mountTable({}, DEAL);
    const heard = hear(table);
    await playOn(table, 'b0:10');
    expect([table.undo()?.code, table.redo()?.code]).to.deep.equal(['no-undo', 'no-undo']);
    expect(table.state!.phase).to.equal('set');
    await table.updateComplete;
    expect(detailsOf(heard, 'game-refuse').map(({ message }) => message)).to.deep.equal([
      'Moves at a table can’t be undone.',
      'Moves at a table can’t be undone.',
    ]);
  });

  it('the next hand comes only when this one is over', async () => {
    const table = await mountTable({}, DEAL);
    expect((table.nextHand() as { code: string }).code).to.equal('hand-runs');
    await playOn(table, 'b0:10 s0:KDQS');
    expect([table.nextHand(), table.handNumber, stacks(table)[0]]).to.deep.equal([
      undefined,
      2,
      1010,
    ]);
  });

  it('the seed is revealed once the hand is over', async () => {
    chance(9);
    const table = await mountTable();
    expect(table.revealSeed()).to.equal(undefined);
    await playOn(table, 'b0:10');
    expect(table.revealSeed()).to.equal(undefined);
    table.hint();
    table.play(table.hint()!);
    expect(table.revealSeed()).to.equal('09'.repeat(32));
    table.nextHand();
    expect(table.revealSeed()).to.equal(undefined);
  });

  it('hint() arranges the hands by the house way without playing them', async () => {
    const table = await mountTable({}, DEAL);
    expect(table.hint()).to.equal(undefined);
    await playOn(table, 'b0:10');
    const move = table.hint();
    await settled(table);
    expect([tray(table, 'front'), table.state!.phase]).to.deep.equal(['KD QS', 'set']);
    expect(table.play(move!)).to.equal(undefined);
    expect([table.outcome, table.hint()]).to.deep.equal(['over', undefined]);
  });

  it('legalMoves are those of the person whose turn it is', async () => {
    const table = await mountTable({}, DEAL);
    expect(table.legalMoves).to.deep.equal([
      { type: 'bet', seat: 0, amount: 5, max: 100, step: 1 },
      { type: 'pass', seat: 0 },
      { type: 'cut', seat: 0, text: '' },
    ]);
    await playOn(table, 'b0:10');
    // All pairs of the seven cards except the two aces, and those that would be foul.
    expect(table.legalMoves.length).to.be.within(10, 20);
    await playOn(table, 's0:KDQS');
    expect(table.legalMoves).to.deep.equal([]);
  });

  const DECKS = ['AH AH', 7, '', deckOf(DEAL).slice(3), `${deckOf(DEAL)} 2C`, [1, 2], {}];
  for (const deck of firstOf(DECKS, 2)) {
    it(`newGame({ deck: ${JSON.stringify(deck).slice(0, 20)} }) is reported, the table unchanged`, async () => {
      const table = await mountTable({}, DEAL);
      await playOn(table, 'b0:10');
      const [warned, before] = [warnings(), JSON.stringify(table.save())];
      expect(table.newGame({ deck: deck as string })?.code).to.equal('deck');
      expect(warned.length).to.equal(1);
      expect(JSON.stringify(table.save())).to.equal(before);
    });
  }
});

describe('a pause', () => {
  it('covers the table and stops bots; they continue afterwards', async () => {
    const table = await mountTable({ seats: '3' });
    table.newGame({ deck: deckOf([HANDS.nines, ...DEAL]) });
    table.pause();
    table.play({ type: 'bet', seat: 0, amount: 10 });
    await pass(60);
    expect([table.paused, table.state!.phase, table.state!.seats[2]!.stake]).to.deep.equal([
      true,
      'bets',
      0,
    ]);
    await until('the panel is there', () => parts(table, 'panel-pause').length > 0);
    table.resume();
    await settled(table);
    expect([table.state!.phase, parts(table, 'panel-pause').length]).to.deep.equal(['set', 0]);
  });

  it('by the page ends with a new table', async () => {
    const table = await mountTable({}, DEAL);
    table.pause();
    table.newGame();
    expect(table.paused).to.equal(false);
  });

  it('also stops bots while the table is off the page', async () => {
    const table = await mountTable({ seats: '3' });
    table.newGame({ deck: deckOf([HANDS.nines, ...DEAL]) });
    const box = table.parentElement!;
    table.remove();
    table.play({ type: 'bet', seat: 0, amount: 10 });
    await pass(60);
    expect(table.state!.phase).to.equal('bets');
    box.append(table);
    await settled(table);
    expect(table.state!.phase).to.equal('set');
    expect(cardsShown(table).length).to.equal(20);
  });
});
