import { ACE, cardOf } from '../../../core/cards/card.js';
import type { HandDescription } from '../rules/describe.js';
import type { FortuneLine } from '../rules/fortune.js';
import { type KindName, LOW_WHEEL } from '../rules/hand-rank.js';
import type { HouseWayRule } from '../rules/house-ways.js';
import type { PushHand } from '../rules/push.js';
import type { Side } from './en-hands.js';
import { kit } from '../../../locales/de/kit.js';

const RANKS = 'Ass,Zwei,Drei,Vier,Fünf,Sechs,Sieben,Acht,Neun,Zehn,Bube,Dame,König'.split(',');
const MANY =
  'Asse,Zweien,Dreien,Vieren,Fünfen,Sechsen,Siebenen,Achten,Neunen,Zehnen,Buben,Damen,Könige'.split(
    ',',
  );

const rank = (number: number): string => RANKS[number - 1]!;
const ranks = (number: number): string => MANY[number - 1]!;

/** `Straße bis Dame`; one from the ace up is not named by its five, since it may rank higher. */
const run = (high: number, kind: string): string =>
  high === LOW_WHEEL ? `${kind} von Ass bis Fünf` : `${kind} bis ${rank(high)}`;

/** Kinds of hands by their figures; with nothing in five cards, only the highest is named. */
const KINDS: Readonly<Record<KindName, (hand: HandDescription) => string>> = {
  nothing: ({ high }) => `höchste Karte ${rank(high)}`,
  pair: ({ high }) => `Paar ${ranks(high)}`,
  'two-pairs': ({ high, low }) => `zwei Paare, ${ranks(high)} und ${ranks(low!)}`,
  trips: ({ high }) => `Drilling ${ranks(high)}`,
  straight: ({ high }) => run(high, 'Straße'),
  flush: ({ high }) => `Flush mit ${rank(high)}`,
  'full-house': ({ high, low }) => `Full House, ${ranks(high)} mit ${ranks(low!)}`,
  quads: ({ high }) => `Vierling ${ranks(high)}`,
  'straight-flush': ({ high }) => (high === ACE ? 'Royal Flush' : run(high, 'Straight Flush')),
  'five-aces': () => 'fünf Asse',
};

/** In these the card that decided is one of many, and no kicker. */
const UNPAIRED: readonly KindName[] = ['nothing', 'flush'];

/** A hand without the joker's part; two cards by both, five by the one that decided, if there is one. */
export function handName(hand: HandDescription, side: Side): string {
  const { code, high, kicker, apart } = hand;
  if (side === 'front' && code === 'nothing') return `${rank(high)}-${rank(kicker!)}`;
  if (apart === undefined) return KINDS[code](hand);
  return `${KINDS[code](hand)}, ${UNPAIRED.includes(code) ? 'dann' : 'Kicker'} ${rank(apart)}`;
}

/** What a hand is: `Paar Asse`, `König-Dame`, `Flush mit Ass, Joker als Pik König`. */
export function handText(hand: HandDescription, side: Side = 'front'): string {
  const { joker, jokerSuit } = hand;
  const name = handName(hand, side);
  if (joker === undefined) return name;
  const as = jokerSuit === undefined ? rank(joker) : kit.cardName(cardOf(joker, jokerSuit));
  return `${name}, Joker als ${as}`;
}

/** What the five behind are where the two in front outrank them. */
function outranked(front: HandDescription, back: HandDescription): string {
  // Only the second cards tell two hands apart that begin alike.
  const alike = back.code === 'nothing' && front.code === back.code && front.high === back.high;
  return handName(back, alike ? 'front' : 'back');
}

/** Why a set is foul: `Paar Asse vorn ist mehr als Paar Könige hinten`. */
export const foulText = (front: HandDescription, back: HandDescription): string =>
  `${handName(front, 'front')} vorn ist mehr als ${outranked(front, back)} hinten`;

/** The lines of the Fortune bet. */
export const FORTUNE: Readonly<Record<FortuneLine, string>> = {
  'natural-seven': 'Straight Flush aus sieben Karten',
  'royal-match': 'Royal Flush, dazu König und Dame einer Farbe',
  'joker-seven': 'Straight Flush aus sieben Karten mit Joker',
  'five-aces': 'fünf Asse',
  'royal-flush': 'Royal Flush',
  'straight-flush': 'Straight Flush',
  quads: 'Vierling',
  'full-house': 'Full House',
  flush: 'Flush',
  trips: 'Drilling',
  straight: 'Straße',
};

/** What a rule of a house way goes by; the others are named as a line of the Fortune bet is. */
const RULES: Readonly<Record<Exclude<HouseWayRule, FortuneLine>, string>> = {
  'two-trips': 'zwei Drillinge',
  'straight-or-flush': 'Straße oder Flush',
  'three-pairs': 'drei Paare',
  'two-pairs': 'zwei Paare',
  'one-pair': 'ein Paar',
  nothing: 'kein Paar',
};

/** What the house way went by: `Hausregel: zwei Paare.` */
export const houseWayText = (rule: HouseWayRule): string =>
  `Hausregel: ${{ ...FORTUNE, ...RULES }[rule]}.`;

/** Why every stake comes back. */
export const PUSHED: Readonly<Record<PushHand, string>> = {
  'queen-high': 'der Dealer hat Dame hoch',
  'ace-high': 'der Dealer hat Ass hoch',
  'nine-front': 'der Dealer hat vorn Neun hoch',
};
