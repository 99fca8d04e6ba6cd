import type { Seat } from '../../../core/engine/rules.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';

const dice = (count: number): string => `${count || 'no'} ${count === 1 ? 'die' : 'dice'}`;
const rolls = (count: number): string => `${count} roll${count === 1 ? '' : 's'}`;
/** Of a race whose rolls are not counted, `null`. */
const afterRolls = (count: number | null): string =>
  count === null ? '' : ` after ${rolls(count)}`;

const ORDINALS = ['1st', '2nd', '3rd', '4th'];
const ordinal = (place: number): string => ORDINALS[place - 1]!;

const sharedKeys: KeyRows = [
  ['t', 'Hint'],
  ['n', 'New race'],
  ['u', 'Back to the race before it'],
  ['?', 'This sheet'],
];

const keySheet: KeyRows = [
  ['1 … 6, ← →', 'Choose the number to keep'],
  ['Enter, Space', 'Roll the other dice'],
  ...sharedKeys,
];

/** Where all roll at once. */
const keysAtOnce: KeyRows = [
  ['1 … 6', 'Keep that number, roll the other dice'],
  ['Enter, Space', 'Keep the same number again'],
  ...sharedKeys,
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'The race is over.',
  'no-undo': () => 'Dice that have fallen stay as they are.',
  'no-such-seat': () => 'Nobody races there.',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => 'The first roll is of all ten dice.',
  'choose-number': () => 'Choose the number to keep.',
  'other-seat': () => 'Everybody rolls their own dice.',
  'is-home': () => 'Whoever is home rolls no more.',
  'not-rolling': () => 'So many dice are not rolling.',
});

/** What is said only where all roll at once. */
const atOnceWords = {
  /** What is to be done, where all roll at once. */
  rule: 'Choose a number: its dice stay, the others roll again. So do those that have not come to rest.',
  /** The main button there: what a press on it does. */
  again: (number: number): string => `Keep ${number}`,
  /** Who was home first, second … */
  place: ordinal,
  /** A time at which somebody came home. */
  seconds: (time: number): string => `${(time / 1000).toFixed(1)} s`,
  /** Behind the winner's name: how the person came out. */
  placed: (place: number, of: number): string => `You are ${ordinal(place)} of ${of}.`,
};

/** Who races, where people elsewhere do. */
export interface NamedRacers {
  /** The seat of who reads; none for who watches. */
  readonly you: Seat | undefined;
  /** By seat; a bot has none. */
  readonly names: readonly (string | undefined)[];
}

/** The words of a race among so many people, in turn or at once, in English; their type is that of every other language. */
export const tenDiceWords = (players: number, atOnce = false, named?: NamedRacers) => {
  const isYou = (seat: Seat): boolean => (named ? seat === named.you : players === 1 && seat === 0);
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'You';
    const known = named?.names[seat];
    if (known !== undefined) return known;
    return seat < players ? `Player ${seat + 1}` : `Bot ${seat - players + 1}`;
  };
  const turn = (seat: Seat): string => (isYou(seat) ? 'Your turn.' : `${name(seat)}’s turn.`);
  return {
    title: 'Ten-Dice Race',
    keySheet: atOnce ? keysAtOnce : keySheet,
    otherKeys: [] as KeyRows,
    name,
    turn,
    rolls,
    home: 'Home',
    newRace: 'New race',
    /** What the six numbers are for. */
    keep: 'Keep',
    /** One of them: `4, 5 dice` */
    choice: (number: number, count: number): string => `${number}, ${dice(count)}`,
    ...atOnceWords,
    /** The main button. */
    roll: (count: number): string => (count === 10 ? 'Roll all ten dice' : `Roll ${dice(count)}`),
    /** Somebody's ten dice. */
    dice: (seat: Seat, shown: readonly number[]): string =>
      `${name(seat)}: ${shown.join(', ') || 'not rolled yet'}`,
    /** What a bot's most dice show. */
    most: (seat: Seat, number: number, count: number): string =>
      `${name(seat)}: ${dice(count)} with ${number}.`,
    isHome: (seat: Seat, count: number | null): string =>
      `${name(seat)} ${isYou(seat) ? 'are' : 'is'} home${afterRolls(count)}.`,
    won: (winners: readonly Seat[], count: number | null): string =>
      // British English has no comma before the “and”.
      `${new Intl.ListFormat('en-GB').format(winners.map(name))} ${
        winners.length > 1 || isYou(winners[0]!) ? 'win' : 'wins'
      }${afterRolls(count)}.`,
    /** The end of a race alone; `average` is that of the best play. */
    alone: (count: number | null, average: number): string =>
      count === null ? 'Home.' : `Home${afterRolls(count)}; the average is ${average.toFixed(1)}.`,
    /** What is best now, and how many rolls it takes on average. */
    hint: (number: number | null, left: number): string =>
      `${number ? `Keep ${number}` : 'Roll all ten dice'}: ${left.toFixed(1)} rolls on average.`,
    /** A sentence for a refusal of this game's rules. */
    refusal: saying(refusalsWith(turn)),
  };
};

export type TenDiceWordsOf = typeof tenDiceWords;
export type TenDiceWords = ReturnType<TenDiceWordsOf>;
