import type { Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import { capital } from '../../../locales/capital.js';
import { type SeatNames, numberText, signedText } from '../../../locales/table-en.js';
import type { HandDescription } from '../rules/describe.js';
import type { PushHand } from '../rules/push.js';
import type { BonusResult, EnvyResult } from '../rules/results.js';
import type { StakeChange } from '../rules/stake-change.js';
import { FORTUNE, PUSHED, type Side, foulText, theHand, verbOf } from './en-hands.js';

/** What the line under the trays tells. */
export type SetLine =
  | { readonly code: 'choose'; readonly missing: 1 | 2 }
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** Foul, at a table that lets it pass and then loses both hands. */
  | { readonly code: 'foul'; readonly front: HandDescription; readonly back: HandDescription }
  | { readonly code: 'legal'; readonly front: HandDescription; readonly back: HandDescription };

/** Why somebody has nothing to do. */
export type IdleReason =
  'offer' | 'sits-out' | 'no-chips' | 'deals' | 'deals-later' | 'wait' | 'nobody';

const IDLE: Readonly<Record<IdleReason, string>> = {
  'sits-out': 'You sit this hand out.',
  'no-chips': 'You have no chips left.',
  deals: 'You deal. The others bet.',
  'deals-later': 'You deal. Your cards turn up when the others have set theirs.',
  offer: 'The bank is on offer.',
  wait: 'Waiting for the others.',
  nobody: 'Nobody bet, and no cards were dealt.',
};

const HANDS: Readonly<Record<Side, string>> = { front: 'Front', back: 'Back' };

/** A tray's heading: what goes there, or how far that is; behind lie all that are not in front. */
function trayText(side: Side, count: number): string {
  if (side === 'front') return `Front · ${count === 2 ? 'two cards' : `${count} of 2`}`;
  return `Back · ${count === 5 ? 'five cards' : `${count - 5} to the front`}`;
}

/** `A legal set: the pair of aces beats king, queen.` */
const legalText = (front: HandDescription, back: HandDescription): string =>
  `A legal set: ${theHand(back, 'back')} ${verbOf(back, 'beats', 'beat')} ${theHand(front, 'front')}.`;

/** The words that are the same whoever sits at the table. */
export const labels = {
  title: 'Pai Gow poker',
  handNumber: (hand: number): string => `hand ${numberText(hand)}`,
  /** Beside a seat's chips: who deals, and that no player does. */
  /** Whom the bank is offered to: what that means. */
  offered: 'Take the bank? You would deal this hand, against all others.',
  dealer: 'dealer',
  house: 'house',
  openSeat: 'open',
  seatStates: { waiting: 'to bet', out: 'sits out', setting: 'setting', set: 'set' },
  staked: (stake: number, bonus: number): string =>
    `stake ${numberText(stake)}${bonus > 0 ? `, bonus ${numberText(bonus)}` : ''}`,
  bonusSign: (bonus: number): string => `bonus ${numberText(bonus)}`,
  backs: (count: number): string => `${count} face-down card${count === 1 ? '' : 's'}`,
  hands: HANDS,
  tray: trayText,
  idle: (reason: IdleReason): string => IDLE[reason],
  diceName: (dice: readonly number[]): string => `dice ${dice.join(', ')}`,
  stake: 'Stake',
  bonus: 'Fortune bonus',
  fortune: FORTUNE,
  limits: (min: number, max: number): string => `${numberText(min)} to ${numberText(max)}`,
  addChip: (amount: number): string => `Add ${numberText(amount)}`,
  /** What changes the stake at once, and what that is called. */
  stakeChanges: {
    repeat: ['Repeat', 'Repeat the last stake'],
    double: ['2×', 'Double the stake'],
    half: ['½', 'Half of the stake'],
  } satisfies Record<StakeChange, readonly [text: string, name: string]>,
  noStake: 'Nothing was staked before.',
  menu: 'More',
  buttons: {
    clear: 'Clear',
    pays: 'What it pays',
    bank: 'Take the bank',
    decline: 'Pass it on',
    deal: 'Deal',
    pass: 'Sit out',
    'house-way': 'House way',
    set: 'Set hands',
    show: 'Show my cards',
    next: 'Next hand',
    rebuy: 'More chips',
    step: 'Go on',
    skip: 'Show the rest',
    new: 'New table',
  },
  sortBy: { rank: 'Sort by rank', suit: 'Sort by suit' },
  outcomes: { win: 'Win', push: 'Push', lose: 'Lose' },
  comparisons: { win: 'wins', lose: 'loses', copy: 'copy' },
  foul: 'Foul',
  commission: (chips: number): string => `commission ${numberText(chips)}`,
  /** Why the stake came back whatever the hands were. */
  pushed: (hand: PushHand): string => `push: ${PUSHED[hand]}`,
  /** The dealer could not cover all of the stake. */
  returned: (chips: number): string => `dealer short, ${numberText(chips)} back`,
  /** What the stake alone came to, where side bets made the result another. */
  stakeLine: (net: number): string => `Stake ${signedText(net)}`,
  /** Where the stake is made: what is left of a win after the commission. */
  pays: (chips: number): string => `a win pays ${numberText(chips)}`,
  bonusLine: ({ line, net }: BonusResult): string =>
    `Fortune${line === null ? '' : `: ${FORTUNE[line]}`} ${signedText(net)}`,
  fair: 'Check this deal',
  seats: 'Seats',
  help: 'How to play',
  ownHands: 'Your hands',
};

/** The words that name a seat, or quote a refusal. */
export const labelsWith = (
  { name, label, whose }: SeatNames,
  refusal: (refusal: Refusal) => string,
) => ({
  /** `Seat 2`, the only person `You`, the house `Dealer`. */
  seatName: label,
  setLine: (line: SetLine): string => {
    switch (line.code) {
      case 'choose':
        return line.missing === 2
          ? 'Choose two cards for the front; the five behind must rank higher.'
          : 'Choose one more card for the front.';
      case 'refused':
        return refusal(line.refusal);
      case 'foul':
        return `${capital(foulText(line.front, line.back))}: a foul, and both hands would lose.`;
      case 'legal':
        return legalText(line.front, line.back);
    }
  },
  firstHand: (total: number, first: Seat, own: boolean): string =>
    `${total}: the first hand is ${own ? 'yours' : `${name(first)}’s`}`,
  covered: (seat: Seat): string => `${label(seat)}, take the device.`,
  envyLine: ({ seat, line, chips }: EnvyResult): string =>
    `Envy: ${whose(seat)} ${FORTUNE[line]} ${signedText(chips)}`,
});
