import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { AutoFoundation } from '../../../core/patience/foundation-aids.js';
import { foundationAids } from '../../../elements/patience/foundation-settings.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { definePatience } from '../../../elements/patience/definition.js';
import { helpFrom } from '../../../elements/patience/help-source.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { definitionOf } from '../../../elements/patience/rules/definition.js';
import { rulesStyles } from '../../../elements/patience/rules/styles.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { klondike as messages } from '../../../locales/compiled/en/klondike.js';
import { klondike as loadMessages } from '../../../locales/compiled/load/klondike.js';
import { klondikeHelp as loadHelp } from '../../../locales/compiled/load/klondike-help.js';
import { type KlondikeMove, type KlondikeState, klondike } from '../rules/game.js';
import type { KlondikeOptions, Scoring } from '../rules/options.js';

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
 * Klondike, with one or three cards drawn at a time. It can be played by mouse, touch, keyboard or screen reader.
 *
 *
 * @csspart pile - Names: `pile-tableau`, `pile-stock`, `pile-waste`.
 * @csspart figures - Names: `score`.
 * @csspart stock-count - The number of cards in the stock.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 */
export class KlondikeGame extends PatienceElement<KlondikeState, KlondikeMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, rulesStyles];

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
    ...definitionOf(
      {
        game: klondike,
        title: (words) => (words.klondike ?? messages).title,
        files: { klondike: loadMessages },
      },
      () => this.inForce,
    ),
    aids: () => ({ ...foundationAids(this.inForce), autoFlip: !this.manualFlip }),
    solvers: { verdict: solver, proof: solver, grade },
    help: helpFrom(
      lazy('klondike/help', () => import('../help/help.js')),
      loadHelp,
    ),
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
export type { KlondikeMove, KlondikeRefusal, KlondikeState } from '../rules/game.js';
