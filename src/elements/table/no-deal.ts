import { type TemplateResult, html } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import type { LiveRegion } from '../controllers/live-region.js';
import { againButton } from './buttons.js';
import type { TogetherParts } from './together-parts.js';

/** The browser has no secure random numbers here. */
const NO_RANDOMNESS: Problem = { code: 'no-randomness' };

/** The table at which no hand may be dealt. */
interface NoDealHost {
  readonly words: TranslatedKitWords;
  readonly liveRegion: Pick<LiveRegion, 'say'>;
  readonly hand: {
    readonly hasBegun: boolean;
    readonly hasFailed: boolean;
    readonly together: Pick<TogetherParts, 'again' | 'waiting'> | undefined;
  };
  complain(problem: Problem): Problem;
}

/** Why there is no hand: the page's author is told once, the player over the empty table or in its status line. */
export class NoDeal {
  private isUnfair = false;

  constructor(private readonly host: NoDealHost) {}

  /** No hand can be dealt that is fair. */
  report(): Problem {
    const { host } = this;
    if (!this.isUnfair) host.complain(NO_RANDOMNESS);
    this.isUnfair = true;
    if (host.hand.hasBegun) host.liveRegion.say(host.words.problem(NO_RANDOMNESS), { show: true });
    return NO_RANDOMNESS;
  }

  /** What the status line says while the table waits; `undefined` once there is a hand. */
  get waitsFor(): string | undefined {
    const { hand } = this.host;
    if (hand.hasBegun) return undefined;
    return this.reason === undefined ? (hand.together?.waiting ?? '') : '';
  }

  /** What lies over the empty table: why no hand comes, and what can be done about it. */
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

  /** Why no hand comes; `undefined` while one is waited for. */
  private get reason(): string | undefined {
    const { words, hand } = this.host;
    if (hand.hasFailed) return words.notFetched;
    if (hand.together?.again) return hand.together.waiting;
    return this.isUnfair ? words.problem(NO_RANDOMNESS) : undefined;
  }
}
