import { LIMITS, type Limit, isLimit, isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';

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

/** What is settled before a game is dealt. */
export interface KlondikeOptions {
  /** How many cards are turned at a time. */
  readonly draw: Draw;
  /** How often the waste may be turned over: a whole number from 0, or `unlimited`. */
  readonly redeals: Limit;
  /** Whether a foundation's top card may go back to a column. */
  readonly foundationReturn: boolean;
  readonly scoring: Scoring;
}

/** The options with a choice of few, the default first. */
const CHOICES = { draw: DRAWS, foundationReturn: [false, true], scoring: SCORINGS };

/** Full options from what a page or a save gives; what is not given takes its default. */
export function checkOptions(value: unknown): Checked<KlondikeOptions> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const chosen: Record<string, unknown> = {};
  for (const [name, choices] of Object.entries(CHOICES)) {
    const { [name]: choice = choices[0] } = given;
    if (!isOneOf<unknown>(choices, choice)) {
      return wrongOption(name, choice, choices.join(', '));
    }
    chosen[name] = choice;
  }
  const { draw, foundationReturn, scoring } = chosen as unknown as KlondikeOptions;
  const { redeals = pointsOf({ scoring }).redeals?.[draw] ?? 'unlimited' } = given;
  if (!isLimit(redeals)) return wrongOption('redeals', redeals, LIMITS);
  return { value: { draw, redeals, foundationReturn, scoring } };
}
