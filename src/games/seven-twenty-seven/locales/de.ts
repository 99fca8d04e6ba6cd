import { listOf } from '../../../core/cards/list.js';
import type { Translations } from '../../../locales/translations.js';
import { chips, de, kit, seatNames, times } from '../../../locales/de/kit.js';
import { chipRefusals, stackText, tableRefusals, whoseCards } from '../../../locales/de/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Shown, Standing } from '../rules/figures.js';
import type { Scoring } from '../rules/options.js';
import type { PreAction } from '../rules/pre-action.js';
import type { LastAction, MoveType, Phase, Seven27Move, Seven27Refusal } from '../rules/state.js';
import {
  DECLARED,
  GOAL_NAMES,
  cardsText,
  explanationsWith,
  labelsWith,
  points,
  potName,
  totalsText,
} from './de-hands.js';
import type { Seven27Words } from './en.js';

/** What is done in advance. */
const AHEAD: Readonly<Record<PreAction, string>> = {
  'check-or-fold': 'Schieben oder passen',
  'call-any': 'Alles mitgehen',
};

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
function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante, carried }) =>
      `Runde ${de.number(hand)}. ${does(dealer, 'gibst', 'gibt')}. Ante: ${de.number(ante)}.` +
      (carried > 0 ? ` Im Pot liegen noch ${chips(carried)}.` : ''),
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

const SCORINGS: Readonly<Record<Scoring, string>> = {
  nearest: 'Darüber ist so gut wie darunter.',
  'over-is-bust': 'Wer über einem Ziel liegt, kann es nicht gewinnen.',
  'under-beats-over': 'Bei gleichem Abstand gewinnt, wer unter dem Ziel liegt.',
  'over-beats-under': 'Bei gleichem Abstand gewinnt, wer über dem Ziel liegt.',
  'inside-beats-outside': 'Bei gleichem Abstand gewinnt, wer zwischen 7 und 27 liegt.',
  'outside-beats-inside': 'Bei gleichem Abstand gewinnt, wer nicht zwischen 7 und 27 liegt.',
};

/** Without a person, since it stands under `Du` as well as under `Platz 2`. */
const ACTED: Readonly<Record<LastAction['type'], string>> = {
  ante: 'Ante',
  'sit-out': 'setzt aus',
  cut: 'abgehoben',
  check: 'geschoben',
  call: 'mitgegangen',
  bet: 'gesetzt',
  raise: 'erhöht um',
  fold: 'gepasst',
  take: 'eine Karte',
  stand: 'geblieben',
  declare: 'angesagt',
  bust: 'überkauft',
};

/** What lies open: `9½`, with an ace `1 oder 11`. */
function openText({ open, aces }: Shown): string {
  const all = listOf(aces + 1, (elevens) => points(open + 20 * elevens));
  return all.length > 2 ? `${all[0]} bis ${all.at(-1)}` : all.join(' oder ');
}

/** Moves as an advice says them; the amount or the targets stand at the sign. */
const ADVICE: Readonly<Record<MoveType, string>> = {
  ante: 'Ante zahlen',
  'sit-out': 'aussetzen',
  cut: 'abheben',
  deal: 'geben',
  check: 'schieben',
  bet: '# setzen',
  call: 'mitgehen',
  raise: 'um # erhöhen',
  fold: 'passen',
  take: 'eine Karte nehmen',
  stand: 'bleiben',
  declare: '# ansagen',
  settle: 'auszahlen',
};

/** What a steady player would do. */
function hintText(move: Seven27Move): string {
  const amount = 'amount' in move ? de.number(move.amount) : '';
  const figure = 'targets' in move ? DECLARED[move.targets] : amount;
  return `Tipp: ${ADVICE[move.type].replace('#', figure)}.`;
}

/** How far a total is from its target. */
function standing({ over, bust }: Standing): string {
  if (over === 0) return 'genau';
  if (bust) return 'zu viel';
  return `${points(Math.abs(over))} ${over < 0 ? 'drunter' : 'drüber'}`;
}

/** How the aces count for a target. */
function aces({ aces: all, elevens }: Standing): string {
  if (all === 0) return '';
  const as = [all > elevens ? '1' : '', elevens > 0 ? '11' : ''].filter(Boolean);
  return `${all > 1 ? 'Asse' : 'Ass'} als ${as.join(' und ')}`;
}

/** Buttons that cost chips or not, and what goes with them. */
const controls = {
  menu: 'Mehr',
  buttons: {
    'sit-out': 'Aussetzen',
    check: 'Schieben',
    fold: 'Passen',
    take: 'Karte nehmen',
    stand: 'Bleiben',
    low: '7 ansagen',
    high: '27 ansagen',
    both: 'Beides ansagen',
    show: 'Karten zeigen',
    next: 'Nächste Runde',
    rebuy: 'Neue Chips',
    step: 'Weiter',
    skip: 'Rest zeigen',
    new: 'Neuer Tisch',
  },
  limits: (min: number, max: number) => `${de.number(min)} bis ${de.number(max)}`,
  amountOf: { bet: 'Einsatz', raise: 'Erhöhung' },
  addChip: (amount: number) => `${de.number(amount)} dazu`,
  presets: { min: 'Min.', 'half-pot': '½ Pot', pot: 'Pot', max: 'Max.' },
  preActions: {
    ...AHEAD,
    chosen: (action: PreAction) => `Wenn du dran bist: ${AHEAD[action]}.`,
    none: 'Im Voraus ist nichts gewählt.',
    dropped: (action: PreAction) => `„${AHEAD[action]}“ gilt nicht mehr.`,
    'not-now': 'Das kannst du wählen, während andere setzen.',
    shared: 'Nicht, solange noch jemand an diesem Gerät im Spiel ist.',
  },
  ante: (count: number) => `Ante ${de.number(count)}`,
  call: (count: number) => `Mitgehen ${de.number(count)}`,
  bet: (count: number) => `${de.number(count)} setzen`,
  raise: (count: number) => `Um ${de.number(count)} erhöhen`,
  fair: 'Diese Runde prüfen',
  help: 'So wird gespielt',
  hint: hintText,
  hintLabel: 'Tipp',
} satisfies Partial<Seven27Words>;

type Labels = Omit<
  Seven27Words,
  'amount' | 'chips' | 'signed' | 'explain' | 'announce' | 'refusal' | 'seatName' | 'among' | 'step'
>;

/** The words that are the same whoever sits at the table. */
const labels: Labels = {
  ...controls,
  title: 'Seven Twenty-Seven',
  handNumber: (hand) => `Runde ${de.number(hand)}`,
  dealer: 'Dealer',
  dealerSign: 'D',
  openSeat: 'frei',
  tempers: { cautious: 'vorsichtig', steady: 'ruhig', bold: 'kühn' },
  seats: 'Plätze',
  dealings: {
    'up-down': 'Du bekommst eine offene und eine verdeckte Karte.',
    'down-down-up': 'Du bekommst zwei verdeckte Karten und eine offene.',
    'down-up': 'Du bekommst eine verdeckte Karte und eine offene.',
  },
  ownHand: 'Deine Hand',
  toAnte: 'Ante offen',
  backs: (count) => de.counted(count, { one: 'verdeckte Karte', other: 'verdeckte Karten' }),
  points,
  values: (half) => [
    `${half ? '10 ' : ''}J Q K ½`,
    `2–${half ? 9 : 10} wie aufgedruckt`,
    'Ass\u00a01\u00a0oder\u00a011, je Ziel das Bessere',
  ],
  intro: ({ scoring, declare, carried }) => [
    ...(carried > 0 ? [`Im Pot liegen noch ${chips(carried)} von vorher.`] : []),
    'Am nächsten an 7 gewinnt den halben Pot, am nächsten an 27 die andere Hälfte. Eine Hand kann beide gewinnen.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['Am Ende sagst du 7, 27 oder beides an.']),
  ],
  goal: (target) => `für ${GOAL_NAMES[target]}`,
  standing,
  aces,
  shows: (shown) => `offen ${openText(shown)}`,
  seen: (shown) => `andere sehen ${openText(shown)}`,
  seenByAll: 'für alle sichtbar',
  range: ({ least, most }) => `hat ${points(least)}–${points(most)}`,
  totals: ({ low, high }) => (low === high ? points(low) : `${points(low)} und ${points(high)}`),
  pot: 'Pot',
  potName,
  half: (target, count) => `${GOAL_NAMES[target]} gewinnt ${de.number(count)}`,
  phases: {
    ante: 'Ante',
    bets: 'Setzrunde',
    draw: 'Weitere Karten',
    declare: 'Ansage',
    over: 'Ergebnis',
  },
  action: ({ type, amount, allIn }) =>
    allIn ? 'all-in' : `${ACTED[type]}${amount ? ` ${de.number(amount)}` : ''}`,
  frozen: 'gesperrt',
  declared: (targets) => `${DECLARED[targets]} angesagt`,
  won: (declared, won) => {
    if (won.length > 1) return 'beides gewonnen';
    const [target] = won;
    if (target) return `${GOAL_NAMES[target]} gewonnen`;
    return declared ? `${DECLARED[declared]} angesagt` : '';
  },
};

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

const PHASE_NOW: Readonly<Record<Phase, string>> = {
  ante: 'noch wird Ante gezahlt',
  bets: 'es wird gesetzt',
  draw: 'es werden Karten genommen',
  declare: 'es wird angesagt',
  over: 'die Runde ist zu Ende',
};

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const has =
    (done: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'hast', 'hat')} schon ${done}, und dabei bleibt es.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'Der Einsatz', raise: 'Die Erhöhung' }),
    'no-such-move': ({ move }) => `Den Zug „${move}“ gibt es nicht.`,
    'not-now': ({ move, phase }) => `${MOVES[move]} geht jetzt nicht, ${PHASE_NOW[phase]}.`,
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

/** The words of Seven Twenty-Seven at a table, in German. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    ...labels,
    ...labelsWith(names),
    amount: de.number,
    chips,
    signed: de.signed,
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}

/** The words of Seven Twenty-Seven in German. */
export const otherWords: Translations = { seven27 };
