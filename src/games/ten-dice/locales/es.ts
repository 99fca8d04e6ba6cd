import type { Seat } from '../../../core/engine/rules.js';
import { counted, es } from '../../../locales/es/kit.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';
import type { NamedRacers, TenDiceWords } from './en.js';

const dice = (count: number): string => (count ? counted(count, 'dado') : 'ningún dado');
const rolls = (count: number): string => counted(count, 'tirada');
/** Where rolls are not counted, nothing. */
const afterRolls = (count: number | null): string =>
  count === null ? '' : ` tras ${rolls(count)}`;
const tenths = (value: number): string => es.number(Math.round(value * 10) / 10);

const sharedKeys: KeyRows = [
  ['t', 'Pista'],
  ['n', 'Otra carrera'],
  ['u', 'Volver a la carrera anterior'],
  ['?', 'Esta ayuda'],
];

const keySheet: KeyRows = [
  ['1 … 6, ← →', 'Elegir el número que se conserva'],
  ['Enter, Espacio', 'Tirar los demás dados'],
  ...sharedKeys,
];

/** Where all roll at once. */
const keysAtOnce: KeyRows = [
  ['1 … 6', 'Conservar ese número y tirar los demás dados'],
  ['Enter, Espacio', 'Conservar otra vez el mismo número'],
  ...sharedKeys,
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'La carrera ha terminado.',
  'no-undo': () => 'Los dados tirados se quedan como están.',
  'no-such-seat': () => 'Ahí no corre nadie.',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => 'La primera tirada es de los diez dados.',
  'choose-number': () => 'Elige el número que conservas.',
  'other-seat': () => 'Cada cual tira sus propios dados.',
  'is-home': () => 'Quien está en la meta ya no tira.',
  'not-rolling': () => 'No hay tantos dados rodando.',
});

/** The words of a race among so many people, in Spanish. */
const tenDice = (players: number, atOnce = false, named?: NamedRacers): TenDiceWords => {
  const isYou = (seat: Seat): boolean => (named ? seat === named.you : players === 1 && seat === 0);
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'Tú';
    const known = named?.names[seat];
    if (known !== undefined) return known;
    return seat < players ? `Jugador ${seat + 1}` : `Bot ${seat - players + 1}`;
  };
  const turn = (seat: Seat): string => (isYou(seat) ? 'Te toca.' : `Le toca a ${name(seat)}.`);
  return {
    title: 'Carrera de diez dados',
    keySheet: atOnce ? keysAtOnce : keySheet,
    otherKeys: [],
    name,
    turn,
    rolls,
    home: 'En la meta',
    newRace: 'Otra carrera',
    keep: 'Conservar',
    choice: (number, count) => `${number}, ${dice(count)}`,
    rule: 'Elige un número: sus dados se quedan y los demás vuelven a rodar. También los que aún no se han parado.',
    again: (number) => `Conservar ${number}`,
    place: (place) => `${place}.º`,
    seconds: (time) => `${tenths(time / 1000)} s`,
    placed: (place, of) => `Quedas ${place}.º de ${of}.`,
    roll: (count) => (count === 10 ? 'Tirar los diez dados' : `Tirar ${dice(count)}`),
    dice: (seat, shown) => `${name(seat)}: ${shown.join(', ') || 'aún sin tirar'}`,
    most: (seat, number, count) => `${name(seat)}: ${dice(count)} con ${number}.`,
    isHome: (seat, count) => `${name(seat)}: en la meta${afterRolls(count)}.`,
    won: (winners, count) => `Victoria${afterRolls(count)}: ${es.and(winners.map(name))}.`,
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
export const otherWords = {
  tenDice,
  /** Of the check of the dice: fetched when a player asks. */
  tenDiceCheck: async () => (await import('./es-check.js')).raceCheck,
  /** Of races that people elsewhere share: fetched with their connection. */
  tenDiceTogether: async () => (await import('./es-together.js')).raceTogether,
};
