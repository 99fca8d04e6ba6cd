import { type CSSResultGroup, html } from 'lit';
import { property } from 'lit/decorators.js';
import type { AutoFoundation } from '../../../core/patience/foundation-aids.js';
import { positionBefore } from '../../../elements/controllers/game-definition.js';
import {
  foundationAids,
  foundationSettings,
} from '../../../elements/patience/foundation-settings.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { patienceLanguages } from '../../../elements/controllers/language/patience-languages.js';
import { definePatience } from '../../../elements/patience/definition.js';
import { helpFrom } from '../../../elements/patience/help-source.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { announce } from '../rules/announce.js';
import { klondike } from '../../../locales/compiled/en/klondike.js';
import { klondike as loadKlondike } from '../../../locales/compiled/load/klondike.js';
import { klondikeHelp as loadHelp } from '../../../locales/compiled/load/klondike-help.js';
import { klondike as rules } from '../rules/game.js';
import type { KlondikeOptions, Scoring } from '../rules/options.js';
import type { KlondikeMove, KlondikeState } from '../rules/state.js';
import { klondikeWords } from '../words.js';
import { klondikeBoard } from './board.js';
import { klondikeGesture } from './gesture.js';
import { klondikeStyles } from './styles.js';

/** Finds whether a position can be won, and how. */
const solver = {
  game: 'klondike',
  load: lazy('klondike/solver', () => import('../solver/solver.js').then(({ solver }) => solver)),
};

const grade = {
  game: 'klondike-grade',
  load: lazy('klondike/grade', () => import('../solver/grade.js').then(({ grader }) => grader)),
};

/**
 * Klondike, drawing one card or three, by mouse, touch, keyboard or screen reader.
 *
 *
 * @csspart pile - Names: `pile-tableau`, `pile-stock`, `pile-waste`.
 * @csspart figures - Names: `score`.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 */
export class KlondikeGame extends PatienceElement<KlondikeState, KlondikeMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, klondikeStyles];

  /** @ignore */
  declare addEventListener: Listening<KlondikeGameEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<KlondikeGameEventMap, EventListenerOptions>;

  /**
   * How many cards are drawn from the stock at a time. Takes effect in the next game.
   * @attr {1 | 3} [draw=1]
   */
  @property() draw: number | string | null = null;
  /**
   * How often the waste may be turned over. With `scoring="vegas"` the default is 0 if one card is drawn, 2 if
   * three are. Takes effect in the next game.
   * @attr {number | 'unlimited'} [redeals=unlimited]
   */
  @property() redeals: number | string | null = null;
  /** Lets the top card of a foundation go back to a column. Takes effect in the next game. */
  @property({ type: Boolean, attribute: 'foundation-return' }) foundationReturn = false;
  /**
   * How the game is scored. Takes effect in the next game.
   * @attr {'none' | 'standard' | 'vegas'} [scoring=none]
   */
  @property() scoring: Scoring | null = 'none';
  /** Lets the player turn over face-down cards. Otherwise they are turned over automatically. */
  @property({ type: Boolean, attribute: 'manual-flip' }) manualFlip = false;
  /** Stops the game from playing the last cards automatically. */
  @property({ type: Boolean, attribute: 'no-auto-finish' }) noAutoFinish = false;
  /**
   * Which cards move to the foundations automatically after a move.
   * @attr {'off' | 'safe' | 'all'} [auto-foundation=off]
   */
  @property({ attribute: 'auto-foundation' }) autoFoundation: AutoFoundation | null = 'off';

  protected readonly definition = definePatience({
    game: rules,
    aids: () => ({ ...foundationAids(this.inForce), autoFlip: !this.manualFlip }),
    interaction: klondikeGesture,
    board: klondikeBoard,
    words: {
      files: patienceLanguages({ klondike: loadKlondike }),
      own: (words) => klondikeWords(words.klondike ?? klondike, words.patience),
      title: ({ title }) => title,
      announce: (step, words) =>
        announce(positionBefore(step), step, step.after).map(words.announce),
    },
    solvers: { verdict: solver, proof: solver, grade },
    puzzles: lazy('klondike/puzzles', () =>
      import('../rules/puzzles.js').then(({ klondikePuzzles }) => klondikePuzzles),
    ),
    help: helpFrom(
      lazy('klondike/help', () => import('../help/help.js')),
      loadHelp,
    ),
    settings: () => foundationSettings,
    figure: ({ options, score }, words) =>
      options.scoring === 'none'
        ? undefined
        : html`<span part="score">${words.score(score)}</span>`,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'klondike-game': KlondikeGame;
  }
}

/** The events of `<klondike-game>`, with their details. */
export type KlondikeGameEventMap = SoloEventMap<KlondikeGame, KlondikeOptions, KlondikeMove>;

export type * from '../../../elements/base/public-types.js';
export type { KlondikeOptions } from '../rules/options.js';
export type { KlondikeMove, KlondikeRefusal, KlondikeState } from '../rules/state.js';
