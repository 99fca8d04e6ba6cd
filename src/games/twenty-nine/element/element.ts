import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { Listening, TrickTableEventMap } from '../../../elements/base/listening.js';
import { trickTableGame } from '../../../elements/tricks/game.js';
import type { Direction } from '../../../elements/tricks/scene.js';
import { trickStyles } from '../../../elements/tricks/styles.js';
import { type TrickDefinition, trickDefinition } from '../../../elements/tricks/definition.js';
import { TrickTableElement } from '../../../elements/tricks/trick-table.js';
import type { AfterAsking, AllPass, GameNumber, TwentyNineOptions } from '../rules/options.js';
import { twentyNineRules } from '../rules/table-rules.js';
import type { TwentyNineTableTypes } from './public-types.js';

/** Twenty-Nine: partners bid for the right to choose a concealed trump. With `game="28"`, Twenty-Eight. */
export class TwentyNineTable extends TrickTableElement {
  static override readonly styles: CSSResultGroup = trickStyles;

  /** @ignore */
  declare addEventListener: Listening<TwentyNineTableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<TwentyNineTableEventMap, EventListenerOptions>;

  /**
   * The game: Twenty-Nine, or Twenty-Eight with a trump card laid face down and no pair. A change opens a new table.
   * @attr {'29' | '28'} [game=29]
   */
  @property() game: GameNumber | null = null;
  /**
   * The lowest bid. Default: 15 in Twenty-Nine, 14 in Twenty-Eight. Takes effect in the next hand.
   * @attr {number} minimum
   */
  @property() minimum: string | number | null = null;
  /** Lets the first bidder bid the same number as a later one. Takes effect in the next hand. */
  @property({ type: Boolean }) hold = false;
  /**
   * If all pass: the dealer must bid, or there is a new deal. Takes effect in the next hand.
   * @attr {'forced' | 'redeal'} [all-pass=forced]
   */
  @property({ attribute: 'all-pass' }) allPass: AllPass | null = null;
  /** Lets opponents double, and the bidder's side redouble. Takes effect in the next hand. */
  @property({ type: Boolean }) doubles = false;
  /**
   * Whether a player who asked for trump must play one. Takes effect in the next hand.
   * @attr {'must-trump' | 'free'} [after-asking=must-trump]
   */
  @property({ attribute: 'after-asking' }) afterAsking: AfterAsking | null = null;
  /** Makes the last trick worth a point. Takes effect in the next hand. */
  @property({ type: Boolean, attribute: 'last-trick' }) lastTrick = false;
  /**
   * In which direction the turn passes on.
   * @attr {'anticlockwise' | 'clockwise'} [direction=anticlockwise]
   */
  @property() direction: Direction | null = null;

  protected readonly definition: TrickDefinition = trickDefinition<TwentyNineOptions>(this, {
    game: trickTableGame(twentyNineRules, this),
    newTable: ['seats', 'game'],
    settings: () => ({
      game: this.game,
      minimum: this.minimum,
      hold: this.hold,
      allPass: this.allPass,
      doubles: this.doubles,
      afterAsking: this.afterAsking,
      lastTrick: this.lastTrick,
    }),
    titleOf: ({ game }) => game,
    direction: () => (this.direction === 'clockwise' ? 'clockwise' : 'anticlockwise'),
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'twenty-nine-table': TwentyNineTable;
  }
}

/** The events of `<twenty-nine-table>`, with their details. */
export type TwentyNineTableEventMap = TrickTableEventMap<TwentyNineTable, TwentyNineTableTypes>;

export type * from './public-types.js';
