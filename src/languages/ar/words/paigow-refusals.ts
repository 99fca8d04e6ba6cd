import { JOKER } from '../../../cards/card.js';
import type { HouseWayName } from '../../../games/pai-gow/house-ways.js';
import type { MoveType, PaigowRefusal, Phase } from '../../../games/pai-gow/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { kit, ltr } from '../kit.js';
import { WAYS, foulText } from './paigow-hands.js';
import { chipRefusals, tableRefusals } from './table.js';

/** After each stands a colon. */
const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'الرهان',
  pass: 'عدم المشاركة',
  cut: 'قطع الورق',
  deal: 'التوزيع',
  set: 'ترتيب اليدين',
  settle: 'الدفع',
};

const PHASES: Readonly<Record<Phase, string>> = {
  bets: 'وقت الرهان',
  set: 'وقت ترتيب اليدين',
  dealer: 'أوراق الموزّع مكشوفة',
  over: 'انتهت الجولة',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { does, name } = names;
  const stands =
    (you: string, other: string, what = '') =>
    ({ seat }: { readonly seat: number }) =>
      `سبق أن ${does(seat, you, other)}${what}، ولا رجوع.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'الرهان', bonus: 'رهان المكافأة' }),
    'no-such-move': ({ move }) =>
      `لا توجد حركة «${ltr(move)}»؛ الموجود: ${ltr('bet, pass, cut, set')}.`,
    'not-now': ({ move, phase }) => `غير ممكن الآن: ${MOVES[move]}. ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `لا أحد في ${name(seat)}.`,
    'seat-out': ({ seat }) => `${name(seat)} خارج هذه الجولة.`,
    'already-set': stands('رتّبت', 'رتّب', ' اليدين'),
    'already-bet': stands('راهنت', 'راهن'),
    'already-cut': stands('قطعت', 'قطع', ' الورق'),
    'dealer-bets-not': () => 'الموزّع لا يراهن.',
    'house-cuts-not': () => 'الكازينو لا يقطع الورق.',
    'table-moves': ({ move }) => `${MOVES[move]}: من عمل الطاولة.`,
    'bets-open': ({ seat }) => `لم يأتِ بعد ${does(seat, 'رهانك', 'رهان')}، أو عدم المشاركة.`,
    'no-bonus': () => 'لا رهان مكافأة على هذه الطاولة.',
    'bad-cut': ({ most }) => `كلمات القطع طويلة؛ أكبر عدد للأحرف ${most}.`,
    'cards-covered': () => 'هذه الأوراق مغطاة، ولا يمكن ترتيبها قبل كشفها.',
    'two-in-front': () => 'ورقتان في الأمام وخمس في الخلف.',
    'same-card': ({ card }) => `لا توضع ورقة واحدة في الأمام مرتين: ${kit.cardName(card)}.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `ليست من الأوراق السبع: ${isCard ? kit.cardName(card) : ltr(String(card))}.`;
    },
    foul: (foul) =>
      `${foulText(
        hand(foul.front, foul.frontHigh, foul.frontKicker),
        hand(foul.back, foul.backHigh, foul.backKicker),
      )}.`,
    'house-way': ({ houseWay }) => `يرتّب الموزّع بطريقة كازينو ${WAYS[houseWay as HouseWayName]}.`,
  };
};
