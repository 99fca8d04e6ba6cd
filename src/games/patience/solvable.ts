import { variantOf } from '../../core/engine/option-text.js';
import { deckOf } from '../../core/patience/rules/deck.js';
import { patienceGame } from '../../core/patience/rules/game.js';
import type { PatienceState } from '../../core/patience/rules/state.js';
import { rulesGrading } from '../../core/puzzles/rules-grade.js';
import { withRulesPositions } from '../../core/puzzles/rules-positions.js';
import { searchRules } from '../../core/solver/rules/solve.js';
import { DECK_SIZE } from '../../core/cards/card.js';
import { defineGame } from '../define-game.js';
import type { PatienceData } from './define.js';
import { hasScale } from './graded.js';
import { scaleOf } from './scales.js';

/** The most moves in a link for each pack of 52 cards, as in Klondike. A stock without limit makes games long. */
const MOVES_PER_PACK = 800;
/** The most moves in a link, whatever the number of packs. */
const MOST_MOVES = 2000;

/** The grading of a game that has a scale. */
const gradingOf = <Options extends object>(data: PatienceData<Options>) =>
  hasScale(data)
    ? rulesGrading<Options>(
        data.name,
        ({ options }) => data.rules(options),
        ({ options }) => scaleOf(data.name, variantOf(data, options))!,
      )
    : undefined;

/** Describes a patience, with its positions and its solver. */
export function solvablePatience<Options extends object>(data: PatienceData<Options>) {
  const { name, title, options } = data;
  const rules = withRulesPositions(patienceGame(data));
  const usual = options.check({});
  const cards = 'value' in usual ? deckOf(data.rules(usual.value)).length : DECK_SIZE;
  return defineGame({
    ...{ name, title, options, rules },
    tag: 'patience-game',
    search: (state: PatienceState<Options>, budget?: number) =>
      searchRules(data.rules(state.options), state, budget),
    grading: gradingOf(data),
    longestLink: Math.min(MOST_MOVES, Math.ceil((MOVES_PER_PACK * cards) / DECK_SIZE)),
  });
}
