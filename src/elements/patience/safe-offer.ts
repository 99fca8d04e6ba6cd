import { type TemplateResult, css, html } from 'lit';
import type { MoveResolver } from '../../core/patience/move-resolver.js';
import { safeCardsSentUp } from '../../core/patience/safe-cards.js';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import { extrasOf } from '../../locales/extras.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { storePreference } from '../controllers/preferences.js';
import type { Frame } from '../ui/frame-host.js';
import { noticeStyles } from '../ui/notice.js';
import type { PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';

/** Three short words: each has room for a finger in any frame. */
const offerStyles = css`
  .notice .short button {
    justify-content: center;
    min-inline-size: 48px;
  }
`;

/** After so many safe cards in one game, the offer is made. */
const ENOUGH = 3;

/**
 * Offers, once in a game, to send safe cards up automatically. It stands until the player answers or the game ends, and
 * gives way to messages. It is not made to players who have chosen the setting, or can't.
 */
export class SafeOffer<State extends PatienceState, Move> {
  /** The game in which the offer was made. */
  private madeIn: unknown;
  private isOpen = false;

  constructor(
    private readonly host: PatienceHost<State, Move>,
    private readonly endpoints: MoveResolver<State, Move>['endpoints'],
  ) {
    adoptStyles(host.shadowRoot!, noticeStyles);
    adoptStyles(host.shadowRoot!, offerStyles);
  }

  get notice(): Frame['notice'] {
    const { host } = this;
    const { game, liveRegion } = host;
    const isCurrent = this.isOpen && this.madeIn === game.session && this.isUndecided;
    if (!isCurrent || game.outcome || liveRegion.shown) return undefined;
    return { text: this.words.ask, actions: this.buttons() };
  }

  /** Makes the offer if the player has just sent up enough safe cards. */
  consider(): void {
    const { host, endpoints } = this;
    const { session, outcome } = host.game;
    if (!session || outcome || this.madeIn === session || !this.isUndecided) return;
    if (safeCardsSentUp(session, endpoints) !== ENOUGH) return;
    this.madeIn = session;
    this.isOpen = true;
    host.liveRegion.say(this.words.ask, { show: undefined });
  }

  private get words(): ExtrasMessages['safeCards'] {
    return extrasOf(this.host.words).safeCards;
  }

  private get isUndecided(): boolean {
    const { inForce } = this.host;
    const isChosen = inForce.player['autoFoundation'] !== undefined;
    return !isChosen && inForce.autoFoundation === 'off' && !inForce.isKept('autoFoundation');
  }

  private buttons(): TemplateResult {
    const { words } = this;
    const button = (name: 'yes' | 'no' | 'never', act: () => void): TemplateResult =>
      html`<button type="button" part="button notice-button" @click=${act}>${words[name]}</button>`;
    return html`<div class="choices short" role="group" aria-label=${words.ask}>
      ${button('yes', () => this.choose('safe', words.on))}${button('no', () => this.close())}${button(
        'never',
        () => this.choose('off', words.off),
      )}
    </div>`;
  }

  /** Stores the setting, and says where it can be changed. */
  private choose(setting: 'safe' | 'off', said: string): void {
    this.close();
    storePreference(this.host.inForce.player, 'autoFoundation', setting);
    this.host.liveRegion.say(said, { show: true });
  }

  private close(): void {
    this.isOpen = false;
    this.host.requestUpdate();
  }
}
