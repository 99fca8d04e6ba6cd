import { expect } from 'chai';
import type { PaigowCoachNotes } from '../../../src/core.js';
import { type Attributes, detailsOf, hear, warnings } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  mountTable,
  part,
  parts,
  playOn,
  settled,
  spoken,
  wordsOf,
} from '../support/paigow.js';
import { aside, rows, verdict, withoutWorkers } from '../support/paigow-advice.js';
import { press, pressButton } from '../support/paigow-play.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

/** The cost of king-nine instead of king-queen: 8.2%. */
const COST = 4_398_637 / 53_524_680;

const coached = (attributes: Attributes = {}, hand: string = HANDS.aces): Promise<PaigowTable> =>
  mountTable({ coach: true, ...attributes }, [hand, HANDS.jacks]);

const notesOf = (table: PaigowTable): PaigowCoachNotes => table.run!.notes as PaigowCoachNotes;

const totals = (table: PaigowTable): readonly string[] => parts(table, 'coach-totals').map(wordsOf);

describe('the coach', () => {
  it('says nothing of a hand before it is set', async () => {
    const table = await coached();
    await until('the coach is there', () => parts(table, 'aside').length > 0);
    const before =
      'Coach After each hand, the coach shows what your set cost compared with the best one.';
    expect(aside(table)).to.equal(before);
    await playOn(table, 'b0:25');
    await press(table, 'KD');
    await press(table, '9C');
    await new Promise((done) => setTimeout(done, 400));
    expect([aside(table), table.run!.notes]).to.deep.equal([before, undefined]);
  });

  it('shows what a set cost, beside the best', async () => {
    const table = await coached();
    await playOn(table, 'b0:25 s0:KD9C');
    expect(await verdict(table)).to.equal('Your set cost 8.2% of the bet, 2.05 chips.');
    const told = parts(table, 'advice-row').map((one) => wordsOf(one).replace(/\uFE0E/g, ''));
    expect(told.map((text) => text.match(/[\d.]+%/g))).to.deep.equal([
      ['30.0%', '56.0%', '14.0%'],
      ['38.0%', '48.3%', '13.8%'],
    ]);
    expect(told.map((text) => text.split(' ')[0])).to.deep.equal(['Set', 'Best']);
    expect(spoken(table)).to.equal(
      'Your set cost 8.2% of the bet, 2.05 chips. Best: king of diamonds, queen of spades in front wins 38.0%, pushes 48.3%, loses 13.8%.',
    );
    expect(totals(table)).to.deep.equal([
      '1 hand, 0 of them set best. Total cost: 8.2% of a bet, 2.1 chips. Per hand: 8.2%.',
    ]);
    expect(notesOf(table).totals).to.deep.equal([
      { seat: 0, hands: 1, best: 0, cost: COST, chips: 25 * COST },
    ]);
  });

  it('sums up, and shows the hands to learn from', async () => {
    const table = await coached();
    await playOn(table, 'b0:25 s0:KDQS');
    expect(await verdict(table)).to.equal('Your set was the best.');
    expect(parts(table, 'lesson')).to.deep.equal([]);
    await pressButton(table, 'next');
    expect(wordsOf(part(table, 'coach-verdict'))).to.equal('');
    await playOn(table, 'b0:50');
    const best = (await table.advise())!.splits;
    const { front } = best.at(-1)!;
    const cost = best[0]!.wins - best[0]!.losses - best.at(-1)!.wins + best.at(-1)!.losses;
    table.play({ type: 'set', seat: 0, front: [front[0]!, front[1]!] });
    await settled(table);
    await verdict(table);
    const [sum] = notesOf(table).totals;
    expect([sum!.hands, sum!.best, sum!.cost]).to.deep.equal([...[2, 1], cost / 53_524_680]);
    expect(parts(table, 'lesson').length).to.equal(1);
    expect(wordsOf(part(table, 'lessons').querySelector('caption'))).to.equal(
      'Hands to learn from',
    );
    // All seven cards, the two that were set, and the two best ones.
    expect(part(table, 'lessons').querySelectorAll('[part="mini-card"]').length).to.equal(11);
    expect(wordsOf(parts(table, 'lesson')[0])).to.include(
      `${((100 * cost) / 53_524_680).toFixed(1)}%`,
    );
  });

  it('shows its small cards in the colours of the suits', async () => {
    const table = await coached({ 'four-color': true });
    await playOn(table, 'b0:50');
    const { front } = (await table.advise())!.splits.at(-1)!;
    table.play({ type: 'set', seat: 0, front: [front[0]!, front[1]!] });
    await settled(table);
    await verdict(table);
    const colours = parts(table, 'mini-card').map((mini) => {
      const suit = /suit-(\d)/.exec(mini.className)?.[1];
      return `${suit}: ${getComputedStyle(mini).color}`;
    });
    const of = (suit: number): readonly string[] =>
      [...new Set(colours)].filter((one) => one.startsWith(`${suit}:`));
    expect([0, 1, 2, 3].map((suit) => of(suit).length)).to.deep.equal([1, 1, 1, 1]);
    expect(new Set([0, 1, 2, 3].flatMap(of).map((one) => one.slice(2))).size).to.equal(4);
  });

  it('is saved with the table, and continues from a save', async () => {
    const table = await coached();
    await playOn(table, 'b0:25 s0:KD9C');
    await verdict(table);
    const save = JSON.parse(JSON.stringify(table.save())) as object;
    table.newGame();
    await settled(table);
    expect([table.run!.notes, totals(table)]).to.deep.equal([undefined, []]);
    expect(table.load(save)).to.equal(undefined);
    await settled(table);
    expect(await verdict(table)).to.equal('Your set cost 8.2% of the bet, 2.05 chips.');
    expect(notesOf(table).totals[0]!.hands).to.equal(1);
    await pressButton(table, 'next');
    expect(totals(table)[0]).to.match(/^1 hand, 0 of them set best/);
  });

  it('starts again if a save has invalid notes', async () => {
    const table = await coached();
    const [warned, heard] = [warnings(), hear()];
    const save = table.save() as { run: object };
    expect(table.load({ ...save, run: { ...save.run, notes: 'none' } })).to.equal(undefined);
    await until('it is told', () => detailsOf(heard, 'game-error').length > 0);
    expect(detailsOf(heard, 'game-error').map(({ problem }) => problem)).to.deep.equal([
      { code: 'save-broken', field: 'notes' },
    ]);
    expect(warned).to.deep.equal([
      `<paigow-table>: this save's "notes" cannot be used; accepted: a value from save()`,
    ]);
    await playOn(table, 'b0:25');
    table.play(table.hint()!);
    await settled(table);
    await verdict(table);
    expect(notesOf(table).totals[0]!.hands).to.equal(1);
  });

  itInFull('comes after the advice, where there is both', async () => {
    const table = await coached({ advice: true });
    await playOn(table, 'b0:25');
    expect((await rows(table)).length).to.equal(14);
    await press(table, parts(table, 'button-lay')[0]!);
    await pressButton(table, 'set');
    expect(await verdict(table)).to.equal('Your set was the best.');
  });

  it('judges a foul set that the table allows', async () => {
    const table = await coached({ foul: 'lose' });
    await playOn(table, 'b0:25 s0:AHAC');
    expect(await verdict(table)).to.equal('Your set cost 124.2% of the bet, 31.05 chips.');
  });

  it('judges without a worker too', async () => {
    withoutWorkers();
    const table = await coached();
    await playOn(table, 'b0:25 s0:KD9C');
    expect(await verdict(table)).to.equal('Your set cost 8.2% of the bet, 2.05 chips.');
  });

  it('hides its totals at a calm table', async () => {
    const table = await coached({ calm: true });
    await playOn(table, 'b0:25 s0:KD9C');
    await verdict(table);
    expect(totals(table)).to.deep.equal([]);
  });
});

describe('people who share a device', () => {
  itInFull('are judged when all hands lie open, each for themselves', async () => {
    const { aces, nines, jacks } = HANDS;
    const table = await mountTable({ coach: true, seats: 'human human bot' }, [
      ...[nines, aces, jacks],
    ]);
    await playOn(table, 'b0:25 b1:25');
    const first = table.seatNow!;
    await pressButton(table, 'show');
    await pressButton(table, 'house-way');
    await pressButton(table, 'set');
    await new Promise((done) => setTimeout(done, 400));
    expect([table.seatNow === first, table.run!.notes]).to.deep.equal([false, undefined]);
    await pressButton(table, 'show');
    await pressButton(table, 'house-way');
    await pressButton(table, 'set');
    await until(
      'both are judged',
      () => (table.run!.notes as PaigowCoachNotes | undefined)?.totals.length === 2,
      10_000,
    );
    await settled(table);
    expect(await verdict(table)).to.match(
      /Seat \d’s set was the best\. Seat \d’s set was the best\./,
    );
    expect(totals(table).map((text) => text.slice(0, 7))).to.deep.equal(['Seat 1:', 'Seat 2:']);
  });
});
