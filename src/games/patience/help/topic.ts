import { sumOf } from '../../../core/cards/list.js';
import type { PatienceRules, SuitRule } from '../../../core/patience/rules/rules.js';
import { type Table, isLetter, rankOfLetter } from '../../../core/patience/rules/table.js';
import type { RulesHelpMessages } from '../../../locales/compiled/types.js';

/** The rules of a game, and the messages that explain them. */
export interface Topic {
  readonly words: RulesHelpMessages;
  readonly rules: PatienceRules;
  readonly table: Table;
}

/** The number of cards in all packs. */
export const cardsIn = ({ table }: Topic): number => table.packs * 4 * table.suitSize;

/** In messages, `other` would be a plural form. */
export const suitKey = (by: SuitRule) => (by === 'other' ? 'another' : by);

/**
 * The rank that all foundations begin with. `undefined` if the deal or the player decides it. A game without foundations
 * has the lowest rank.
 */
export const knownBase = ({ table }: Pick<Topic, 'table'>): number | undefined => {
  const { foundation, lowest } = table;
  if (!foundation) return lowest;
  return isLetter(foundation.base) ? rankOfLetter(foundation.base) : undefined;
};

/** Whether any card lies face down in a column after the deal. */
export const hasFaceDown = ({ rules }: Topic): boolean => {
  const { faceDown = 'none' } = rules.columns;
  return typeof faceDown === 'string' ? faceDown !== 'none' : sumOf(faceDown) > 0;
};
