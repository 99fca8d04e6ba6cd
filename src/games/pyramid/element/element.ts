import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { definePatience } from '../../../elements/patience/definition.js';
import { helpFrom } from '../../../elements/patience/help-source.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { definitionOf } from '../../../elements/patience/rules/definition.js';
import { rulesStyles } from '../../../elements/patience/rules/styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { pyramid as messages } from '../../../locales/compiled/en/pyramid.js';
import { pyramid as loadMessages } from '../../../locales/compiled/load/pyramid.js';
import { pyramidHelp as loadHelp } from '../../../locales/compiled/load/pyramid-help.js';
import {
  type PyramidMove,
  type PyramidOptions,
  type PyramidState,
  pyramid,
} from '../rules/game.js';

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
 * @csspart pile - Names: `pile-stock`, `pile-waste`, `pile-place`.
 * @csspart stock-count - The number of cards in the stock.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-card-blocked=3 % darker] - The face of a card that others lie on. A shadow falls on its lower part.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 */
export class PyramidGame extends PatienceElement<PyramidState, PyramidMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, rulesStyles];

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
    ...definitionOf(
      {
        game: pyramid,
        title: (words) => (words.pyramid ?? messages).title,
        files: { pyramid: loadMessages },
      },
      () => this.inForce,
    ),
    solvers,
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
export type { PyramidMove, PyramidOptions, PyramidRefusal, PyramidState } from '../rules/game.js';
