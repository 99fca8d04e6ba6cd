import { html } from 'lit';
import type { Transfer } from '../../../core/patience/piles.js';
import { announce } from '../../../core/patience/rules/announce.js';
import type { PatienceGame } from '../../../core/patience/rules/game.js';
import { resolverOf } from '../../../core/patience/rules/resolver.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';
import type { Table } from '../../../core/patience/rules/table.js';
import { rules as english } from '../../../locales/compiled/en/rules.js';
import { rules as loadMessages } from '../../../locales/compiled/load/rules.js';
import type { CommonWords } from '../../../locales/words.js';
import { lazy } from '../../base/lazy.js';
import { positionBefore } from '../../controllers/game-definition.js';
import type { MessageFiles } from '../../controllers/language/gather.js';
import { patienceLanguages } from '../../controllers/language/patience-languages.js';
import type { Choices } from '../../controllers/preferences.js';
import type { SettingsController } from '../../controllers/settings-controller.js';
import type { PatienceDefinition } from '../definition.js';
import { foundationAids, foundationSettings } from '../foundation-settings.js';
import { rulesBoard } from './board.js';
import { type RulesWords, rulesWords } from './words.js';

type State<Options extends object> = PatienceState<Options>;
type Definition<Options extends object> = PatienceDefinition<State<Options>, Transfer, RulesWords>;

/** A patience that is made from rules, and its title. */
export interface RulesSource<Options extends object> {
  readonly game: PatienceGame<Options>;
  /** The name that players see. */
  title(this: void, words: CommonWords, options: Options): string;
  /** The translations that the title needs. */
  readonly files?: Partial<MessageFiles>;
}

/** The settings of a game that its rules have no use for. */
function settingsOf({ foundation, rules, stock, hole, cells }: Table): Choices {
  const isBuiltUp = foundation !== undefined && !foundation.runs && !rules.pairs;
  const isHidden = stock !== undefined || rules.columns.faceDown !== undefined;
  return {
    ...(isBuiltUp && foundationSettings),
    ...(!isHidden && { cardBack: [] }),
    // A card has only one place to go, so one press sends it there under any setting.
    ...(hole && cells.length === 0 && { tapToMove: [] }),
  };
}

/** The score in the toolbar. */
function figure(table: Table, score: number | undefined, words: RulesWords): unknown {
  if (score === undefined) return undefined;
  const text = table.rules.score === 'cards-left' ? words.left(score) : words.score(score);
  return html`<span part="score">${text}</span>`;
}

/** Loads the rules with which a game can begin at any position. */
const loadPositions = lazy('positions', () => import('../../../core/puzzles/rules-positions.js'));

/** Everything that makes an element of a patience from its rules. */
export function definitionOf<Options extends object>(
  { game, title, files }: RulesSource<Options>,
  inForce: () => SettingsController,
): Definition<Options> {
  const tableIn = ({ options }: State<Options>): Table => game.tableOf(options);
  return {
    game,
    aids: () => ({ ...foundationAids(inForce()), autoFlip: true }),
    interaction: resolverOf(game.tableOf),
    board: rulesBoard(game.tableOf),
    words: {
      files: patienceLanguages({ ...files, rules: loadMessages }),
      own: (words, view) =>
        rulesWords(words.rules ?? english, title(words, view.options), tableIn(view)),
      title: ({ title }) => title,
      announce: (step, words) =>
        announce(tableIn(step.after), positionBefore(step), step, step.after).map(words.announce),
    },
    puzzles: () =>
      loadPositions().then(
        ({ withRulesPositions }) =>
          withRulesPositions(game) as unknown as Definition<Options>['game'],
      ),
    settings: (view) => settingsOf(tableIn(view)),
    figure: (view, words) => figure(tableIn(view), game.score?.(view), words),
  };
}
