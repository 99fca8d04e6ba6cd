import type { FreecellRefusal } from '../../../games/freecell/state.js';
import type { Variant } from '../../../games/freecell/variants.js';
import type { FreecellWords } from '../../../games/freecell/words.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { kit, sheets } from '../kit.js';
import { BUILDS, pileName, pileRefusals, wayTo } from './common.js';

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
