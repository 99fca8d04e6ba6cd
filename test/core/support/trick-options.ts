import fc from 'fast-check';
import type { SeatKind } from '../../../src/core.js';
import * as hearts from '../../../src/games/hearts/rules/options.js';
import * as spades from '../../../src/games/spades/rules/options.js';
import * as twentyNine from '../../../src/games/twenty-nine/rules/options.js';
import * as whist from '../../../src/games/whist/rules/options.js';
import { valueOf } from './result.js';

const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);

/** People at all seats. */
export const people = (count: number): readonly SeatKind[] => Array<SeatKind>(count).fill('human');

/** Random options of Hearts, for three to five players. */
export const heartsOptions: fc.Arbitrary<hearts.HeartsOptions> = fc
  .record({
    kinds: fc.integer({ min: 3, max: 5 }).map(people),
    dealer: fc.nat({ max: 2 }),
    hand: fc.integer({ min: 1, max: 9 }),
    passing: oneOf(hearts.PASSINGS),
    lead: oneOf(hearts.LEADS),
    firstTrick: oneOf(hearts.FIRST_TRICKS),
    breaking: oneOf(hearts.BREAKINGS),
    jack: oneOf(hearts.JACKS),
    queen: oneOf(hearts.QUEENS),
    moon: oneOf(hearts.MOONS),
  })
  .map((given) => valueOf(hearts.options.check(given)));

/** Random options of Spades. Half of the hands allow a blind nil. */
export const spadesOptions: fc.Arbitrary<spades.SpadesOptions> = fc
  .record({
    dealer: fc.nat({ max: 3 }),
    partners: oneOf(spades.PARTNERS),
    lead: fc.constantFrom(0, 250),
    blindNil: fc.boolean(),
    blindExchange: fc.boolean(),
    bags: oneOf(spades.BAGS),
    nilTricks: oneOf(spades.NIL_TRICKS),
    jokers: fc.boolean(),
    minimumBid: fc.constantFrom(0, 0, 4),
    floor: fc.constantFrom(null, -200),
  })
  .map(({ lead, ...given }) => {
    const scores = given.partners === 'on' ? [lead, 0] : [0, lead, 0, 10];
    return valueOf(spades.options.check({ ...given, scores }));
  });

/** Random options of a variant of whist. */
export const whistOptions = (variant: whist.Variant): fc.Arbitrary<whist.WhistOptions> =>
  fc
    .record({
      players: fc.integer({ min: 3, max: 6 }),
      dealer: fc.nat({ max: 1 }),
      hand: fc.integer({ min: 1, max: 7 }),
      honours: fc.boolean(),
      game: oneOf(whist.GAME_POINTS),
      tricks: fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
    })
    .map(({ players, tricks, ...given }) => {
      const isTable = variant === 'knock-out' || variant === 'oh-hell';
      const scores = tricks.slice(0, players).map((count, at) => (at < 2 ? count + 1 : count));
      return valueOf(
        whist.options.check({
          ...given,
          variant,
          ...(isTable && { kinds: people(players) }),
          ...(variant === 'knock-out' && { scores }),
        }),
      );
    });

/** Random options of Twenty-Nine or Twenty-Eight. */
export const twentyNineOptions = (
  game: twentyNine.GameNumber,
): fc.Arbitrary<twentyNine.TwentyNineOptions> =>
  fc
    .record({
      dealer: fc.nat({ max: 3 }),
      hold: fc.boolean(),
      allPass: oneOf(twentyNine.ALL_PASSES),
      doubles: fc.boolean(),
      afterAsking: oneOf(twentyNine.AFTER_ASKINGS),
      lastTrick: fc.boolean(),
    })
    .map((given) => valueOf(twentyNine.options.check({ ...given, game })));
