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
import { golf as messages } from '../../../locales/compiled/en/golf.js';
import { golf as loadMessages } from '../../../locales/compiled/load/golf.js';
import { golfHelp as loadHelp } from '../../../locales/compiled/load/golf-help.js';
import { type GolfMove, type GolfOptions, type GolfState, golf } from '../rules/game.js';

/** Finds whether a position can be won, and how. */
const solver = {
  game: 'golf',
  load: lazy('golf/solver', () => import('../solver/solver.js').then(({ solver }) => solver)),
};

/**
 * Golf: clear the columns onto the waste, one rank up or down. It can be played by mouse, touch, keyboard or
 * screen reader.
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
export class GolfGame extends PatienceElement<GolfState, GolfMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, rulesStyles];

  /** @ignore */
  declare addEventListener: Listening<GolfGameEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GolfGameEventMap, EventListenerOptions>;

  /** Lets an ace go on a king, and a king on an ace. Takes effect in the next game. */
  @property({ type: Boolean }) corner = false;

  protected readonly definition = definePatience({
    ...definitionOf(
      {
        game: golf,
        title: (words) => (words.golf ?? messages).title,
        files: { golf: loadMessages },
      },
      () => this.inForce,
    ),
    solvers: { verdict: solver, proof: solver },
    help: helpFrom(
      lazy('golf/help', () => import('../help/help.js')),
      loadHelp,
    ),
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'golf-game': GolfGame;
  }
}

/** The events of `<golf-game>`, with their details. */
export type GolfGameEventMap = SoloEventMap<GolfGame, GolfOptions, GolfMove>;

export type * from '../../../elements/base/public-types.js';
export type { GolfMove, GolfOptions, GolfRefusal, GolfState } from '../rules/game.js';
