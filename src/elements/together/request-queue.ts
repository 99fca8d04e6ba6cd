import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';

/** The most requests under way. A server remembers the answers to 32, so that it can answer each of them again. */
const MOST_UNDER_WAY = 16;

/** A message that gets an answer. */
export type Request = Extract<ClientMessage, { readonly id: number }>;
type Answer = Extract<ServerMessage, { readonly type: 'answer' }>;

export const isRequest = (message: ClientMessage): message is Request => 'id' in message;

/** A request that waits for its answer, with the page's id and with the id that was sent. */
interface Waiting {
  readonly request: Request;
  sent?: Request;
}

/**
 * Requests that wait for answers, in the order in which they were made. A page counts its own requests from
 * 1. For the server, the ids continue from those of all pages that had the seat before. Another page may have
 * the seat meanwhile, so each request gets its id only when it is sent.
 */
export class RequestQueue {
  private waiting: readonly Waiting[] = [];

  /** @param lastId the highest id that the server was sent for the seat */
  constructor(public lastId: number) {}

  add(request: Request): void {
    this.waiting = [...this.waiting, { request }];
  }

  /** The seat has had requests with ids up to `lastId`, from another page or another device of its person. */
  goOnFrom(lastId: number): void {
    this.lastId = Math.max(this.lastId, lastId);
  }

  /** @returns the requests to send now, with their ids. Others wait until some are answered */
  next(): readonly Request[] {
    return this.waiting
      .slice(0, MOST_UNDER_WAY)
      .filter(({ sent }) => !sent)
      .map((one) => (one.sent = { ...one.request, id: ++this.lastId }));
  }

  /**
   * @returns the answer with the page's id, or `undefined` if no request waits for it, because it came twice
   * or answers an earlier page
   */
  answered(answer: Answer): Answer | undefined {
    const one = this.waiting.find(({ sent }) => sent?.id === answer.id);
    this.waiting = this.waiting.filter((other) => other !== one);
    return one && { ...answer, id: one.request.id };
  }

  /** The sent requests that have no answer. */
  get unanswered(): readonly Request[] {
    return this.waiting.flatMap(({ sent }) => sent ?? []);
  }
}
