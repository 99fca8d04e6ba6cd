import { defineOptions, flag, oneOf, option, whole } from '../../../core/engine/option.js';
import {
  type TrickOptions,
  completed,
  handChecks,
  handOptions,
  scoreList,
} from '../../../core/tricks/options.js';

/** Whether partners sit opposite, or everyone plays alone. */
export const PARTNERS = ['on', 'off'] as const;
export type Partners = (typeof PARTNERS)[number];

/** After how many tricks over the bids a side loses points. */
export const BAGS = ['10', 'off'] as const;
export type Bags = (typeof BAGS)[number];

/** Whether the tricks of a failed nil are only bags, or count for the partner's bid. */
export const NIL_TRICKS = ['bags', 'count'] as const;
export type NilTricks = (typeof NIL_TRICKS)[number];

export interface SpadesOptions extends TrickOptions {
  /** The bags before the hand, one number for each side. */
  readonly bagCounts: readonly number[];
  readonly partners: Partners;
  /** Whether there is blind nil. */
  readonly blindNil: boolean;
  /** Whether partners exchange two cards after a blind nil. */
  readonly blindExchange: boolean;
  /** After how many bags a side loses points. */
  readonly bags: Bags;
  readonly bagPenalty: number;
  readonly nilTricks: NilTricks;
  /** The game ends when a side has so many points. */
  readonly target: number;
  /** The game also ends when a side falls to this score; `null` for never. */
  readonly floor: number | null;
  /** Whether the twos of hearts and diamonds are the big and the little joker. */
  readonly jokers: boolean;
  /** The least sum of a side's bids. */
  readonly minimumBid: number;
}

const PLAYERS = { least: 4, most: 4, usual: 4 } as const;

const sidesOf = ({ partners }: SpadesOptions): number => (partners === 'on' ? 2 : 4);

export const options = defineOptions<SpadesOptions>({
  table: { ...handOptions, bagCounts: scoreList },
  rules: {
    partners: oneOf(PARTNERS),
    blindNil: flag(false),
    blindExchange: flag(false),
    bags: oneOf(BAGS),
    bagPenalty: whole(100, () => [0, 1000]),
    nilTricks: oneOf(NIL_TRICKS),
    target: whole(500, () => [1, 10_000], ['200', '250', '500']),
    floor: option<number | null>(
      null,
      '−10000 … −1, null',
      (given) =>
        given === null ||
        (Number.isInteger(given) && Number(given) < 0 && Number(given) >= -10_000),
    ),
    jokers: flag(false),
    minimumBid: whole(0, () => [0, 13], ['0', '3', '4']),
  },
  together: [
    ...handChecks<SpadesOptions>(() => PLAYERS, sidesOf),
    [
      'bagCounts',
      '0, 1, 2 …',
      (all) =>
        (all.bagCounts.length === 0 || all.bagCounts.length === sidesOf(all)) &&
        all.bagCounts.every((count) => count >= 0),
    ],
  ],
  complete: (all) => {
    const full = completed(all, PLAYERS.usual, () => sidesOf(all));
    const bagCounts = all.bagCounts.length === 0 ? full.scores.map(() => 0) : all.bagCounts;
    return { ...full, bagCounts };
  },
});
