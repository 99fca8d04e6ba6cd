import type { Source } from '../../../core/engine/rules.js';

/** A request that is not answered yet. */
export interface SentRequest<M> {
  readonly source: Source;
  /** The move, where it is one. */
  readonly move?: M;
  readonly notation?: string;
  readonly isSeat?: boolean;
}

/** What a page has asked of its server, by the numbers under which the answers come. */
export class SentRequests<M> {
  private readonly sent = new Map<number, SentRequest<M>>();
  private lastId = 0;

  /** The numbers of all that is not answered yet. */
  get ids(): readonly number[] {
    return [...this.sent.keys()];
  }

  /** Whether a move is under way. */
  get hasMove(): boolean {
    return [...this.sent.values()].some(({ move }) => move);
  }

  /** Notes a request; its number. */
  add(request: SentRequest<M>): number {
    this.sent.set(++this.lastId, request);
    return this.lastId;
  }

  /** The request of an answer, which is under way no longer. */
  take(id: number): SentRequest<M> | undefined {
    const request = this.sent.get(id);
    this.sent.delete(id);
    return request;
  }
}
