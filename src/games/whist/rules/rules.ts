import { listOf } from '../../../core/cards/list.js';
import type { Seat } from '../../../core/engine/rules.js';
import { seatsFrom } from '../../../core/table/seats.js';
import type { TrickRules, TrumpRules } from '../../../core/tricks/rules.js';
import { KNOCK_OUT_HANDS, type Variant, type WhistOptions } from './options.js';

/** What all variants share. */
const shared = (name: string, players: number) =>
  ({ version: 1, name, players, pack: { ranks: 'AKQJT98765432' } }) as const;

const whist = ({ game, honours }: WhistOptions): TrickRules => ({
  ...shared('whist', 4),
  sides: 'opposite',
  deal: { hand: 13 },
  trump: { type: 'dealer-card' },
  score: { type: 'book', book: 6, honours, target: Number(game) },
});

/** Who names trump: who took most tricks in the last hand. Of several, the first one after the dealer. */
function knockOutTrump({ hand, dealer, scores, kinds }: WhistOptions): TrumpRules {
  if (hand === 1) return { type: 'stock-card' };
  const most = Math.max(...scores);
  const order = seatsFrom((dealer + 1) % kinds.length, kinds.length);
  return { type: 'named', by: order.find((seat) => scores[seat] === most)! };
}

const outOf = ({ hand, scores }: WhistOptions): readonly Seat[] =>
  hand === 1 ? [] : listOf(scores.length, (seat) => seat).filter((seat) => scores[seat] === 0);

const knockOut = (options: WhistOptions): TrickRules => ({
  ...shared('knock-out', options.kinds.length),
  sides: 'each',
  deal: { hand: KNOCK_OUT_HANDS + 1 - options.hand, out: outOf(options) },
  trump: knockOutTrump(options),
  score: { type: 'survival' },
});

const german = ({ kinds }: WhistOptions): TrickRules => ({
  ...shared('german', kinds.length),
  sides: 'each',
  deal: { hand: 13, draw: true },
  trump: { type: 'stock-card' },
  score: { type: 'majority', last: 13 },
});

/** The largest hand of Oh hell: ten cards, if one is left to turn up. */
const largestHand = (players: number): number => Math.min(10, Math.floor(51 / players));

/** The rules of Oh hell: hands of 1 card to the largest, and back. */
function ohHell({ kinds, hand }: WhistOptions): TrickRules {
  const most = largestHand(kinds.length);
  const hands = 2 * most - 1;
  const number = Math.min(hand, hands);
  return {
    ...shared('oh-hell', kinds.length),
    sides: 'each',
    deal: { hand: number <= most ? number : 2 * most - number },
    bid: { type: 'tricks', mustMiss: true },
    trump: { type: 'stock-card' },
    score: { type: 'exact', bonus: 10, hands },
  };
}

const VARIANT_RULES: Readonly<Record<Variant, (options: WhistOptions) => TrickRules>> = {
  ...{ whist, 'knock-out': knockOut, german, 'oh-hell': ohHell },
};

/** The rules of a hand of whist, in any of its variants. */
export const rulesOf = (options: WhistOptions): TrickRules =>
  VARIANT_RULES[options.variant](options);
