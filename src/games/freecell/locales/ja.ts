import type { Translations } from '../../../locales/translations.js';
import type { FreecellRefusal } from '../rules/state.js';
import type { Variant } from '../rules/variants.js';
import type { FreecellWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { kit, sheets } from '../../../locales/ja/kit.js';
import { BUILDS, pileName, pileRefusals, wayTo } from '../../../locales/ja/patience.js';

const TITLES: Readonly<Record<Variant, string>> = {
  freecell: 'フリーセル',
  kingcell: 'キングセル',
  forecell: 'フォアセル',
  'bakers-game': 'ベイカーズゲーム',
  'eight-off': 'エイトオフ',
  seahaven: 'シーヘイブンタワーズ',
};

const refusals: WordsFor<FreecellRefusal> = {
  ...pileRefusals,
  'not-in-order': ({ build }) =>
    `まとめて動かせるのは、${BUILDS[build]}大きい数から順に並んだカードだけです。`,
  'one-card-a-cell': () => 'セルに置けるのは1枚だけです。',
  'cell-taken': ({ card }) => `そのセルには${kit.cardName(card)}があります。`,
  'return-to-cell': () => '組札のカードは、空いているセルにだけ戻せます。',
  'too-many': ({ count, allowed }) =>
    `${sheets(count)}は多すぎます。今まとめて動かせるのは${sheets(allowed)}までです。`,
};

/** The words of the FreeCell family, in Japanese. */
export const freecell: FreecellWords = {
  title: (variant) => TITLES[variant],
  pileName,
  wayTo,
  keySheet: [
    ['1 … 9, 0', '列を選ぶ、またはカードをその列に移す'],
    ['a … g, i', 'セルを選ぶ、またはカードをそのセルに移す'],
  ],
  refusal: saying(refusals),
};

/** The words of FreeCell in Japanese. */
export const otherWords: Translations = {
  freecell,
  freecellHelp: () => import('../help/ja.js').then(({ freecellHelp }) => freecellHelp),
};
