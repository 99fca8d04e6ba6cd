import type { Refusal } from '../engine/reason.js';
import type { Game, Outcome, Seat, Source } from '../engine/rules.js';
import type { Step } from '../engine/save.js';
import type { Change, Session } from '../engine/session.js';

/** A step that the server made, with the view after it. */
export interface RemoteStep<S, M> {
  readonly view: S;
  readonly step: Step<M>;
  readonly source: Source;
}

/**
 * A hand that is played on a server, as one seat may see it. It holds the views and steps since the page joined. `play`
 * sends a move to the server. The session changes when the server's step arrives.
 */
export class RemoteSession<S, M extends object, O extends object> implements Pick<
  Session<S, M, O, S, object>,
  | ('assisted' | 'canRedo' | 'canUndo' | 'deal' | 'game' | 'options' | 'outcome' | 'state')
  | ('at' | 'moveCount' | 'stateAt' | 'steps')
  | ('legalMoves' | 'play' | 'refusal' | 'subscribe' | 'view')
> {
  readonly deal = undefined;
  readonly canUndo = false;
  readonly canRedo = false;
  readonly assisted = 'none';
  private readonly views: S[];
  private readonly received: Step<M>[] = [];
  private readonly listeners = new Set<(change: Change<M>) => void>();

  /**
   * @param first the view when the page joined
   * @param before the number of steps that were made before the page joined
   * @param send sends a legal move to the server. Omit it if no hand has begun: then no move is legal.
   */
  constructor(
    readonly game: Game<S, M, O>,
    readonly options: O,
    first: S,
    private readonly before: number,
    private readonly send?: (move: M) => Refusal | undefined,
  ) {
    this.views = [first];
  }

  /** The current view. Cards that are hidden from the seat are not in it. */
  get state(): S {
    return this.views.at(-1)!;
  }

  /** The steps since the page joined. */
  get steps(): readonly Step<M>[] {
    return [...this.received];
  }

  /** The number of `steps`. */
  get at(): number {
    return this.received.length;
  }

  /** The number of all steps of the hand, including those before the page joined. */
  get moveCount(): number {
    return this.before + this.received.length;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** The view after that many of `steps`. */
  stateAt(step: number): S | undefined {
    return this.views[step];
  }

  /** The current view, reduced to what `seat` may see too. */
  view(seat?: Seat): S {
    return this.game.view(this.state, seat);
  }

  legalMoves(seat?: Seat): readonly M[] {
    return this.send ? this.game.moves(this.state, seat) : [];
  }

  refusal(move: M, seat?: Seat): Refusal | undefined {
    return this.game.refusal(this.state, move, seat);
  }

  /** Sends the move, unless the view shows that it is illegal. */
  play(move: M): Refusal | undefined {
    return this.refusal(move) ?? this.send?.(move);
  }

  subscribe(listener: (change: Change<M>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Adds a step that the server made.
   *
   * @throws what a listener throws. The step is not kept then
   */
  receive({ view, step, source }: RemoteStep<S, M>): void {
    this.views.push(view);
    this.received.push(step);
    try {
      for (const listener of this.listeners) listener({ type: 'move', step, source });
    } catch (error) {
      this.views.pop();
      this.received.pop();
      throw error;
    }
  }
}
