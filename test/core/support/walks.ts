import fc from 'fast-check';
import { type Card, type Game, LAST_DEAL, numberCopies, shuffledDeck } from '../../../src/core.js';
import { ALL_CARDS } from './cards.js';
import { frozen } from './frozen.js';

/** Fixed, so that a failure is there again at the next run. */
export const SEED = 617;

/** Which cards are dealt, and which of the legal moves is made at each turn. */
export interface Walk<Options, Aids> {
  readonly deck: readonly Card[];
  readonly deal: number | undefined;
  readonly options: Options;
  readonly aids: Aids;
  readonly picks: readonly number[];
}

/** One turn of a walk. */
export interface Turn<State, Move> {
  readonly state: State;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly next: State;
}

const swapped = (deck: readonly Card[], swaps: readonly (readonly [number, number])[]): Card[] => {
  const cardsLeft = [...deck];
  for (const [a, b] of swaps) {
    [cardsLeft[a], cardsLeft[b]] = [cardsLeft[b]!, cardsLeft[a]!];
  }
  return cardsLeft;
};

type Origins = fc.Arbitrary<{ deal: number | undefined; deck: readonly Card[] }>;

/** Numbered deals of these cards, and decks near to an easy one. */
export function originsOf(cards: readonly Card[]): Origins {
  const place = fc.nat({ max: cards.length - 1 });
  /** Kings first, aces last: some swaps away from it are games in which much goes up. */
  const easy = [...cards].reverse();
  return fc.oneof(
    fc
      .integer({ min: 1, max: LAST_DEAL })
      .map((deal) => ({ deal, deck: shuffledDeck(deal, cards) })),
    fc
      .array(fc.tuple(place, place), { maxLength: 12 })
      .map((swaps) => ({ deal: undefined, deck: numberCopies(swapped(easy, swaps)) })),
  );
}

/** Decks of these cards in any order, for a game without deal numbers. */
export const decksOf = (cards: readonly Card[]): Origins =>
  fc
    .shuffledSubarray([...cards], { minLength: cards.length })
    .map((deck) => ({ deal: undefined, deck: numberCopies(deck) }));

/** Random games of up to `length` turns. */
export const walks = <Options, Aids>(
  options: fc.Arbitrary<Options>,
  aids: fc.Arbitrary<Aids>,
  length: number,
  origin: Origins = originsOf(ALL_CARDS),
): fc.Arbitrary<Walk<Options, Aids>> =>
  fc
    .record({
      origin,
      options,
      aids,
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: length, size: 'max' }),
    })
    .map(({ origin, ...rest }) => ({ ...origin, ...rest }));

type Dealing<State, Move, Options> = Pick<
  Game<State, Move, Options>,
  'deal' | 'moves' | 'play' | 'outcome'
>;

/** Walks through the rules alone, on frozen states, so that changing one throws. */
export function* turns<State, Move, Options>(
  game: Dealing<State, Move, Options>,
  { options, deck, picks }: Omit<Walk<Options, unknown>, 'aids'>,
): Generator<Turn<State, Move>> {
  let state = frozen(game.deal(options, frozen([...deck])));
  for (const pick of picks) {
    const legal = frozen(game.moves(state));
    if (game.outcome(state) !== undefined || legal.length === 0) return;
    const move = legal[pick % legal.length]!;
    const next = frozen(game.play(state, move));
    yield { state, legal, move, next };
    state = next;
  }
}
