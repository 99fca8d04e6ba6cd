import type { Seat } from '../../../core/engine/rules.js';
import { de } from '../../../locales/de/kit.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';
import type { NamedRacers, TenDiceWords } from './en.js';

const dice = (count: number): string => `${count || 'kein'} Würfel`;
const rolls = (count: number): string => de.counted(count, { one: 'Wurf', other: 'Würfe' });
/** Where rolls are not counted, nothing. */
const afterRolls = (count: number | null): string =>
  count === null ? '' : ` nach ${de.counted(count, { one: 'Wurf', other: 'Würfen' })}`;
const tenths = (value: number): string => de.number(Math.round(value * 10) / 10);

const sharedKeys: KeyRows = [
  ['t', 'Tipp'],
  ['n', 'Neues Rennen'],
  ['u', 'Zurück zum Rennen davor'],
  ['?', 'Diese Übersicht'],
];

const keySheet: KeyRows = [
  ['1 … 6, ← →', 'Die Zahl wählen, die bleibt'],
  ['Enter, Leertaste', 'Die anderen Würfel werfen'],
  ...sharedKeys,
];

/** Where all roll at once. */
const keysAtOnce: KeyRows = [
  ['1 … 6', 'Die Zahl behalten, die anderen Würfel werfen'],
  ['Enter, Leertaste', 'Dieselbe Zahl noch einmal behalten'],
  ...sharedKeys,
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'Das Rennen ist zu Ende.',
  'no-undo': () => 'Gefallene Würfel bleiben liegen.',
  'no-such-seat': () => 'Dort spielt niemand mit.',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => 'Der erste Wurf ist mit allen zehn Würfeln.',
  'choose-number': () => 'Wähle die Zahl, die du behältst.',
  'other-seat': () => 'Jeder wirft die eigenen Würfel.',
  'is-home': () => 'Wer im Ziel ist, wirft nicht mehr.',
  'not-rolling': () => 'So viele Würfel rollen nicht.',
});

/** The words of a race among so many people, in German. */
const tenDice = (players: number, atOnce = false, named?: NamedRacers): TenDiceWords => {
  const isYou = (seat: Seat): boolean => (named ? seat === named.you : players === 1 && seat === 0);
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'Du';
    const known = named?.names[seat];
    if (known !== undefined) return known;
    return seat < players ? `Spieler ${seat + 1}` : `Bot ${seat - players + 1}`;
  };
  const turn = (seat: Seat): string => (isYou(seat) ? 'Du bist dran.' : `${name(seat)} ist dran.`);
  return {
    title: 'Zehn-Würfel-Rennen',
    keySheet: atOnce ? keysAtOnce : keySheet,
    otherKeys: [],
    name,
    turn,
    rolls,
    home: 'Im Ziel',
    newRace: 'Neues Rennen',
    keep: 'Behalten',
    choice: (number, count) => `${number}, ${dice(count)}`,
    rule: 'Wähle eine Zahl: Ihre Würfel bleiben, die anderen rollen neu. Auch die, die noch nicht liegen.',
    again: (number) => `${number} behalten`,
    place: (place) => `${place}.`,
    seconds: (time) => `${tenths(time / 1000)} s`,
    placed: (place, of) => `Du bist ${place}. von ${of}.`,
    roll: (count) => (count === 10 ? 'Alle zehn Würfel werfen' : `${dice(count)} werfen`),
    dice: (seat, shown) => `${name(seat)}: ${shown.join(', ') || 'noch nicht geworfen'}`,
    most: (seat, number, count) => `${name(seat)}: ${dice(count)} mit ${number}.`,
    isHome: (seat, count) => `${name(seat)}: im Ziel${afterRolls(count)}.`,
    won: (winners, count) => `Gewonnen${afterRolls(count)}: ${de.and(winners.map(name))}.`,
    alone: (count, average) =>
      count === null
        ? 'Im Ziel.'
        : `Im Ziel${afterRolls(count)}; der Durchschnitt ist ${tenths(average)}.`,
    hint: (number, left) =>
      `${number ? `Behalte ${number}` : 'Wirf alle zehn Würfel'}: im Schnitt noch ${tenths(left)} Würfe.`,
    refusal: saying(refusalsWith(turn)),
  };
};

/** What is said of the ten-dice race, in German. */
export const otherWords = {
  tenDice,
  /** Of the check of the dice: fetched when a player asks. */
  tenDiceCheck: async () => (await import('./de-check.js')).raceCheck,
  /** Of races that people elsewhere share: fetched with their connection. */
  tenDiceTogether: async () => (await import('./de-together.js')).raceTogether,
};
