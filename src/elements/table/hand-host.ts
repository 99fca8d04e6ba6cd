import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { EventQueue } from '../base/event-queue.js';
import type { BotController } from '../controllers/bot-controller.js';
import type { TogetherRoom } from '../together/table-connection.js';

/** The table at which hands are played. */
export interface HandHost<State, Move> {
  readonly botPace: Pick<BotController, 'rest' | 'wake'>;
  /** Every event asks for the update after which it is dispatched. */
  readonly events: Pick<EventQueue, 'add' | 'flush'>;
  /** The room that it stands in, as far as hands come from there. */
  readonly room?: { readonly together?: TogetherRoom | undefined } | undefined;
  requestUpdate(): void;
  complain(problem: Problem): Problem;
  /** Reports an option's problem, once for each wrong value. */
  reportOption(option: string, problem: Problem | undefined): void;
  /** A hand was begun, or taken up in the middle. */
  handBegan(isResumed: boolean): void;
  /** A step was made. `before` is what its viewer could see before it. */
  stepMade(change: SteppedChange<Move>, before: State): void;
  /** Tells that something was refused, and gives the reason back. */
  refused(reason: Refusal, source: Source, move?: Move): Refusal;
  /** Tells that no hand can be dealt fairly here. */
  cannotDeal(): Problem;
  /** Tells the page's author of a module that could not be loaded. */
  loadFailed?(error: unknown): void;
}
