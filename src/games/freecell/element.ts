import {
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
} from 'lit';
import { numberOr } from '../../cards/deal-number.js';
import type { SteppedChange } from '../../engine/session.js';
import type { GameEventMap } from '../../elements/events.js';
import { PatienceElement } from '../../elements/patience-element.js';
import { CHOICES, ONOFF } from '../../elements/preferences.js';
import { patienceStyles } from '../../elements/patience-styles.js';
import type { Announcement } from '../../solitaire/announce.js';
import { announce } from './announce.js';
import { AUTO_FOUNDATIONS, type AutoFoundation, type FreecellAids } from './automatic.js';
import { freecell } from './game.js';
import { freecellGesture } from './gesture.js';
import { CELL_LETTERS } from './notation.js';
import { type FreecellMove, type FreecellState, isColumn, layoutOf } from './state.js';
import { freecellStyles } from './styles.js';
import type { FreecellOptions, Supermove, Variant } from './variants.js';
import { freecellWords } from './words.js';

/**
 * FreeCell and its family: FreeCell, KingCell, ForeCell, Baker's Game, Eight Off and Seahaven
 * Towers, by mouse, touch, keyboard or screen reader.
 *
 * @attr {'freecell' | 'kingcell' | 'forecell' | 'bakers-game' | 'eight-off' | 'seahaven'} [variant=freecell]
 *   Which game of the family is played; a change starts a new game.
 * @attr {number} deal - The deal number, 1 to 2147483647; any deal without it. A change starts a new game.
 * @attr {number} cells - How many cells, 0 to 8, where not the variant's own number; a change starts a new game.
 * @attr {'linear' | 'full' | 'off'} [supermove=linear] - How many cards may go together: free cells +
 *   empty columns + 1; as many as single moves could; one. From the next game on.
 * @attr {'off' | 'safe' | 'all'} [auto-foundation=off] - Which cards go up by themselves after a move.
 * @attr {boolean} no-auto-finish - Leaves the last cards to the player.
 * @attr {boolean} tap-to-move - One tap sends a card to its best place.
 * @attr {boolean} four-color - A colour for each suit; always so in KingCell.
 * @attr {boolean} mirrored - The board mirrored, for left-handed players.
 * @attr {boolean} calm - No clock and no counts.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - `auto` follows the page's `color-scheme`.
 * @attr {string} save-key - The name under which the game is kept in the browser; else the page's
 *   path and the element's number on it.
 *
 * @slot - What stands here until the game does, and where scripts don't run.
 * @slot toolbar-start - Before the game's name.
 * @slot toolbar-end - After the tools.
 * @slot win - The page's own celebration, in place of the panel.
 *
 * @event {CustomEvent<GameStartDetail>} game-start - A game was dealt, restarted or taken up again.
 * @event {CustomEvent<GameMoveDetail>} game-move - A move was made, by the player, the host, or the game itself.
 * @event {CustomEvent<GameMoveDetail>} game-undo - A step was taken back.
 * @event {CustomEvent<GameMoveDetail>} game-redo - A step was made again.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - Something was refused; with the reason.
 * @event {CustomEvent<GameEndDetail>} game-win - All cards are on the foundations.
 * @event {CustomEvent<GameEndDetail>} game-lose - No move is left.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage could not be used.
 *
 * @csspart frame - The whole: felt, toolbar, board, status line.
 * @csspart toolbar - The line above the board.
 * @csspart title - The game's name.
 * @csspart deal - The deal number.
 * @csspart figures - Moves and time.
 * @csspart move-count - The number of moves.
 * @csspart time - The time played.
 * @csspart button - Every button but cards and empty places.
 * @csspart button-undo - Undo.
 * @csspart button-redo - Redo.
 * @csspart button-hint - Hint.
 * @csspart button-new - New game.
 * @csspart button-menu - Opens the menu.
 * @csspart button-primary - A panel's main button.
 * @csspart menu - The menu.
 * @csspart menu-item - One line of it.
 * @csspart board - Everything that cards lie on.
 * @csspart pile - Every pile.
 * @csspart pile-tableau - A column.
 * @csspart pile-foundation - A foundation.
 * @csspart pile-cell - A cell.
 * @csspart slot - The place under a pile, seen while it is empty.
 * @csspart slot-target - An empty place where the cards in hand may go.
 * @csspart slot-hint - An empty place that a hint points at.
 * @csspart card - Every card.
 * @csspart card-red - A heart or a diamond.
 * @csspart card-black - A club or a spade.
 * @csspart card-selected - A card that is picked up.
 * @csspart card-target - A card that those in hand may go on.
 * @csspart card-hint - A card that a hint points at.
 * @csspart card-index - Rank and suit.
 * @csspart card-pips - The pips of a numeral card.
 * @csspart card-court - The picture of a court card.
 * @csspart card-face - An image of the host's, where `cardFaces` gives one.
 * @csspart status - The line of words under the board.
 * @csspart win - Around the panel, or the page's own celebration, after a win.
 * @csspart veil - Around the panel while the game is paused.
 * @csspart panel - Every panel over the board.
 * @csspart panel-win - After a win.
 * @csspart panel-pause - While the game is paused.
 * @csspart panel-keys - The sheet of keys.
 * @csspart panel-settings - The player's own settings.
 * @csspart panel-conflict - Asks which game goes on, after two tabs played the same one.
 * @csspart select - A choice among the settings.
 *
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The felt, light and dark.
 * @cssproperty [--baize-text=#eef4f0] - Text on the felt.
 * @cssproperty [--baize-accent=#f4c04e] - Rings, hints and the main button.
 * @cssproperty [--baize-card=#fffdf8 / #2b3134] - The face of a card.
 * @cssproperty [--baize-card-edge] - The hairline around a card.
 * @cssproperty [--baize-ink=#1b222c / #dfe3e6] - Black suits.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-radius=7.5 % of a card's width] - The corners of cards and empty places.
 * @cssproperty [--baize-frame-radius=14px] - The corners of the frame.
 * @cssproperty [--baize-card-size=90px] - The widest that a card gets.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text but the courts' letters.
 * @cssproperty [--baize-duration=1] - A factor on every time; 0 switches motion off.
 */
export class FreecellGame extends PatienceElement<
  FreecellState,
  FreecellMove,
  FreecellOptions,
  FreecellState,
  FreecellAids
> {
  static override readonly styles: CSSResultGroup = [patienceStyles, freecellStyles];

  static override readonly properties: PropertyDeclarations = {
    variant: {},
    cells: {},
    supermove: {},
    noAutoFinish: { type: Boolean, attribute: 'no-auto-finish' },
    autoFoundation: { attribute: 'auto-foundation' },
  };

  /** Which game of the family is played. */
  variant: Variant | null = 'freecell';
  /** How many cells there are, 0 to 8; the variant's own number where it is not given. */
  cells: number | string | null = null;
  /** How many cards may move together: `linear`, `full` or `off`; from the next game on. */
  supermove: Supermove | null = 'linear';
  /** Leaves the last cards to the player. */
  noAutoFinish = false;
  /** Which cards go up by themselves after each move: `off`, `safe` or `all`. */
  autoFoundation: AutoFoundation | null = 'off';

  /** @internal */
  readonly gesture = freecellGesture;
  protected readonly game = freecell;
  /** @internal */
  readonly gameWords = freecellWords;
  protected readonly dealAttributes = ['deal', 'variant', 'cells'];
  protected readonly firstPile = 'column-1';
  /** @internal */
  readonly keySheet = freecellWords.keySheet;
  /** @internal */
  override readonly choices = {
    ...CHOICES,
    autoFinish: ONOFF,
    autoFoundation: AUTO_FOUNDATIONS,
  };
  private autoChoice: AutoFoundation = 'off';

  /** @internal */
  get gameTitle(): string {
    return freecellWords.title(this.options.variant);
  }

  /** @internal */
  pileForKey(key: string): string | undefined {
    const { columns, cells } = layoutOf(this.options);
    if (/^\d$/.test(key)) return columns[(Number(key) + 9) % 10];
    const cell = CELL_LETTERS.indexOf(key);
    return cell < 0 ? undefined : cells[cell];
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.autoChoice = this.choice(
      'auto-foundation',
      this.autoFoundation,
      AUTO_FOUNDATIONS,
      this.autoChoice,
    );
    super.willUpdate(changed);
  }

  protected pageOptions(): Readonly<Record<string, unknown>> {
    // An attribute that is taken away leaves null behind, which stands for the default.
    const { variant, supermove } = this;
    return {
      variant: variant ?? undefined,
      cells: numberOr(this.cells) ?? undefined,
      supermove: supermove ?? undefined,
    };
  }

  protected aids(): FreecellAids {
    const wish = AUTO_FOUNDATIONS.find((choice) => choice === this.preferences['autoFoundation']);
    return {
      autoFinish: this.wish('autoFinish', !this.noAutoFinish),
      autoFoundation: wish ?? this.autoChoice,
    };
  }

  protected announce(
    before: FreecellState,
    change: SteppedChange<FreecellMove>,
  ): readonly Announcement[] {
    return announce(before, change);
  }

  /** @internal */
  isSquared(pile: string): boolean {
    return !isColumn(pile);
  }

  protected renderPiles(view: FreecellState): TemplateResult {
    const { columns, cells, foundations } = layoutOf(view.options);
    const { variant } = view.options;
    const suits =
      this.wish('fourColor', this.fourColor) || variant === 'kingcell' ? 'four-color' : '';
    return html`<div
      class="layout ${suits}"
      data-columns=${columns.length}
      data-cells=${cells.length}
    >
      <div class="cells">${cells.map((id) => this.pile(id, { kind: 'cell' }))}</div>
      <div class="foundations">
        ${foundations.map((id) => this.pile(id, { kind: 'foundation', ghost: 'A' }))}
      </div>
      <div class="columns">${columns.map((id) => this.pile(id, { kind: 'tableau' }))}</div>
    </div>`;
  }

  private get options(): FreecellOptions {
    return this.currentView().options;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'freecell-game': FreecellGame;
  }
}

export type { GameEventMap };
