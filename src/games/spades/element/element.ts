import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { Listening, TrickTableEventMap } from '../../../elements/base/listening.js';
import { trickTableGame } from '../../../elements/tricks/game.js';
import { trickStyles } from '../../../elements/tricks/styles.js';
import { type TrickDefinition, trickDefinition } from '../../../elements/tricks/definition.js';
import { TrickTableElement } from '../../../elements/tricks/trick-table.js';
import type { Bags, NilTricks, Partners, SpadesOptions } from '../rules/options.js';
import { spadesRules } from '../rules/table-rules.js';
import type { SpadesTableTypes } from './public-types.js';

/** The number of an attribute. Other options have no negative numbers, so the kit reads only digits as numbers. */
const signed = (value: string | number | null): string | number | null =>
  typeof value === 'string' && /^\s*-\d+\s*$/.test(value) ? Number(value) : value;

/** Spades: partners bid how many tricks they will take. Spades are trump. */
export class SpadesTable extends TrickTableElement {
  static override readonly styles: CSSResultGroup = trickStyles;

  /** @ignore */
  declare addEventListener: Listening<SpadesTableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<SpadesTableEventMap, EventListenerOptions>;

  /**
   * Whether partners sit opposite, or everyone plays alone. A change opens a new table.
   * @attr {'on' | 'off'} [partners=on]
   */
  @property() partners: Partners | null = null;
  /** Allows a nil bid before looking at the cards, for a side that is 100 points behind. Takes effect in the next hand. */
  @property({ type: Boolean, attribute: 'blind-nil' }) blindNil = false;
  /** Lets partners exchange two cards after a blind nil. Takes effect in the next hand. */
  @property({ type: Boolean, attribute: 'blind-exchange' }) blindExchange = false;
  /**
   * Whether ten tricks over the bids cost points. Takes effect in the next hand.
   * @attr {'10' | 'off'} [bags=10]
   */
  @property() bags: Bags | null = null;
  /**
   * The points that ten bags cost. Takes effect in the next hand.
   * @attr {number} [bag-penalty=100]
   */
  @property({ attribute: 'bag-penalty' }) bagPenalty: string | number | null = null;
  /**
   * Whether the tricks of a failed nil are only bags, or count for the partner. Takes effect in the next hand.
   * @attr {'bags' | 'count'} [nil-tricks=bags]
   */
  @property({ attribute: 'nil-tricks' }) nilTricks: NilTricks | null = null;
  /**
   * The game ends when a side has this many points. Takes effect in the next hand.
   * @attr {number} [target=500]
   */
  @property() target: string | number | null = null;
  /**
   * The game also ends when a side falls to this score, such as -200. Default: never. Takes effect in the next hand.
   * @attr {number} floor
   */
  @property() floor: string | number | null = null;
  /** Replaces the twos of hearts and diamonds by the big and the little joker, the highest trumps. Takes effect in the next hand. */
  @property({ type: Boolean }) jokers = false;
  /**
   * The least sum of a side's bids. Takes effect in the next hand.
   * @attr {number} [minimum-bid=0]
   */
  @property({ attribute: 'minimum-bid' }) minimumBid: string | number | null = null;

  protected readonly definition: TrickDefinition = trickDefinition<SpadesOptions>(this, {
    game: trickTableGame(spadesRules, this),
    newTable: ['seats', 'partners'],
    settings: () => ({
      partners: this.partners,
      blindNil: this.blindNil,
      blindExchange: this.blindExchange,
      bags: this.bags,
      bagPenalty: this.bagPenalty,
      nilTricks: this.nilTricks,
      target: this.target,
      floor: signed(this.floor),
      jokers: this.jokers,
      minimumBid: this.minimumBid,
    }),
    titleOf: () => 'spades',
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'spades-table': SpadesTable;
  }
}

/** The events of `<spades-table>`, with their details. */
export type SpadesTableEventMap = TrickTableEventMap<SpadesTable, SpadesTableTypes>;

export type * from './public-types.js';
