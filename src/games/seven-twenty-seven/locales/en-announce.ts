import { kitEn } from '../../../locales/kit-en.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import { type SeatNames, chipsText, numberText } from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Phase } from '../rules/state.js';
import { explanationsWith } from './en-explain.js';
import { DECLARED, cardsText, totalsText } from './en-hands.js';

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'Betting.',
  draw: 'Extra cards.',
  declare: 'Declare.',
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
    (verb: string, by = '') =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, verb)}${by} ${numberText(amount)}${allIn ? ', all in' : ''}.`;
  return {
    ante: put('ante'),
    call: put('call'),
    bet: put('bet'),
    raise: put('raise', ' by'),
    'sits-out': ({ seat }) => `${does(seat, 'sit')} out.`,
    cut: ({ seat }) => `${does(seat, 'cut')} the cards.`,
    check: ({ seat }) => `${does(seat, 'check')}.`,
    fold: ({ seat }) => `${does(seat, 'fold')}.`,
    bust: ({ seat }) => `${does(seat, 'are', 'is')} bust.`,
    take: ({ seat, card, totals }) =>
      `${does(seat, 'take')} ${card === null ? 'a card' : `the ${kitEn.cardName(card)}`}${
        totals ? `: ${totalsText(totals)}` : ''
      }.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'stand')}${frozen ? ', and the hand is frozen' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
export function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, whose, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante, carried }) =>
      `Hand ${numberText(hand)}. ${does(dealer, 'deal')}. The ante is ${numberText(ante)}.` +
      (carried > 0 ? ` In the pot from before: ${chipsText(carried)}.` : ''),
    'nobody-played': () => 'Fewer than two are in, and no cards are dealt.',
    dealt: ({ shown }) =>
      shown.map(({ seat, cards }) => `${does(seat, 'show')} the ${cardsText(cards)}.`).join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${whose(seat)} cards: ${cardsText(cards)}: ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      targets === null
        ? `${does(seat, 'have', 'has')} declared.`
        : `${does(seat, 'declare')} ${DECLARED[targets]}.`,
    declared: ({ all }) =>
      `Declared: ${kitEn.list(all.map(({ seat, targets }) => `${label(seat)} ${DECLARED[targets]}`))}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${whose(seat)} turn${call > 0 ? `: ${numberText(call)} to call` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) =>
      `${does(seat, 'have', 'has')} ${chips > 0 ? chipsText(chips) : 'no chips left'}.`,
  };
}
