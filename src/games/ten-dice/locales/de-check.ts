import { de } from '../../../locales/de/kit.js';
import { tables as table } from '../../../locales/de/tables.js';
import type { RaceCheckWords } from './en-check.js';
import type { RollFaultWords } from '../rules/check-rolls.js';

/** Behind somebody’s name: what was wrong, if not the dice. */
const faults: RollFaultWords = {
  turn: (roll) => `, Wurf ${roll}: Die Reihenfolge war nicht nach den Regeln.`,
  count: (roll) => `, Wurf ${roll}: Die Würfe wurden falsch gezählt.`,
  start: () => ': Das Rennen hat nicht von vorn begonnen.',
};

/** The words of the check of a race's dice, in German. */
export const raceCheck: RaceCheckWords = {
  table,
  region: 'Die Würfel dieses Rennens',
  before: 'Die Würfel dieses Rennens standen vor dem ersten Wurf fest.',
  numbered:
    'Ein Rennen mit Nummer hat für alle dieselben Würfel: Wer die Nummer kennt, kann sie vorher ausrechnen. Zu prüfen gibt es nichts.',
  later: 'Er wird gezeigt, sobald das Rennen zu Ende ist.',
  rolls: (who, rolls, fault) =>
    fault?.what
      ? `${who}${faults[fault.what](fault.roll)}`
      : fault
        ? `${who}, Wurf ${fault.roll}: fällig ${fault.expected.join(' ')}, gefallen ${fault.got.join(' ')}.`
        : `${who}: ${de.counted(rolls, { one: 'Wurf', other: 'Würfe' })} nach dem Startwert.`,
  wins: (count) => `${de.counted(count, { other: 'Rennen' })} gewonnen`,
  why: [
    'Vor dem ersten Wurf zieht das Rennen einen geheimen Startwert und zeigt dessen Hash, die Festlegung. Kein anderer Startwert mit diesem Hash ist bekannt: Die Würfel stehen also fest.',
    'Jeder hat eigene Würfel. Wer wann drückt und was jemand behält, ändert nicht, was ein anderer wirft.',
    'Danach wird der Startwert gezeigt, und jeder kann alle Würfe nachrechnen; docs/ten-dice.md von Baize beschreibt wie. Es beweist nicht, dass während des Rennens niemand den Startwert kannte.',
  ],
};
