import type { Seven27Announcement } from '../../../games/seven-twenty-seven/announce.js';
import type { Phase } from '../../../games/seven-twenty-seven/state.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ja, kit, sheets } from '../kit.js';
import { explanationsWith } from './seven27-explain.js';
import { DECLARED, cardsText, totalsText } from './seven27-hands.js';

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'ベットです。',
  draw: 'ドローです。',
  declare: '宣言です。',
  over: '',
};

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ name, does }: SeatNames): WordsFor<Done> {
  // Of a raise it is told by how much, and not to what.
  const put =
    (text: (chips: string) => string) =>
    ({ seat, amount, allIn }: PutIn): string =>
      does(seat, `${text(sheets(amount))}${allIn ? '、オールイン' : ''}。`);
  return {
    ante: put((chips) => `アンティ${chips}`),
    call: put((chips) => `${chips}コール`),
    bet: put((chips) => `${chips}ベット`),
    raise: put((chips) => `${chips}レイズ`),
    'sits-out': ({ seat }) => does(seat, '休みます。'),
    cut: ({ seat }) => `${name(seat)}がカットしました。`,
    check: ({ seat }) => does(seat, 'チェック。'),
    fold: ({ seat }) => does(seat, 'フォールド。'),
    bust: ({ seat }) => does(seat, 'バースト。'),
    take: ({ seat, card, totals }) => {
      const what = card === null ? 'カードを1枚' : `${kit.cardName(card)}を`;
      return does(seat, `${what}引きました。${totals ? `合計は${totalsText(totals)}。` : ''}`);
    },
    stand: ({ seat, frozen }) =>
      does(seat, frozen ? 'スタンド。これで手札固定です。' : 'スタンド。'),
  };
}

/** A sentence or two for everything that is told of a hand. */
export function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { name, does, whose, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante }) =>
      `第${ja.number(hand)}ハンド。ディーラーは${name(dealer)}、アンティは${sheets(ante)}です。`,
    'nobody-played': () => '参加者が2人に満たないため、カードは配られません。',
    dealt: ({ shown }) =>
      shown.map(({ seat, cards }) => `${whose(seat)}表のカードは${cardsText(cards)}。`).join(''),
    'own-cards': ({ seat, cards, totals }) =>
      `${whose(seat)}カード：${cardsText(cards)}。合計は${totalsText(totals)}。`,
    declare: ({ seat, targets }) =>
      does(seat, targets === null ? '宣言しました。' : `${DECLARED[targets]}を宣言。`),
    declared: ({ all }) =>
      `宣言：${kit.list(all.map(({ seat, targets }) => `${label(seat)}は${DECLARED[targets]}`))}。`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${whose(seat)}番です。${call > 0 ? `コールには${sheets(call)}必要です。` : ''}`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) =>
      chips > 0
        ? `${whose(seat)}チップは${sheets(chips)}です。`
        : `${whose(seat)}チップはなくなりました。`,
  };
}
