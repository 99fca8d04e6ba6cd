import type { Reading } from '../engine/reading.js';
import type { Refusal } from '../engine/reason.js';
import type { Game } from '../engine/rules.js';
import { BaseSession } from '../engine/session.js';
import { broken } from '../engine/save.js';
import type { Session } from '../engine/session.js';

const NO_UNDO: Refusal = { code: 'no-undo' };

/**
 * A hand at a table: a session in which what is done stands, since a card that was seen can't be
 * unseen. The host holds it; whoever sits at the table gets `view(seat)` and nothing else of it.
 */
export class TableSession<State, Move, Options extends object, View, Aids> extends BaseSession<
  State,
  Move,
  Options,
  View,
  Aids
> {
  /** @internal Takes up a saved hand where it was left, or says what is wrong with the save. */
  static override *reading<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Reading<Session<S, M, O, V, A>> {
    const loaded = yield* super.reading(game, save);
    if ('problem' in loaded) return loaded;
    const { at, steps, moveCount } = loaded.value;
    if (at < steps.length) return broken('at');
    return moveCount > at ? broken('count') : loaded;
  }

  override get canUndo(): boolean {
    return false;
  }

  override get canRedo(): boolean {
    return false;
  }

  override undo(): Refusal {
    return NO_UNDO;
  }

  override redo(): Refusal {
    return NO_UNDO;
  }

  /** A hand that was dealt is played; to deal anew is another hand, from another seed. */
  override restart(): undefined {
    return undefined;
  }
}
