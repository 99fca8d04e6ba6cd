import { ACE, cardOf } from '../../../core/cards/card.js';
import type { HandDescription } from '../rules/describe.js';
import type { FortuneLine } from '../rules/fortune.js';
import { type KindName, LOW_WHEEL } from '../rules/hand-rank.js';
import type { HouseWayName, HouseWayRule } from '../rules/house-ways.js';
import type { PushHand } from '../rules/push.js';
import type { Side } from './en-hands.js';
import { kit } from '../../../locales/ar/kit.js';

const RANKS = 'آس,اثنان,ثلاثة,أربعة,خمسة,ستة,سبعة,ثمانية,تسعة,عشرة,ولد,بنت,ملك'.split(',');
const MANY =
  'آسات,اثنينات,ثلاثات,أربعات,خمسات,ستات,سبعات,ثمانيات,تسعات,عشرات,أولاد,بنات,ملوك'.split(',');

const rank = (number: number): string => RANKS[number - 1]!;
const ranks = (number: number): string => MANY[number - 1]!;

/** `ستريت أعلاه بنت`; one from the ace up is not named by its five, since it may rank higher. */
const run = (high: number, kind: string): string =>
  `${kind} ${high === LOW_WHEEL ? 'من الآس إلى الخمسة' : `أعلاه ${rank(high)}`}`;

/** Kinds of hands by their figures; with nothing in five cards, only the highest is named. */
const KINDS: Readonly<Record<KindName, (hand: HandDescription) => string>> = {
  nothing: ({ high }) => `أعلى ورقة ${rank(high)}`,
  pair: ({ high }) => `زوج ${ranks(high)}`,
  'two-pairs': ({ high, low }) => `زوجان، ${ranks(high)} و${ranks(low!)}`,
  trips: ({ high }) => `ثلاثية ${ranks(high)}`,
  straight: ({ high }) => run(high, 'ستريت'),
  flush: ({ high }) => `فلاش أعلاه ${rank(high)}`,
  'full-house': ({ high, low }) => `فول هاوس، ${ranks(high)} مع ${ranks(low!)}`,
  quads: ({ high }) => `رباعية ${ranks(high)}`,
  'straight-flush': ({ high }) => (high === ACE ? 'رويال فلاش' : run(high, 'ستريت فلاش')),
  'five-aces': () => 'خمسة آسات',
};

/** A hand without the joker's part; two cards by both, five by the one that decided, if there is one. */
export function handName(hand: HandDescription, side: Side): string {
  const { code, high, kicker, apart } = hand;
  if (side === 'front' && code === 'nothing') return `${rank(high)} و${rank(kicker!)}`;
  return `${KINDS[code](hand)}${apart === undefined ? '' : ` مع ${rank(apart)}`}`;
}

/** What a hand is: `زوج آسات`, `ملك وبنت`, `فلاش أعلاه آس، والجوكر بدل ملك بستوني`. */
export function handText(hand: HandDescription, side: Side = 'front'): string {
  const name = handName(hand, side);
  const { joker, jokerSuit } = hand;
  if (joker === undefined) return name;
  const as = jokerSuit === undefined ? rank(joker) : kit.cardName(cardOf(joker, jokerSuit));
  return `${name}، والجوكر بدل ${as}`;
}

/** What the five behind are where the two in front outrank them. */
function outranked(front: HandDescription, back: HandDescription): string {
  if (back.code !== 'nothing') return handName(back, 'back');
  // Only the second cards tell two hands apart that begin alike.
  return front.code === 'nothing' && front.high === back.high
    ? handName(back, 'front')
    : `خمس أوراق أعلاها ${rank(back.high)}`;
}

/** Why a set is foul: `في الأمام زوج آسات، وهو أعلى مما في الخلف: خمس أوراق أعلاها ملك`. */
export const foulText = (front: HandDescription, back: HandDescription): string =>
  `اليد الأمامية أعلى من الخلفية: في الأمام ${handName(front, 'front')}، وفي الخلف ${outranked(front, back)}`;

/** The lines of the Fortune bet. */
export const FORTUNE: Readonly<Record<FortuneLine, string>> = {
  'natural-seven': 'ستريت فلاش من سبع أوراق',
  'royal-match': 'رويال فلاش مع ملك وبنت من نوع واحد',
  'joker-seven': 'ستريت فلاش من سبع أوراق بالجوكر',
  'five-aces': 'خمسة آسات',
  'royal-flush': 'رويال فلاش',
  'straight-flush': 'ستريت فلاش',
  quads: 'رباعية',
  'full-house': 'فول هاوس',
  flush: 'فلاش',
  trips: 'ثلاثية',
  straight: 'ستريت',
};

/** The house ways, and the table's own. */
export const WAYS: Readonly<Record<HouseWayName | 'own', string>> = {
  foxwoods: 'كازينو فوكسوودز',
  'mgm-grand': 'كازينو إم جي إم غراند',
  own: 'هذه الطاولة',
};

/** What a rule of a house way goes by; the others are named as a line of the Fortune bet is. */
const RULES: Readonly<Record<Exclude<HouseWayRule, FortuneLine>, string>> = {
  'two-trips': 'ثلاثيتان',
  'straight-or-flush': 'ستريت أو فلاش',
  'three-pairs': 'ثلاثة أزواج',
  'two-pairs': 'زوجان',
  'one-pair': 'زوج واحد',
  nothing: 'بلا زوج',
};

/** What the house way went by: `طريقة الكازينو: زوجان.` */
export const houseWayText = (rule: HouseWayRule): string =>
  `طريقة الكازينو: ${{ ...FORTUNE, ...RULES }[rule]}.`;

/** Why every stake comes back. */
export const PUSHED: Readonly<Record<PushHand, string>> = {
  'queen-high': 'عند الموزّع ملكة فقط',
  'ace-high': 'عند الموزّع آس فقط',
  'nine-front': 'في أمام الموزّع تسعة فقط',
};
