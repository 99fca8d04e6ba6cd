import { listOf } from '../../../core/cards/list.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { BetPreset } from '../../../core/table/bet-presets.js';
import { kitEn } from '../../../locales/kit-en.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import { type SeatNames, chipsText, numberText } from '../../../locales/table-en.js';
import type { Shown, Standing } from '../rules/figures.js';
import type { Dealing, Scoring, Seven27Options, Temper } from '../rules/options.js';
import type { PreAction } from '../rules/pre-action.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import type { LastAction, MoveType, Phase, Seven27Move } from '../rules/state.js';
import { DECLARED, GOAL_NAMES, points, potName } from './en-hands.js';

/** What is to be done next, or why nothing is. */
export type Step =
  | { readonly code: 'ante'; readonly ante: number }
  | { readonly code: 'check'; readonly min: number; readonly max: number }
  | { readonly code: 'call'; readonly call: number; readonly raises: boolean }
  | {
      readonly code: 'draw';
      readonly freeze: number;
      readonly stands: number;
      readonly up: boolean;
    }
  /** `tie`: to win one alone and to tie for the other is enough for both. */
  | { readonly code: 'declare'; readonly secret: boolean; readonly tie: boolean }
  | { readonly code: 'wait'; readonly seat: Seat | null }
  | { readonly code: 'covered'; readonly seat: Seat }
  | { readonly code: 'frozen' | 'all-in'; readonly seat: Seat | null }
  /** Chips out of the pot, and those put in. */
  | { readonly code: 'paid'; readonly seat: Seat; readonly won: number; readonly put: number }
  | { readonly code: 'folded' | 'bust' | 'sits-out' | 'no-chips' | 'nobody' };

const SCORINGS: Readonly<Record<Scoring, string>> = {
  nearest: 'Above and below a target count alike.',
  'over-is-bust': 'Above a target is too much to win it.',
  'under-beats-over': 'As near to a target, below beats above.',
  'over-beats-under': 'As near to a target, above beats below.',
  'inside-beats-outside': 'As near, a total between 7 and 27 beats one outside.',
  'outside-beats-inside': 'As near, a total outside 7 to 27 beats one between.',
};

/** What it costs to stand: nothing, or at last the right to take more cards. */
const standText = (freeze: number, stands: number): string =>
  freeze === 0
    ? 'You may still take one later.'
    : stands + 1 < freeze
      ? `After ${freeze - stands} stands in a row you get no more.`
      : 'Stand now, and you get no more.';

const ACTED: Readonly<Record<LastAction['type'], string>> = {
  ante: 'anted',
  'sit-out': 'sat out',
  cut: 'cut',
  check: 'checked',
  call: 'called',
  bet: 'bet',
  raise: 'raised',
  fold: 'folded',
  take: 'took one',
  stand: 'stood',
  declare: 'declared',
  bust: 'bust',
};

/** What is done in advance. */
const AHEAD: Readonly<Record<PreAction, string>> = {
  'check-or-fold': 'Check or fold',
  'call-any': 'Call any',
};

/** What lies open: `9½`, with an ace `1 or 11`. */
function openText({ open, aces }: Shown): string {
  const all = listOf(aces + 1, (elevens) => points(open + 20 * elevens));
  return all.length > 2 ? `${all[0]} to ${all.at(-1)}` : all.join(' or ');
}

/** Moves as an advice says them, where they are called otherwise. */
const ADVICE: Partial<Record<MoveType, string>> = {
  raise: 'raise by',
  take: 'take a card',
  'sit-out': 'sit out',
};

/** What a steady player would do. */
function hintText(move: Seven27Move): string {
  const amount = 'amount' in move ? ` ${numberText(move.amount)}` : '';
  const targets = 'targets' in move ? ` ${DECLARED[move.targets]}` : '';
  return `Hint: ${ADVICE[move.type] ?? move.type}${amount}${targets}.`;
}

/** The words that are the same whoever sits at the table. */
export const labels = {
  title: 'Seven Twenty-Seven',
  handNumber: (hand: number): string => `hand ${numberText(hand)}`,
  dealer: 'dealer',
  dealerSign: 'D',
  openSeat: 'open',
  /** How a bot plays. */
  tempers: { cautious: 'careful', steady: 'steady', bold: 'bold' } satisfies Record<Temper, string>,
  seats: 'Seats',
  /** What one is dealt, before it is. */
  dealings: {
    'up-down': 'You get one card face up and one face down.',
    'down-down-up': 'You get two cards face down and one face up.',
    'down-up': 'You get one card face down and one face up.',
  } satisfies Record<Dealing, string>,
  ownHand: 'Your hand',
  toAnte: 'to ante',
  backs: (count: number): string => `${count} face-down card${count === 1 ? '' : 's'}`,
  points,
  /** What counts as what; `half` where tens count half a point too. */
  values: (half: boolean): readonly string[] => [
    `${half ? '10 ' : ''}J Q K ½`,
    `2–${half ? 9 : 10} as printed`,
    'ace\u00a01\u00a0or\u00a011, for each target as is best',
  ],
  /** How a hand is won, for the middle of the table before the deal. */
  intro: ({
    scoring,
    declare,
    carried,
  }: Pick<Seven27Options, 'scoring' | 'declare' | 'carried'>): readonly string[] => [
    ...(carried > 0 ? [`In the pot from before: ${chipsText(carried)}.`] : []),
    'Nearest to 7 wins half the pot, nearest to 27 the other half. One hand may win both.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['In the end you declare 7, 27 or both.']),
  ],
  goal: (target: Target): string => `for ${GOAL_NAMES[target]}`,
  /** How far a total is from its target. */
  standing: ({ over, bust }: Standing): string => {
    if (over === 0) return 'exactly';
    if (bust) return 'too much';
    return `${points(Math.abs(over))} ${over < 0 ? 'short' : 'over'}`;
  },
  /** How the aces count for it. */
  aces: ({ aces, elevens }: Standing): string => {
    const ones = aces - elevens;
    if (aces === 0) return '';
    const as = [ones > 0 ? '1' : '', elevens > 0 ? '11' : ''].filter(Boolean);
    return `${aces > 1 ? 'aces' : 'ace'} as ${as.join(' and ')}`;
  },
  shows: (shown: Shown): string => `shows ${openText(shown)}`,
  seen: (shown: Shown): string => `others see ${openText(shown)}`,
  /** One's own card that lies face up. */
  seenByAll: 'seen by all',
  /** What it may come to with what lies face down. */
  range: ({ least, most }: Shown): string => `has ${points(least)}–${points(most)}`,
  /** Both totals of a hand that was shown. */
  totals: ({ low, high }: Totals): string =>
    low === high ? points(low) : `${points(low)} and ${points(high)}`,
  pot: 'Pot',
  potName,
  half: (target: Target, chips: number): string =>
    `${GOAL_NAMES[target]} wins ${numberText(chips)}`,
  limits: (min: number, max: number): string => `${numberText(min)} to ${numberText(max)}`,
  amountOf: { bet: 'Bet', raise: 'Raise by' },
  addChip: (amount: number): string => `Add ${numberText(amount)}`,
  /** Amounts to choose from. */
  presets: { min: 'Min', 'half-pot': '½ pot', pot: 'Pot', max: 'Max' } satisfies Record<
    BetPreset,
    string
  >,
  /** What one may choose in advance. */
  preActions: {
    ...AHEAD,
    chosen: (action: PreAction): string => `At your turn: ${AHEAD[action].toLowerCase()}.`,
    none: 'Nothing is chosen in advance.',
    dropped: (action: PreAction): string => `“${AHEAD[action]}” no longer holds.`,
    'not-now': 'You can choose that while others bet.',
    shared: 'Not while another person at this device is still in.',
  },
  menu: 'More',
  buttons: {
    'sit-out': 'Sit out',
    check: 'Check',
    fold: 'Fold',
    take: 'Take a card',
    stand: 'Stand',
    low: 'Declare 7',
    high: 'Declare 27',
    both: 'Declare both',
    show: 'Show my cards',
    next: 'Next hand',
    rebuy: 'More chips',
    step: 'Go on',
    skip: 'Show the rest',
    new: 'New table',
  },
  /** Buttons with the chips that they cost. */
  ante: (chips: number): string => `Ante ${numberText(chips)}`,
  call: (chips: number): string => `Call ${numberText(chips)}`,
  bet: (chips: number): string => `Bet ${numberText(chips)}`,
  raise: (chips: number): string => `Raise by ${numberText(chips)}`,
  phases: {
    ante: 'Ante',
    bets: 'Betting',
    draw: 'Extra cards',
    declare: 'Declaration',
    over: 'Result',
  } satisfies Record<Phase, string>,
  /** What a seat did last. */
  action: ({ type, amount, allIn }: LastAction): string =>
    allIn ? 'all in' : `${ACTED[type]}${amount ? ` ${numberText(amount)}` : ''}`,
  frozen: 'frozen',
  help: 'How to play',
  hint: hintText,
  hintLabel: 'Hint',
  declared: (targets: Declaration): string => `declared ${DECLARED[targets]}`,
  /** What a hand that was shown won, and where that was not what it declared, what it did. */
  won: (declared: Declaration | null, won: readonly Target[]): string => {
    const halves =
      won.length > 1 ? 'both' : won.map((target) => `the ${GOAL_NAMES[target]}`).join('');
    return halves ? `won ${halves}` : declared ? `declared ${DECLARED[declared]}` : '';
  },
  fair: 'Check this deal',
};

/** The next step in plain words. */
const stepsWith = (names: SeatNames): WordsFor<Step> => {
  const waits = ({ seat }: { readonly seat: Seat | null }): string =>
    `Waiting for ${seat === null ? 'the others' : names.name(seat)}.`;
  return {
    ante: ({ ante }) =>
      `Put in the ante of ${numberText(ante)} to be dealt in, or sit this hand out.`,
    check: ({ min, max }) =>
      `Nobody has bet. Check for nothing, or bet ${numberText(min)} to ${numberText(max)}.`,
    call: ({ call, raises }) =>
      `${numberText(call)} to stay in: call, ${raises ? 'raise, ' : ''}or fold and give up the pot.`,
    draw: ({ up, freeze, stands }) =>
      `Take a card${up ? ', face up' : ''}, or stand. ${standText(freeze, stands)}`,
    declare: ({ secret, tie }) =>
      `What do you go for? With both you must win both${tie ? ', or win one and tie' : ''}.${secret ? ' All are told at once.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${names.label(seat)}, take the device.`,
    frozen: (step) => `Your hand is frozen: no more cards, but you bet on. ${waits(step)}`,
    'all-in': (step) => `You are all in, and bet no more. ${waits(step)}`,
    paid: ({ seat, won, put }) => {
      const net = won - put;
      const sum =
        net === 0
          ? `${names.does(seat, 'break')} even`
          : `${names.does(seat, net > 0 ? 'win' : 'lose')} ${chipsText(Math.abs(net))}`;
      return won === 0
        ? `${sum}.`
        : `${sum}: ${numberText(won)} from the pot, ${numberText(put)} put in.`;
    },
    folded: () => 'You folded. The others play on.',
    bust: () => 'You are bust: above 27, with each ace as 1. The others play on.',
    'sits-out': () => 'You sit this hand out.',
    'no-chips': () => 'You have no chips left.',
    nobody: () => 'Fewer than two were in, and no cards were dealt.',
  };
};

/** The words that name a seat. */
export const labelsWith = (names: SeatNames) => {
  const steps = stepsWith(names);
  return {
    /** `Seat 2`, the only person `You`. */
    seatName: names.label,
    /** Who competes for a side pot. */
    among: (seats: readonly Seat[]): string => kitEn.list(seats.map(names.label)),
    step: (step: Step): string => sentence(steps, step),
  };
};
