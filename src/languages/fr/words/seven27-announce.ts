import type { Seven27Announcement } from '../../../games/seven-twenty-seven/announce.js';
import type { Phase } from '../../../games/seven-twenty-seven/state.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { belonging, chips, fr, kit, the, toSeat } from '../kit.js';
import { explanationsWith } from './seven27-explain.js';
import { DECLARED, totalsText } from './seven27-hands.js';

const { cardName, list } = kit;

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'Mises.',
  draw: 'Tirage.',
  declare: 'Annonces.',
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
    (you: string, other: string) =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, you, other)} ${fr.number(amount)}${allIn ? ', tapis' : ''}.`;
  return {
    ante: put('payez l’ante de', 'paie l’ante de'),
    call: put('suivez', 'suit'),
    bet: put('misez', 'mise'),
    raise: put('relancez de', 'relance de'),
    'sits-out': ({ seat }) => `${does(seat, 'passez')} cette main.`,
    cut: ({ seat }) => `${does(seat, 'coupez')}.`,
    check: ({ seat }) => `${does(seat, 'dites', 'dit')} parole.`,
    fold: ({ seat }) => `${does(seat, 'vous couchez', 'se couche')}.`,
    bust: ({ seat }) => `${does(seat, 'sautez')}.`,
    take: ({ seat, card, totals }) =>
      `${does(seat, 'tirez')} ${card === null ? 'une carte' : the(cardName(card))}${
        totals ? `\u00a0: ${totalsText(totals)}` : ''
      }.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'restez')}${frozen ? ', et la main est figée' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
export function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, whose, label, name } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante }) =>
      `Main ${fr.number(hand)}. ${does(dealer, 'donnez')}. L’ante est de ${fr.number(ante)}.`,
    'nobody-played': () =>
      'Moins de deux joueurs ont payé l’ante\u00a0: aucune carte n’est donnée.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => {
          const named = list(cards.map((card) => the(cardName(card))));
          return `${does(seat, 'montrez')} ${named}.`;
        })
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${belonging(whose(seat), 'Vos cartes', 'Cartes')}\u00a0: ${list(cards.map(cardName))}\u202f; ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      targets === null
        ? `${does(seat, 'avez fait votre', 'a fait son')} annonce.`
        : `${does(seat, 'annoncez')} ${DECLARED[targets]}.`,
    declared: ({ all }) =>
      `Annonces\u00a0: ${list(all.map(({ seat, targets }) => `${label(seat)} ${DECLARED[targets]}`))}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${capital(toSeat(name(seat)))} de jouer${call > 0 ? `\u00a0: ${fr.number(call)} pour suivre` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips: left }) =>
      left > 0
        ? `${does(seat, 'avez', 'a')} ${chips(left)}.`
        : `${does(seat, 'n’avez', 'n’a')} plus de jetons.`,
  };
}
