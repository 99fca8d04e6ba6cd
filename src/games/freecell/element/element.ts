import type { TranslatedWords } from '../../../locales/translations.js';
import { type CSSResultGroup, type PropertyDeclarations, type TemplateResult, html } from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import type { SteppedChange } from '../../../core/engine/session.js';
import type { GameEventMap } from '../../../elements/base/events.js';
import { BUILDER_CHOICES, BuilderElement } from '../../../elements/patience/builder-element.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { withOwnWords } from '../../../elements/controllers/language/patience-languages.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { Choices } from '../../../elements/controllers/preferences.js';
import type { Announcement } from '../../../core/patience/announce.js';
import { announce } from '../rules/announce.js';
import type { FreecellAids } from '../rules/automatic.js';
import { freecell } from '../rules/game.js';
import { freecellGesture } from './gesture.js';
import { CELL_LETTERS } from '../rules/notation.js';
import { type FreecellMove, type FreecellState, isColumn, layoutOf } from '../rules/state.js';
import { freecellStyles } from './styles.js';
import type { FreecellOptions, Supermove, Variant } from '../rules/variants.js';
import { type FreecellWords, freecellWords } from '../locales/en.js';

const languages = withOwnWords({
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  fr: () => import('../locales/fr.js'),
  ja: () => import('../locales/ja.js'),
  ar: () => import('../locales/ar.js'),
});

const loadSolvers = lazy('freecell/solver', () => import('../solver/solver.js'));
const verdict = { game: 'freecell', load: () => loadSolvers().then(({ solver }) => solver) };

/**
 * FreeCell and its family: FreeCell, KingCell, ForeCell, Baker's Game, Eight Off and Seahaven
 * Towers, by mouse, touch, keyboard or screen reader.
 * @attr {'freecell' | 'kingcell' | 'forecell' | 'bakers-game' | 'eight-off' | 'seahaven'} [variant=freecell]
 *   Which game of the family is played; a change starts a new game.
 * @attr {number} cells - How many cells, 0 to 8, where not the variant's own number; a change starts a new game.
 * @attr {'linear' | 'full' | 'off'} [supermove=linear] - How many cards may go together: free cells +
 *   empty columns + 1; as many as single moves could; one. From the next game on.
 * @csspart pile-cell - A cell.
 */
export class FreecellGame extends BuilderElement<
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
  };

  /** Which game of the family is played. */
  variant: Variant | null = 'freecell';
  /** How many cells there are, 0 to 8; the variant's own number where it is not given. */
  cells: number | string | null = null;
  /** How many cards may move together: `linear`, `full` or `off`; from the next game on. */
  supermove: Supermove | null = 'linear';

  /** @internal */
  override readonly solvers = { verdict, proof: verdict };
  /** @internal */
  readonly gesture = freecellGesture;
  protected readonly game = freecell;
  protected readonly dealAttributes = ['deal', 'variant', 'cells'];
  protected readonly firstPile = 'column-1';

  /** @internal None of its cards lies face down. */
  override readonly choices: Choices = { ...BUILDER_CHOICES, cardBack: [] };

  protected override get languages(): WordsFiles<TranslatedWords> {
    return languages;
  }

  /** @internal */
  get gameWords(): FreecellWords {
    return this.words.foreign?.freecell ?? freecellWords;
  }

  /** @internal */
  get gameTitle(): string {
    return this.gameWords.title(this.options.variant);
  }

  /** @internal */
  pileForKey(key: string): string | undefined {
    const { columns, cells } = layoutOf(this.options);
    if (/^\d$/.test(key)) return columns[(Number(key) + 9) % 10];
    const cell = CELL_LETTERS.indexOf(key);
    return cell < 0 ? undefined : cells[cell];
  }

  protected pageOptions(): Readonly<Record<string, unknown>> {
    const { variant, cells, supermove } = this;
    return { variant, cells, supermove };
  }

  protected aids(): FreecellAids {
    return this.foundationAids();
  }

  protected announce(
    before: FreecellState,
    change: SteppedChange<FreecellMove>,
  ): readonly Announcement[] {
    return announce(before, change);
  }

  /** @internal */
  seenOf(pile: string): number {
    return isColumn(pile) ? DECK_SIZE : 1;
  }

  protected override get suits(): string {
    return this.options.variant === 'kingcell' ? 'four-color' : super.suits;
  }

  protected renderPiles(view: FreecellState): TemplateResult {
    const { columns, cells, foundations } = layoutOf(view.options);
    return html`<div
      class="layout ${this.suits}"
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
