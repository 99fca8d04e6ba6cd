import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';

/** A message that is answered. */
export type Request = Extract<ClientMessage, { readonly id: number }>;
type Answer = Extract<ServerMessage, { readonly type: 'answer' }>;

export const isRequest = (message: ClientMessage): message is Request => 'id' in message;

/** A request that waits for its answer: as the page made it, and as the server was sent it. */
interface Waiting {
  readonly request: Request;
  sent?: Request;
}

/**
 * Requests that wait for their answers, in the order in which they were made. A page counts its own from 1. To the server
 * they go on from those of all pages that had the seat before, which it may have done already: so each gets its number as
 * it is sent, and not before.
 */
export class RequestQueue {
  private waiting: readonly Waiting[] = [];

  /** @param lastId the highest id that the server was sent for the seat */
  constructor(public lastId: number) {}

  add(request: Request): void {
    this.waiting = [...this.waiting, { request }];
  }

  /** Another page had the seat meanwhile, and has sent ids up to this one. */
  goOnFrom(lastId: number): void {
    this.lastId = Math.max(this.lastId, lastId);
  }

  /** @returns those that were not sent yet, with their numbers */
  next(): readonly Request[] {
    return this.waiting
      .filter(({ sent }) => !sent)
      .map((one) => (one.sent = { ...one.request, id: ++this.lastId }));
  }

  /** @returns the answer as the page knows its request; none where nothing waits for it: it came twice, or is an old page's */
  answered(answer: Answer): Answer | undefined {
    const one = this.waiting.find(({ sent }) => sent?.id === answer.id);
    this.waiting = this.waiting.filter((other) => other !== one);
    return one && { ...answer, id: one.request.id };
  }

  /** What is to be sent again. */
  get unanswered(): readonly Request[] {
    return this.waiting.flatMap(({ sent }) => sent ?? []);
  }
}
