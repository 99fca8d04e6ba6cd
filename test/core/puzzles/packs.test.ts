import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, copyOf, faceOf, formatCards, numberCopies } from '../../../src/core.js';
import { examplePiles } from '../../../src/core/patience/example.js';
import { type Piles, type Transfer, transfer } from '../../../src/core/patience/piles.js';
import { deckOf } from '../../../src/core/patience/rules/deck.js';
import { solvingGoals } from '../../../src/core/puzzles/goal-search.js';
import {
  type PositionContents,
  type PositionPlan,
  readLines,
  readPosition,
  writePosition,
} from '../../../src/core/puzzles/position.js';
import { positionKey } from '../../../src/core/puzzles/rules-space.js';
import { cards } from '../support/cards.js';
import { problemOf, valueOf } from '../support/result.js';

/** Two packs of aces to threes on foundations and in two columns; the rest is in the stock. */
const PLAN: PositionPlan = {
  deck: deckOf({ packs: 2, ranks: ['A', '3'] }),
  lines: [
    {
      kind: 'heights',
      names: ['Foundations'],
      piles: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `foundation-${n}`),
    },
    { kind: 'pile', pile: 'column-1', most: 24, hidden: 9 },
    { kind: 'pile', pile: 'column-2', most: 24 },
  ],
  rest: 'stock',
};

const read = (...lines: readonly string[]) =>
  readPosition(PLAN, valueOf(readLines(lines.join('\n'))));

/** The cards of the piles as text. */
const textOf = ({ piles }: PositionContents): Record<string, string> =>
  Object.fromEntries(
    Object.entries(piles)
      .filter(([, pile]) => pile.length > 0)
      .map(([id, pile]) => [id, formatCards(pile)]),
  );

describe('a position of two packs', () => {
  it('has each card twice', () => {
    const contents = valueOf(read('Foundations: H-2 H-A', '<3H> 3H 2C', '2H AC AC'));
    expect(textOf(contents)).to.deep.equal({
      'foundation-1': 'AH 2H',
      'foundation-2': 'AH',
      'column-1': '3H 3H 2C',
      'column-2': '2H AC AC',
      stock: 'AD AS 2D 2S 3C 3D 3S AD AS 2C 2D 2S 3C 3D 3S',
    });
    const all = Object.values(contents.piles).flat();
    expect(new Set(all)).to.deep.equal(new Set(PLAN.deck));
  });

  it('is the same again after it was written, with the same copies', () => {
    const contents = valueOf(read('<3H> 3H 2C', '2H AC AC', 'Foundations: H-2 S-3 H-A'));
    const written = writePosition(PLAN, contents);
    expect(written).to.deep.equal([
      'Foundations: H-2 S-3 H-A C-0 C-0 D-0 D-0 S-0',
      '<3H> 3H 2C',
      '2H AC AC',
    ]);
    const again = valueOf(read(...written));
    expect(again.piles).to.deep.equal(contents.piles);
    expect(again.piles['column-1']!.map(copyOf)).to.deep.equal([0, 1, 0]);
  });

  it('is rejected if it has a card too often', () => {
    expect(problemOf(read('3H 3H 3H', '-'))).to.deep.equal({
      code: 'position-often',
      got: '3H',
      most: 2,
    });
    expect(problemOf(read('4H', '-'))).to.deep.equal({
      code: 'position-often',
      got: '4H',
      most: 0,
    });
    expect(problemOf(read('Foundations: H-A H-A H-A', '-', '-'))).to.deep.equal({
      code: 'position-heights',
      got: 'H-A',
    });
  });

  it('needs all cards if none are left over', () => {
    const { rest: _, ...plan } = PLAN;
    const two = valueOf(readLines(`${formatCards(deckOf({ ranks: ['A', '3'] }))}\n3H`));
    expect(problemOf(readPosition(plan, two))).to.deep.equal({
      code: 'position-missing',
      got: 'AC AD AH AS 2C 2D 2H 2S 3C 3D 3S',
    });
  });
});

describe('the key of a position', () => {
  it('is the same if copies change places', () => {
    const [one, other, three] = numberCopies(cards('7H 7H 3C')) as [Card, Card, Card];
    const key = (a: Card, b: Card): string =>
      positionKey({ piles: { 'column-1': [a, three], waste: [b] } });
    expect(key(one, other)).to.equal(key(other, one));
    expect(key(one, other)).to.not.equal(key(three, other));
  });
});

describe('an example', () => {
  it('may show equal cards', () => {
    const all: Piles = { stock: [], 'column-1': [], 'column-2': [] };
    const piles = examplePiles(all, {
      piles: { 'column-1': '? ? 7H', 'column-2': '8S 7H' },
      move: undefined,
    });
    expect(piles).to.deep.equal({
      stock: [],
      'column-1': [-1, -1, cards('7H')[0]],
      'column-2': [cards('8S')[0], cards('7H')[0]! + 64],
    });
  });
});

interface Posed {
  readonly piles: Piles;
  readonly goal: { readonly card: string; readonly limit?: number; readonly moves: number };
}

/** Cards go up from the columns in any order, and anywhere else one by one. */
const anyOrder = {
  moves: ({ piles }: Posed): readonly Transfer[] =>
    Object.keys(piles)
      .filter((from) => from.startsWith('column') && piles[from]!.length > 0)
      .map((from) => ({ from, to: 'foundation-4', count: 1 })),
  play: (state: Posed, move: Transfer): Posed => ({ ...state, piles: transfer(state.piles, move) }),
  outcome: ({ piles, goal }: Posed) =>
    piles['foundation-4']!.some((card) => faceOf(card) === cards(goal.card)[0])
      ? ('won' as const)
      : undefined,
};

describe('the search for a goal', () => {
  it('takes any copy of its card, within as few moves as one of them needs', () => {
    const [ace, five, otherAce, otherFive] = numberCopies(cards('AH 5H AH 5H'));
    const piles = {
      'column-1': [ace!, five!],
      'column-2': [otherFive!],
      'column-3': [otherAce!],
      'foundation-4': [],
    };
    const none = { game: 'any', search: () => ({ step: () => ['unknown'] as const }) };
    const solver = solvingGoals<Posed, Transfer>(anyOrder, none);
    const solved = (limit: number) =>
      solver.search({ piles, goal: { card: '5H', limit, moves: 0 } }, () => 0).step(100_000);
    expect(solved(1)?.[0]).to.equal('winnable');
  });
});
