import { type PropertyValues, isServer } from 'lit';
import { property } from 'lit/decorators.js';
import type { Transfer } from '../../../core/patience/piles.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { RulesElement } from '../../../elements/patience/rules/rules-element.js';
import { type RulesDefinition, rulesDefinition } from './definition.js';
import { PATIENCES } from '../registry.js';
import { GameChoice, type GivenGame } from './game-choice.js';

/**
 * Any patience: one of more than a hundred games by its name, or your own game by its rules.
 *
 * @slot rules - A `<script type="application/json">` with the rules of your own game.
 */
export class PatienceGame extends RulesElement {
  /** @ignore */
  declare addEventListener: Listening<PatienceGameEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<PatienceGameEventMap, EventListenerOptions>;

  /**
   * The name of the game, such as `spider`. A change starts a new game.
   * @attr {string} game
   */
  @property({ attribute: 'game' }) gameName: string | null = null;
  /**
   * Your own game: its rules as an object, or the URL of a JSON file. A change starts a new game.
   * @attr {string} rules
   */
  @property() rules: GivenGame['rules'] = null;
  /**
   * How many suits there are. Fewer are easier. Takes effect in the next game.
   * @attr {1 | 2 | 4} suits
   */
  @property() suits: number | string | null = null;
  /**
   * How many cards are drawn from the stock at a time. Takes effect in the next game.
   * @attr {number} draw
   */
  @property() draw: number | string | null = null;
  /**
   * How often the waste may be turned over. Takes effect in the next game.
   * @attr {number | 'unlimited'} redeals
   */
  @property() redeals: number | string | null = null;
  /**
   * The number of cells. Takes effect in the next game.
   * @attr {number} cells
   */
  @property() cells: number | string | null = null;
  /**
   * What an empty column takes. Takes effect in the next game.
   * @attr {'any' | 'kings'} empty-columns
   */
  @property({ attribute: 'empty-columns' }) emptyColumns: string | null = null;
  /** Keeps kings and aces apart, in games where they are neighbours. Takes effect in the next game. */
  @property({ type: Boolean, attribute: 'no-corner' }) noCorner = false;
  /** Keeps cards on the foundations, in games where they may go back. Takes effect in the next game. */
  @property({ type: Boolean, attribute: 'no-foundation-return' }) noFoundationReturn = false;

  private readonly choice = new GameChoice(
    this,
    (data) =>
      rulesDefinition(
        data,
        () => this.inForce,
        (name) => this.openerOf(name),
      ),
    () => {
      this.board.release();
      this.hints.endSearch();
      this.game.leave();
    },
    () => this.sharing.gameChanged(),
  );

  /** The definition of the chosen game. */
  protected override get definition(): RulesDefinition {
    return this.choice.definition;
  }

  /** @internal */
  override rulesLoaded(): Promise<unknown> {
    return this.choice.loaded();
  }

  /** @internal */
  protected override awaitsRules(again: (() => unknown) | undefined): boolean {
    return this.choice.awaits(again);
  }

  /** Returns what plays a similar game here. `undefined` if the page lets the player only play this one. */
  private openerOf(name: string): (() => void) | undefined {
    const isPlayedHere = this.choice.isByName && Object.hasOwn(PATIENCES, name);
    if (!isPlayedHere || !this.offered.has('new')) return undefined;
    return () => {
      const request = { control: 'game', deal: undefined, game: name } as const;
      if (!this.player.may('game-request-new', request)) return;
      this.panels.close();
      this.setAttribute('game', name);
    };
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (isServer as boolean) this.choice.readOnServer();
    super.willUpdate(changed);
  }

  /** Draws nothing before the game is loaded. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    this.choice.read();
    return this.choice.isReady && super.shouldUpdate(changed);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'patience-game': PatienceGame;
  }
}

/** The events of `<patience-game>`, with their details. */
export type PatienceGameEventMap = SoloEventMap<PatienceGame, object, Transfer>;

export type * from '../../../elements/base/public-types.js';
export type { Transfer } from '../../../core/patience/piles.js';
export type { PatienceRules } from '../../../core/patience/rules/rules.js';
export type { PatienceState } from '../../../core/patience/rules/state.js';
