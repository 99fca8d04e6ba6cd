import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { TranslatedWords } from '../../locales/translations.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { GameSession } from '../controllers/game-definition.js';
import { type Preferences, settle } from '../controllers/preferences.js';
import type { PanelBody } from '../ui/frame-host.js';
import type { PatienceDefinition, PatienceState } from './definition.js';
import type * as HelpOffer from '../ui/help-offer.js';
import type * as HelpPanel from './help-panel.js';

const loadOffer = lazy('help-offer', () => import('../ui/help-offer.js'));
const loadPanel = lazy('help', () => import('./help-panel.js'));

/** The element whose game is explained. */
export interface HelpHost<State, Move>
  extends ReactiveControllerHost, HelpPanel.HelpPanelHost<State>, HelpOffer.HelpOfferHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly words: TranslatedWords;
  readonly preferences: Preferences;
  readonly game: {
    readonly view: State | undefined;
    readonly session: GameSession<State, Move> | undefined;
  };
  command(request: 'help'): void;
  loadFailed(error: unknown): void;
}

/**
 * How the game is played: a panel, and its offer at a player's first game of this kind, until they take it
 * up, dismiss it, or make a move. The browser remembers that for the site, as it does settings.
 */
export class HelpController<State extends PatienceState, Move> implements ReactiveController {
  private readonly offer: LazyPart<typeof HelpOffer>;
  private panel: typeof HelpPanel | undefined;

  constructor(
    private readonly host: HelpHost<State, Move>,
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

  /** What is offered now. */
  template(): unknown {
    const { host } = this;
    if (!this.isNew) return undefined;
    const [take, end] = [() => host.command('help'), () => this.end()];
    return this.offer.value?.offerTemplate(host, { name: 'help', take, end });
  }

  /** It is not offered again. */
  end(): void {
    const { preferences } = this.host;
    if (!preferences[this.key]) settle(preferences, this.key, 'told');
  }

  /** Loads the panel, in the language spoken now. */
  async load(): Promise<PanelBody> {
    const { host } = this;
    const definition = this.definition();
    const help = definition.help!;
    const foreign = help.translated(host.words);
    const [panel, { examples, words }, own] = await Promise.all([
      loadPanel(),
      help.load(),
      foreign && lazy('help', foreign)(),
    ]);
    this.end();
    panel.prepare(host);
    this.panel = panel;
    return () => panel.helpTemplate(host, definition, { examples, words: own ?? words });
  }

  /** Whether the player has not seen the offer yet, and has not begun. */
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
