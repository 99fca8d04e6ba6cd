import type { Translations } from '../../../locales/translations.js';
import type { PyramidAnnouncement, Way } from '../rules/announce.js';
import { type PyramidRefusal, isPlace, isWaste, numberOf, rowOf } from '../rules/state.js';
import type { PyramidWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { ja, kit, sheets } from '../../../locales/ja/kit.js';

const { cardName } = kit;

/** A place of the pyramid by its row; a waste carries a number where there are several. */
function nameOf(pile: string, several: boolean): string {
  const number = numberOf(pile);
  if (isWaste(pile)) return several ? `捨て札${number}` : '捨て札';
  if (!isPlace(pile)) return pile.startsWith('stock') ? '山札' : '取り札';
  const row = rowOf(number - 1);
  return `${row + 1}段目の${number - (row * (row + 1)) / 2}番目`;
}

const refusalsWith = (several: boolean): WordsFor<PyramidRefusal> => ({
  'no-such-pile': ({ pile }) => `「${pile}」という場所はありません。`,
  'same-pile': () => 'すでにそこにあります。',
  'empty-pile': ({ pile }) => `${nameOf(pile, several)}にカードはありません。`,
  'bad-count': ({ count }) => `そこから${sheets(count)}は動かせません。`,
  'no-return': () => '取り除いたカードは戻せません。',
  'stock-first': () => '先に山札のカードを捨て札にめくってください。',
  'stock-left': ({ count }) =>
    `捨て札を山札に戻せるのは、山札がなくなってからです。あと${sheets(count)}あります。`,
  'no-redeal': ({ allowed }) =>
    allowed === 0
      ? 'このルールでは捨て札を山札に戻せません。'
      : `捨て札を山札に戻せるのは${ja.number(allowed)}回までです。`,
  covered: ({ card }) => `${cardName(card)}にはほかのカードが重なっています。`,
  'no-cover-pairs': () => 'このルールでは、重なり合った2枚を組にできません。',
  'king-alone': ({ card }) => `${cardName(card)}は1枚だけで取り除きます。`,
  'not-king': ({ card }) =>
    `1枚だけで取り除けるのはキングです。${cardName(card)}は取り除けません。`,
  'not-13': ({ card, target, sum }) =>
    `${cardName(card)}と${cardName(target)}の合計は${sum}で、13になりません。`,
});

/** A step as it was done, or done again, and as it was taken back. */
const told = (way: Way, done: string, back: string): string => {
  switch (way) {
    case 'move':
      return done;
    case 'undo':
      return back;
    case 'redo':
      return `やり直しました：${done}`;
  }
};

const removed = (way: Way, cards: string): string =>
  told(way, `${cards}を取り除きました。`, `${cards}を元の場所に戻しました。`);

const announcements: WordsFor<PyramidAnnouncement> = {
  pair: ({ way, card, other }) => removed(way, `${cardName(card)}と${cardName(other)}`),
  king: ({ way, card }) => removed(way, cardName(card)),
  turned: ({ way, card, waste }) => {
    const name = card === undefined ? 'カード' : cardName(card);
    const place = waste === undefined ? '' : `捨て札${waste}に`;
    return told(way, `${name}を${place}めくりました。`, 'めくったカードを山札に戻しました。');
  },
  'put-back': ({ way, redeal, allowed }) => {
    const of = allowed === 'unlimited' ? '' : `${allowed}回中`;
    return told(
      way,
      `捨て札を山札に戻しました。${of}${redeal}回目です。`,
      '山札に戻した捨て札を、捨て札に戻しました。',
    );
  },
  unwinnable: () => 'このゲームはもうクリアできません。',
};

/** The words of Pyramid with one waste or with several, in Japanese. */
export const pyramid = (several: boolean): PyramidWords => ({
  title: 'ピラミッド',
  pileName: (pile) => nameOf(pile, several),
  wayTo: (pile) => nameOf(pile, several),
  keySheet: [
    ['s', '山札をめくる、または捨て札を山札に戻す'],
    ['w', '捨て札を選ぶ'],
    ['1 … 3', '捨て札が複数のとき：捨て札を選ぶ、または山札からそこにめくる'],
  ],
  hint: ({ from, to }) => {
    if (to === 'stock') return '捨て札を山札に戻してみましょう。';
    return from === 'stock' ? '山札をめくってみましょう。' : undefined;
  },
  announce: (said) => (announcements[said.code] as (said: PyramidAnnouncement) => string)(said),
  refusal: saying(refusalsWith(several)),
});

/** The words of Pyramid in Japanese. */
export const otherWords: Translations = {
  pyramid,
  pyramidHelp: () => import('../help/ja.js').then(({ pyramidHelp }) => pyramidHelp),
};
