import type { Shown, Standing } from '../../../games/seven-twenty-seven/figures.js';
import type { Scoring } from '../../../games/seven-twenty-seven/options.js';
import type { LastAction, MoveType, Seven27Move } from '../../../games/seven-twenty-seven/state.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { de } from '../kit.js';
import { DECLARED, GOAL_NAMES, points, potName } from './seven27-hands.js';

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
  const all = Array.from({ length: aces + 1 }, (_, elevens) => points(open + 20 * elevens));
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
    new: 'Neuer Tisch',
  },
  limits: (min: number, max: number) => `${de.number(min)} bis ${de.number(max)}`,
  amountOf: { bet: 'Einsatz', raise: 'Erhöhung' },
  addChip: (amount: number) => `${de.number(amount)} dazu`,
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
export const labels: Labels = {
  ...controls,
  title: 'Seven Twenty-Seven',
  handNumber: (hand) => `Runde ${de.number(hand)}`,
  dealer: 'Dealer',
  dealerSign: 'D',
  openSeat: 'frei',
  seats: 'Plätze',
  dealings: {
    'up-down': 'Du bekommst eine offene und eine verdeckte Karte.',
    'down-down-up': 'Du bekommst zwei verdeckte Karten und eine offene.',
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
  intro: ({ scoring, declare }) => [
    'Am nächsten an 7 gewinnt den halben Pot, am nächsten an 27 die andere Hälfte. Eine Hand kann beide gewinnen.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['Am Ende sagst du 7, 27 oder beides an.']),
  ],
  goal: (target) => `für ${GOAL_NAMES[target]}`,
  standing,
  aces,
  shows: (shown) => `offen ${openText(shown)}`,
  seen: (shown) => `andere sehen ${openText(shown)}`,
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
