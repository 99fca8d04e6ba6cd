import { DECK_SIZE } from '../../../core/cards/card.js';
import { listOf } from '../../../core/cards/list.js';
import type { PatienceAids } from '../../../core/patience/rules/automatic.js';
import { type PatienceGame, patienceGame } from '../../../core/patience/rules/game.js';
import type { Transfer } from '../../../core/patience/piles.js';
import type { RulesRefusal } from '../../../core/patience/rules/refusals.js';
import type { MoveRule, PatienceRules } from '../../../core/patience/rules/rules.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';
import { type FreecellOptions, SYSTEMS, type Supermove, type System, options } from './variants.js';

export type FreecellState = PatienceState<FreecellOptions>;
export type FreecellMove = Transfer;
export type FreecellRefusal = RulesRefusal;
export type FreecellAids = PatienceAids;

const MOVES: Readonly<Record<Supermove, MoveRule>> = {
  linear: 'supermove',
  full: 'full-supermove',
  off: 'one',
};

/** The rules of FreeCell and its family. */
function rules({ variant, cells, supermove }: FreecellOptions): PatienceRules {
  const { columns, dealtToColumns, firstDealtCell, ...system }: System = SYSTEMS[variant];
  return {
    version: 1,
    columns: {
      deal: listOf(columns, (index) => Math.ceil((dealtToColumns - index) / columns)),
      build: { by: system.build },
      move: MOVES[supermove],
      empty: system.kingsOnly ? 'highest' : 'any',
    },
    foundations: { back: system.foundationReturn ? 'cells' : 'none' },
    cells: { count: cells, dealt: DECK_SIZE - dealtToColumns, first: firstDealtCell },
  };
}

/** FreeCell and its family. */
export const freecell: PatienceGame<FreecellOptions> = patienceGame({
  name: 'freecell',
  options,
  rules,
});
