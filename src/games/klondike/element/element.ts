import type { TranslatedWords } from '../../../locales/translations.js';
import {
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { BuilderElement } from '../../../elements/patience/builder-element.js';
import { cardBack } from '../../../elements/cards/card-back.js';
import type { GameEventMap } from '../../../elements/base/events.js';
import { withOwnWords } from '../../../elements/controllers/language/patience-languages.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';
import { lazy } from '../../../elements/base/lazy.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import type { Change, SteppedChange } from '../../../core/engine/session.js';
import type { Announcement } from '../../../core/patience/announce.js';
import { announce } from '../rules/announce.js';
import type { KlondikeAids } from '../rules/automatic.js';
import { klondike } from '../rules/game.js';
import { klondikeGesture } from './gesture.js';
import type { KlondikeOptions, Scoring } from '../rules/options.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeState,
  STOCK,
  WASTE,
  isColumn,
} from '../rules/state.js';
import { klondikeStyles } from './styles.js';
import { type KlondikeWords, klondikeWords } from '../locales/en.js';

const languages = withOwnWords({
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  fr: () => import('../locales/fr.js'),
  ja: () => import('../locales/ja.js'),
  ar: () => import('../locales/ar.js'),
});

const loadSolvers = lazy('klondike/solver', () => import('../solver/solver.js'));
const verdict = { game: 'klondike', load: () => loadSolvers().then(({ solver }) => solver) };

/**
 * Klondike, drawing one card or three, by mouse, touch, keyboard or screen reader.
 *
 * @attr {1 | 3} [draw=1] - How many cards are turned at a time. From the next game on.
 * @attr {number | 'unlimited'} [redeals=unlimited] - How often the waste may be turned over; with
 *   `scoring="vegas"` 0 at one card, 2 at three. From the next game on.
 * @attr {boolean} foundation-return - Lets the top card of a foundation go back to a column. From
 *   the next game on.
 * @attr {'none' | 'standard' | 'vegas'} [scoring=none] - What is scored. From the next game on.
 * @attr {boolean} manual-flip - Leaves it to the player to turn over a face-down card.
 *
 * @csspart score - The score, where one is kept.
 * @csspart pile-stock - The stock.
 * @csspart pile-waste - The waste.
 * @csspart card-face-down - A card face down.
 * @csspart card-back - Its back.
 *
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on it.
 */
export class KlondikeGame extends BuilderElement<
  KlondikeState,
  KlondikeMove,
  KlondikeOptions,
  KlondikeState,
  KlondikeAids
> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, klondikeStyles];

  static override readonly properties: PropertyDeclarations = {
    draw: {},
    redeals: {},
    foundationReturn: { type: Boolean, attribute: 'foundation-return' },
    scoring: {},
    manualFlip: { type: Boolean, attribute: 'manual-flip' },
  };

  /** How many cards are turned at a time, 1 or 3; from the next game on. */
  draw: number | string | null = null;
  /** How often the waste may be turned over: a whole number from 0, or `unlimited`; from the next game on. */
  redeals: number | string | null = null;
  /** Lets the top card of a foundation go back to a column; from the next game on. */
  foundationReturn = false;
  /** What is scored: `none`, `standard` or `vegas`; from the next game on. */
  scoring: Scoring | null = 'none';
  /** Leaves it to the player to turn over a face-down card. */
  manualFlip = false;

  /** @internal */
  override readonly solvers = { verdict, proof: verdict };
  /** @internal */
  readonly gesture = klondikeGesture;
  protected readonly game = klondike;
  protected readonly dealAttributes = ['deal'];
  protected readonly firstPile = 'column-1';
  protected override readonly back = cardBack;

  protected override get languages(): WordsFiles<TranslatedWords> {
    return languages;
  }

  /** @internal */
  get gameWords(): KlondikeWords {
    return this.words.foreign?.klondike ?? klondikeWords;
  }

  /** @internal */
  get gameTitle(): string {
    return this.gameWords.title;
  }

  /** @internal */
  override get figure(): unknown {
    const { options, score } = this.currentView();
    return options.scoring === 'none'
      ? nothing
      : html`<span part="score">${this.gameWords.score(score)}</span> · `;
  }

  /** @internal */
  pileForKey(key: string): string | undefined {
    if (/^[1-7]$/.test(key)) return COLUMNS[Number(key) - 1];
    return ({ s: STOCK, w: WASTE } as Readonly<Record<string, string>>)[key];
  }

  protected pageOptions(): Readonly<Record<string, unknown>> {
    const { draw, redeals, foundationReturn, scoring } = this;
    return { draw, redeals, foundationReturn, scoring };
  }

  protected aids(): KlondikeAids {
    return { ...this.foundationAids(), autoFlip: !this.manualFlip };
  }

  protected announce(
    before: KlondikeState,
    change: SteppedChange<KlondikeMove>,
  ): readonly (Announcement | string)[] {
    return announce(before, change, this.currentView()).map(
      (one) => this.gameWords.said(one) ?? (one as Announcement),
    );
  }

  /** @internal */
  seenOf(pile: string): number {
    return isColumn(pile) ? DECK_SIZE : pile === WASTE ? 3 : 1;
  }

  protected override changed(change: Change<KlondikeMove>, before: KlondikeState): void {
    super.changed(change, before);
    if (change.type === 'restart' || change.source !== 'player') return;
    const { from, to } = change.step.move;
    // The focus stays where the player turns cards.
    if (from === STOCK || to === STOCK) this.board.follow(STOCK, undefined);
  }

  protected renderPiles(): TemplateResult {
    return html`<div class="layout ${this.suits}">
      <div>
        ${this.pile(STOCK, { kind: 'stock', ghost: '↻' })} ${this.pile(WASTE, { kind: 'waste' })}
        ${FOUNDATIONS.map((id) => this.pile(id, { kind: 'foundation', ghost: 'A' }))}
      </div>
      <div>${COLUMNS.map((id) => this.pile(id, { kind: 'tableau' }))}</div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'klondike-game': KlondikeGame;
  }
}

export type { GameEventMap };
