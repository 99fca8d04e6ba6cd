import { expect } from 'chai';
import { describe, it } from '#bdd';
import { dealDeck } from '../../../src/core.js';
import { fallTime, lookTime } from '../../../src/games/ten-dice/bots/pace.js';
import { type Level, options } from '../../../src/games/ten-dice/rules/options.js';
import { rolled } from '../../../src/games/ten-dice/rules/rules.js';
import { START, isHome, mostOf } from '../../../src/games/ten-dice/rules/state.js';
import { valueOf } from '../support/result.js';

const RACES = 2000;
/** How often a newcomer makes a choice, in milliseconds. By then all dice lie. */
const NEWCOMER = 1500;

/** The dice that a seat throws at each roll of a race with the best play. */
function throwsOf(deal: number, seat: number): readonly number[] {
  const deck = dealDeck(deal);
  const thrown: number[] = [];
  for (let racer = START; !isHome(racer);) {
    racer = rolled(deck, racer, { seat, keep: racer.dice.length ? mostOf(racer) : null });
    thrown.push(racer.thrown.length);
  }
  return thrown;
}

/** For each deal, the throws of each seat. Nobody's dice depend on what others do. */
const races = Array.from({ length: RACES }, (_, index) =>
  [0, 1, 2, 3].map((seat) => throwsOf(index + 1, seat)),
);

/** The share of races that a newcomer wins, in hundredths. All roll first at the same time. */
function winsOf(level: Level, bots: number): number {
  const wins = races.filter(([own, ...others]) => {
    const time = (own!.length - 1) * NEWCOMER;
    return others.slice(0, bots).every((thrown, index) => {
      const look = lookTime({ level, bots }, index + 1);
      return thrown.slice(0, -1).reduce((sum, dice) => sum + fallTime(dice) + look, 0) > time;
    });
  });
  return Math.round((wins.length / RACES) * 100);
}

describe('the levels of bots', () => {
  it('leave a newcomer on easy about half of the races, against one bot or three', () => {
    expect([1, 2, 3].map((bots) => winsOf('easy', bots))).to.deep.equal([49, 50, 50]);
  });

  it('are harder one after the other', () => {
    expect([1, 2, 3].map((bots) => winsOf('normal', bots))).to.deep.equal([36, 24, 16]);
    expect([1, 2, 3].map((bots) => winsOf('hard', bots))).to.deep.equal([18, 9, 6]);
  });

  it('change nothing without bots or in turn, so statistics are not divided by them', () => {
    const levelOf = (given: object): Level => valueOf(options.check(given)).level;
    expect([
      levelOf({ bots: 1, atOnce: true, level: 'hard' }),
      levelOf({ bots: 1, level: 'hard' }),
      levelOf({ atOnce: true, level: 'hard' }),
    ]).to.deep.equal(['hard', 'normal', 'normal']);
  });
});
