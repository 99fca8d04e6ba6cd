import type { CSSResultGroup, PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { AutoFoundation } from '../../../core/patience/foundation-aids.js';
import type { Transfer } from '../../../core/patience/piles.js';
import { patienceGame } from '../../../core/patience/rules/game.js';
import type { PatienceState } from '../../../core/patience/rules/state.js';
import type { PatienceData } from '../define.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { definitionOf } from '../../../elements/patience/rules/definition.js';
import type { RulesWords } from '../../../elements/patience/rules/words.js';
import type { PatienceDefinition } from '../../../elements/patience/definition.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { rulesStyles } from '../../../elements/patience/rules/styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { patienceNames as loadNames } from '../../../locales/compiled/load/patience-names.js';
import { GameChoice, type GivenGame } from './game-choice.js';
import { rulesHelp } from './help.js';
import { titleIn } from './title.js';

/**
 * Any patience: one of the kit's games by name, or a page's own by its rules.
 *
 * @csspart pile - Names: `pile-tableau`, `pile-stock`, `pile-waste`, `pile-reserve`, `pile-cell`, `pile-place`.
 * @csspart figures - Names: `score`.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @slot rules - A `<script type="application/json">` with the rules of the page's own game.
 */
export class PatienceGame extends PatienceElement<PatienceState, Transfer> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, rulesStyles];

  /** The game of a tag of its own. `<patience-game>` has none. */
  protected static readonly data: PatienceData | undefined = undefined;

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
   * The page's own game: its rules as an object, or the address of a JSON file. A change starts a new game.
   * @attr {string} rules
   */
  @property() rules: GivenGame['rules'] = null;
  /**
   * How many suits there are, in Spider and its kin. Takes effect in the next game.
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
  /** Stops the game from playing the last cards automatically. */
  @property({ type: Boolean, attribute: 'no-auto-finish' }) noAutoFinish = false;
  /**
   * Which cards move to the foundations automatically after a move.
   * @attr {'off' | 'safe' | 'all'} [auto-foundation=off]
   */
  @property({ attribute: 'auto-foundation' }) autoFoundation: AutoFoundation | null = 'off';

  private readonly choice = new GameChoice(
    this,
    (this.constructor as typeof PatienceGame).data,
    (data) => ({
      ...definitionOf(
        {
          game: patienceGame(data),
          title: (words) => titleIn(words.patienceNames, data),
          files: { patienceNames: loadNames },
        },
        () => this.inForce,
      ),
      help: rulesHelp(data),
      saveSlot: data.name,
    }),
    () => {
      this.board.release();
      this.hints.endSearch();
      this.game.leave();
    },
  );

  /** The definition of the chosen game. */
  protected override get definition(): PatienceDefinition<PatienceState, Transfer, RulesWords> {
    return this.choice.definition;
  }

  /** @internal */
  protected override awaitsRules(again: (() => unknown) | undefined): boolean {
    return this.choice.awaits(again);
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
