import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type RandomBelow, botRandom } from '../../../src/core.js';
import { botWith, seven27Bot } from '../../../src/games/seven-twenty-seven/bots/bots.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/rules/game.js';
import {
  DEALINGS,
  DECLARES,
  DRAWS,
  FREEZES,
  SCORINGS,
  type Seven27Options,
  TEMPERS,
  TENS,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import type {
  Seven27Move,
  Seven27State,
} from '../../../src/games/seven-twenty-seven/rules/state.js';
import { countOf, isFull } from '../../support/counts.js';
import { type Asked, type Seven27Bot, botsTable, handOf, seedOf } from '../support/seven27-bots.js';

const HANDS = countOf({ normal: 585, full: 10_000 });
const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const EACH = Math.ceil(HANDS / SIZES.length);
/** A hand with more moves than this never ends. */
const ENDLESS = 3000;

/**
 * The effort of the bots: one hand in 200 gets the full bot, and one in 50 a brief search. In a
 * normal run, only tables of 2, 6 and 10 seats get the full bot.
 */
const QUICK = botWith({ passes: 0, samples: 0 });
const MOMENT = botWith({ passes: 1, samples: 4 });
function botAt(seats: number, hand: number): Seven27Bot {
  if (hand % 200 === 1 && (isFull || seats % 4 === 2)) return seven27Bot;
  return hand % 50 === 0 ? MOMENT : QUICK;
}

const oneOf = <T>(values: readonly T[], random: RandomBelow): T => values[random(values.length)]!;

/** Random rules and stacks, so that there are side pots and seats that sit out. */
function anyTable(seats: number, hand: number, random: RandomBelow): Seven27Options {
  const all = Array.from({ length: seats });
  const stacks = all.map(() => oneOf([0, 1, 4, 30, 90, 200, 1000], random));
  return botsTable(seats, {
    tempers: all.map(() => oneOf(TEMPERS, random)),
    stacks: stacks.map((chips, seat) => (seat < 2 ? Math.max(chips, 1) : chips)),
    dealer: hand % seats,
    maxRaises: oneOf([null, 0, 1, 3], random),
    scoring: oneOf(SCORINGS, random),
    dealing: oneOf(DEALINGS, random),
    draw: oneOf(DRAWS, random),
    freeze: oneOf(FREEZES, random),
    lastBet: random(2) === 0,
    declare: oneOf(DECLARES, random),
    tens: oneOf(TENS, random),
  });
}

/** Whether a listed move equals this one, or its range includes it. */
function standsFor(listed: Seven27Move, move: Seven27Move): boolean {
  if (!('amount' in listed) || !('amount' in move)) {
    return JSON.stringify(listed) === JSON.stringify(move);
  }
  const { amount } = move;
  const isWithin = amount >= listed.amount && amount <= listed.max!;
  return listed.type === move.type && Number.isInteger(amount) && isWithin;
}

function allowed({ state, seat, move }: Asked): boolean {
  return seven27.moves(state, seat).some((listed) => standsFor(listed, move));
}

const sum = (chips: readonly (number | null)[]): number =>
  chips.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Checks that the chips add up and nobody has less than none. */
function conserved({ options, results }: Seven27State): void {
  const stacks = results?.stacks ?? options.stacks;
  expect(sum(stacks)).to.equal(sum(options.stacks));
  expect(stacks.filter((chips) => !Number.isSafeInteger(chips) || chips! < 0)).to.deep.equal([]);
  const nets = results?.seats.map(({ net }) => net) ?? [];
  expect(sum(nets)).to.equal(0);
}

/** Plays a hand, and checks every move before it is made. */
function played(options: Seven27Options, hand: number, seen: Map<string, number>): Seven27State {
  const bots = options.kinds.map(() => botAt(options.kinds.length, hand));
  const moves = handOf(options, seedOf(options.kinds.length, hand), bots);
  for (let count = 0; count < ENDLESS; count++) {
    const step = moves.next();
    if (step.done) return step.value;
    const { type } = step.value.move;
    seen.set(type, (seen.get(type) ?? 0) + 1);
    if (!allowed(step.value)) throw new Error(`${JSON.stringify(step.value.move)} is not listed`);
  }
  throw new Error(`hand ${hand} has no end`);
}

describe(`${HANDS} hands of bots at Seven Twenty-Seven`, () => {
  const givenUp: number[] = [];

  for (const seats of SIZES) {
    it(`${seats} seats, all rules`, () => {
      const random = botRandom(seedOf(seats, 0), 'tables');
      const seen = new Map<string, number>();
      let shown = 0;
      for (let hand = 0; hand < EACH; hand++) {
        const end = played(anyTable(seats, hand, random), hand, seen);
        conserved(end);
        if (end.results?.showdown) shown++;
      }
      // Every kind of move occurs somewhere, and some hands go to a showdown.
      expect([...seen.keys()].sort()).to.deep.equal([
        'ante',
        'bet',
        'call',
        'check',
        'declare',
        'fold',
        'raise',
        'stand',
        'take',
      ]);
      expect(shown).to.be.at.least(EACH / 10);
      givenUp.push(EACH - shown);
    });
  }

  it('are given up now and then, in a full run at a table of any size', () => {
    expect(givenUp).to.have.length(SIZES.length);
    const all = givenUp.reduce((sum, count) => sum + count);
    // The hands are the same at every run; a full run has 272 of them.
    if (isFull) expect(all).to.be.at.least(SIZES.length);
    else expect(all).to.equal(11);
    if (isFull) expect(Math.min(...givenUp)).to.be.at.least(1);
  });
});
