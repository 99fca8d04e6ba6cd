import type { Seven27Announcement } from '../../../games/seven-twenty-seven/announce.js';
import type { Phase } from '../../../games/seven-twenty-seven/state.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { de, kit } from '../kit.js';
import { explanationsWith } from './seven27-explain.js';
import { DECLARED, cardsText, totalsText } from './seven27-hands.js';
import { stackText, whoseCards } from './table.js';

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'Setzrunde.',
  draw: 'Weitere Karten.',
  declare: 'Ansage.',
  over: '',
};

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ does }: SeatNames): WordsFor<Done> {
  const put =
    (you: string, other: string, what: (amount: string) => string) =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, you, other)} ${what(de.number(amount))}${allIn ? ', all-in' : ''}.`;
  return {
    ante: put('zahlst', 'zahlt', (amount) => `${amount} Ante`),
    call: put('gehst', 'geht', (amount) => `mit: ${amount}`),
    bet: put('setzt', 'setzt', (amount) => amount),
    raise: put('erhöhst', 'erhöht', (amount) => `um ${amount}`),
    'sits-out': ({ seat }) => `${does(seat, 'setzt')} aus.`,
    cut: ({ seat }) => `${does(seat, 'hebst', 'hebt')} ab.`,
    check: ({ seat }) => `${does(seat, 'schiebst', 'schiebt')}.`,
    fold: ({ seat }) => `${does(seat, 'passt')}.`,
    bust: ({ seat }) => `${does(seat, 'hast dich', 'hat sich')} überkauft.`,
    take: ({ seat, card, totals }) =>
      `${does(seat, 'nimmst', 'nimmt')} ${card === null ? 'eine Karte' : kit.cardName(card)}${
        totals ? `: ${totalsText(totals)}` : ''
      }.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'bleibst', 'bleibt')}${frozen ? ', und die Hand ist gesperrt' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
export function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante }) =>
      `Runde ${de.number(hand)}. ${does(dealer, 'gibst', 'gibt')}. Ante: ${de.number(ante)}.`,
    'nobody-played': () => 'Weniger als zwei sind dabei, es werden keine Karten gegeben.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => `${does(seat, 'zeigst', 'zeigt')} ${cardsText(cards)}.`)
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${whoseCards(names, seat)}: ${cardsText(cards)}. Das sind ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      targets === null
        ? `${does(seat, 'hast', 'hat')} angesagt.`
        : `${does(seat, 'sagst', 'sagt')} ${DECLARED[targets]} an.`,
    declared: ({ all }) =>
      `Angesagt: ${kit.list(all.map(({ seat, targets }) => `${label(seat)} – ${DECLARED[targets]}`))}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${does(seat, 'bist', 'ist')} dran${call > 0 ? `: ${de.number(call)} zum Mitgehen` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) => stackText(names, seat, chips),
  };
}
