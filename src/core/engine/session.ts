import { BaseSession } from './base-session.js';
import { Clock } from './clock.js';
import { checkNumbered } from './numbered.js';
import type { Refusal } from './reason.js';
import type { Source } from './rules.js';
import type { CheckOrigin } from './save.js';

export type { Change, Setup, SteppedChange } from './base-session.js';

/**
 * A running game, and the one door to it: nothing else changes a game. Steps can be taken back and
 * made again, and deals have numbers.
 */
export class Session<State, Move, Options extends object, View, Aids> extends BaseSession<
  State,
  Move,
  Options,
  View,
  Aids
> {
  /** @internal */
  static override readonly origin: CheckOrigin = checkNumbered;

  override get canUndo(): boolean {
    return this.position > 0 && this.outcome !== 'won';
  }

  override get canRedo(): boolean {
    return this.position < this.history.length;
  }

  /** Takes the last step back, or says why it can't be. */
  override undo(by: { source: Source; now: number }): Refusal | undefined {
    if (!this.canUndo) return { code: this.outcome === 'won' ? 'over' : 'nothing-to-undo' };
    const step = this.history[--this.position]!;
    this.counted++;
    this.tick(by.now);
    this.tell({ type: 'undo', step, source: by.source });
    return undefined;
  }

  /** Plays the next step of the redo tail again, or says why it can't be. */
  override redo(by: { source: Source; now: number }): Refusal | undefined {
    if (!this.canRedo) return { code: 'nothing-to-redo' };
    const step = this.history[this.position++]!;
    this.counted++;
    this.tick(by.now);
    this.tell({ type: 'redo', step, source: by.source });
    return undefined;
  }

  /** The same deal again: history, count and clock at zero. */
  override restart(by: { source: Source }): undefined {
    this.states = [this.states[0]!];
    this.history = [];
    this.position = 0;
    this.counted = 0;
    this.clock = new Clock();
    this.begun = false;
    this.tell({ type: 'restart', source: by.source });
  }
}
