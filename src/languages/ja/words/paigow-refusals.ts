import { JOKER } from '../../../cards/card.js';
import type { HouseWayName } from '../../../games/pai-gow/house-ways.js';
import type { MoveType, PaigowRefusal, Phase } from '../../../games/pai-gow/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { kit } from '../kit.js';
import { WAYS, foulText } from './paigow-hands.js';
import { chipRefusals, notNow, tableRefusals } from './table.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'ベット',
  pass: '休み',
  cut: 'カット',
  deal: 'ディール',
  set: 'セット',
  settle: '精算',
};

const PHASES: Readonly<Record<Phase, string>> = {
  bets: 'ベット中',
  set: 'セット中',
  dealer: 'ディーラーのカードの公開中',
  over: 'ハンドの終了後',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { name, does } = names;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: '賭け金', bonus: 'ボーナスベット' }),
    'no-such-move': ({ move }) =>
      `「${move}」という操作はありません。使えるのはbet、pass、cut、setです。`,
    'not-now': ({ move, phase }) => notNow(MOVES[move], PHASES[phase]),
    'seat-open': ({ seat }) => `${name(seat)}には誰もいません。`,
    'seat-out': ({ seat }) => does(seat, 'このハンドを休んでいます。'),
    'already-set': ({ seat }) => does(seat, 'もうセットしたので、変更できません。'),
    'already-bet': ({ seat }) => does(seat, 'もうベットしたので、変更できません。'),
    'already-cut': ({ seat }) => does(seat, 'もうカットしたので、変更できません。'),
    'dealer-bets-not': () => 'ディーラーは賭けません。',
    'house-cuts-not': () => 'ハウスはカットしません。',
    'table-moves': ({ move }) => `${MOVES[move]}はテーブルが行います。`,
    'bets-open': ({ seat }) => does(seat, 'まだ賭けるか休むかを決めていません。'),
    'no-bonus': () => 'このテーブルにボーナスベットはありません。',
    'bad-cut': ({ most }) => `カットの言葉は${most}文字までです。`,
    'cards-covered': () => 'このカードは伏せられています。表示するまでセットできません。',
    'two-in-front': () => 'フロントに2枚、バックに5枚を置きます。',
    'same-card': ({ card }) => `${kit.cardName(card)}をフロントに2度は置けません。`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? kit.cardName(card) : String(card)}は7枚の中にありません。`;
    },
    foul: (foul) =>
      `${foulText(
        hand(foul.front, foul.frontHigh, foul.frontKicker),
        hand(foul.back, foul.backHigh, foul.backKicker),
      )}。`,
    'house-way': ({ houseWay }) =>
      `ディーラーは${WAYS[houseWay as HouseWayName]}のハウスウェイでセットします。`,
  };
};
