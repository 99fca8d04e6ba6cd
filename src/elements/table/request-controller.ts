import type { Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import { rebuySeats } from '../../core/table/rebuy.js';
import { NO_TABLES } from '../../core/table/kept-tables.js';
import {
  type RequestOf,
  type RequestingElement,
  type GameRequestDetails,
  type GameRequestNewDetail,
  askPage,
} from '../base/player-requests.js';
import type { Handlers, SharedRequest } from './scene.js';
import type { TableGame, TableMove, TableState } from './table-game.js';
import type { TableHand, TableHost } from './host.js';

/** The table to which the player sends requests. */
export type AskedTable<Move> = RequestingElement &
  Pick<
    TableHost<TableState, TableMove>,
    | ('announcer' | 'fullScreen' | 'guide' | 'isRendering' | 'liveRegion' | 'offered' | 'onward')
    | ('panels' | 'pause' | 'resume')
  > & { refused(reason: Refusal, source: Source, move?: Move): Refusal };

/** The part of a definition that requests need. */
interface RequestGame<State, Move, Request extends { readonly type: string }> {
  readonly game: Pick<
    TableGame<State, Move, object, never>,
    'game' | 'publicMove' | 'publicNotation'
  >;
  /** The handlers of the game's own requests. */
  readonly requests: Handlers<Request>;
  /** Whether a hint has something to show. By default it has whenever there is a legal move. */
  readonly canHint?: () => boolean;
}

type RequestHand<State extends TableState, Move extends TableMove> = Pick<
  TableHand<State, Move>,
  | 'hasConflict'
  | 'isOver'
  | 'isPaused'
  | 'runBefore'
  | 'legalMoves'
  | 'next'
  | 'open'
  | 'play'
  | 'run'
  | 'stack'
  | 'state'
  | 'turn'
>;

/** Handles the player's requests: those of every table, and the game's own. */
export class RequestController<
  State extends TableState,
  Move extends TableMove,
  Request extends { readonly type: string },
> {
  /** The handlers of the requests that all tables have. */
  private readonly shared: Handlers<SharedRequest>;

  constructor(
    private readonly host: AskedTable<Move>,
    private readonly hand: RequestHand<State, Move>,
    private readonly definition: () => RequestGame<State, Move, Request>,
  ) {
    this.shared = {
      cut: ({ seat, text }) => this.attempt({ type: 'cut', seat, text } as unknown as Move),
      show: () => {
        hand.turn.uncover();
        host.announcer.cards();
      },
      // The same key continues with the next step of any kind.
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

  /**
   * Handles a request. Does nothing while the player must choose between two tabs, or if the page has removed
   * the control.
   */
  handle(request: SharedRequest | Request): void {
    const { host, hand } = this;
    const control = 'panel' in request ? request.panel : request.type;
    if (hand.hasConflict || !host.offered.has(control)) return;
    // A field that is removed by a render fires `change` during that render.
    if (host.isRendering) return queueMicrotask(() => this.handle(request));
    const { type } = request;
    if (type !== 'panel' && type !== 'cut') host.panels.close();
    // The player has reacted to the refusal, so it is outdated.
    if (type !== 'panel') host.liveRegion.clearStatus();
    if (type === 'hint' && !this.mayHint()) return;
    const { requests } = this.definition();
    const handlers: Readonly<Record<string, unknown>> = { ...this.shared, ...requests };
    (handlers[type] as (request: SharedRequest | Request) => unknown)(request);
  }

  /** Plays a move for the player, unless the table is paused. The page is asked before a legal move. */
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
      // A listener may have made the move itself.
      if (!this.isLegal(move)) return { code: 'by-page' };
    }
    return hand.play(move, 'player');
  }

  /** Deals the next hand. With `rebuy`, people without chips get new ones. */
  next(source: 'player' | 'auto', control: 'next' | 'rebuy' = 'next'): void {
    const { hand } = this;
    const { isOver, run } = hand;
    if (isOver && !this.mayBegin(control, source)) return;
    const withChips = control === 'rebuy';
    const fresh = run && withChips ? rebuySeats(run, 'human', hand.stack) : run;
    hand.next(source, fresh, withChips);
  }

  /** Whether the page allows another hand or table, and has not begun one itself meanwhile. */
  private mayBegin(control: GameRequestNewDetail['control'], source: Source = 'player'): boolean {
    const { runBefore } = this.hand;
    const asked = { control, deal: undefined, source };
    return this.may('game-request-new', asked) && this.hand.runBefore === runBefore;
  }

  /** Asks the page only if there is a hint to show. */
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
