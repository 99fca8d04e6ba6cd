import type { Seven27Announcement } from '../../../games/seven-twenty-seven/announce.js';
import type { Declaration } from '../../../games/seven-twenty-seven/results.js';
import type { Phase } from '../../../games/seven-twenty-seven/state.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ar, kit } from '../kit.js';
import { explanationsWith } from './seven27-explain.js';
import { DECLARED, cardsText, totalsText } from './seven27-hands.js';
import { chipsLeft } from './table.js';

/** After a verb. */
const TARGETED: Readonly<Record<Declaration, string>> = {
  low: 'الهدف 7',
  high: 'الهدف 27',
  both: 'الهدفين',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'الرهان.',
  draw: 'أوراق إضافية.',
  declare: 'الإعلان.',
  over: '',
};

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ does, label }: SeatNames): WordsFor<Done> {
  const put =
    (you: string, other: string, what = '') =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, you, other)}${what} بـ${ar.number(amount)}${allIn ? '، بكل الرصيد' : ''}.`;
  return {
    ante: put('دخلت', 'دخل'),
    call: put('جاريت', 'جارى'),
    bet: put('راهنت', 'راهن'),
    raise: put('زدت', 'زاد', ' الرهان'),
    'sits-out': ({ seat }) => `${label(seat)}: خارج الجولة.`,
    cut: ({ seat }) => `${does(seat, 'قطعت', 'قطع')} الورق.`,
    check: ({ seat }) => `${does(seat, 'مرّرت', 'مرّر')}.`,
    fold: ({ seat }) => `${does(seat, 'انسحبت', 'انسحب')}.`,
    bust: ({ seat }) => `${does(seat, 'تجاوزت', 'تجاوز')} الحد.`,
    take: ({ seat, card, totals }) =>
      `${does(seat, 'سحبت', 'سحب')} ${card === null ? 'ورقة' : `ورقة، ${kit.cardName(card)}`}${
        totals ? `: ${totalsText(totals)}` : ''
      }.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'اكتفيت', 'اكتفى')}${frozen ? '، واليد مجمّدة' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
export function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, label, name } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante }) =>
      `الجولة ${ar.number(hand)}. الموزّع: ${name(dealer)}. رهان الدخول ${ar.number(ante)}.`,
    'nobody-played': () => 'المشاركون أقل من اثنين، ولا توزَّع أوراق.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => `المكشوف ${does(seat, 'لديك', 'لدى')}: ${cardsText(cards)}.`)
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${does(seat, 'أوراقك', 'أوراق')}: ${cardsText(cards)}: ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      `${does(seat, 'أعلنت', 'أعلن')}${targets === null ? '' : ` ${TARGETED[targets]}`}.`,
    declared: ({ all }) =>
      `الإعلانات: ${kit.list(all.map(({ seat, targets }) => `${label(seat)}: ${DECLARED[targets]}`))}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${does(seat, 'دورك', 'دور')}${call > 0 ? `: المجاراة بـ${ar.number(call)}` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) => chipsLeft(names, seat, chips),
  };
}
