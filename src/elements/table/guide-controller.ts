import type { ReactiveController } from 'lit';
import type { TableHistory } from '../../core/table/kept-tables.js';
import { LazyPart, lazy, loadForPlayer } from '../base/lazy.js';
import { storePreference } from '../controllers/preferences.js';
import type * as HelpOffer from '../ui/help-offer.js';
import type * as GuideStrip from './guide-strip.js';
import type { TableScene } from './scene.js';
import type { TableGuide, TableMove, TableState } from './table-game.js';
import type { BaizeElement } from '../base/baize-element.js';
import type { TableHand } from './host.js';

const loadStrip = lazy('table-guide', () => import('./guide-strip.js'));
const loadOffer = lazy('help-offer', () => import('../ui/help-offer.js'));

/** The table whose hand is guided. */
type GuidedElement<View> = Pick<
  BaizeElement,
  | ('addController' | 'liveRegion' | 'loadFailed' | 'preferences' | 'requestUpdate')
  | ('sayNotLoaded' | 'shadowRoot' | 'words')
> & {
  readonly hand: Pick<
    TableHand<TableState, TableMove>,
    'commitment' | 'history' | 'touched' | 'turn'
  > & { readonly state: View | undefined };
};

interface GuidedGame<View> {
  readonly game: { readonly game: string };
  readonly deal: { to(view: View): readonly unknown[] };
  readonly guide: () => Promise<TableGuide<View>>;
}

/** Whether this is the first hand, at this table and at all earlier ones. */
const isFirst = (history: TableHistory | undefined): boolean =>
  history?.run.hand === 1 && history.earlier.totals.length === 0;

/**
 * A guided hand. Beside the board it explains each step of what the player does, until the player leaves it.
 * It is offered before a player's first hand of the game, until they accept or dismiss the offer, or play.
 * The browser remembers that for the site, as it does settings.
 */
export class GuideController<View> implements ReactiveController {
  private loaded: readonly [typeof GuideStrip, TableGuide<View>] | undefined;
  private isOn = false;
  private readonly offering: LazyPart<typeof HelpOffer>;

  constructor(
    private readonly host: GuidedElement<View>,
    private readonly game: () => GuidedGame<View>,
  ) {
    this.offering = new LazyPart(host, async () => {
      const offering = await loadOffer();
      offering.prepare(host);
      return offering;
    });
    host.addController(this);
  }

  /** A table that was removed may be shown to another player. */
  hostDisconnected(): void {
    this.isOn = false;
  }

  hostUpdated(): void {
    if (this.isNew) this.offering.loadInBackground();
  }

  /** The current step, above the board. */
  template(scene: TableScene<View, never>): unknown {
    if (!this.isOn || !this.loaded) return undefined;
    const [{ stepTemplate }, guide] = this.loaded;
    return stepTemplate(scene, guide.step(scene), () => this.turn(false));
  }

  /** The offer, in place of the status line. */
  offer({ words, open, offers, together }: TableScene<View, never>): unknown {
    if (together || open || this.host.liveRegion.shown || !offers('guide') || !this.isNew)
      return undefined;
    const label = words.table.menu.guide;
    const [take, end] = [() => void this.begin(), () => this.end()];
    return this.offering.value?.offerTemplate(this.host, { name: 'guide', label, take, end });
  }

  /** Begins the guide at the player's request. */
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

  /** Ends the offer for good. */
  private end(): void {
    const { preferences } = this.host;
    if (!preferences[this.key]) storePreference(preferences, this.key, 'seen');
  }

  /** Whether nothing was played or dealt yet, and the deck is not the page's. */
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
