import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { Listening, TrickTableEventMap } from '../../../elements/base/listening.js';
import { trickTableGame } from '../../../elements/tricks/game.js';
import { trickStyles } from '../../../elements/tricks/styles.js';
import { type TrickDefinition, trickDefinition } from '../../../elements/tricks/definition.js';
import { TrickTableElement } from '../../../elements/tricks/trick-table.js';
import type {
  Breaking,
  FirstTrick,
  HeartsOptions,
  Jack,
  Lead,
  Moon,
  Passing,
  Queen,
} from '../rules/options.js';
import { heartsRules } from '../rules/table-rules.js';
import type { HeartsTableTypes } from './public-types.js';

/** Hearts: avoid hearts and the queen of spades, or take them all. For three to five players. */
export class HeartsTable extends TrickTableElement {
  static override readonly styles: CSSResultGroup = trickStyles;

  /** @ignore */
  declare addEventListener: Listening<HeartsTableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<HeartsTableEventMap, EventListenerOptions>;

  /**
   * To whom three cards are passed, in the hands in turn. Takes effect in the next hand.
   * @attr {'left-right-across-hold' | 'left-right' | 'left' | 'none'} [passing=left-right-across-hold]
   */
  @property() passing: Passing | null = null;
  /**
   * Who leads to the first trick: the holder of the lowest club, or the seat after the dealer. Takes effect in the next hand.
   * @attr {'two-of-clubs' | 'left-of-dealer'} [lead=two-of-clubs]
   */
  @property() lead: Lead | null = null;
  /**
   * Whether hearts and the queen of spades may be played to the first trick. Takes effect in the next hand.
   * @attr {'no-points' | 'any'} [first-trick=no-points]
   */
  @property({ attribute: 'first-trick' }) firstTrick: FirstTrick | null = null;
  /**
   * What must be played before hearts can be led: a heart, a heart or the queen of spades, or nothing. Takes effect in the next hand.
   * @attr {'hearts' | 'points' | 'off'} [breaking=hearts]
   */
  @property() breaking: Breaking | null = null;
  /**
   * Whether the jack of diamonds is worth minus ten points. Takes effect in the next hand.
   * @attr {'none' | 'diamonds'} [jack=none]
   */
  @property() jack: Jack | null = null;
  /**
   * Whether the queen of spades must be discarded at the first chance. Takes effect in the next hand.
   * @attr {'any-time' | 'first-chance'} [queen=any-time]
   */
  @property() queen: Queen | null = null;
  /**
   * What happens if one player takes all points: the others get them, the player loses as many, or the player chooses. Takes effect in the next hand.
   * @attr {'add' | 'subtract' | 'choose'} [moon=add]
   */
  @property() moon: Moon | null = null;
  /**
   * The game ends when somebody has this many points. The lowest score wins. Takes effect in the next hand.
   * @attr {number} [target=100]
   */
  @property() target: string | number | null = null;

  protected readonly definition: TrickDefinition = trickDefinition<HeartsOptions>(this, {
    game: trickTableGame(heartsRules, this),
    newTable: ['seats'],
    settings: () => ({
      passing: this.passing,
      lead: this.lead,
      firstTrick: this.firstTrick,
      breaking: this.breaking,
      jack: this.jack,
      queen: this.queen,
      moon: this.moon,
      target: this.target,
    }),
    titleOf: () => 'hearts',
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'hearts-table': HeartsTable;
  }
}

/** The events of `<hearts-table>`, with their details. */
export type HeartsTableEventMap = TrickTableEventMap<HeartsTable, HeartsTableTypes>;

export type * from './public-types.js';
