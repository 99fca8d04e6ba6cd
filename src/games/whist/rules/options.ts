import { defineOptions, flag, oneOf } from '../../../core/engine/option.js';
import {
  type Players,
  type TrickOptions,
  completed,
  handChecks,
  handOptions,
} from '../../../core/tricks/options.js';

export const VARIANTS = ['whist', 'knock-out', 'german', 'oh-hell'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The points that win a game of whist. */
export const GAME_POINTS = ['5', '7', '10'] as const;
export type GamePoints = (typeof GAME_POINTS)[number];

/**
 * In knock-out whist, the scores are the tricks of the last hand: a seat without a trick is out, and the seat with most
 * of them names trump.
 */
export interface WhistOptions extends TrickOptions {
  readonly variant: Variant;
  readonly game: GamePoints;
  readonly honours: boolean;
}

const PLAYERS: Readonly<Record<Variant, Players>> = {
  whist: { least: 4, most: 4, usual: 4 },
  'knock-out': { least: 2, most: 6, usual: 4 },
  german: { least: 2, most: 2, usual: 2 },
  'oh-hell': { least: 3, most: 6, usual: 4 },
};

/** The hands of a game of knock-out whist: 7 cards, then 6 … 1. */
export const KNOCK_OUT_HANDS = 7;

const sidesOf = (variant: Variant, players: number): number => (variant === 'whist' ? 2 : players);

/** Whether the scores can be those before this hand of knock-out whist. */
function canGoOn({ variant, hand, scores }: WhistOptions): boolean {
  if (variant !== 'knock-out' || hand === 1) return true;
  const left = scores.filter((score) => score > 0);
  return hand <= KNOCK_OUT_HANDS && left.length > 1 && scores.every((score) => score >= 0);
}

export const options = defineOptions<WhistOptions>({
  table: handOptions,
  rules: { variant: oneOf(VARIANTS), game: oneOf(GAME_POINTS), honours: flag(false) },
  together: [
    ...handChecks<WhistOptions>(
      ({ variant }) => PLAYERS[variant],
      ({ variant }, players) => sidesOf(variant, players),
    ),
    ['scores', '0, 1, 2 …', canGoOn],
  ],
  complete: (all) =>
    completed(all, PLAYERS[all.variant].usual, (players) => sidesOf(all.variant, players)),
});
