import { JOKER } from '../../../core/cards/card.js';
import { capital } from '../../../locales/capital.js';
import { kitEn } from '../../../locales/kit-en.js';
import type { WordsFor } from '../../../locales/saying.js';
import {
  type SeatNames,
  type TableRefusal,
  chipRefusals,
  tableRefusals,
} from '../../../locales/table-en.js';
import type { MoveType, PaigowRefusal, Phase } from '../rules/state.js';
import { WAYS, foulText } from './en-hands.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  bank: 'Taking the bank',
  decline: 'Passing the bank on',
  bet: 'A bet',
  pass: 'Sitting out',
  cut: 'A cut',
  deal: 'The deal',
  set: 'Setting',
  settle: 'Paying',
};

const PHASES: Readonly<Record<Phase, string>> = {
  offer: 'the bank is on offer',
  bets: 'bets are being made',
  set: 'hands are being set',
  dealer: 'the dealer’s cards are up',
  over: 'the hand is over',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => ({
  ...tableRefusals(names),
  ...chipRefusals({ stake: 'A bet', bonus: 'A bonus bet' }),
  'no-such-move': ({ move }) =>
    `There is no move “${move}”; there are bank, decline, bet, pass, cut and set.`,
  'not-now': ({ move, phase }) => `${MOVES[move]} is not possible now: ${PHASES[phase]}.`,
  'not-offered': ({ seat }) => `The bank is offered to ${names.name(seat)}.`,
  'seat-open': ({ seat }) => `Nobody sits at ${names.name(seat)}.`,
  'seat-out': ({ seat }) => `${names.does(seat, 'sit')} this hand out.`,
  'already-set': ({ seat }) => `${names.does(seat, 'have', 'has')} set, and that stands.`,
  'already-bet': ({ seat }) => `${names.does(seat, 'have', 'has')} bet, and that stands.`,
  'already-cut': ({ seat }) => `${names.does(seat, 'have', 'has')} cut, and that stands.`,
  'dealer-bets-not': () => 'Whoever deals does not bet.',
  'house-cuts-not': () => 'The house does not cut.',
  'table-moves': ({ move }) => `${MOVES[move]} is done by the table.`,
  'bets-open': ({ seat }) => `${names.does(seat, 'have', 'has')} yet to bet or to sit out.`,
  'no-bonus': () => 'There is no bonus bet at this table.',
  'bad-cut': ({ most }) => `Words for a cut have up to ${most} letters.`,
  'cards-covered': () => 'These cards are covered: they can’t be set before they are shown.',
  'two-in-front': () => 'Two cards go in front and five behind.',
  'same-card': ({ card }) => `The ${kitEn.cardName(card)} cannot be in front twice.`,
  'foreign-card': ({ card }) => {
    const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
    return `${isCard ? `The ${kitEn.cardName(card)}` : String(card)} is not one of the seven cards.`;
  },
  foul: (foul) =>
    capital(
      foulText(
        hand(foul.front, foul.frontHigh, foul.frontKicker),
        hand(foul.back, foul.backHigh, foul.backKicker),
      ),
    ) + '.',
  'house-way': ({ houseWay }) =>
    `The dealer sets by the house way of ${WAYS[houseWay as keyof typeof WAYS]}.`,
});
