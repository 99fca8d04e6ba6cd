import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import { positionBefore } from '../../../elements/controllers/game-definition.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { patienceLanguages } from '../../../elements/controllers/language/patience-languages.js';
import { definePatience } from '../../../elements/patience/definition.js';
import { helpFrom } from '../../../elements/patience/help-source.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { announce } from '../rules/announce.js';
import { pyramid } from '../../../locales/compiled/en/pyramid.js';
import { pyramid as loadPyramid } from '../../../locales/compiled/load/pyramid.js';
import { pyramidHelp as loadHelp } from '../../../locales/compiled/load/pyramid-help.js';
import { pyramid as rules } from '../rules/game.js';
import type { PyramidOptions } from '../rules/options.js';
import type { PyramidMove, PyramidState } from '../rules/state.js';
import { pyramidWords } from '../words.js';
import { pyramidBoard } from './board.js';
import { pyramidGesture } from './gesture.js';
import { pyramidStyles } from './styles.js';

const load = lazy('pyramid/solver', () => import('../solver/solver.js'));
const loadGrader = lazy('pyramid/grade', () => import('../solver/grade.js'));

/** The moves of a win take longer to find than the verdict, so another solver finds them. */
const solvers = {
  verdict: { game: 'pyramid', load: () => load().then(({ solver }) => solver) },
  proof: { game: 'pyramid-way', load: () => load().then(({ prover }) => prover) },
  grade: { game: 'pyramid-grade', load: () => loadGrader().then(({ grader }) => grader) },
};

/**
 * Pyramid: remove pairs of cards that add up to 13. It can be played by mouse, touch, keyboard or screen
 * reader. A notice appears as soon as no win is possible.
 *
 *
 * @csspart pile - Names: `pile-stock`, `pile-waste`, `pile-place`.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-card-blocked=8 % darker] - The face of a card that others lie on.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 */
export class PyramidGame extends PatienceElement<PyramidState, PyramidMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, pyramidStyles];

  /** @ignore */
  declare addEventListener: Listening<PyramidGameEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<PyramidGameEventMap, EventListenerOptions>;

  /**
   * How often the waste may go back to the stock. Takes effect in the next game.
   * @attr {number | 'unlimited'} [redeals=unlimited]
   */
  @property() redeals: number | string | null = null;
  /** Forbids pairing a card with a card that it covers. Takes effect in the next game. */
  @property({ type: Boolean, attribute: 'no-cover-pairs' }) noCoverPairs = false;
  /** Deals the stock face up. Takes effect in the next game. */
  @property({ type: Boolean, attribute: 'open-stock' }) openStock = false;
  /**
   * The number of wastes. Takes effect in the next game.
   * @attr {1 | 2 | 3} [wastes=1]
   */
  @property() wastes: number | string | null = null;
  /** Stops the search for whether the game can still be won, and its notice. */
  @property({ type: Boolean, attribute: 'no-verdict' }) noVerdict = false;

  protected readonly definition = definePatience({
    game: rules,
    interaction: pyramidGesture,
    board: pyramidBoard,
    words: {
      files: patienceLanguages({ pyramid: loadPyramid }),
      own: (words, { options }) =>
        pyramidWords(words.pyramid ?? pyramid, words.patience, options.wastes > 1),
      title: ({ title }) => title,
      announce: (step, words) =>
        announce(positionBefore(step), step, step.after).map(words.announce),
    },
    solvers,
    puzzles: lazy('pyramid/puzzles', () =>
      import('../rules/puzzles.js').then(({ pyramidPuzzles }) => pyramidPuzzles),
    ),
    help: helpFrom(
      lazy('pyramid/help', () => import('../help/help.js')),
      loadHelp,
    ),
    watchesVerdict: () => !this.noVerdict,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'pyramid-game': PyramidGame;
  }
}

/** The events of `<pyramid-game>`, with their details. */
export type PyramidGameEventMap = SoloEventMap<PyramidGame, PyramidOptions, PyramidMove>;

export type * from '../../../elements/base/public-types.js';
export type { PyramidOptions } from '../rules/options.js';
export type { PyramidMove, PyramidRefusal, PyramidState } from '../rules/state.js';
