import { problemText } from '../../locales/words.js';
import { type TemplateResult, html } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { againButton } from './buttons.js';
import type { BaizeElement } from '../base/baize-element.js';
import type { TableHand } from './host.js';
import type { TableMove, TableState } from './table-game.js';

/** The browser has no secure random numbers on this page. */
const NO_RANDOMNESS: Problem = { code: 'no-randomness' };

/**
 * Explains why there is no hand: once to the page's author, and to the player over the empty table or in the
 * status line.
 */
export class NoDeal {
  private isUnfair = false;

  constructor(
    private readonly host: Pick<BaizeElement, 'complain' | 'liveRegion' | 'words'> & {
      readonly hand: Pick<TableHand<TableState, TableMove>, 'hasBegun' | 'hasFailed' | 'together'>;
    },
  ) {}

  /** Reports that no fair hand can be dealt. */
  report(): Problem {
    const { host } = this;
    if (!this.isUnfair) host.complain(NO_RANDOMNESS);
    this.isUnfair = true;
    if (host.hand.hasBegun)
      host.liveRegion.say(problemText(host.words.kit, NO_RANDOMNESS), { show: true });
    return NO_RANDOMNESS;
  }

  /** The status line while the table waits, or `undefined` when there is a hand. */
  get waitsFor(): string | undefined {
    const { hand } = this.host;
    if (hand.hasBegun) return undefined;
    return this.reason === undefined ? (hand.together?.waiting ?? '') : '';
  }

  /** What covers the empty table: why no hand comes, and what can be done. */
  get overlay(): TemplateResult | undefined {
    const { hand } = this.host;
    if (hand.hasBegun) return undefined;
    const { reason } = this;
    if (reason === undefined) {
      return html`<div class="overlay loading"><slot name="loading"></slot></div>`;
    }
    return html`<div class="overlay">
      <div class="panel" part="panel">
        ${hand.hasFailed ? html`<slot></slot>` : undefined}
        <p part="no-deal" role="status">${reason}</p>
        ${againButton(hand.together)}
      </div>
    </div>`;
  }

  /** Why no hand comes, or `undefined` while one is expected. */
  private get reason(): string | undefined {
    const { words, hand } = this.host;
    if (hand.hasFailed) return words.kit.notFetched;
    if (hand.together?.again) return hand.together.waiting;
    return this.isUnfair ? problemText(words.kit, NO_RANDOMNESS) : undefined;
  }
}
