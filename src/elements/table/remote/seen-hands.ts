import { listOf } from '../../../core/cards/list.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import type { PastHand, SeenHand } from '../../../core/table/past-hands.js';
import { PAST_LENGTH, type TableRun } from '../../../core/table/table-run.js';
import { RemoteSession } from '../../../core/together/remote-session.js';
import { SHORTEST_SEED } from '../../../core/cards/secure-shuffle.js';
import type { SeatKind } from '../../../core/table/seats.js';
import {
  handBase,
  type SharedMove,
  type SharedState,
} from '../../../core/together/shared-rules.js';
import type { TableStatus } from '../../../core/together/messages.js';
import type { SharedSettings } from '../table-game.js';
import type { AnyTableRules } from './parts-host.js';

type SeenSession<S, M extends object> = Pick<
  RemoteSession<S, M, object>,
  'at' | 'outcome' | 'stateAt' | 'steps'
>;

/** The hands of a shared table as this page saw them, because the server doesn't keep them for review. */
export class SeenHands<S, M extends object> {
  private readonly kept: SeenHand<S, M>[] = [];
  private running: { hand: number; seat: Seat | undefined; session: SeenSession<S, M> } | undefined;
  /** The finished hands by number, so that a hand is always the same object. */
  private numbers: ReadonlyMap<number, PastHand> = new Map();

  begin(hand: number, seat: Seat | undefined, session: SeenSession<S, M>): void {
    const { running } = this;
    const last = running && running.hand !== hand ? this.finished : undefined;
    if (last && !this.find(last.hand)) this.kept.push(last);
    if (this.kept.length > PAST_LENGTH) this.kept.shift();
    this.running = { hand, seat, session };
  }

  /** The current or last hand, as far as it was seen. */
  get now(): SeenHand<S, M> | undefined {
    if (!this.running) return undefined;
    const { hand, seat, session } = this.running;
    const views = listOf(session.at + 1, (at) => session.stateAt(at)!);
    return { hand, seat, views, steps: session.steps };
  }

  get isOver(): boolean {
    return this.running?.session.outcome !== undefined;
  }

  /** A finished hand. */
  find(hand: number): SeenHand<S, M> | undefined {
    const last = this.finished;
    return last?.hand === hand ? last : this.kept.find((one) => one.hand === hand);
  }

  /** The finished hands, the oldest first. Their saves are empty, because only the server has them. */
  get past(): readonly PastHand[] {
    const last = this.finished;
    const others = this.kept.filter(({ hand }) => hand !== last?.hand);
    const past = [...others, ...(last ? [last] : [])].map(
      ({ hand }) => this.numbers.get(hand) ?? ({ hand, save: {} } as unknown as PastHand),
    );
    this.numbers = new Map(past.map((one) => [one.hand, one]));
    return past;
  }

  private get finished(): SeenHand<S, M> | undefined {
    return this.isOver ? this.now : undefined;
  }
}

/**
 * A shared table before its first hand, where people can sit down. Nobody has cards, and there are no moves.
 */
export function emptyHand<S extends SharedState, M extends SharedMove & object>(
  game: AnyTableRules<S, M>,
  settings: SharedSettings,
  { people }: Pick<TableStatus, 'people'>,
): { readonly run: TableRun; readonly session: RemoteSession<S, M, object> } | undefined {
  const opened = game.open(settings, () => 0);
  const kindOf = (kind: SeatKind, seat: number): SeatKind =>
    people[seat] ? 'human' : kind === 'human' ? 'open' : kind;
  const kinds = opened.kinds.map(kindOf);
  // If all seats are free, they are drawn as taken.
  const run = { ...opened, kinds: kinds.every((kind) => kind === 'open') ? opened.kinds : kinds };
  const given = game.options(run, settings, new Uint8Array(SHORTEST_SEED));
  const options = game.game.options.check(given);
  if ('problem' in options) return undefined;
  const view = handBase({ game: game.game, deal: game.deal }, options.value);
  return { run, session: new RemoteSession(game.game, options.value, view, 0) };
}

/** A request that is not answered yet. */
export interface SentRequest<M> {
  readonly source: Source;
  /** The move, if the request is one. */
  readonly move?: M;
  readonly notation?: string;
  readonly isSeat?: boolean;
}

/** The requests sent to the server, by id. */
export class SentRequests<M> {
  private readonly sent = new Map<number, SentRequest<M>>();
  private lastId = 0;

  /** The ids of all requests that are not answered yet. */
  get ids(): readonly number[] {
    return [...this.sent.keys()];
  }

  /** Whether a move is being sent. */
  get hasMove(): boolean {
    return [...this.sent.values()].some(({ move }) => move);
  }

  /** Stores a request and returns its id. */
  add(request: SentRequest<M>): number {
    this.sent.set(++this.lastId, request);
    return this.lastId;
  }

  /** Removes the request that was answered, and returns it. */
  take(id: number): SentRequest<M> | undefined {
    const request = this.sent.get(id);
    this.sent.delete(id);
    return request;
  }
}
