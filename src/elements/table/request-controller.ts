import type { Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import { rebuySeats } from '../../core/table/table-run.js';
import { NO_TABLES } from '../../core/table/kept-tables.js';
import {
  type RequestOf,
  type RequestingElement,
  type GameRequestDetails,
  type GameRequestNewDetail,
  askPage,
} from '../base/player-requests.js';
import type { LiveRegion } from '../controllers/live-region.js';
import type { HandController } from './hand-controller.js';
import type { Handlers, SharedRequest } from './scene.js';
import type { OnwardController } from './onward-controller.js';
import type { SharedSettings, TableGame, TableMove, TableState } from './table-game.js';
import type { TablePanelController } from './table-panel-controller.js';

/** The table of which the player asks something. */
export interface RequestHost<Move> extends RequestingElement {
  readonly announcer: { cards(): void };
  readonly liveRegion: Pick<LiveRegion, 'clearStatus'>;
  readonly panels: Pick<TablePanelController<never, never>, 'close' | 'toggle'>;
  /** Whether an update draws just now. */
  readonly isRendering: boolean;
  pause(): void;
  resume(): void;
  readonly onward: Pick<OnwardController, 'offers' | 'step' | 'skip'>;
  readonly guide: { begin(): Promise<void> };
  readonly fullScreen: { toggle(): unknown };
  readonly offered: { has(control: string): boolean };
  /** Tells that something was refused. */
  refused(reason: Refusal, source: Source, move?: Move): Refusal;
}

/** What requests must know of the game of a table. */
interface RequestGame<State, Move, Request extends { readonly type: string }> {
  readonly game: Pick<
    TableGame<State, Move, object, never>,
    'game' | 'publicMove' | 'publicNotation'
  >;
  /** What is done for each of the game's own requests. */
  readonly requests: Handlers<Request>;
  /** Whether a hint has something to show now; else whenever there is a move. */
  readonly canHint?: () => boolean;
}

type RequestHand<State extends TableState, Move extends TableMove> = Pick<
  HandController<State, Move, object, SharedSettings>,
  | 'hasConflict'
  | 'isOver'
  | 'isPaused'
  | 'keptRun'
  | 'legalMoves'
  | 'next'
  | 'open'
  | 'play'
  | 'run'
  | 'stack'
  | 'state'
  | 'turn'
>;

/** Does what the player asks for: what every table knows, and the game's own. */
export class RequestController<
  State extends TableState,
  Move extends TableMove,
  Request extends { readonly type: string },
> {
  /** What is done for the requests that all tables know. */
  private readonly shared: Handlers<SharedRequest>;

  constructor(
    private readonly host: RequestHost<Move>,
    private readonly hand: RequestHand<State, Move>,
    private readonly definition: () => RequestGame<State, Move, Request>,
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
        else this.next('player');
      },
      step: () => host.onward.step(),
      skip: () => host.onward.skip(),
      rebuy: () => this.next('player', 'rebuy'),
      new: () => this.mayBegin('new') && hand.open('player'),
      forget: () => this.mayBegin('forget') && hand.open('player', {}, NO_TABLES),
      pause: () => (hand.isPaused ? host.resume() : host.pause()),
      guide: () => void host.guide.begin(),
      'full-screen': () => host.fullScreen.toggle(),
      panel: ({ panel }) => host.panels.toggle(panel),
    };
  }

  /** Does what is asked for; nothing while the player has to choose between two tabs, nor what the page took away. */
  handle(request: SharedRequest | Request): void {
    const { host, hand } = this;
    const control = 'panel' in request ? request.panel : request.type;
    if (hand.hasConflict || !host.offered.has(control)) return;
    // A field that a render takes away tells in the midst of it what was typed there.
    if (host.isRendering) return queueMicrotask(() => this.handle(request));
    const { type } = request;
    if (type !== 'panel' && type !== 'cut') host.panels.close();
    // A refusal is no longer true of what the player does about it.
    if (type !== 'panel') host.liveRegion.clearStatus();
    if (type === 'hint' && !this.mayHint()) return;
    const { requests } = this.definition();
    const handlers: Readonly<Record<string, unknown>> = { ...this.shared, ...requests };
    (handlers[type] as (request: SharedRequest | Request) => unknown)(request);
  }

  /** A move of the player's; none while the table is paused. The page is asked before one that the rules allow. */
  attempt(move: Move): Refusal | undefined {
    const { host, hand } = this;
    if (hand.isPaused) return undefined;
    host.events.flush();
    const { state } = hand;
    if (state && this.isLegal(move)) {
      const { game } = this.definition();
      const asked = {
        control: undefined,
        move: game.publicMove(state, move),
        notation: game.publicNotation(state, move),
      };
      const refusal = this.refusal('game-request-move', asked, move);
      if (refusal) return refusal;
      // A listener may have made it in the player's place.
      if (!this.isLegal(move)) return { code: 'by-page' };
    }
    return hand.play(move, 'player');
  }

  /** The next hand, with more chips for people who have none (`rebuy`) or without. */
  next(source: 'player' | 'auto', control: 'next' | 'rebuy' = 'next'): void {
    const { hand } = this;
    const { isOver, run } = hand;
    if (isOver && !this.mayBegin(control, source)) return;
    const withChips = control === 'rebuy';
    const fresh = run && withChips ? rebuySeats(run, 'human', hand.stack) : run;
    hand.next(source, fresh, withChips);
  }

  /** Whether the page lets another hand or table begin, and has not begun it itself meanwhile. */
  private mayBegin(control: GameRequestNewDetail['control'], source: Source = 'player'): boolean {
    const { keptRun } = this.hand;
    const asked = { control, deal: undefined, source };
    return this.may('game-request-new', asked) && this.hand.keptRun === keptRun;
  }

  /** Asks the page only where there is something to show. */
  private mayHint(): boolean {
    const { legalMoves, isPaused, turn } = this.hand;
    const isOfUse = legalMoves.length > 0 && !isPaused && !turn.isCovered;
    if (!isOfUse || this.definition().canHint?.() === false) return true;
    return this.may('game-request-hint', { control: 'hint' });
  }

  private may<Name extends keyof GameRequestDetails>(name: Name, asked: RequestOf<Name>): boolean {
    return this.refusal(name, asked) === undefined;
  }

  private refusal<Name extends keyof GameRequestDetails>(
    name: Name,
    asked: RequestOf<Name>,
    move?: Move,
  ): Refusal | undefined {
    const { host } = this;
    const { source = 'player' } = asked;
    return askPage(host, name, asked, (refusal) => host.refused(refusal, source, move));
  }

  private isLegal(move: Move): boolean {
    const { state } = this.hand;
    return state !== undefined && !this.definition().game.game.refusal(state, move);
  }
}
