import type { Refusal } from '../../core/engine/reason.js';
import { withFreshChips } from '../../core/table/company.js';
import { NO_TABLES } from '../../core/table/kept-tables.js';
import type { LiveRegion } from '../controllers/live-region.js';
import type { HandController } from './hand-controller.js';
import type { Handlers, SharedRequest } from './scene.js';
import type { OnwardController } from './onward-controller.js';
import type { SharedSettings, TableMove, TableState } from './table-game.js';
import type { TablePanelController } from './table-panel-controller.js';

/** The table of which the player asks something. */
export interface RequestHost {
  readonly announcer: { cards(): void };
  readonly liveRegion: Pick<LiveRegion, 'clearStatus'>;
  readonly panels: Pick<TablePanelController<never, never>, 'close' | 'toggle'>;
  /** Whether an update draws just now. */
  readonly isDrawing: boolean;
  pause(): void;
  resume(): void;
  readonly onward: Pick<OnwardController, 'offers' | 'step' | 'skip'>;
  readonly guide: { begin(): Promise<void> };
  readonly fullScreen: { toggle(): unknown };
}

/** Does what the player asks for: what every table knows, and the game's own. */
export class RequestController<
  State extends TableState,
  Move extends TableMove,
  Request extends { readonly type: string },
> {
  /** What is done for the requests that all tables know. */
  private readonly shared: Handlers<SharedRequest>;

  constructor(
    private readonly host: RequestHost,
    private readonly hand: Pick<
      HandController<State, Move, object, SharedSettings>,
      'hasConflict' | 'isPaused' | 'next' | 'open' | 'play' | 'run' | 'stack' | 'turn'
    >,
    private readonly requests: () => Handlers<Request>,
  ) {
    this.shared = {
      cut: ({ seat, text }) => this.attempt({ type: 'cut', seat, text } as unknown as Move),
      show: () => {
        hand.turn.uncover();
        host.announcer.cards();
      },
      // The same key goes on, whatever is next.
      next: () => {
        const [offer] = host.onward.offers.slice(-1);
        if (offer) host.onward[offer]();
        else hand.next('player');
      },
      step: () => host.onward.step(),
      skip: () => host.onward.skip(),
      rebuy: () => hand.next('player', hand.run && withFreshChips(hand.run, 'human', hand.stack)),
      new: () => hand.open('player'),
      forget: () => hand.open('player', {}, NO_TABLES),
      pause: () => (hand.isPaused ? host.resume() : host.pause()),
      guide: () => void host.guide.begin(),
      'full-screen': () => host.fullScreen.toggle(),
      panel: ({ panel }) => host.panels.toggle(panel),
    };
  }

  /** Does what is asked for; nothing while the player has to choose between two tabs. */
  handle(request: SharedRequest | Request): void {
    const { host, hand } = this;
    if (hand.hasConflict) return;
    // A field that a render takes away tells in the midst of it what was typed there.
    if (host.isDrawing) return queueMicrotask(() => this.handle(request));
    const { type } = request;
    if (type !== 'panel' && type !== 'cut') host.panels.close();
    // A refusal is no longer true of what the player does about it.
    if (type !== 'panel') host.liveRegion.clearStatus();
    const handlers: Readonly<Record<string, unknown>> = { ...this.shared, ...this.requests() };
    (handlers[type] as (request: SharedRequest | Request) => unknown)(request);
  }

  /** A move of the player's; none while the table is paused. */
  attempt(move: Move): Refusal | undefined {
    return this.hand.isPaused ? undefined : this.hand.play(move, 'player');
  }
}
