import { ACE, cardOf } from '../../../core/cards/card.js';
import type { HandDescription } from '../rules/describe.js';
import type { FortuneLine } from '../rules/fortune.js';
import { type KindName, LOW_WHEEL } from '../rules/hand-rank.js';
import type { HouseWayName, HouseWayRule } from '../rules/house-ways.js';
import type { PushHand } from '../rules/push.js';
import type { Side } from './en-hands.js';
import { kit, the, toThe } from '../../../locales/es/kit.js';

const RANKS = 'as,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,jota,reina,rey'.split(',');

const rank = (number: number): string => RANKS[number - 1]!;
/** `ases`, `treses`, `dieces`, `reyes`, `jotas` */
const ranks = (number: number): string =>
  `${rank(number).replace('z', 'c')}${'aeo'.includes(rank(number).at(-1)!) ? 's' : 'es'}`;

/** `escalera a la reina`; one from the ace up is not named by its five, since it may rank higher. */
const run = (high: number, kind: string): string =>
  `${kind} ${high === LOW_WHEEL ? 'del as al cinco' : toThe(rank(high))}`;

/** Kinds of hands by their figures; with nothing in five cards, only the highest is named. */
const KINDS: Readonly<Record<KindName, (hand: HandDescription) => string>> = {
  nothing: ({ high }) => `carta alta ${rank(high)}`,
  pair: ({ high }) => `pareja de ${ranks(high)}`,
  'two-pairs': ({ high, low }) => `dobles parejas de ${ranks(high)} y ${ranks(low!)}`,
  trips: ({ high }) => `trío de ${ranks(high)}`,
  straight: ({ high }) => run(high, 'escalera'),
  flush: ({ high }) => `color ${toThe(rank(high))}`,
  'full-house': ({ high, low }) => `full de ${ranks(high)} y ${ranks(low!)}`,
  quads: ({ high }) => `póker de ${ranks(high)}`,
  'straight-flush': ({ high }) => (high === ACE ? 'escalera real' : run(high, 'escalera de color')),
  'five-aces': () => 'cinco ases',
};

/** A hand without the joker's part; two cards by both, five by the one that decided, if there is one. */
export function handName(hand: HandDescription, side: Side): string {
  const { code, high, kicker, apart } = hand;
  if (side === 'front' && code === 'nothing') return `${rank(high)}, ${rank(kicker!)}`;
  return `${KINDS[code](hand)}${apart === undefined ? '' : `, ${rank(apart)}`}`;
}

/** What a hand is; in front, where it is nothing, by both its cards: `pareja de ases`, `color al as, el comodín como rey de picas`. */
export function handText(hand: HandDescription, side: Side = 'front'): string {
  const name = handName(hand, side);
  const { joker, jokerSuit } = hand;
  if (joker === undefined) return name;
  const as = jokerSuit === undefined ? rank(joker) : kit.cardName(cardOf(joker, jokerSuit));
  return `${name}, el comodín como ${as}`;
}

const ARTICLES: Partial<Record<KindName, string>> = {
  'two-pairs': 'las ',
  'five-aces': 'los ',
};

/** Within a sentence: `la pareja de ases`, `las dobles parejas de ases y ochos`; two cards as they are. */
export function theHand(hand: HandDescription, side: Side): string {
  const name = handName(hand, side);
  if (side === 'front' && hand.code === 'nothing') return name;
  const article = ARTICLES[hand.code];
  return article === undefined ? the(name) : article + name;
}

/** The verb that goes with it: `la pareja de ases gana`, `los cinco ases ganan`. */
export const verbOf = ({ code }: HandDescription, verb: string): string =>
  ARTICLES[code] === undefined ? verb : `${verb}n`;

/** What the five behind are where the two in front outrank them. */
function outranked(front: HandDescription, back: HandDescription): string {
  // Only the second cards tell two hands apart that begin alike.
  const isLike = back.code === 'nothing' && front.code === 'nothing' && front.high === back.high;
  return theHand(back, isLike ? 'front' : 'back');
}

/** Why a set is foul: `la pareja de ases delante vale más que la carta alta rey detrás`. */
export const foulText = (front: HandDescription, back: HandDescription): string =>
  `${theHand(front, 'front')} delante vale más que ${outranked(front, back)} detrás`;

/** The lines of the Fortune bet. */
export const FORTUNE: Readonly<Record<FortuneLine, string>> = {
  'natural-seven': 'escalera de color de siete cartas',
  'royal-match': 'escalera real con rey y reina de un palo',
  'joker-seven': 'escalera de color de siete con comodín',
  'five-aces': 'cinco ases',
  'royal-flush': 'escalera real',
  'straight-flush': 'escalera de color',
  quads: 'póker',
  'full-house': 'full',
  flush: 'color',
  trips: 'trío',
  straight: 'escalera',
};

/** The house ways, and the table's own. */
export const WAYS: Readonly<Record<HouseWayName | 'own', string>> = {
  foxwoods: 'de Foxwoods',
  'mgm-grand': 'del MGM Grand',
  own: 'de esta mesa',
};

/** What a rule of a house way goes by; the others are named as a line of the Fortune bet is. */
const RULES: Readonly<Record<Exclude<HouseWayRule, FortuneLine>, string>> = {
  'two-trips': 'dos tríos',
  'straight-or-flush': 'escalera o color',
  'three-pairs': 'tres parejas',
  'two-pairs': 'dobles parejas',
  'one-pair': 'una pareja',
  nothing: 'sin pareja',
};

/** What the house way went by: `Modo de la casa: dobles parejas.` */
export const houseWayText = (rule: HouseWayRule): string =>
  `Modo de la casa: ${{ ...FORTUNE, ...RULES }[rule]}.`;

/** Why every stake comes back. */
export const PUSHED: Readonly<Record<PushHand, string>> = {
  'queen-high': 'la banca tiene carta alta reina',
  'ace-high': 'la banca tiene carta alta as',
  'nine-front': 'la banca tiene delante carta alta nueve',
};
