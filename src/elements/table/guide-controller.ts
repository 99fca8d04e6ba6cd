import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TableHistory } from '../../core/table/kept-tables.js';
import type { Seat } from '../../core/engine/rules.js';
import { tableMenuEn } from '../../locales/extras/table-menu-en.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import { LazyPart, lazy, loadForPlayer } from '../base/lazy.js';
import { type Preferences, settle } from '../controllers/preferences.js';
import type * as HelpOffer from '../ui/help-offer.js';
import type * as GuideStrip from './guide-strip.js';
import type { TableScene } from './scene.js';

const loadStrip = lazy('table-guide', () => import('./guide-strip.js'));
const loadOffer = lazy('help-offer', () => import('../ui/help-offer.js'));

/** What a game's guide tells: loaded when a player wants it. */
export interface TableGuide<View> {
  /** The step that the hand is at; with `isEnd` the hand is over, and the guide with it. */
  step(scene: TableScene<View, never>): { readonly text: string; readonly isEnd: boolean };
}

/** The hand that may be a player's first. */
export interface GuidedHand<View> {
  readonly history: TableHistory | undefined;
  readonly state: View | undefined;
  /** Whether a person acted in it. */
  readonly touched: boolean;
  readonly commitment: string | undefined;
  readonly turn: { readonly seat: Seat | undefined };
}

/** The table whose hand is guided. */
export interface GuideHost<View> extends ReactiveControllerHost, HelpOffer.HelpOfferHost {
  readonly words: TranslatedKitWords;
  readonly preferences: Preferences;
  readonly hand: GuidedHand<View>;
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** The game that is guided. */
interface GuidedGame<View> {
  readonly game: { readonly game: string };
  readonly deal: { to(view: View): readonly unknown[] };
  readonly guide: () => Promise<TableGuide<View>>;
}

/** Whether no hand was played before, at this table or another. */
const isFirst = (history: TableHistory | undefined): boolean =>
  history?.run.hand === 1 && history.earlier.totals.length === 0;

/**
 * A hand with a guide: told step by step beside the board, by what the player really does, until the player leaves it. It
 * is offered before a player's first hand of the game, until they take it up, dismiss it or play; the browser remembers
 * that for the site, as it does settings.
 */
export class GuideController<View> implements ReactiveController {
  private loaded: readonly [typeof GuideStrip, TableGuide<View>] | undefined;
  private isOn = false;
  private readonly offering: LazyPart<typeof HelpOffer>;

  constructor(
    private readonly host: GuideHost<View>,
    private readonly game: () => GuidedGame<View>,
  ) {
    this.offering = new LazyPart(host, async () => {
      const offering = await loadOffer();
      offering.prepare(host);
      return offering;
    });
    host.addController(this);
  }

  /** A table that leaves the page is one for another player. */
  hostDisconnected(): void {
    this.isOn = false;
  }

  hostUpdated(): void {
    if (this.isNew) this.offering.loadInBackground();
  }

  /** What is told now, above the board. */
  template(scene: TableScene<View, never>): unknown {
    if (!this.isOn || !this.loaded) return undefined;
    const [{ stepTemplate }, guide] = this.loaded;
    return stepTemplate(scene, guide.step(scene), () => this.turn(false));
  }

  /** What is offered now, in the place of the status line. */
  offer({ words, open, offers, together }: TableScene<View, never>): unknown {
    if (together || open || this.host.liveRegion.shown || !offers('guide') || !this.isNew)
      return undefined;
    const label = (words.foreign?.tables?.menu ?? tableMenuEn).guide;
    const [take, end] = [() => void this.begin(), () => this.end()];
    return this.offering.value?.offerTemplate(this.host, { name: 'guide', label, take, end });
  }

  /** Begins, as the player asks. */
  async begin(): Promise<void> {
    const { host } = this;
    this.loaded = await loadForPlayer(host, () => Promise.all([loadStrip(), this.game().guide()]));
    if (!this.loaded) return;
    this.loaded[0].prepare(host);
    this.end();
    this.turn(true);
  }

  private turn(on: boolean): void {
    this.isOn = on;
    this.host.requestUpdate();
  }

  /** It is not offered again. */
  private end(): void {
    const { preferences } = this.host;
    if (!preferences[this.key]) settle(preferences, this.key, 'told');
  }

  /** Whether nothing was played here yet, nor is dealt, and the deck is no host's. */
  private get isNew(): boolean {
    const { hand, preferences } = this.host;
    const { state, touched, turn } = hand;
    if (this.isOn || preferences[this.key] || touched || turn.seat === undefined) return false;
    const isUndealt = state !== undefined && this.game().deal.to(state).length === 0;
    return isUndealt && isFirst(hand.history) && hand.commitment !== undefined;
  }

  private get key(): string {
    return `guide-${this.game().game.game}`;
  }
}
