import type { Translations } from '../../../locales/translations.js';
import type { KlondikeAnnouncement } from '../rules/announce.js';
import { type KlondikeRefusal, STOCK } from '../rules/state.js';
import type { KlondikeWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { ja, kit, sheets } from '../../../locales/ja/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/ja/patience.js';

const { cardName } = kit;

const refusals: WordsFor<KlondikeRefusal> = {
  ...pileRefusals,
  'turn-first': ({ pile }) => `先に${pileName(pile)}のカードを表にしてください。`,
  'face-down': () => '裏向きのカードは動かせません。',
  'waste-top': () => '捨て札から使えるのは一番上のカードだけです。',
  'stock-turns': () => '山札のカードは捨て札の上にめくります。',
  'stock-left': () => '捨て札を山札に戻せるのは、山札がなくなってからです。',
  'no-redeal': ({ redeals }) =>
    redeals ? '捨て札はもう山札に戻せません。' : 'このルールでは捨て札を山札に戻せません。',
  'return-to-column': () => '組札のカードは列にだけ戻せます。',
  'takes-none': ({ pile }) => `${pileName(pile)}にはカードを置けません。`,
};

const TURNED_BACK = {
  draw: 'めくったカードを山札に戻しました。',
  redeal: '山札に戻した捨て札を、捨て札に戻しました。',
  flip: '表にしたカードを裏に戻しました。',
};

function said(told: KlondikeAnnouncement): string | undefined {
  switch (told.code) {
    case 'drawn': {
      const name = cardName(told.card);
      return told.count > 1
        ? `${sheets(told.count)}めくりました。一番上は${name}です。`
        : `${name}をめくりました。`;
    }
    case 'redealt': {
      const of = told.of === undefined ? '' : `${told.of}巡中`;
      return `捨て札を山札に戻しました。${of}${told.pass}巡目です。`;
    }
    case 'flipped':
      return `さらに${told.count > 1 ? sheets(told.count) : cardName(told.card)}が表になりました。`;
    case 'turned-back':
      return TURNED_BACK[told.what];
    default:
      return undefined;
  }
}

/** The words of Klondike, in Japanese. */
export const klondike: KlondikeWords = {
  title: 'クロンダイク',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', '列を選ぶ、またはカードをその列に移す'],
    ['s', '山札をめくる'],
    ['w', '捨て札を選ぶ'],
  ],
  score: (points) => `スコア ${ja.number(points)}`,
  said,
  hint: ({ from, to }) => {
    if (from === to) return `${pileName(to)}のカードを表にしてみましょう。`;
    if (to === STOCK) return '捨て札を山札に戻してみましょう。';
    return from === STOCK ? '山札をめくってみましょう。' : undefined;
  },
  refusal: saying(refusals),
};

/** The words of Klondike in Japanese. */
export const otherWords: Translations = {
  klondike,
  klondikeHelp: () => import('../help/ja.js').then(({ klondikeHelp }) => klondikeHelp),
};
