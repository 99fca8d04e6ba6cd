import type { Seat } from '../../../core/engine/rules.js';
import { counted, es } from '../../../locales/es/kit.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';
import type { TenDiceWords } from './en.js';

const dice = (count: number): string => (count ? counted(count, 'dado') : 'ningún dado');
const rolls = (count: number): string => counted(count, 'tirada');
/** Where rolls are not counted, nothing. */
const afterRolls = (count: number | null): string =>
  count === null ? '' : ` tras ${rolls(count)}`;
const tenths = (value: number): string => es.number(Math.round(value * 10) / 10);

const keySheet: KeyRows = [
  ['1 … 6, ← →', 'Elegir el número que se conserva'],
  ['Enter, Espacio', 'Tirar los demás dados'],
  ['t', 'Pista'],
  ['n', 'Otra carrera'],
  ['u', 'Volver a la carrera anterior'],
  ['?', 'Esta ayuda'],
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'La carrera ha terminado.',
  'no-undo': () => 'Los dados tirados se quedan como están.',
  'no-such-seat': () => 'Ahí no corre nadie.',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => 'La primera tirada es de los diez dados.',
  'choose-number': () => 'Elige el número que conservas.',
});

/** The words of a race among so many people, in Spanish. */
const tenDice = (players: number): TenDiceWords => {
  const name = (seat: Seat): string => {
    if (players === 1 && seat === 0) return 'Tú';
    return seat < players ? `Jugador ${seat + 1}` : `Bot ${seat - players + 1}`;
  };
  const turn = (seat: Seat): string =>
    players === 1 && seat === 0 ? 'Te toca.' : `Le toca a ${name(seat)}.`;
  return {
    title: 'Carrera de diez dados',
    keySheet,
    otherKeys: [],
    name,
    turn,
    rolls,
    home: 'En la meta',
    newRace: 'Otra carrera',
    keep: 'Conservar',
    choice: (number, count) => `${number}, ${dice(count)}`,
    roll: (count) => (count === 10 ? 'Tirar los diez dados' : `Tirar ${dice(count)}`),
    dice: (seat, shown) => `${name(seat)}: ${shown.join(', ') || 'aún sin tirar'}`,
    most: (seat, number, count) => `${name(seat)}: ${dice(count)} con ${number}.`,
    isHome: (seat, count) => `${name(seat)}: en la meta${afterRolls(count)}.`,
    won: (winners, count) => `Victoria${afterRolls(count)}: ${winners.map(name).join(' y ')}.`,
    alone: (count, average) =>
      count === null
        ? 'En la meta.'
        : `En la meta${afterRolls(count)}; la media es ${tenths(average)}.`,
    hint: (number, left) =>
      `${number ? `Conserva ${number}` : 'Tira los diez dados'}: de media, ${tenths(left)} tiradas más.`,
    refusal: saying(refusalsWith(turn)),
  };
};

/** What is said of the ten-dice race, in Spanish. */
export const otherWords = { tenDice };
