import { es } from '../../../locales/es/kit.js';
import { tables as table } from '../../../locales/es/tables.js';
import type { RaceCheckWords } from './en-check.js';
import type { RollFaultWords } from '../rules/check-rolls.js';

/** Behind somebody’s name: what was wrong, if not the dice. */
const faults: RollFaultWords = {
  turn: (roll) => `, tirada ${roll}: el turno no fue según las reglas.`,
  count: (roll) => `, tirada ${roll}: las tiradas se contaron mal.`,
  start: () => ': la carrera no empezó desde el principio.',
};

/** The words of the check of a race's dice, in Spanish. */
export const raceCheck: RaceCheckWords = {
  table,
  region: 'Los dados de esta carrera',
  before: 'Los dados de esta carrera quedaron fijados antes de la primera tirada.',
  numbered:
    'Una carrera con número tiene los mismos dados para todos: quien conoce el número puede calcularlos antes. No hay nada que comprobar.',
  later: 'Se muestra cuando termina la carrera.',
  rolls: (who, rolls, fault) =>
    fault?.what
      ? `${who}${faults[fault.what](fault.roll)}`
      : fault
        ? `${who}, tirada ${fault.roll}: debía salir ${fault.expected.join(' ')}, salió ${fault.got.join(' ')}.`
        : `${who}: ${es.counted(rolls, { one: 'tirada', other: 'tiradas' })} según la semilla.`,
  wins: (count) => es.counted(count, { one: 'carrera ganada', other: 'carreras ganadas' }),
  why: [
    'Antes de la primera tirada, la carrera elige una semilla secreta y muestra su hash, el compromiso. No se conoce otra semilla con ese hash: los dados quedan fijados.',
    'Cada cual tiene sus propios dados. Quién pulsa antes y qué conserva no cambia lo que tiran los demás.',
    'Después se muestra la semilla y cualquiera puede recalcular todas las tiradas; docs/ten-dice.md de Baize explica cómo. No demuestra que nadie conociera la semilla durante la carrera.',
  ],
};
