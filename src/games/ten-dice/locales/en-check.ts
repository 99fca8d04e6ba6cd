import { type TableCheckWords, tableCheckEn } from '../../../locales/extras/table-check-en.js';
import type { RollFault, RollFaultWords } from '../rules/check-rolls.js';

/** Behind somebody’s name: what was wrong, if not the dice. */
const faults: RollFaultWords = {
  turn: (roll) => `, roll ${roll}: the turn was not as the rules have it.`,
  count: (roll) => `, roll ${roll}: the rolls were counted wrong.`,
  start: () => ': the race did not start from its beginning.',
};

/** The words of the check of a race's dice, in English. */
export const raceCheckEn = {
  /** Those that it shares with the check of a table's deal. */
  table: tableCheckEn as Pick<TableCheckWords, 'fair' | 'line' | 'verdict' | 'yes' | 'no'>,
  region: 'The dice of this race',
  before: 'The dice of this race were settled before the first roll.',
  numbered:
    'A race with a number has the same dice for everybody: whoever knows the number can compute them beforehand. There is nothing to check.',
  later: 'It is shown once the race is over.',
  /** All rolls of somebody, or the first that is not the seed’s. */
  rolls: (who: string, rolls: number, fault: RollFault | undefined): string =>
    fault?.what
      ? `${who}${faults[fault.what](fault.roll)}`
      : fault
        ? `${who}, roll ${fault.roll}: due ${fault.expected.join(' ')}, rolled ${fault.got.join(' ')}.`
        : `${who}: ${rolls} roll${rolls === 1 ? '' : 's'}, as the seed has ${rolls === 1 ? 'it' : 'them'}.`,
  /** Of the races at one table. */
  wins: (count: number): string => `won ${count} race${count === 1 ? '' : 's'}`,
  why: [
    'Before the first roll the race draws a secret seed and shows its hash, the commitment. No other seed is known to have it, so the dice are settled.',
    'Everybody has dice of their own. Who presses first, and what anybody keeps, does not change what the others roll.',
    'After the race the seed is shown, and anybody can compute all rolls anew: docs/ten-dice.md of Baize tells how. It does not show that nobody knew the seed during the race.',
  ],
};

export type RaceCheckWords = typeof raceCheckEn;
