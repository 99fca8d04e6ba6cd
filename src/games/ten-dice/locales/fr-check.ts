import { fr } from '../../../locales/fr/kit.js';
import { tables as table } from '../../../locales/fr/tables.js';
import type { RaceCheckWords } from './en-check.js';
import type { RollFaultWords } from '../rules/check-rolls.js';

/** Behind somebody’s name: what was wrong, if not the dice. */
const faults: RollFaultWords = {
  turn: (roll) => `, lancer ${roll}\u00a0: le tour n’a pas suivi les règles.`,
  count: (roll) => `, lancer ${roll}\u00a0: les lancers ont été mal comptés.`,
  start: () => '\u00a0: la course n’est pas partie du début.',
};

/** The words of the check of a race's dice, in French. */
export const raceCheck: RaceCheckWords = {
  table,
  region: 'Les dés de cette course',
  before: 'Les dés de cette course étaient fixés avant le premier lancer.',
  numbered:
    'Une course numérotée a les mêmes dés pour tous\u00a0: qui connaît le numéro peut les calculer d’avance. Il n’y a rien à vérifier.',
  later: 'Elle est montrée à la fin de la course.',
  rolls: (who, rolls, fault) =>
    fault?.what
      ? `${who}${faults[fault.what](fault.roll)}`
      : fault
        ? `${who}, lancer ${fault.roll}\u00a0: attendu ${fault.expected.join(' ')}, obtenu ${fault.got.join(' ')}.`
        : `${who}\u00a0: ${fr.counted(rolls, { one: 'lancer', other: 'lancers' })} selon la graine.`,
  wins: (count) => fr.counted(count, { one: 'course gagnée', other: 'courses gagnées' }),
  why: [
    'Avant le premier lancer, la course tire une graine secrète et montre son empreinte, l’engagement. On ne connaît aucune autre graine qui l’ait\u00a0: les dés sont fixés.',
    'Chacun a ses propres dés. Qui appuie le premier et ce qu’il garde ne change rien aux lancers des autres.',
    'Ensuite la graine est montrée et chacun peut recalculer tous les lancers\u00a0; docs/ten-dice.md de Baize dit comment. Cela ne prouve pas que personne ne connaissait la graine pendant la course.',
  ],
};
