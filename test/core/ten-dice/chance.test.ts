import { expect } from 'chai';
import { describe, it } from '#bdd';
import { askBot } from '../../../src/core.js';
import { tenDiceBot } from '../../../src/games/ten-dice/bots/bot.js';
import { expectedRolls } from '../../../src/games/ten-dice/bots/bot.js';
import { tenDice } from '../../../src/games/ten-dice/rules/game.js';
import { Session } from '../../../src/core/engine/session.js';
import { countOf } from '../../support/counts.js';
import { must, valueOf } from '../support/result.js';

/** Yields every roll of so many dice, as the number of dice that show each value. */
function* rolls(dice: number): Generator<number[]> {
  if (dice === 0) {
    yield [0, 0, 0, 0, 0, 0];
    return;
  }
  for (const counts of rolls(dice - 1)) {
    for (let number = 0; number < 6; number++) {
      yield counts.map((count, index) => (index === number ? count + 1 : count));
    }
  }
}

/** Yields each possible list of counts once, with its probability. */
function* counted(dice: number, numbers = 6): Generator<[counts: number[], chance: number]> {
  if (numbers === 1) {
    yield [[dice], (1 / 6) ** dice];
    return;
  }
  let choose = 1;
  for (let first = 0; first <= dice; first++) {
    for (const [counts, chance] of counted(dice - first, numbers - 1)) {
      yield [[first, ...counts], (choose * chance) / 6 ** first];
    }
    choose *= (dice - first) / (first + 1);
  }
}

/**
 * The expected number of rolls, computed only from the rules: a roll may keep any of the six
 * numbers, and keeps the best one. Starts at no rolls, and iterates until nothing changes.
 */
function byChoice(
  dice: number,
  fallsOf: (rolled: number) => Iterable<[counts: number[], chance: number]>,
): readonly number[] {
  const falls = Array.from({ length: dice }, (_, kept) => [...fallsOf(dice - kept)]);
  let rollsLeft = Array.from({ length: dice + 1 }, () => 0);
  for (let change = 1; change > 1e-13;) {
    const next = falls.map((some, kept) =>
      some.reduce((sum, [counts, chance]) => {
        // The kept dice show the first number.
        const choices = counts.map((count, index) => rollsLeft[index ? count : count + kept]!);
        return sum + chance * Math.min(...choices);
      }, 1),
    );
    change = Math.max(...next.map((value, kept) => value - rollsLeft[kept]!));
    rollsLeft = [...next, 0];
  }
  return rollsLeft;
}

const expectClose = (got: readonly number[], wanted: readonly number[]): void => {
  expect(got).to.have.length(wanted.length);
  got.forEach((value, kept) => expect(value).to.be.closeTo(wanted[kept]!, 1e-9));
};

const RACES = countOf({ normal: 200, full: 2_000 });

describe('the rolls that a race takes by the best play', () => {
  it('are those of a count of every roll of every number kept, with up to five dice', () => {
    for (const dice of [1, 2, 3, 4, 5]) {
      const each = (rolled: number) =>
        [...rolls(rolled)].map((counts): [number[], number] => [counts, 6 ** -rolled]);
      expectClose(expectedRolls(dice), byChoice(dice, each));
    }
  });

  it('are those of the best choice among all numbers, with ten dice', () => {
    expectClose(expectedRolls(), byChoice(10, counted));
  });

  it('are 15.29 on average, the fewer the more dice are kept', () => {
    expect(expectedRolls().map((value) => value.toFixed(4))).to.deep.equal([
      '15.2944',
      '15.2944',
      '15.1103',
      '14.6593',
      '13.9340',
      '13.0237',
      '11.9267',
      '10.5554',
      '8.7273',
      '6.0000',
      '0.0000',
    ]);
  });

  it(`are what bots take in ${RACES} races`, () => {
    let rounds = 0;
    for (let deal = 1; deal <= RACES; deal++) {
      const session = valueOf(Session.start(tenDice, { deal, options: {} }));
      while (session.outcome === undefined) {
        const move = must(askBot(tenDice, session.state, 0, tenDiceBot, () => 0));
        session.play(move, { source: 'bot', now: 0, aids: {} });
      }
      rounds += session.moveCount;
    }
    // The standard deviation is some 6.4 rolls for one race, and 0.14 for the mean of 2,000. The
    // tolerance of 0.5 is 3.5 times that.
    expect(rounds / RACES).to.be.closeTo(expectedRolls()[0]!, 0.5 * Math.sqrt(2_000 / RACES));
  });
});
