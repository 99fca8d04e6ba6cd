import { type Limit, defineOptions, flag, limit, oneOf } from '../../../core/engine/option.js';

/** How many cards are turned at a time. */
export const DRAWS = [1, 3] as const;
export type Draw = (typeof DRAWS)[number];

/** What a scoring gives and takes, in points; what it doesn't name counts nothing. */
interface Points {
  /** At the deal. */
  readonly deal?: number;
  /** A card that goes up to a foundation, and one that comes back. */
  readonly up?: number;
  readonly back?: number;
  /** A card from the waste to a column. */
  readonly fromWaste?: number;
  /** A card turned over in a column. */
  readonly flip?: number;
  /** A redeal where one card is drawn at a time. */
  readonly redeal?: number;
  /** The score never falls below this. */
  readonly least?: number;
  /** How many redeals there are unless `redeals` says otherwise. */
  readonly redeals?: Readonly<Record<Draw, number>>;
}

/** The ways of scoring, as data that the rules read. Source: the page of rules in the docs. */
export const POINTS = {
  none: {},
  standard: { up: 10, back: -15, fromWaste: 5, flip: 5, redeal: -100, least: 0 },
  vegas: { deal: -52, up: 5, back: -5, redeals: { 1: 0, 3: 2 } },
} as const satisfies Readonly<Record<string, Points>>;

export type Scoring = keyof typeof POINTS;
export const SCORINGS = Object.keys(POINTS) as readonly Scoring[];

export const pointsOf = (options: { readonly scoring: Scoring }): Points => POINTS[options.scoring];

/** The options of Klondike. */
export interface KlondikeOptions {
  /** How many cards are turned at a time. */
  readonly draw: Draw;
  /** How often the waste may be turned over. */
  readonly redeals: Limit;
  /** Whether a foundation's top card may go back to a column. */
  readonly foundationReturn: boolean;
  readonly scoring: Scoring;
}

export const options = defineOptions<KlondikeOptions>({
  rules: {
    draw: oneOf(DRAWS),
    scoring: oneOf(SCORINGS),
    redeals: limit(({ draw, scoring }) => pointsOf({ scoring }).redeals?.[draw] ?? 'unlimited'),
    foundationReturn: flag(false),
  },
});
