import { type Card, DECK_SIZE } from '../cards/card.js';
import { listOf, withIndex } from '../cards/list.js';
import { formatCards } from '../cards/notation.js';
import { SAVE_FORMAT, type Save, type Step } from '../engine/save.js';
import type { SeenHand } from '../table/past-hands.js';
import type { TrickOptions } from './options.js';
import { passCount } from './passing.js';
import type { TrickMove, TrickState } from './state.js';
import type { TrickGame } from './trick-game.js';
import type { SeenTrickMove } from './view.js';

/** All ways to choose `count` of the cards, in their order. */
function choicesOf(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) =>
    choicesOf(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

/**
 * A game as links write its hands: every legal move stands for itself, also each way to pass cards. Cuts are left out,
 * because a link holds the deck after the cuts.
 */
export const linkedHand = <Options extends TrickOptions>(
  game: TrickGame<Options>,
): TrickGame<Options> => ({
  ...game,
  moves: (state) =>
    game.moves(state).flatMap((move): readonly TrickMove[] => {
      if (move.type === 'cut') return [];
      if (move.type !== 'pass') return [move];
      const count = passCount(game.tableOf(state.options));
      const choices = choicesOf(ascending(state.seats[move.seat]!.cards), count);
      return choices.map((cards) => ({ ...move, cards }));
    }),
});

/** The deck of a finished hand. Cards that nobody got have any order. */
function deckOf<Options extends TrickOptions>(
  { tableOf }: TrickGame<Options>,
  { options, seats, turned }: TrickState<Options>,
): readonly Card[] {
  const dealt = new Map<number, Card>();
  for (const { places, dealt: cards } of seats)
    for (const [at, place] of withIndex(places)) dealt.set(place, cards[at]!);
  const got = new Set(dealt.values());
  const { pack } = tableOf(options);
  const left = listOf(DECK_SIZE, (card) => card).filter((card) => !got.has(card));
  // A card that is not in play may lie anywhere. The card that was turned up comes before those under it.
  const order = (card: Card): number => (!pack.has(card) ? 0 : card === turned ? 1 : 2);
  left.sort((one, other) => order(one) - order(other));
  return listOf(DECK_SIZE, (place) => dealt.get(place) ?? left.shift()!);
}

/**
 * Fills in what the viewer could not see of a move, such as passed cards, from the view at the end of the hand. Returns
 * `undefined` if that view does not show it either.
 */
function wholeMove(move: SeenTrickMove, end: TrickState): TrickMove | undefined {
  if (move.type === 'pass') return { ...move, cards: ascending(end.seats[move.seat]!.passed) };
  return Object.values(move).includes(null) && move.type !== 'bid'
    ? undefined
    : (move as TrickMove);
}

/**
 * A finished hand as a save that anybody may have: it is made of what its viewer knows at the end. The only person in it
 * is the viewer.
 *
 * @returns `undefined` if the hand was not played to its end, or if the viewer did not see all of it
 */
export function savedHand<Options extends TrickOptions>(
  game: TrickGame<Options>,
  { views, steps, seat }: Omit<SeenHand<TrickState<Options>, TrickMove>, 'hand'>,
): Save | undefined {
  const [first, end] = [views[0], views.at(-1)];
  if (first?.phase !== 'ready' || !end?.results?.played) return undefined;
  const viewer = seat ?? end.options.kinds.indexOf('human');
  const kinds = end.options.kinds.map((_, at) => (at === Math.max(viewer, 0) ? 'human' : 'bot'));
  const played = steps
    .filter(({ move }) => move.type !== 'cut')
    .map(({ move, automatic }: Pick<Step<TrickMove>, 'move' | 'automatic'>) => {
      const whole = wholeMove(move, end);
      return whole && [whole, ...automatic].map((one) => game.writeMove(end, one)).join(' ');
    });
  const moves = played.filter((text) => text !== undefined);
  if (moves.length < played.length) return undefined;
  return {
    ...{ format: SAVE_FORMAT, game: game.game, version: game.version },
    ...{ deck: formatCards(deckOf(game, end)), options: { ...end.options, kinds } },
    ...{ moves, at: moves.length, count: moves.length, elapsed: 0 },
  };
}
