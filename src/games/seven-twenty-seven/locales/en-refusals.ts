import type { WordsFor } from '../../../locales/saying.js';
import {
  type SeatNames,
  type TableRefusal,
  chipRefusals,
  chipsText,
  numberText,
  tableRefusals,
} from '../../../locales/table-en.js';
import type { MoveType, Phase, Seven27Refusal } from '../rules/state.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'The ante',
  'sit-out': 'Sitting out',
  cut: 'A cut',
  deal: 'The deal',
  check: 'A check',
  bet: 'A bet',
  call: 'A call',
  raise: 'A raise',
  fold: 'Folding',
  take: 'Taking a card',
  stand: 'Standing',
  declare: 'Declaring',
  settle: 'Paying',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: 'antes are being put in',
  bets: 'bets are being made',
  draw: 'extra cards are being dealt',
  declare: 'hands are being declared',
  over: 'the hand is over',
};

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const has =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'have', 'has')} ${what}, and that stands.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'A bet', raise: 'A raise' }),
    'no-such-move': ({ move }) => `There is no move “${move}”.`,
    'not-now': ({ move, phase }) => `${MOVES[move]} is not possible now: ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `Nobody sits at ${name(seat)}.`,
    'seat-out': ({ seat }) => `${does(seat, 'sit')} this hand out.`,
    'seat-folded': ({ seat }) => `${does(seat, 'have', 'has')} folded.`,
    'seat-bust': ({ seat }) => `${does(seat, 'are', 'is')} bust.`,
    'already-anted': has('anted'),
    'already-cut': has('cut'),
    'already-declared': has('declared'),
    'not-your-turn': ({ turn }) =>
      `It is ${name(turn) === 'you' ? 'your' : `${name(turn)}’s`} turn.`,
    'seat-frozen': ({ stands }) =>
      `After ${stands} stands in a row the hand is frozen: no more cards.`,
    'bad-cut': ({ most }) => `Words for a cut have up to ${most} letters.`,
    'bad-declaration': ({ targets }) =>
      `“${String(targets)}” cannot be declared: 7, 27 or both can.`,
    'table-moves': ({ move }) => `${MOVES[move]} is done by the table.`,
    'antes-open': ({ seat }) => `${does(seat, 'have', 'has')} yet to ante or to sit out.`,
    'bet-open': ({ call }) => `A bet is open: ${chipsText(call)} to call.`,
    'no-bet-open': () => 'Nobody has bet: there is nothing to call.',
    'max-raises': ({ max }) => `There are at most ${numberText(max)} raises in a round.`,
    'short-of-raise': () => 'There are no chips left beyond the call.',
    'not-reopened': ({ min }) =>
      `The last raise was less than ${numberText(min)}, and opens no further one.`,
    'nobody-to-raise': () => 'All others are all in already.',
  };
};
