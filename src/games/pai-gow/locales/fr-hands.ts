import { ACE, cardOf } from '../../../core/cards/card.js';
import type { HandDescription } from '../rules/describe.js';
import type { FortuneLine } from '../rules/fortune.js';
import { type KindName, LOW_WHEEL } from '../rules/hand-rank.js';
import type { HouseWayName, HouseWayRule } from '../rules/house-ways.js';
import type { PushHand } from '../rules/push.js';
import type { Side } from './en-hands.js';
import { kit } from '../../../locales/fr/kit.js';

const JACK = 11;
const QUEEN = 12;
const RANKS = 'as,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,valet,dame,roi'.split(',');

const rank = (number: number): string => RANKS[number - 1]!;
const ranks = (number: number): string => `${rank(number)}${number >= JACK ? 's' : ''}`;

/** `paire d’as`, `brelan de rois` */
const of = (number: number): string => `${number === ACE ? 'd’' : 'de '}${ranks(number)}`;

/** `au roi`, `à la dame`, `à l’as` */
const at = (number: number): string => {
  if (number === ACE) return 'à l’as';
  return `${number === QUEEN ? 'à la' : 'au'} ${rank(number)}`;
};

/** One from the ace up is not named by its five, since it may rank higher. */
const run = (high: number, kind: string): string =>
  `${kind} ${high === LOW_WHEEL ? 'de l’as au cinq' : at(high)}`;

/** Kinds of hands by their figures; with nothing in five cards, only the highest is named. */
const KINDS: Readonly<Record<KindName, (hand: HandDescription) => string>> = {
  nothing: ({ high }) => `hauteur ${rank(high)}`,
  pair: ({ high }) => `paire ${of(high)}`,
  'two-pairs': ({ high, low }) => `deux paires ${ranks(high)} et ${ranks(low!)}`,
  trips: ({ high }) => `brelan ${of(high)}`,
  straight: ({ high }) => run(high, 'quinte'),
  flush: ({ high }) => `couleur ${at(high)}`,
  'full-house': ({ high, low }) => `full aux ${ranks(high)} par les ${ranks(low!)}`,
  quads: ({ high }) => `carré ${of(high)}`,
  'straight-flush': ({ high }) =>
    high === ACE ? 'quinte flush royale' : run(high, 'quinte flush'),
  'five-aces': () => 'cinq as',
};

/** A hand without the joker's part; two cards by both, five by the one that decided, if there is one. */
export function handName(hand: HandDescription, side: Side): string {
  const { code, high, kicker, apart } = hand;
  if (side === 'front' && code === 'nothing') return `${rank(high)}, ${rank(kicker!)}`;
  return `${KINDS[code](hand)}${apart === undefined ? '' : `, ${rank(apart)}`}`;
}

/** What a hand is: `paire d’as`, `roi, dame`, `couleur à l’as, le joker en roi de pique`. */
export function handText(hand: HandDescription, side: Side): string {
  const name = handName(hand, side);
  const { joker, jokerSuit: suit } = hand;
  if (joker === undefined) return name;
  return `${name}, le joker en ${suit === undefined ? rank(joker) : kit.cardName(cardOf(joker, suit))}`;
}

/** What stands before each kind within a sentence. */
const ARTICLES: Readonly<Record<KindName, string>> = {
  nothing: '',
  pair: 'la ',
  'two-pairs': 'les ',
  trips: 'le ',
  straight: 'la ',
  flush: 'la ',
  'full-house': 'le ',
  quads: 'le ',
  'straight-flush': 'la ',
  'five-aces': 'les ',
};

/** Within a sentence: `la paire d’as`, `les deux paires as et huit`. */
export const theHand = (hand: HandDescription, side: Side): string =>
  `${ARTICLES[hand.code]}${handName(hand, side)}`;

/** The verb that goes with it: `la paire d’as bat`, `les deux paires as et huit battent`. */
export const verbOf = ({ code }: HandDescription, one: string, many: string): string =>
  ARTICLES[code] === 'les ' ? many : one;

/** What the five behind are where the two in front outrank them. */
function outranked(front: HandDescription, back: HandDescription): string {
  if (back.code !== 'nothing') return `${theHand(back, 'back')} en main haute`;
  // Only the second cards tell two hands apart that begin alike.
  return front.code === 'nothing' && front.high === back.high
    ? `${handName(back, 'front')} en main haute`
    : `les cinq cartes hauteur ${rank(back.high)}`;
}

/** Why a set is foul: `la paire d’as en main basse l’emporte sur les cinq cartes hauteur roi`. */
export const foulText = (front: HandDescription, back: HandDescription): string =>
  `${theHand(front, 'front')} en main basse l’emporte sur ${outranked(front, back)}`;

/** The lines of the Fortune bet. */
export const FORTUNE: Readonly<Record<FortuneLine, string>> = {
  'natural-seven': 'quinte flush de sept cartes',
  'royal-match': 'quinte flush royale avec roi et dame assortis',
  'joker-seven': 'quinte flush de sept cartes avec le joker',
  'five-aces': 'cinq as',
  'royal-flush': 'quinte flush royale',
  'straight-flush': 'quinte flush',
  quads: 'carré',
  'full-house': 'full',
  flush: 'couleur',
  trips: 'brelan',
  straight: 'quinte',
};

/** The house ways, and the table's own. */
export const WAYS: Readonly<Record<HouseWayName | 'own', string>> = {
  foxwoods: 'de Foxwoods',
  'mgm-grand': 'du MGM Grand',
  own: 'de cette table',
};

/** What a rule of a house way goes by; the others are named as a line of the Fortune bet is. */
const RULES: Readonly<Record<Exclude<HouseWayRule, FortuneLine>, string>> = {
  'two-trips': 'deux brelans',
  'straight-or-flush': 'quinte ou couleur',
  'three-pairs': 'trois paires',
  'two-pairs': 'deux paires',
  'one-pair': 'une paire',
  nothing: 'aucune paire',
};

/** What the house way went by: `Règle maison : deux paires.` */
export const houseWayText = (rule: HouseWayRule): string =>
  `Règle maison\u00a0: ${{ ...FORTUNE, ...RULES }[rule]}.`;

/** Why every stake comes back. */
export const PUSHED: Readonly<Record<PushHand, string>> = {
  'queen-high': 'le donneur a une hauteur dame',
  'ace-high': 'le donneur a une hauteur as',
  'nine-front': 'le donneur a une hauteur neuf en main basse',
};
