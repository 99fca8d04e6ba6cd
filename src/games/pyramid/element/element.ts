import type { TranslatedWords } from '../../../locales/translations.js';
import {
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
} from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { cardBack } from '../../../elements/cards/card-back.js';
import type { GameEventMap } from '../../../elements/base/events.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { withOwnWords } from '../../../elements/controllers/language/patience-languages.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';
import { lazy } from '../../../elements/base/lazy.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import type { Change, SteppedChange } from '../../../core/engine/session.js';
import { announce } from '../rules/announce.js';
import { pyramid } from '../rules/game.js';
import { pyramidGesture } from './gesture.js';
import type { PyramidOptions } from '../rules/options.js';
import { nextFocus } from './next-focus.js';
import {
  FOUNDATION,
  PLACES,
  type PyramidMove,
  type PyramidState,
  ROWS,
  STOCK,
  wastesOf,
} from '../rules/state.js';
import { pyramidStyles } from './styles.js';
import { type PyramidWords, pyramidWords } from '../locales/en.js';

/** The places row by row. */
const PLACES_BY_ROW = Array.from({ length: ROWS }, (_, row) =>
  PLACES.slice((row * (row + 1)) / 2, ((row + 1) * (row + 2)) / 2),
);

const languages = withOwnWords({
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  fr: () => import('../locales/fr.js'),
  ja: () => import('../locales/ja.js'),
  ar: () => import('../locales/ar.js'),
});

const loadSolvers = lazy('pyramid/solver', () => import('../solver/solver.js'));
const verdict = { game: 'pyramid', load: () => loadSolvers().then(({ solver }) => solver) };
const proof = { game: 'pyramid-way', load: () => loadSolvers().then(({ prover }) => prover) };

/**
 * Pyramid: pairs of cards that make 13 go, by mouse, touch, keyboard or screen reader. It says so
 * as soon as no win is possible any more.
 *
 * @attr {number | 'unlimited'} [resets=unlimited] - How often the waste goes back to the stock. From
 *   the next game on.
 * @attr {boolean} no-cover-pairs - Forbids a pair of a card and the very card that it covers. From
 *   the next game on.
 * @attr {boolean} open-stock - The stock lies face up. From the next game on.
 * @attr {1 | 2 | 3} [wastes=1] - How many wastes there are. From the next game on.
 * @attr {boolean} no-verdict - Does not look for, nor tell, whether the game can still be won.
 *
 * @csspart pile-stock - The stock.
 * @csspart pile-waste - A waste.
 * @csspart pile-place - A place of the pyramid.
 * @csspart card-face-down - A card face down.
 * @csspart card-back - Its back.
 *
 * @cssproperty [--baize-card-blocked=8 % darker] - The face of a card that others lie on.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on it.
 */
export class PyramidGame extends PatienceElement<
  PyramidState,
  PyramidMove,
  PyramidOptions,
  PyramidState,
  object
> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, pyramidStyles];

  static override readonly properties: PropertyDeclarations = {
    resets: {},
    noCoverPairs: { type: Boolean, attribute: 'no-cover-pairs' },
    openStock: { type: Boolean, attribute: 'open-stock' },
    wastes: {},
    noVerdict: { type: Boolean, attribute: 'no-verdict' },
  };

  /** How often the waste goes back: a whole number from 0, or `unlimited`; from the next game on. */
  resets: number | string | null = null;
  /** Forbids a pair of a card and the very card that it covers; from the next game on. */
  noCoverPairs = false;
  /** The stock lies face up; from the next game on. */
  openStock = false;
  /** How many wastes there are, 1 to 3; from the next game on. */
  wastes: number | string | null = null;
  /** Does not look for, nor tell, whether the game can still be won. */
  noVerdict = false;

  /** @internal */
  override readonly solvers = { verdict, proof };
  /** @internal */
  readonly gesture = pyramidGesture;
  protected readonly game = pyramid;
  protected readonly dealAttributes = ['deal'];
  protected override readonly back = cardBack;

  protected override get languages(): WordsFiles<TranslatedWords> {
    return languages;
  }

  /** @internal */
  get gameWords(): PyramidWords {
    const several = wastesOf(this.currentView().options).length > 1;
    return (this.words.foreign?.pyramid ?? pyramidWords)(several);
  }

  /** @internal */
  get gameTitle(): string {
    return this.gameWords.title;
  }

  /** Where Tab enters the board: the last card of the pyramid. */
  protected get firstPile(): string {
    const { piles } = this.currentView();
    return PLACES.findLast((place) => piles[place]!.length > 0) ?? STOCK;
  }

  /** @internal */
  pileForKey(key: string): string | undefined {
    const { options, piles } = this.currentView();
    const wastes = wastesOf(options);
    if (key === 's') return STOCK;
    if (key === 'w') return wastes[0];
    const chosen = wastes.length > 1 ? wastes[Number(key) - 1] : undefined;
    // On the stock, a number says where its card is turned to: it is in hand when the key gets there.
    const { carrying, player } = this.board;
    const onStock = this.shadowRoot!.activeElement?.closest('.stock .card');
    if (chosen && onStock && !carrying) player.take(STOCK, piles[STOCK]!.length - 1);
    return chosen;
  }

  protected pageOptions(): Readonly<Record<string, unknown>> {
    const { resets, noCoverPairs, openStock, wastes } = this;
    return { resets, coverPairs: !noCoverPairs, openStock, wastes };
  }

  protected aids(): object {
    return {};
  }

  protected announce(before: PyramidState, change: SteppedChange<PyramidMove>): readonly string[] {
    return announce(before, change, this.currentView()).map(this.gameWords.announce);
  }

  /** @internal */
  seenOf(pile: string): number {
    return pile === STOCK && this.currentView().options.openStock ? DECK_SIZE : 1;
  }

  protected override begun(): void {
    super.begun();
  }

  protected override changed(change: Change<PyramidMove>, before: PyramidState): void {
    super.changed(change, before);
    if (change.type !== 'restart' && change.source === 'player') this.follow(change.step.move);
  }

  /** The focus stays near the cards that went. */
  private follow({ from, to }: PyramidMove): void {
    const turned = from === STOCK || to === STOCK;
    // Where the player turns cards, it stays.
    this.board.follow(turned ? STOCK : nextFocus(this.currentView().piles, from), undefined);
  }

  protected override get watches(): boolean {
    return !this.noVerdict;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('noVerdict')) this.look();
  }

  protected renderPiles({ options }: PyramidState): TemplateResult {
    return html`<div class="layout ${this.suits} ${options.openStock ? 'open' : ''}">
      <div data-pile="pyramid">
        ${PLACES_BY_ROW.map(
          (row) =>
            html`<div class="row">${row.map((id) => this.pile(id, { kind: 'place' }))}</div>`,
        )}
      </div>
      <div class="below">
        ${this.pile(STOCK, { kind: 'stock', ghost: '↻' })}
        ${wastesOf(options).map((id) => this.pile(id, { kind: 'waste' }))}
        ${this.pile(FOUNDATION, { kind: 'foundation' })}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pyramid-game': PyramidGame;
  }
}

export type { GameEventMap };
