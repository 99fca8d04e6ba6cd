import type { ClientMessage, ServerMessage } from '../../core/together/messages.js';

/** A message that is answered. */
export type Request = Extract<ClientMessage, { readonly id: number }>;
type Answer = Extract<ServerMessage, { readonly type: 'answer' }>;

export const isRequest = (message: ClientMessage): message is Request => 'id' in message;

/**
 * Requests that wait for their answers, in the order in which they were made. A page counts its own from 1; on the way
 * to the server they go on from those of the page before it, which the server may have done already.
 */
export class RequestQueue {
  private readonly waiting = new Map<number, Request>();
  /** The highest id that the server was sent. */
  lastId: number;

  /** @param before the highest id of the pages before this one */
  constructor(private readonly before: number) {
    this.lastId = before;
  }

  /** @returns the request as the server is sent it */
  add(request: Request): Request {
    const id = request.id + this.before;
    const sent = { ...request, id };
    this.waiting.set(id, sent);
    this.lastId = Math.max(this.lastId, id);
    return sent;
  }

  /** @returns the answer as the page knows its request; none where nothing waits for it: it came twice, or is an old page's */
  answered(answer: Answer): Answer | undefined {
    if (!this.waiting.delete(answer.id)) return undefined;
    return { ...answer, id: answer.id - this.before };
  }

  /** What is to be sent again. */
  get unanswered(): readonly Request[] {
    return [...this.waiting.values()];
  }
}
