import { intlOf } from '../../../locales/intl.js';
import type { CardOdds } from '../advice/card-odds.js';
import { SAMPLES } from '../advice/estimate.js';
import { estimatesIn } from './estimates.js';

const figures = estimatesIn(intlOf('en'));
const { number, percent, tenths } = figures;

/** What a call costs, what it plays for, and what part of that is the player's. */
export interface PriceText {
  readonly call: number;
  readonly pot: number;
  readonly needed: number;
  /** `24 ± 1%` */
  readonly share: string;
}

/** How the decisions of a hand were. */
export interface CoachText {
  readonly decisions: number;
  /** How many of them were as good as the best. */
  readonly good: number;
  /** What the others cost, in chips. */
  readonly cost: number;
}

/** The words of advice and coach, in English; their type is that of every other language. */
export const seven27AdviceEn = {
  ...{ share: figures.share, chips: figures.chips, tenths },
  advice: 'Advice',
  coach: 'Coach',
  show: 'Show',
  hide: 'Hide',
  cancel: 'Cancel',
  showAdvice: 'Show advice',
  hideAdvice: 'Hide advice',
  /** Where there is nothing to advise. */
  later: 'What each choice brings is told here when it is your turn.',
  hidden: 'It is hidden.',
  working: (share: number): string =>
    `Playing the hand ${number(SAMPLES)} times … ${percent(Math.floor(share * 100) / 100)}`,
  columns: ['Choice', '7', '27', 'Chips'] as readonly string[],
  caption: (samples: number): string =>
    `Your choices, best first: what each wins of the halves for 7 and 27, and the chips from now on; played ${number(samples)} times`,
  /** The best choice, and how much better it is than the next. */
  best: (choice: string): string => `Best: ${choice}.`,
  less: (other: string, chips: number): string => `${other}: ${tenths(chips)} chips less.`,
  same: (other: string): string => `${other} is as good, as far as samples tell.`,
  price: ({ call, pot, needed, share }: PriceText): string =>
    `The call costs ${number(call)} and plays for ${number(pot)}: it needs ${percent(needed)} of the pot, and you win ${share}.`,
  card: ({ unseen, low, high }: CardOdds): string =>
    `Of ${number(unseen)} cards that you can’t see, ${number(low.nearer)} bring you nearer to 7 and ${number(high.nearer)} nearer to 27; ${number(high.over)} make more than 27.`,
  /** What all figures suppose. */
  model:
    'The others are supposed to play as they do at this table, and to bet once more. ± holds in 95 of 100 cases.',
  judging: 'Your decisions are being judged …',
  noHands: 'After each hand you are told what your decisions cost.',
  verdict: ({ decisions, good, cost }: CoachText): string =>
    good === decisions
      ? `All ${number(decisions)} decisions were as good as the best.`
      : `${number(good)} of ${number(decisions)} decisions were as good as the best; the others cost ${tenths(cost)} chips.`,
  coachColumns: ['You', 'Best', 'Chips'] as readonly string[],
  coachCaption: 'Your decisions beside the best',
};

export type Seven27AdviceWords = typeof seven27AdviceEn;
