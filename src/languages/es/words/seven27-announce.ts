import type { Card } from '../../../cards/card.js';
import type { Seven27Announcement } from '../../../games/seven-twenty-seven/announce.js';
import type { Phase } from '../../../games/seven-twenty-seven/state.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import { type Seats, es, kit, stackText, theCard } from '../kit.js';
import { explanationsWith } from './seven27-explain.js';
import { DECLARED, totalsText } from './seven27-hands.js';

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'Apuestas.',
  draw: 'Cartas extra.',
  declare: 'Declaraciones.',
  over: '',
};

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ does }: Seats): WordsFor<Done> {
  const put =
    (verb: string, after = '') =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, verb)} ${es.number(amount)}${after}${allIn ? ', all-in' : ''}.`;
  return {
    ante: put('pones', ' de ante'),
    call: put('igualas'),
    bet: put('apuestas'),
    raise: put('subes'),
    'sits-out': ({ seat }) => `${does(seat, 'no juegas')}.`,
    cut: ({ seat }) => `${does(seat, 'cortas')}.`,
    check: ({ seat }) => `${does(seat, 'pasas')}.`,
    fold: ({ seat }) => `${does(seat, 'no vas')}.`,
    bust: ({ seat }) => `${does(seat, 'te pasas', 'se pasa')} de 27.`,
    take: ({ seat, card, totals }) =>
      card === null
        ? `${does(seat, 'pides')} carta.`
        : `${does(seat, 'recibes')} ${theCard(card)}${totals ? `: ${totalsText(totals)}` : ''}.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'te plantas', 'se planta')}${frozen ? ', y la mano queda congelada' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
export function announcementsWith(names: Seats): WordsFor<Seven27Announcement> {
  const { does, whose, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante }) =>
      `Mano ${es.number(hand)}. ${does(dealer, 'repartes')}. El ante es de ${es.number(ante)}.`,
    'nobody-played': () => 'Juegan menos de dos, y no se reparten cartas.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => `${does(seat, 'enseñas')} ${kit.list(cards.map(theCard))}.`)
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${whose(seat, 'cartas', 'las')}: ${cardsText(cards)}: ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      targets === null
        ? `${does(seat, 'ya has')} declarado.`
        : `${does(seat, 'declaras')} ${DECLARED[targets]}.`,
    declared: ({ all }) =>
      `Declarado: ${all.map(({ seat, targets }) => `${label(seat)}, ${DECLARED[targets]}`).join('; ')}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${whose(seat, 'turno', 'el')}${call > 0 ? `: ${es.number(call)} para igualar` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) => stackText(names, seat, chips),
  };
}
