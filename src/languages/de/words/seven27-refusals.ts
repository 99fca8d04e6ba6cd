import type { MoveType, Phase, Seven27Refusal } from '../../../games/seven-twenty-seven/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { chips, de, times } from '../kit.js';
import { chipRefusals, tableRefusals } from './table.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'Ante zahlen',
  'sit-out': 'Aussetzen',
  cut: 'Abheben',
  deal: 'Geben',
  check: 'Schieben',
  bet: 'Setzen',
  call: 'Mitgehen',
  raise: 'Erhöhen',
  fold: 'Passen',
  take: 'Eine Karte nehmen',
  stand: 'Bleiben',
  declare: 'Ansagen',
  settle: 'Auszahlen',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: 'noch wird Ante gezahlt',
  bets: 'es wird gesetzt',
  draw: 'es werden Karten genommen',
  declare: 'es wird angesagt',
  over: 'die Runde ist zu Ende',
};

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const has =
    (done: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'hast', 'hat')} schon ${done}, und dabei bleibt es.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'Der Einsatz', raise: 'Die Erhöhung' }),
    'no-such-move': ({ move }) => `Den Zug „${move}“ gibt es nicht.`,
    'not-now': ({ move, phase }) => `${MOVES[move]} geht jetzt nicht, ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `${name(seat)} ist frei.`,
    'seat-out': ({ seat }) => `${does(seat, 'setzt')} diese Runde aus.`,
    'seat-folded': ({ seat }) => `${does(seat, 'hast', 'hat')} gepasst.`,
    'seat-bust': ({ seat }) => `${does(seat, 'hast dich', 'hat sich')} überkauft.`,
    'already-anted': has('Ante gezahlt'),
    'already-cut': has('abgehoben'),
    'already-declared': has('angesagt'),
    'not-your-turn': ({ turn }) => `${does(turn, 'bist', 'ist')} dran.`,
    'seat-frozen': ({ stands }) =>
      `Wer ${times(stands)} in Folge bleibt, dessen Hand ist gesperrt: keine Karten mehr.`,
    'bad-cut': ({ most }) => `Worte zum Abheben haben höchstens ${most} Zeichen.`,
    'bad-declaration': ({ targets }) =>
      `„${String(targets)}“ lässt sich nicht ansagen, nur 7, 27 oder beides.`,
    'table-moves': ({ move }) => `${MOVES[move]} übernimmt der Tisch.`,
    'antes-open': ({ seat }) => `${does(seat, 'musst', 'muss')} noch Ante zahlen oder aussetzen.`,
    'bet-open': ({ call }) => `Es ist gesetzt: ${chips(call)} zum Mitgehen.`,
    'no-bet-open': () => 'Niemand hat gesetzt, zum Mitgehen gibt es nichts.',
    'max-raises': ({ max }) =>
      `In einer Setzrunde gibt es höchstens ${de.counted(max, { one: 'Erhöhung', other: 'Erhöhungen' })}.`,
    'short-of-raise': () => 'Über das Mitgehen hinaus sind keine Chips mehr da.',
    'not-reopened': ({ min }) =>
      `Die letzte Erhöhung lag unter ${de.number(min)} und erlaubt keine weitere.`,
    'nobody-to-raise': () => 'Alle anderen sind schon all-in.',
  };
};
