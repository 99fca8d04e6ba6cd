import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { describe, it } from '#bdd';
import { Session, askBot, dealDeck, formatCards } from '../../../src/core.js';
import {
  type SeenRoll,
  type TenDiceState,
  checkRace,
  raceCommitment,
  raceSeed,
  tenDice,
  tenDiceBot,
} from '../../../src/games/ten-dice/core.js';
import { type RollFault, checkRolls } from '../../../src/games/ten-dice/rules/check.js';
import { must, valueOf } from '../support/result.js';
import { position } from '../support/ten-dice.js';

/** A race at once against two bots, with the dice that were seen after each roll. */
function race(): { commitment: string; seed: string; seen: readonly SeenRoll[] } {
  const deck = formatCards(dealDeck(617));
  const options = { bots: 2, atOnce: true };
  const session = valueOf(Session.start(tenDice, { deck, options }));
  const commitment = raceCommitment(session.state);
  const seen: SeenRoll[] = [];
  for (let turn = 0; session.outcome === undefined; turn++) {
    const move = askBot(tenDice, session.state, turn % 3, tenDiceBot, () => 0);
    if (!move) continue;
    // Some moves come while a die still rolls.
    const early = turn > 3 && turn % 4 === 0 ? { ...move, rolling: 1 } : move;
    session.play(early, { source: 'bot', now: 0, aids: {} });
    seen.push({ move: early, dice: session.state.racers[move.seat]!.dice });
  }
  return { commitment, seed: raceSeed(session.state), seen };
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const uint32 = (number: number): Buffer => Buffer.from(number.toString(16).padStart(8, '0'), 'hex');
const sized = (bytes: Uint8Array): Buffer => Buffer.concat([uint32(bytes.length), bytes]);
const label = (text: string): Buffer => sized(Buffer.from(text));

/** The ten dice of a seat's roll, computed only from what docs/guides/fair-shuffles.md says. */
function diceBy(seed: Buffer, seat: number, roll: number): string {
  const words: number[] = [];
  for (let counter = 0; counter < 3; counter++) {
    const block = sha256(label(`baize/1/ten-dice/${seat}/${roll}`), sized(seed), uint32(counter));
    for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at));
  }
  const fair = words.filter((word) => word < 2 ** 32 - (2 ** 32 % 6));
  return fair
    .slice(0, 10)
    .map((word) => (word % 6) + 1)
    .join('');
}

describe('the check of a race’s dice', () => {
  const { commitment, seed, seen } = race();

  it('finds that all is as it was promised', () => {
    const { fair, lines } = checkRace(commitment, seed, seen);
    expect(fair).to.equal(true);
    expect(lines.map(({ code, ok }) => [code, ok])).to.deep.equal([
      ['commitment', true],
      ['rolls', true],
      ['rolls', true],
      ['rolls', true],
    ]);
    const rolls = lines.map((line) => (line.code === 'rolls' ? line.rolls : 0));
    expect(rolls.reduce((sum, count) => sum + count)).to.equal(seen.length);
  });

  it('is what anybody computes by SHA-256 alone', () => {
    const bytes = Buffer.from(seed, 'hex');
    expect(bytes).to.have.length(52);
    expect(commitment).to.equal(sha256(label('baize/1/commitment'), sized(bytes)).toString('hex'));
    const first = [0, 1, 2].map((seat) => must(seen.find(({ move }) => move.seat === seat)));
    first.forEach(({ dice }, seat) => expect(dice.join('')).to.equal(diceBy(bytes, seat, 1)));
  });

  it('finds another seed, a die that was turned, and no seed at all', () => {
    const other = raceSeed({ deck: dealDeck(618) });
    expect(checkRace(commitment, other, seen).lines.map(({ ok }) => ok)).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    const turned = seen.map((roll, index) =>
      index === 4 ? { ...roll, dice: [...roll.dice.slice(0, 9), 1 + (roll.dice[9]! % 6)] } : roll,
    ) as readonly SeenRoll[];
    const { fair, lines } = checkRace(commitment, seed, turned);
    expect([fair, lines.map(({ ok }) => ok)]).to.deep.equal([false, [true, true, false, true]]);
    const fault = lines.flatMap(
      (line) => (line.code === 'rolls' ? line.fault : undefined) ?? [],
    )[0];
    expect([fault?.roll, fault?.got[9]]).to.deep.equal([2, 1 + (must(fault).expected[9]! % 6)]);
    const [none] = checkRace(commitment, 'xyz', seen).lines;
    expect(none).to.deep.include({ code: 'seed', ok: false });
  });
});

describe('the check of the dice that a page saw', () => {
  const rolls = (dice: readonly (readonly string[])[]): readonly TenDiceState[] =>
    dice.map((all) => position(all, { round: 2 }));
  const deck = dealDeck(617);
  const first = diceBy(Buffer.from(deck), 0, 1);

  const other = `${(Number(first[0]) % 6) + 1}${first.slice(1)}`;

  it('compares what was thrown before the page came', () => {
    const isFair = (dice: string): boolean =>
      checkRolls(deck, { views: rolls([[dice]]), steps: [] })[0]!.ok;
    expect([first, other].map(isFair)).to.deep.equal([true, false]);
  });

  it('finds dice that are others, though nobody rolled them', () => {
    const seen = {
      views: rolls([[first], [other]]),
      steps: [{ move: { seat: 1, keep: null } }],
    };
    expect(checkRolls(deck, seen)[0]).to.deep.include({ ok: false, seat: 0 });
  });

  it('finds a roll out of turn, and somebody who is said to be home', () => {
    const start = valueOf(Session.start(tenDice, { deck, options: { players: 2 } }));
    const before = start.view();
    start.play({ seat: 0, keep: null }, { source: 'player', now: 0, aids: {} });
    const after = start.view();
    const step = { move: { seat: 0, keep: null } };
    const faultIn = (
      last: TenDiceState,
      ...steps: readonly (typeof step)[]
    ): string | undefined => {
      const lines = checkRolls(deck, { views: [before, ...steps.map(() => last)], steps });
      const wrong = lines.find(({ ok }) => !ok);
      return wrong && (wrong as { readonly fault?: RollFault }).fault?.what;
    };
    expect(faultIn(after, step)).to.equal(undefined);
    expect(faultIn({ ...after, turn: 0 }, step)).to.equal('turn');
    expect(faultIn({ ...after, home: [0] }, step)).to.equal('turn');
    // With a false count of rolls a seat could choose among the dice of all rolls.
    const [racer, ...others] = after.racers;
    const counted = { ...after, racers: [{ ...racer!, rolls: 7 }, ...others] };
    expect(faultIn(counted, step)).to.equal('count');
    const again = { move: { seat: 99, keep: null } };
    expect(faultIn({ ...after, turn: 0, round: 2 }, step, again)).to.equal('turn');
  });

  it('goes by the options of the race, not by those of a view', () => {
    const start = valueOf(Session.start(tenDice, { deck, options: { players: 2 } }));
    const { options } = start;
    // With these seats the second one would be passed over.
    const seats = ['human', 'open'] as const;
    const open = { ...start.view(), options: { ...options, seats } };
    start.play({ seat: 0, keep: null }, { source: 'player', now: 0, aids: {} });
    const after = { ...start.view(), options: open.options, round: 2, turn: 0 };
    const seen = { views: [open, after], steps: [{ move: { seat: 0, keep: null } }] };
    const isFair = (given?: object): boolean =>
      checkRolls(deck, { ...seen, ...given }).every(({ ok }) => ok);
    expect([isFair(), isFair({ options })]).to.deep.equal([true, false]);
  });

  it('finds somebody who has rolled before a race that the page saw begin', () => {
    const begun = rolls([[first]]);
    const faultOf = (before: number) => {
      const [line] = checkRolls(deck, { before, views: begun, steps: [] });
      return (line as { readonly fault?: RollFault }).fault?.what;
    };
    expect([faultOf(1), faultOf(0)]).to.deep.equal([undefined, 'start']);
  });
});
