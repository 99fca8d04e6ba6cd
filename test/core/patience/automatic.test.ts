import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, rankOf, suitOf } from '../../../src/core/cards/card.js';
import { shuffledDeck } from '../../../src/core/cards/deal-number.js';
import { cardsOf } from '../../../src/core/engine/deck.js';
import { STOCK, type Transfer } from '../../../src/core/patience/piles.js';
import { type PatienceGame, patienceGame } from '../../../src/core/patience/rules/game.js';
import { fitsOn } from '../../../src/core/patience/rules/sequence.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { countOf } from '../../support/counts.js';
import { valueOf } from '../support/result.js';

const DEALS = countOf({ normal: 6, full: 60 });

/** Games that differ in what may go up: one and two packs, bases, directions, stocks, reserves, cells. */
const BUILT_UP = [
  ...['yukon', 'fan', 'forty-thieves', 'beleaguered-castle', 'bakers-dozen', 'canfield', 'gypsy'],
  ...['king-albert', 'double-freecell', 'busy-aces', 'eagle-wing', 'penguin', 'agnes-bernauer'],
] as const satisfies readonly PatienceName[];

const OFF = { autoFlip: true, autoFinish: false, autoFoundation: 'off' } as const;
const MOVE: Transfer = { from: 'column-1', to: 'column-2', count: 1 };

type Game = PatienceGame<object>;

async function load(name: PatienceName): Promise<readonly [Game, PatienceState]> {
  const data: PatienceData = (await PATIENCES[name]()).game;
  const game = patienceGame(data);
  const options = valueOf(data.options.check({}));
  return [game, game.deal(options, shuffledDeck(1, cardsOf(game, options)))];
}

/** The state in which all cards are on the foundations, built by the rules in any order that they allow. */
function wonState(game: Game, dealt: PatienceState): PatienceState {
  const { table, rest } = emptied(game, dealt);
  let state: PatienceState = { ...dealt, piles: table, faceDown: {} };
  const left = new Set(rest);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const card of left) {
      const held = { ...state, piles: { ...state.piles, 'column-1': [card] } };
      const up = game.moves(held).find(({ from, to }) => from === 'column-1' && isHome(to));
      if (!up) continue;
      state = game.play(held, up);
      left.delete(card);
    }
  }
  expect(left.size, `${game.game}: cards that go nowhere`).to.equal(0);
  return state;
}

const isHome = (pile: string): boolean => pile.startsWith('foundation');

/** The piles without cards but for the foundations, and the other cards. */
function emptied(game: Game, { piles }: PatienceState) {
  const rest = Object.entries(piles).flatMap(([id, cards]) => (isHome(id) ? [] : cards));
  const table = Object.fromEntries(
    Object.entries(piles).map(([id, cards]) => [id, isHome(id) ? cards : []]),
  );
  return { table, rest };
}

/** The won state with the last two cards of each foundation back in the columns, ready to go up again. */
function almostWon(game: Game, won: PatienceState): PatienceState {
  const { columns, foundations } = game.tableOf(won.options);
  const piles: Record<string, readonly Card[]> = { ...won.piles };
  foundations.forEach((id, index) => {
    const column = columns[index % columns.length]!;
    const [below, above] = piles[id]!.slice(-2);
    piles[column] = [...piles[column]!, above!, below!];
    piles[id] = piles[id]!.slice(0, -2);
  });
  return { ...won, piles };
}

/** The state after some moves. */
const after = (game: Game, state: PatienceState, moves: readonly Transfer[]): PatienceState =>
  moves.reduce((at, move) => game.play(at, move), state);

describe('the automatic finish', () => {
  for (const name of BUILT_UP) {
    it(`puts all cards of ${name} up, once none is hidden`, async () => {
      const [game, dealt] = await load(name);
      const state = almostWon(game, wonState(game, dealt));
      const moves = game.automatic(state, MOVE, { ...OFF, autoFinish: true });
      expect(game.outcome(after(game, state, moves))).to.equal('won');
      expect(moves.every(({ to }) => isHome(to))).to.equal(true);
      expect(game.automatic(state, MOVE, OFF)).to.deep.equal([]);
      const column = game.tableOf(state.options).columns[0]!;
      const hidden = { ...state, faceDown: { [column]: 1 } };
      expect(game.automatic(hidden, MOVE, { ...OFF, autoFinish: true })).to.deep.equal([]);
    });
  }

  it('draws from the stock, and turns the waste over, if that is allowed', async () => {
    const [game, dealt] = await load('double-klondike');
    const won = wonState(game, dealt);
    const ids = game.tableOf(won.options).foundations;
    const kings = ids.map((id) => won.piles[id]!.at(-1)!);
    const foundations = Object.fromEntries(ids.map((id) => [id, won.piles[id]!.slice(0, -1)]));
    const state = {
      ...won,
      piles: {
        ...won.piles,
        ...foundations,
        [STOCK]: kings.slice(0, 4),
        'waste-1': kings.slice(4),
      },
    };
    const moves = game.automatic(state, MOVE, { ...OFF, autoFinish: true });
    expect(game.outcome(after(game, state, moves))).to.equal('won');
    expect(moves.some(({ from }) => from === STOCK)).to.equal(true);
  });
});

/** The cards that could be built on a card, and are not on a foundation. */
const needing = (game: Game, state: PatienceState, card: Card): readonly Card[] => {
  const table = game.tableOf(state.options);
  const inPlay = Object.entries(state.piles).flatMap(([id, cards]) => (isHome(id) ? [] : cards));
  return inPlay.filter((one) => one !== card && fitsOn(table, one, card));
};

/** Plays a game, and calls `each` with the automatic moves after each move. */
async function playRandomly(
  name: PatienceName,
  autoFoundation: 'safe' | 'all',
  each: (game: Game, before: PatienceState, move: Transfer) => void,
): Promise<void> {
  const [game, { options }] = await load(name);
  for (let deal = 1; deal <= DEALS; deal++) {
    let state = game.deal(options, shuffledDeck(deal, cardsOf(game, options)));
    for (let turn = 0; turn < 60 && !game.outcome(state); turn++) {
      const legal = game.moves(state);
      const move = legal[(turn * 7 + deal) % legal.length]!;
      state = game.play(state, move);
      for (const next of game.automatic(state, move, { ...OFF, autoFoundation })) {
        each(game, state, next);
        state = game.play(state, next);
      }
    }
  }
}

describe('safe automatic moves', () => {
  for (const name of BUILT_UP) {
    it(`of ${name} keep each card that another one may need`, async () => {
      await playRandomly(name, 'safe', (game, state, { from, to }) => {
        if (!isHome(to)) return;
        const card = state.piles[from]!.at(-1)!;
        if (rankOf(card) <= game.tableOf(state.options).lowest + 1) return;
        // An ace may always go up itself, so it needs no card to lie on.
        const rest = needing(game, state, card).filter((one) => rankOf(one) > 2);
        expect(rest.map((one) => [rankOf(one), suitOf(one)])).to.deep.equal([]);
      });
    });
  }
});

describe('all automatic moves', () => {
  for (const name of ['yukon', 'fan', 'forty-thieves', 'gypsy'] as const) {
    it(`of ${name} only bring cards up`, async () => {
      let up = 0;
      await playRandomly(name, 'all', (_game, { piles }, { from, to, count }) => {
        if (from === to) return;
        up++;
        expect([isHome(to), count, piles[from]!.length > 0]).to.deep.equal([true, 1, true]);
      });
      expect(up).to.be.above(DEALS);
    });
  }

  for (const name of ['spider', 'simple-simon'] as const) {
    it(`of ${name} are complete runs, whatever the setting is`, async () => {
      const [game, dealt] = await load(name);
      const { columns, suitSize } = game.tableOf(dealt.options);
      const [first, second] = columns;
      const deck = Object.values(dealt.piles).flat();
      const one = suitOf(deck[0]!);
      const run = Array.from({ length: suitSize }, (_, index) =>
        deck.find((card) => rankOf(card) === suitSize - index && suitOf(card) === one)!,
      );
      const others = deck.filter((card) => !run.includes(card));
      const { table } = emptied(game, dealt);
      const state = {
        ...dealt,
        faceDown: {},
        piles: { ...table, [first!]: [others[0]!, ...run], [second!]: others.slice(1) },
      };
      expect(game.automatic(state, MOVE, OFF)).to.deep.equal([
        { from: first, to: 'foundation-1', count: suitSize },
      ]);
    });
  }
});
