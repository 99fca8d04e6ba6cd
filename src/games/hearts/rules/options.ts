import { defineOptions, oneOf, whole } from '../../../core/engine/option.js';
import {
  type TrickOptions,
  completed,
  handChecks,
  handOptions,
} from '../../../core/tricks/options.js';

/** To whom cards are passed, from hand to hand. */
export const PASSINGS = ['left-right-across-hold', 'left-right', 'left', 'none'] as const;
export type Passing = (typeof PASSINGS)[number];

/** Who leads to the first trick: who has the lowest club, or the seat after the dealer. */
export const LEADS = ['two-of-clubs', 'left-of-dealer'] as const;
export type Lead = (typeof LEADS)[number];

/** Whether hearts and the queen of spades may be played to the first trick. */
export const FIRST_TRICKS = ['no-points', 'any'] as const;
export type FirstTrick = (typeof FIRST_TRICKS)[number];

/** What allows to lead hearts: a heart was played, a heart or the queen of spades, or nothing is needed. */
export const BREAKINGS = ['hearts', 'points', 'off'] as const;
export type Breaking = (typeof BREAKINGS)[number];

/** Whether the jack of diamonds is worth minus ten points. */
export const JACKS = ['none', 'diamonds'] as const;
export type Jack = (typeof JACKS)[number];

/** Whether the queen of spades must be discarded at the first chance. */
export const QUEENS = ['any-time', 'first-chance'] as const;
export type Queen = (typeof QUEENS)[number];

/** What happens with all 26 points. */
export const MOONS = ['add', 'subtract', 'choose'] as const;
export type Moon = (typeof MOONS)[number];

export interface HeartsOptions extends TrickOptions {
  readonly passing: Passing;
  readonly lead: Lead;
  readonly firstTrick: FirstTrick;
  readonly breaking: Breaking;
  readonly jack: Jack;
  readonly queen: Queen;
  readonly moon: Moon;
  /** The game ends when somebody has so many points. */
  readonly target: number;
}

const PLAYERS = { least: 3, most: 5, usual: 4 } as const;

export const options = defineOptions<HeartsOptions>({
  table: handOptions,
  rules: {
    passing: oneOf(PASSINGS),
    lead: oneOf(LEADS),
    firstTrick: oneOf(FIRST_TRICKS),
    breaking: oneOf(BREAKINGS),
    jack: oneOf(JACKS),
    queen: oneOf(QUEENS),
    moon: oneOf(MOONS),
    target: whole(100, () => [1, 1000], ['50', '75', '100']),
  },
  together: handChecks(
    () => PLAYERS,
    (_all, players) => players,
  ),
  complete: (all) => completed(all, PLAYERS.usual, (players) => players),
});
