import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  type Game,
  Session,
  cardCode,
  copyOf,
  defineOptions,
  faceOf,
  formatCards,
  numberCopies,
  readShare,
  share,
  shuffledDeck,
} from '../../../src/core.js';
import { oneOf } from '../../../src/core/engine/option.js';
import { deckOf } from '../../../src/core/patience/rules/deck.js';
import { valueOf } from '../support/result.js';

interface Options {
  readonly packs: 1 | 2;
}

interface State {
  readonly options: Options;
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
}

/** Cards of one suit are drawn, one at a time. */
const drawing: Game<State, 'draw', Options> = {
  game: 'drawing',
  version: 1,
  options: defineOptions<Options>({ rules: { packs: oneOf([2, 1]) } }),
  deck: ({ packs }) => deckOf({ packs, suits: 1 }),
  deal: (options, stock) => ({ options, stock, waste: [] }),
  moves: ({ stock }) => (stock.length > 0 ? ['draw'] : []),
  refusal: ({ stock }) => (stock.length > 0 ? undefined : { code: 'empty' }),
  play: ({ options, stock: [first, ...stock], waste }) => ({
    ...{ options, stock },
    waste: [...waste, first!],
  }),
  outcome: ({ stock }) => (stock.length === 0 ? 'won' : undefined),
  view: (state) => state,
  writeMove: ({ stock }) => cardCode(stock[0]!),
  readMove: ({ stock }, text) => (text === cardCode(stock[0]!) ? 'draw' : undefined),
  automatic: () => [],
  isAutomatic: () => false,
};

const CARDS = deckOf({ packs: 2, suits: 1 });

function played(setup: object): Session<State, 'draw', Options, State, object> {
  const session = valueOf(Session.start(drawing, setup));
  for (let n = 1; n <= 9; n++) session.play('draw', { now: n });
  return session;
}

describe('a game of two packs', () => {
  it('is dealt by number', () => {
    const { state } = valueOf(Session.start(drawing, { deal: 617 }));
    expect(state.stock).to.deep.equal(shuffledDeck(617, CARDS));
    expect(new Set(state.stock).size).to.equal(104);
    const one = valueOf(Session.start(drawing, { deal: 617, options: { packs: 1 } }));
    expect(one.state.stock.length).to.equal(52);
  });

  it('is dealt from a deck that does not tell the copies apart, as text or as a list', () => {
    const deck = numberCopies(shuffledDeck(5, CARDS));
    for (const given of [deck, deck.map(faceOf), shuffledDeck(5, CARDS), formatCards(deck)]) {
      const { state } = valueOf(Session.start(drawing, { deck: given }));
      expect(state.stock).to.deep.equal(deck);
    }
    const reversed = valueOf(Session.start(drawing, { deck: [...deck].reverse() })).state.stock;
    expect(reversed.map(faceOf)).to.deep.equal([...deck].reverse().map(faceOf));
    expect(copyOf(reversed[0]!)).to.equal(0);
  });

  it('rejects other decks, and says how many cards it has', () => {
    const wrong = { code: 'deck', count: 103, size: 104 };
    expect(Session.start(drawing, { deck: CARDS.slice(1) })).to.deep.equal({ problem: wrong });
    expect(Session.start(drawing, { deck: CARDS, options: { packs: 1 } })).to.deep.equal({
      problem: { code: 'deck', count: 104, size: 52 },
    });
    expect(Session.start(drawing, { deck: CARDS.with(0, CARDS.at(-1)!) })).to.deep.equal({
      problem: { ...wrong, count: 104 },
    });
    expect(Session.start(drawing, { deck: 7 })).to.deep.equal({
      problem: { code: 'deck', got: '7', size: 104 },
    });
  });

  it('is saved and loaded, with the same copies', () => {
    for (const setup of [{ deal: 617 }, { deck: [...CARDS].reverse() }]) {
      const session = played(setup);
      const loaded = valueOf(Session.load(drawing, JSON.parse(JSON.stringify(session.save(10)))));
      expect(loaded.state).to.deep.equal(session.state);
    }
  });

  it('is shared, with its deck', () => {
    for (const setup of [{ deal: 617 }, { deck: [...CARDS].reverse() }]) {
      const session = played(setup);
      const text = valueOf(share(drawing, session.save(10)));
      const read = valueOf(Session.load(drawing, valueOf(readShare(drawing, text))));
      expect(read.state).to.deep.equal(session.state);
    }
  });
});
