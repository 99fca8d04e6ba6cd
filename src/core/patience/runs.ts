import { type Card, isRed, rankOf, suitOf } from '../cards/card.js';

/** How a tableau is built down: alternating colours, the same suit, or whatever suit. */
export type Build = 'alternate' | 'suit' | 'any';

const FITS: Readonly<Record<Build, (upper: Card, lower: Card) => boolean>> = {
  alternate: (upper, lower) => isRed(upper) !== isRed(lower),
  suit: (upper, lower) => suitOf(upper) === suitOf(lower),
  any: () => true,
};

/** Whether `upper` may be laid on `lower`: one rank less, and as the build rule has it. */
export const fits = (build: Build, upper: Card, lower: Card): boolean =>
  rankOf(upper) + 1 === rankOf(lower) && FITS[build](upper, lower);

/** How many cards at the top of a pile are in order, each fitting on the one below it. */
export function runLength(build: Build, pile: readonly Card[]): number {
  if (pile.length === 0) return 0;
  let length = 1;
  while (length < pile.length && fits(build, pile.at(-length)!, pile.at(-length - 1)!)) length++;
  return length;
}
