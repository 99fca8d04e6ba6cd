import { listOf } from '../../../core/cards/list.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { PastHand, SeenHand } from '../../../core/table/past-hands.js';
import { PAST_LENGTH } from '../../../core/table/table-run.js';
import type { RemoteSession } from '../../../core/together/remote-session.js';

type SeenSession<S, M extends object> = Pick<
  RemoteSession<S, M, object>,
  'at' | 'outcome' | 'stateAt' | 'steps'
>;

/** The hands of a shared table as this page saw them: the server keeps none for it to look at again. */
export class SeenHands<S, M extends object> {
  private readonly kept: SeenHand<S, M>[] = [];
  private running: { hand: number; seat: Seat | undefined; session: SeenSession<S, M> } | undefined;
  /** The hands that are over, by their numbers; the same object for a hand each time. */
  private numbers: ReadonlyMap<number, PastHand> = new Map();

  begin(hand: number, seat: Seat | undefined, session: SeenSession<S, M>): void {
    const { running } = this;
    const last = running && running.hand !== hand ? this.finished : undefined;
    if (last && !this.find(last.hand)) this.kept.push(last);
    if (this.kept.length > PAST_LENGTH) this.kept.shift();
    this.running = { hand, seat, session };
  }

  /** The hand that runs, or was played last, as far as it was seen. */
  get now(): SeenHand<S, M> | undefined {
    if (!this.running) return undefined;
    const { hand, seat, session } = this.running;
    const views = listOf(session.at + 1, (at) => session.stateAt(at)!);
    return { hand, seat, views, steps: session.steps };
  }

  get isOver(): boolean {
    return this.running?.session.outcome !== undefined;
  }

  /** One that is over. */
  find(hand: number): SeenHand<S, M> | undefined {
    const last = this.finished;
    return last?.hand === hand ? last : this.kept.find((one) => one.hand === hand);
  }

  /** Those that are over, the oldest first. What a save of them would hold is the server's. */
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
