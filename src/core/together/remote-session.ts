import type { Refusal } from '../engine/reason.js';
import type { Game, Outcome, Seat, Source } from '../engine/rules.js';
import type { Change } from '../engine/session.js';
import type { Step } from '../engine/save.js';
import type { HandSession } from '../table/hand-session.js';

/** What a step of the server's comes with. */
export interface HeardStep<S, M> {
  readonly view: S;
  readonly step: Step<M>;
  readonly source: Source;
}

/**
 * A hand that is played elsewhere: it shows what one seat may see, and what was heard of it since the page joined. It
 * changes by what is heard alone; `play` sends a move, which comes back as a step once the server has made it.
 */
export class RemoteSession<S, M extends object, O extends object> implements HandSession<S, M, O> {
  private readonly views: S[];
  private readonly heard: Step<M>[] = [];
  private readonly listeners = new Set<(change: Change<M>) => void>();

  /**
   * @param first what may be seen now
   * @param before how many steps were made before the page joined
   * @param send sends a move that the view allows
   */
  constructor(
    readonly game: Game<S, M, O>,
    readonly options: O,
    first: S,
    private readonly before: number,
    private readonly send: (move: M) => Refusal | undefined,
  ) {
    this.views = [first];
  }

  /** What may be seen; what is hidden from the seat is not in the page. */
  get state(): S {
    return this.views.at(-1)!;
  }

  /** The steps that were heard. */
  get steps(): readonly Step<M>[] {
    return [...this.heard];
  }

  /** How many of them there are. */
  get at(): number {
    return this.heard.length;
  }

  /** All steps of the hand, those before the page joined too. */
  get moveCount(): number {
    return this.before + this.heard.length;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** What was seen after so many of the steps that were heard. */
  stateAt(step: number): S | undefined {
    return this.views[step];
  }

  /** The seat's own view; of another seat what its own eyes show of that. */
  view(seat?: Seat): S {
    return this.game.view(this.state, seat);
  }

  legalMoves(seat?: Seat): readonly M[] {
    return this.game.moves(this.state, seat);
  }

  refusal(move: M, seat?: Seat): Refusal | undefined {
    return this.game.refusal(this.state, move, seat);
  }

  /** Sends the move, unless what is shown refuses it. */
  play(move: M): Refusal | undefined {
    return this.refusal(move) ?? this.send(move);
  }

  subscribe(listener: (change: Change<M>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes in a step that the server made. */
  hear({ view, step, source }: HeardStep<S, M>): void {
    this.views.push(view);
    this.heard.push(step);
    for (const listener of this.listeners) listener({ type: 'move', step, source });
  }
}
