import type { ReactiveController } from 'lit';
import { LazyPart, lazy } from '../base/lazy.js';
import { storePreference } from '../controllers/preferences.js';
import type { PanelBody } from '../ui/frame-host.js';
import type { PatienceDefinition, PatienceState } from './definition.js';
import type * as HelpOffer from '../ui/help-offer.js';
import type * as HelpPanel from './help-panel.js';
import type { PatienceHost } from './host.js';

const loadOffer = lazy('help-offer', () => import('../ui/help-offer.js'));
const loadPanel = lazy('help', () => import('./help-panel.js'));

/**
 * “How to play”: a panel, and its offer in the player's first game of this kind. The offer ends when the
 * player opens or dismisses it, or makes a move. The browser remembers that for the site, as it does
 * settings.
 */
export class HelpController<State extends PatienceState, Move> implements ReactiveController {
  private readonly offer: LazyPart<typeof HelpOffer>;
  private panel: typeof HelpPanel | undefined;

  constructor(
    private readonly host: PatienceHost<State, Move>,
    private readonly definition: () => PatienceDefinition<State, Move>,
  ) {
    this.offer = new LazyPart(host, async () => {
      const offer = await loadOffer();
      offer.prepare(host);
      return offer;
    });
    host.addController(this);
  }

  hostUpdated(): void {
    this.panel?.playExamples(this.host);
    if (this.isNew) this.offer.loadInBackground();
  }

  /** The offer, if it is visible now. */
  template(): unknown {
    const { host } = this;
    if (!this.isNew) return undefined;
    const [take, end] = [() => host.command('help'), () => this.end()];
    return this.offer.value?.offerTemplate(host, { name: 'help', take, end });
  }

  /** Ends the offer for good. */
  end(): void {
    const { preferences } = this.host;
    if (!preferences[this.key]) storePreference(preferences, this.key, 'seen');
  }

  /** Loads the panel in the current language. */
  async load(): Promise<PanelBody> {
    const { host } = this;
    const definition = this.definition();
    const [panel, help] = await Promise.all([loadPanel(), definition.help!(host.words)]);
    this.end();
    panel.prepare(host);
    this.panel = panel;
    return () => panel.helpTemplate(host, definition, help);
  }

  /** Whether the player has not dismissed the offer, and has not begun to play. */
  private get isNew(): boolean {
    const { session } = this.host.game;
    const isFresh = session && !session.canUndo && !session.canRedo && !session.outcome;
    const isOffered = !!this.definition().help && this.host.offered.has('help');
    return isFresh === true && isOffered && !this.host.preferences[this.key];
  }

  private get key(): string {
    return `help-${this.definition().game.game}`;
  }
}
