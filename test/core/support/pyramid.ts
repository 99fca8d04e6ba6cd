import {
  type Card,
  type PyramidMove,
  type PyramidOptions,
  type PyramidState,
  dealDeck,
  pyramid,
} from '../../../src/core.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { type RulesWords, rulesWords } from '../../../src/elements/patience/rules/words.js';
import { pyramid as names } from '../../../src/locales/compiled/en/pyramid.js';
import { rules as english } from '../../../src/locales/compiled/en/rules.js';
import { ALL_CARDS, cards } from './cards.js';
import { frozen } from './frozen.js';
import { must, valueOf } from './result.js';

/** A position of Pyramid in readable text; all cards not named have been removed. */
export interface PyramidSketch extends Partial<PyramidOptions> {
  /** The rows from the top, a card or `-` for each place; those not given are empty. */
  readonly rows: readonly string[];
  /** The stock, the next card first. */
  readonly stock?: string;
  /** The wastes from the first, top card last. */
  readonly waste?: readonly string[];
  /** How often the waste was put back. */
  readonly used?: number;
}

/** A position of all 52 cards, once each. */
export function pyramidAt(sketch: PyramidSketch): PyramidState {
  const { rows, stock = '', waste = [], used = 0, ...given } = sketch;
  const options = valueOf(pyramid.options.check(given));
  const piles: Record<string, readonly Card[]> = { stock: [...cards(stock)].reverse() };
  for (let n = 1; n <= options.wastes; n++) piles[`waste-${n}`] = cards(waste[n - 1] ?? '');
  const places = Array.from({ length: 7 }, (_, row) => {
    const tokens = (rows[row] ?? '- '.repeat(row + 1)).trim().split(' ');
    if (tokens.length !== row + 1) throw new Error(`row ${row + 1} has ${tokens.length} places`);
    return tokens;
  }).flat();
  const named = [...Object.values(piles), ...places.map((text) => cards(text.replace('-', '')))];
  if (new Set(named.flat()).size !== named.flat().length) throw new Error('a card is named twice');
  piles['foundation-1'] = ALL_CARDS.filter((card) => !named.flat().includes(card));
  places.forEach((text, n) => (piles[`pyramid-${n + 1}`] = cards(text.replace('-', ''))));
  return frozen({ ...pyramidWith(options, piles), redeals: used });
}

/** A position with these piles. */
export const pyramidWith = (
  options: PyramidOptions,
  piles: PyramidState['piles'],
): PyramidState => ({ options, piles, faceDown: {}, redeals: 0, score: 0, takenBack: [] });

/** What a player's presses and drags mean. */
export const pyramidGesture = resolverOf(pyramid.tableOf);

/** The English words of the game. */
export const pyramidWords = (given: Partial<PyramidOptions> = {}): RulesWords =>
  rulesWords(english, names.title, pyramid.tableOf(valueOf(pyramid.options.check(given))));

/** A numbered deal. */
export const pyramidDeal = (deal: number, given: Partial<PyramidOptions> = {}): PyramidState =>
  frozen(pyramid.deal(valueOf(pyramid.options.check(given)), dealDeck(deal)));

/** The move that a text means. */
export const pyramidMove = (state: PyramidState, text: string): PyramidMove =>
  must(pyramid.readMove(state, text), `the move ${text}`);

/** The legal moves as text. */
export const pyramidMoves = (state: PyramidState): string =>
  pyramid
    .moves(state)
    .map((move) => pyramid.writeMove(state, move))
    .join(' ');

/** The position after moves given as text. */
export const pyramidAfter = (state: PyramidState, text: string): PyramidState =>
  text.split(' ').reduce((at, token) => {
    const move = pyramidMove(at, token);
    const refused = pyramid.refusal(at, move);
    if (refused) throw new Error(`${token} is refused: ${refused.code}`);
    return frozen(pyramid.play(at, move));
  }, state);
