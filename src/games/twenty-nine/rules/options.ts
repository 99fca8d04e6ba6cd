import { defineOptions, flag, oneOf, whole } from '../../../core/engine/option.js';
import {
  type TrickOptions,
  completed,
  handChecks,
  handOptions,
} from '../../../core/tricks/options.js';

export const GAME_NUMBERS = ['29', '28'] as const;
export type GameNumber = (typeof GAME_NUMBERS)[number];

/** What happens if all pass: the dealer must bid, or there is a new deal. */
export const ALL_PASSES = ['forced', 'redeal'] as const;
export type AllPass = (typeof ALL_PASSES)[number];

/** Whether who asks for trump must play one. */
export const AFTER_ASKINGS = ['must-trump', 'free'] as const;
export type AfterAsking = (typeof AFTER_ASKINGS)[number];

export interface TwentyNineOptions extends TrickOptions {
  readonly game: GameNumber;
  /** The lowest bid. */
  readonly minimum: number;
  /** Whether the first bidder may bid the same number as a later one. */
  readonly hold: boolean;
  readonly allPass: AllPass;
  readonly doubles: boolean;
  readonly afterAsking: AfterAsking;
  /** Whether the last trick is worth a point. */
  readonly lastTrick: boolean;
}

export const MOST_BID = 28;

const PLAYERS = { least: 4, most: 4, usual: 4 } as const;

export const options = defineOptions<TwentyNineOptions>({
  table: handOptions,
  rules: {
    game: oneOf(GAME_NUMBERS),
    minimum: whole(
      ({ game }) => (game === '28' ? 14 : 15),
      () => [14, MOST_BID],
      ['14', '15', '16'],
    ),
    hold: flag(false),
    allPass: oneOf(ALL_PASSES),
    doubles: flag(false),
    afterAsking: oneOf(AFTER_ASKINGS),
    lastTrick: flag(false),
  },
  together: handChecks(
    () => PLAYERS,
    () => 2,
  ),
  complete: (all) => completed(all, PLAYERS.usual, () => 2),
});
