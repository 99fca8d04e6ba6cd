import {
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
} from 'lit';
import type { SteppedChange } from '../../engine/session.js';
import type { GameEventMap } from '../../elements/events.js';
import { PatienceElement } from '../../elements/patience-element.js';
import { patienceStyles } from '../../elements/patience-styles.js';
import type { Announcement } from '../../solitaire/announce.js';
import { announce } from './announce.js';
import { AUTO_FOUNDATIONS, type AutoFoundation, type FreecellAids } from './automatic.js';
import { freecell } from './game.js';
import { freecellGesture } from './gesture.js';
import { CELL_LETTERS } from './notation.js';
import { type FreecellMove, type FreecellState, isColumn, layoutOf } from './state.js';
import { freecellStyles } from './styles.js';
import type { FreecellOptions, Variant } from './variants.js';
import { freecellWords } from './words.js';

/** A number where the text is one, else what was given, for a message to quote. */
const numberOr = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

/**
 * FreeCell and its family: FreeCell, KingCell, ForeCell, Baker's Game, Eight Off and Seahaven
 * Towers, by mouse, touch, keyboard or screen reader.
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
  variant: Variant = 'freecell';
  /** How many cells there are, 0 to 8; the variant's own number where it is not given. */
  cells: number | string | null = null;
  /** How many cards may move together: `linear`, `full` or `off`; from the next game on. */
  supermove = 'linear';
  /** Leaves the last cards to the player. */
  noAutoFinish = false;
  /** Which cards go up by themselves after each move: `off`, `safe` or `all`. */
  autoFoundation: AutoFoundation = 'off';

  readonly gesture = freecellGesture;
  protected readonly game = freecell;
  protected readonly gameWords = freecellWords;
  protected readonly dealAttributes = ['deal', 'variant', 'cells'];
  protected readonly firstPile = 'column-1';
  protected readonly keySheet = freecellWords.keySheet;
  private autoChoice: AutoFoundation = 'off';

  get gameTitle(): string {
    return freecellWords.title(this.options.variant);
  }

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
    const { variant, supermove } = this;
    const cells = numberOr(this.cells);
    return { variant, supermove, ...(cells === null ? {} : { cells }) };
  }

  protected aids(): FreecellAids {
    return { autoFinish: !this.noAutoFinish, autoFoundation: this.autoChoice };
  }

  protected announce(
    before: FreecellState,
    change: SteppedChange<FreecellMove>,
  ): readonly Announcement[] {
    return announce(before, change);
  }

  protected isSquared(pile: string): boolean {
    return !isColumn(pile);
  }

  protected renderPiles(view: FreecellState): TemplateResult {
    const { columns, cells, foundations } = layoutOf(view.options);
    const { variant } = view.options;
    const suits = this.fourColor || variant === 'kingcell' ? 'four-color' : '';
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
