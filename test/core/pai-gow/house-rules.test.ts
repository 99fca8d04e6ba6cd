import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  HOUSE_HANDS,
  HOUSE_WAY_RULES,
  type HouseRule,
  formatCards,
  paigow,
} from '../../../src/core.js';
import { houseWayOf } from '../../../src/games/pai-gow/rules/house-ways.js';
import { cards } from '../support/cards.js';
import { problemOf } from '../support/result.js';

const TWO_PAIRS = 'JC JD 3C 3D AH 9S 5H';

const frontOf = (hand: string, houseWayRules: readonly HouseRule[]): string => {
  const { rule, front } = houseWayOf({ houseWay: 'foxwoods', houseWayRules })(
    cards(hand),
    'second',
  );
  return `${rule}: ${formatCards(front)}`;
};

describe('a page’s own house way rules', () => {
  it('come before those of the named way', () => {
    expect(frontOf(TWO_PAIRS, [])).to.equal('two-pairs: 3C 3D');
    expect(frontOf(TWO_PAIRS, [{ hand: 'two-pairs', single: 'A', front: 'singles' }])).to.equal(
      'two-pairs: AH 9S',
    );
    expect(frontOf(TWO_PAIRS, [{ hand: 'two-pairs', single: 'K', front: 'singles' }])).to.equal(
      'two-pairs: 3C 3D',
    );
  });

  it('are skipped if they would be foul, or lack their cards', () => {
    expect(frontOf(TWO_PAIRS, [{ hand: 'two-pairs', front: 'main' }])).to.equal('two-pairs: 3C 3D');
    expect(frontOf(TWO_PAIRS, [{ hand: 'two-pairs', front: 'straight' }])).to.equal(
      'two-pairs: 3C 3D',
    );
  });

  it('are checked: an error names its place', () => {
    const problem = (houseWayRules: unknown): unknown => {
      const { code, option, got, accepted } = problemOf(
        paigow.options.check({ houseWayRules, dice: [1, 1, 1] }),
      );
      return [code, option, got, String(accepted).split(/[,\s]/)[0]];
    };
    const good: HouseRule = { hand: 'trips', front: 'singles' };
    expect(problem('foxwoods')).to.deep.equal([
      ...['option', 'houseWayRules', 'foxwoods', '[{hand'],
    ]);
    expect(problem([good, 7])).to.deep.equal(['option', 'houseWayRules.1', '7', '{hand']);
    expect(problem([{ ...good, pair: 'A' }])).to.deep.equal([
      ...['option', 'houseWayRules.0', 'pair', 'hand'],
    ]);
    expect(problem([{ ...good, hand: 'set' }])).to.deep.equal([
      ...['option', 'houseWayRules.0.hand', 'set', 'five-aces'],
    ]);
    expect(problem([{ ...good, main: 'A-K' }])).to.deep.equal([
      ...['option', 'houseWayRules.0.main', 'A-K', 'K'],
    ]);
    expect(problem([{ ...good, straight: false }])).to.deep.equal([
      ...['option', 'houseWayRules.0.straight', 'false', 'true'],
    ]);
    expect(problem([{ ...good, front: 'best' }])).to.deep.equal([
      ...['option', 'houseWayRules.0.front', 'best', 'main'],
    ]);
    expect(problem(Array(101).fill(good))).to.deep.include('houseWayRules');
  });

  it('can express the published ways, each of which has an unconditional rule for every hand', () => {
    for (const rules of Object.values(HOUSE_WAY_RULES)) {
      const last = rules.filter((rule) => Object.keys(rule).length === 2).map(({ hand }) => hand);
      expect([...last].sort()).to.deep.equal([...HOUSE_HANDS].sort());
    }
  });
});
