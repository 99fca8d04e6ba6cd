import { variantOf } from '../../../core/engine/option-text.js';
import type { Transfer } from '../../../core/patience/piles.js';
import { patienceGame } from '../../../core/patience/rules/game.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { GameSolvers } from '../../../elements/controllers/adviser.js';
import type { SettingsController } from '../../../elements/controllers/settings-controller.js';
import type { PatienceDefinition } from '../../../elements/patience/definition.js';
import { definitionOf } from '../../../elements/patience/rules/definition.js';
import type { RulesWords } from '../../../elements/patience/rules/words.js';
import { patienceNames as loadNames } from '../../../locales/compiled/load/patience-names.js';
import type { PatienceData } from '../define.js';
import { hasScale } from '../graded.js';
import type { GradeQuestion } from '../grader.js';
import { rulesHelp } from './help.js';
import { titleIn } from './title.js';

const solver = {
  game: 'patience',
  load: lazy('patience/solver', () =>
    import('../../../core/puzzles/rules-solver.js').then(({ solver }) => solver),
  ),
};

const grade = {
  game: 'patience-grade',
  load: lazy('patience/grade', () => import('../grader.js').then(({ grader }) => grader)),
};

/** The solvers of a game. Their question has the game's rules, so that they answer for any game. */
const solversOf = (data: PatienceData): GameSolvers<never> => ({
  verdict: solver,
  proof: solver,
  question: (state: PatienceState): GradeQuestion => {
    const { options } = state;
    return {
      rules: data.rules(options),
      state,
      game: data.name,
      variant: variantOf(data, options),
    };
  },
  ...(hasScale(data) && { grade }),
});

export type RulesDefinition = PatienceDefinition<PatienceState, Transfer, RulesWords>;

/**
 * Everything that an element needs to play a game that is described by data.
 *
 * @param openerOf returns what plays a similar game in its place, if the element can do that
 */
export const rulesDefinition = (
  data: PatienceData,
  inForce: () => SettingsController,
  openerOf?: (name: string) => (() => void) | undefined,
): RulesDefinition => ({
  ...definitionOf(
    {
      game: patienceGame(data),
      title: (words) => titleIn(words.patienceNames, data),
      files: { patienceNames: loadNames },
    },
    inForce,
  ),
  solvers: solversOf(data),
  help: rulesHelp(data, openerOf),
  saveSlot: data.name,
});
