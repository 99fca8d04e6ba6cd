import { ACE, cardOf } from '../../../core/cards/card.js';
import { kitEn } from '../../../locales/kit-en.js';
import type { HandDescription } from '../rules/describe.js';
import type { FortuneLine } from '../rules/fortune.js';
import { type KindName, LOW_WHEEL } from '../rules/hand-rank.js';
import type { HouseWayName, HouseWayRule } from '../rules/house-ways.js';
import type { PushHand } from '../rules/push.js';

/** Which of a player's two hands. */
export type Side = 'front' | 'back';

const RANKS = 'ace,two,three,four,five,six,seven,eight,nine,ten,jack,queen,king'.split(',');

const rank = (number: number): string => RANKS[number - 1]!;
const ranks = (number: number): string => `${rank(number)}${number === 6 ? 'es' : 's'}`;

/** `queen-high straight`; one from the ace up is not named by its five, since it may rank higher. */
const run = (high: number, kind: string): string =>
  `${high === LOW_WHEEL ? 'ace-to-five' : `${rank(high)}-high`} ${kind}`;

/** Kinds of hands by their figures; with nothing in five cards, only the highest is named. */
const KINDS: Readonly<Record<KindName, (hand: HandDescription) => string>> = {
  nothing: ({ high }) => `${rank(high)} high`,
  pair: ({ high }) => `pair of ${ranks(high)}`,
  'two-pairs': ({ high, low }) => `${ranks(high)} and ${ranks(low!)}`,
  trips: ({ high }) => `three ${ranks(high)}`,
  straight: ({ high }) => run(high, 'straight'),
  flush: ({ high }) => `${rank(high)}-high flush`,
  'full-house': ({ high, low }) => `${ranks(high)} full of ${ranks(low!)}`,
  quads: ({ high }) => `four ${ranks(high)}`,
  'straight-flush': ({ high }) => (high === ACE ? 'royal flush' : run(high, 'straight flush')),
  'five-aces': () => 'five aces',
};

/** A hand without the joker's part; two cards by both, five by the one that decided, if there is one. */
export function handName(hand: HandDescription, side: Side): string {
  const { code, high, kicker, apart } = hand;
  if (side === 'front' && code === 'nothing') return `${rank(high)}, ${rank(kicker!)}`;
  return `${KINDS[code](hand)}${apart === undefined ? '' : `, ${rank(apart)}`}`;
}

/** What the joker stands for: `king of spades`, or a rank alone where its suit tells nothing. */
function jokerName(joker: number, suit: HandDescription['jokerSuit']): string {
  if (suit !== undefined) return `the ${kitEn.cardName(cardOf(joker, suit))}`;
  return `${[1, 8].includes(joker) ? 'an' : 'a'} ${rank(joker)}`;
}

/** What a hand is: `pair of aces`, `king, queen`, `ace-high flush, the joker as the king of spades`. */
export function handText(hand: HandDescription, side: Side): string {
  const name = handName(hand, side);
  const { joker, jokerSuit } = hand;
  return joker === undefined ? name : `${name}, the joker as ${jokerName(joker, jokerSuit)}`;
}

/** Hands that are told of as one thing, and as several. */
const AS_ONE = ['pair', 'straight', 'flush', 'straight-flush'];
const AS_MANY = ['two-pairs', 'trips', 'full-house', 'quads', 'five-aces'];

/** Within a sentence: `the pair of aces`, `aces and eights`. */
export const theHand = (hand: HandDescription, side: Side): string =>
  `${AS_ONE.includes(hand.code) ? 'the ' : ''}${handName(hand, side)}`;

/** The verb that goes with it: `the pair of aces beats`, `aces and eights beat`. */
export const verbOf = ({ code }: HandDescription, one: string, many: string): string =>
  AS_MANY.includes(code) ? many : one;

/** What the five behind are where the two in front outrank them. */
function outranked(front: HandDescription, back: HandDescription): string {
  if (back.code !== 'nothing') return `the ${handName(back, 'back')} behind`;
  // Only the second cards tell two hands apart that begin alike.
  return front.code === 'nothing' && front.high === back.high
    ? `${handName(back, 'front')} behind`
    : `the ${rank(back.high)}-high five cards`;
}

/** Why a set is foul: `the pair of aces in front outranks the king-high five cards`. */
export const foulText = (front: HandDescription, back: HandDescription): string =>
  `${theHand(front, 'front')} in front outranks ${outranked(front, back)}`;

/** The lines of the Fortune bet. */
export const FORTUNE: Readonly<Record<FortuneLine, string>> = {
  'natural-seven': 'seven-card straight flush',
  'royal-match': 'royal flush with a suited king and queen',
  'joker-seven': 'seven-card straight flush with the joker',
  'five-aces': 'five aces',
  'royal-flush': 'royal flush',
  'straight-flush': 'straight flush',
  quads: 'four of a kind',
  'full-house': 'full house',
  flush: 'flush',
  trips: 'three of a kind',
  straight: 'straight',
};

/** The house ways, and the table's own. */
export const WAYS: Readonly<Record<HouseWayName | 'own', string>> = {
  foxwoods: 'Foxwoods',
  'mgm-grand': 'the MGM Grand',
  own: 'this table',
};

/** What a rule of a house way goes by; the others are named as a line of the Fortune bet is. */
const RULES: Readonly<Record<Exclude<HouseWayRule, FortuneLine>, string>> = {
  'two-trips': 'three of a kind twice',
  'straight-or-flush': 'a straight or a flush',
  'three-pairs': 'three pairs',
  'two-pairs': 'two pairs',
  'one-pair': 'one pair',
  nothing: 'no pair',
};

/** What the house way went by: `House way: two pairs.` */
export const houseWayText = (rule: HouseWayRule): string =>
  `House way: ${{ ...FORTUNE, ...RULES }[rule]}.`;

/** Why every stake comes back. */
export const PUSHED: Readonly<Record<PushHand, string>> = {
  'queen-high': 'the dealer has queen high',
  'ace-high': 'the dealer has ace high',
  'nine-front': 'the dealer has nine high in front',
};
