import type { Translations } from '../../../locales/translations.js';
import { type GolfRefusal, STOCK } from '../rules/state.js';
import type { GolfWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { kit, sheets } from '../../../locales/ja/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/ja/patience.js';

const { cardName } = kit;

const refusals: WordsFor<GolfRefusal> = {
  ...pileRefusals,
  'no-return': () => '捨て札に置いたカードは戻せません。',
  'top-only': () => '列から使えるのは一番上のカードだけです。',
  'waste-only': () => 'カードを置けるのは捨て札だけです。',
  'stock-turns': () => '山札のカードは捨て札の上にめくります。',
  'on-king': () => 'このルールではキングの上には置けません。',
  'not-next': ({ card, top }) => `${cardName(top)}の上に${cardName(card)}は置けません。`,
};

/** The words of Golf, in Japanese. */
export const golf: GolfWords = {
  title: 'ゴルフ',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', '列を選ぶ'],
    ['s', '山札をめくる'],
    ['w', '捨て札を選ぶ'],
  ],
  left: (count) => `残り${sheets(count)}`,
  drawn: (card) => `${cardName(card)}をめくりました。`,
  undrawn: 'めくったカードを山札に戻しました。',
  hint: ({ from }) => (from === STOCK ? '山札をめくってみましょう。' : undefined),
  refusal: saying(refusals),
};

/** The words of Golf in Japanese. */
export const otherWords: Translations = {
  golf,
  golfHelp: () => import('../help/ja.js').then(({ golfHelp }) => golfHelp),
};
