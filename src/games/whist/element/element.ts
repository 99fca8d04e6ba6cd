import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { Listening, TrickTableEventMap } from '../../../elements/base/listening.js';
import { trickTableGame } from '../../../elements/tricks/game.js';
import { trickStyles } from '../../../elements/tricks/styles.js';
import { type TrickDefinition, trickDefinition } from '../../../elements/tricks/definition.js';
import { TrickTableElement } from '../../../elements/tricks/trick-table.js';
import type { GamePoints, Variant, WhistOptions } from '../rules/options.js';
import { whistRules } from '../rules/table-rules.js';
import type { WhistTableTypes } from './public-types.js';

/** Whist for two pairs of partners, and its variants knock-out whist, German whist and Oh hell. */
export class WhistTable extends TrickTableElement {
  static override readonly styles: CSSResultGroup = trickStyles;

  /** @ignore */
  declare addEventListener: Listening<WhistTableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<WhistTableEventMap, EventListenerOptions>;

  /**
   * The game: whist with partners, knock-out whist, German whist for two, or Oh hell. A change opens a new table.
   * @attr {'whist' | 'knock-out' | 'german' | 'oh-hell'} [variant=whist]
   */
  @property() variant: Variant | null = null;
  /**
   * The points that win a game of whist. Takes effect in the next hand.
   * @attr {'5' | '7' | '10'} [game=5]
   */
  @property() game: GamePoints | null = null;
  /** Counts the four highest trumps in the hands of a side: 4 points for four, 2 for three. Takes effect in the next hand. */
  @property({ type: Boolean }) honours = false;

  protected readonly definition: TrickDefinition = trickDefinition<WhistOptions>(this, {
    game: trickTableGame(whistRules, this),
    newTable: ['seats', 'variant'],
    settings: () => ({
      variant: this.variant,
      game: this.game,
      honours: this.honours,
    }),
    titleOf: ({ variant }) => variant,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'whist-table': WhistTable;
  }
}

/** The events of `<whist-table>`, with their details. */
export type WhistTableEventMap = TrickTableEventMap<WhistTable, WhistTableTypes>;

export type * from './public-types.js';
