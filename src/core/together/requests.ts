import type { Refusal } from '../engine/reason.js';

/** How many answers are kept of a seat. */
const KEPT = 32;

/** What was answered to a request: `null` where it was done. */
type Answer = Refusal | null;

/** The requests of a seat that were handled, by their ids, so that one that comes again is answered and not done twice. */
export class Requests {
  private readonly answers = new Map<number, Answer>();
  /** Ids up to this one are too old for their answers to be kept; they count as done. */
  private oldest: number;

  constructor(saved?: SavedRequests) {
    this.oldest = saved?.oldest ?? 0;
    for (const [id, answer] of saved?.answers ?? []) this.answers.set(id, answer);
  }

  /** What was answered; nothing where the request is new. */
  answerTo(id: number): Answer | undefined {
    return id <= this.oldest ? null : this.answers.get(id);
  }

  note(id: number, answer: Answer): void {
    this.answers.set(id, answer);
    if (this.answers.size <= KEPT) return;
    const least = Math.min(...this.answers.keys());
    this.answers.delete(least);
    this.oldest = least;
  }

  /** Those that were done; one that was refused may be looked at again. */
  save(): SavedRequests {
    return { oldest: this.oldest, answers: [...this.answers] };
  }
}

export interface SavedRequests {
  readonly oldest: number;
  readonly answers: readonly (readonly [id: number, answer: Answer])[];
}
