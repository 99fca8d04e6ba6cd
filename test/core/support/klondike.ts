import {
  type Card,
  type KlondikeAids,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
  Session,
  type Setup,
  cardOf,
  dealDeck,
  klondike,
  rankOf,
  suitOf,
} from '../../../src/core.js';
import { COLUMNS, FOUNDATIONS } from '../../../src/games/klondike/solver/piles.js';
import { ALL_CARDS, card, cards } from './cards.js';
import { frozen } from './frozen.js';
import { must, valueOf } from './result.js';

/** A position in readable text. */
export interface KlondikeSketch extends Partial<KlondikeOptions> {
  /**
   * The columns from the first, bottom card first; those that lie face down stand before a bar:
   * `2C 9H | KS QD`.
   */
  readonly columns?: readonly string[];
  /** The stock, the next card first. */
  readonly stock?: string;
  /** The waste, its top card last. */
  readonly waste?: string;
  /** The foundations from the first, the top card or `-` each. */
  readonly home?: string;
  /** The column under whose cards all cards not named lie face down; the last one, if not given. */
  readonly rest?: number;
  readonly redealt?: number;
  readonly score?: number;
  readonly takenBack?: string;
}

const upTo = (top: Card): Card[] =>
  Array.from({ length: rankOf(top) }, (_, index) => cardOf(index + 1, suitOf(top)));

type Draft = Record<string, readonly Card[]>;

function layColumns(columns: readonly string[]): {
  piles: Draft;
  faceDown: Record<string, number>;
} {
  const piles: Draft = {};
  const faceDown: Record<string, number> = {};
  for (const [index, id] of COLUMNS.entries()) {
    const [first = '', second] = (columns[index] ?? '').split('|');
    const hidden = second === undefined ? [] : cards(first);
    piles[id] = [...hidden, ...cards(second ?? first)];
    faceDown[id] = hidden.length;
  }
  return { piles, faceDown };
}

function layFoundations(home: string): Draft {
  const tops = home.split(' ').filter(Boolean);
  const piles: Draft = {};
  for (const [index, id] of FOUNDATIONS.entries()) {
    const top = tops[index] ?? '-';
    piles[id] = top === '-' ? [] : upTo(card(top));
  }
  return piles;
}

/** The cards that are not on these piles. */
function missing(piles: Draft): readonly Card[] {
  const named = Object.values(piles).flat();
  if (new Set(named).size !== named.length) throw new Error('a card is named twice');
  return ALL_CARDS.filter((some) => !named.includes(some));
}

/** The position of a sketch: all 52 cards, once each. */
export function klondikeAt(sketch: KlondikeSketch): KlondikeState {
  const { columns = [], stock = '', waste = '', home = '', rest = 7, takenBack = '' } = sketch;
  const { draw, redeals, foundationReturn, scoring, redealt = 0, score = 0 } = sketch;
  const options = valueOf(klondike.options.check({ draw, redeals, foundationReturn, scoring }));
  const { piles: tableau, faceDown } = layColumns(columns);
  const piles: Draft = {
    stock: [...cards(stock)].reverse(),
    'waste-1': cards(waste),
    ...layFoundations(home),
    ...tableau,
  };
  const others = missing(piles);
  const under = must(COLUMNS[rest - 1]);
  const over = must(piles[under]);
  if (others.length > 0 && over.length === 0) {
    throw new Error('the cards not named need one that lies on them');
  }
  piles[under] = [...others, ...over];
  faceDown[under] = must(faceDown[under]) + others.length;
  return frozen({ options, piles, faceDown, redeals: redealt, score, takenBack: cards(takenBack) });
}

/** A numbered deal. */
export const klondikeDealt = (deal: number, options: Setup['options'] = {}): KlondikeState =>
  frozen(klondike.deal(valueOf(klondike.options.check(options)), dealDeck(deal)));

export type KlondikeSession = Session<
  KlondikeState,
  KlondikeMove,
  KlondikeOptions,
  KlondikeState,
  KlondikeAids
>;

/** Nothing happens by itself but that cards are turned over, as everyone expects. */
export const FLIPS: KlondikeAids = { autoFlip: true, autoFinish: false, autoFoundation: 'off' };
export const NO_FLIPS: KlondikeAids = { ...FLIPS, autoFlip: false };
export const FINISHES: KlondikeAids = { ...FLIPS, autoFinish: true };

/** A game that was dealt as this very position. */
export const klondikeFrom = (state: KlondikeState): KlondikeSession =>
  valueOf(
    Session.start({ ...klondike, deal: () => state }, { deal: 1, options: { ...state.options } }),
  );

export const klondikeMove = (state: KlondikeState, text: string): KlondikeMove =>
  must(klondike.readMove(state, text), `the move ${text}`);

/** Plays moves given as text, separated by spaces; each must be legal. */
export function playKlondike(session: KlondikeSession, text: string, aids = FLIPS): void {
  for (const token of text.split(' ')) {
    const move = klondikeMove(session.state, token);
    const refused = session.play(move, { source: 'player', now: 0, aids });
    if (refused) throw new Error(`${token} is refused: ${refused.code}`);
  }
}

/** The position after moves given as text, by the rules alone. */
export const klondikeAfter = (state: KlondikeState, text: string): KlondikeState =>
  text.split(' ').reduce((at, token) => {
    const move = klondikeMove(at, token);
    const refused = klondike.refusal(at, move);
    if (refused) throw new Error(`${token} is refused: ${refused.code}`);
    return klondike.play(at, move);
  }, state);

/** The legal moves as text. */
export const klondikeMoves = (state: KlondikeState): string =>
  klondike
    .moves(state)
    .map((move) => klondike.writeMove(state, move))
    .join(' ');
