import { ACE, cardOf } from '../../../core/cards/card.js';
import type { HandDescription } from '../rules/describe.js';
import type { FortuneLine } from '../rules/fortune.js';
import { type KindName, LOW_WHEEL } from '../rules/hand-rank.js';
import type { HouseWayName, HouseWayRule } from '../rules/house-ways.js';
import type { PushHand } from '../rules/push.js';
import type { Side } from './en-hands.js';
import { kit, rankName } from '../../../locales/ja/kit.js';

/** What the two hands are called. */
export const SIDES: Readonly<Record<Side, string>> = { front: 'フロント', back: 'バック' };

/** `クイーンハイのストレート`; one from the ace up is not named by its five, since it may rank higher. */
const run = (high: number, kind: string): string =>
  `${high === LOW_WHEEL ? 'エースから5' : `${rankName(high)}ハイ`}の${kind}`;

/** Kinds of hands by their figures; with nothing in five cards, only the highest is named. */
const KINDS: Readonly<Record<KindName, (hand: HandDescription) => string>> = {
  nothing: ({ high }) => `${rankName(high)}ハイ`,
  pair: ({ high }) => `${rankName(high)}のペア`,
  'two-pairs': ({ high, low }) => `${rankName(high)}と${rankName(low!)}のツーペア`,
  trips: ({ high }) => `${rankName(high)}のスリーカード`,
  straight: ({ high }) => run(high, 'ストレート'),
  flush: ({ high }) => `${rankName(high)}ハイのフラッシュ`,
  'full-house': ({ high, low }) => `${rankName(high)}のフルハウス（${rankName(low!)}のペア）`,
  quads: ({ high }) => `${rankName(high)}のフォーカード`,
  'straight-flush': ({ high }) =>
    high === ACE ? 'ロイヤルフラッシュ' : run(high, 'ストレートフラッシュ'),
  'five-aces': () => 'エース5枚',
};

/** A hand without the joker's part; two cards by both, five by the one that decided, if there is one. */
export function handName(hand: HandDescription, side: Side): string {
  const { code, high, kicker, apart } = hand;
  if (side === 'front' && code === 'nothing') return `${rankName(high)}と${rankName(kicker!)}`;
  return `${KINDS[code](hand)}${apart === undefined ? '' : `、キッカー${rankName(apart)}`}`;
}

/** What a hand is: `エースのペア`, `キングとクイーン`, with what the joker stands for. */
export function handText(hand: HandDescription, side: Side): string {
  const name = handName(hand, side);
  const { joker, jokerSuit } = hand;
  if (joker === undefined) return name;
  const as = jokerSuit === undefined ? rankName(joker) : kit.cardName(cardOf(joker, jokerSuit));
  return `${name}、ジョーカーは${as}扱い`;
}

/** What the five behind are where the two in front outrank them. */
function outranked(front: HandDescription, back: HandDescription): string {
  // Only the second cards tell two hands apart that begin alike.
  const alike = front.code === 'nothing' && back.code === 'nothing' && front.high === back.high;
  return handName(back, alike ? 'front' : 'back');
}

/** Why a set is foul: `フロントのエースのペアが、バックのキングハイより強くなっています`. */
export const foulText = (front: HandDescription, back: HandDescription): string =>
  `フロントの${handName(front, 'front')}が、バックの${outranked(front, back)}より強くなっています`;

/** The lines of the Fortune bet. */
export const FORTUNE: Readonly<Record<FortuneLine, string>> = {
  'natural-seven': '7枚のストレートフラッシュ',
  'royal-match': 'ロイヤルフラッシュと同じスートのキングとクイーン',
  'joker-seven': 'ジョーカー入り7枚のストレートフラッシュ',
  'five-aces': 'エース5枚',
  'royal-flush': 'ロイヤルフラッシュ',
  'straight-flush': 'ストレートフラッシュ',
  quads: 'フォーカード',
  'full-house': 'フルハウス',
  flush: 'フラッシュ',
  trips: 'スリーカード',
  straight: 'ストレート',
};

/** The house ways, and the table's own. */
export const WAYS: Readonly<Record<HouseWayName | 'own', string>> = {
  foxwoods: 'フォックスウッズ',
  'mgm-grand': 'MGMグランド',
  own: 'このテーブル',
};

/** What a rule of a house way goes by; the others are named as a line of the Fortune bet is. */
const RULES: Readonly<Record<Exclude<HouseWayRule, FortuneLine>, string>> = {
  'two-trips': 'スリーカード2組',
  'straight-or-flush': 'ストレートかフラッシュ',
  'three-pairs': 'スリーペア',
  'two-pairs': 'ツーペア',
  'one-pair': 'ワンペア',
  nothing: 'ペアなし',
};

/** What the house way went by: `ハウスウェイ：ツーペア。` */
export const houseWayText = (rule: HouseWayRule): string =>
  `ハウスウェイ：${{ ...FORTUNE, ...RULES }[rule]}。`;

/** Why every stake comes back. */
export const PUSHED: Readonly<Record<PushHand, string>> = {
  'queen-high': 'ディーラーはクイーンハイ',
  'ace-high': 'ディーラーはエースハイ',
  'nine-front': 'ディーラーのフロントは9ハイ',
};
