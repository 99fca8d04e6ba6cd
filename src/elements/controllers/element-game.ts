import type { GameController } from './game-controller.js';
import type { GameSession } from './game-definition.js';
import type { PlayClock } from './play-clock.js';

/** The parts of a session that elements use. */
export type ElementSession<State, Move> = Pick<
  GameSession<State, Move>,
  | ('assisted' | 'at' | 'canRedo' | 'canUndo' | 'deal' | 'game' | 'options' | 'state' | 'steps')
  | ('legalMoves' | 'refusal' | 'stateAt' | 'view')
>;

/** The game that an element plays: this browser's (`GameController`), or one shared with people elsewhere. */
export interface ElementGame<State, Move> extends Pick<
  GameController<State, Move>,
  | ('canGoBack' | 'deal' | 'elapsed' | 'hasConflict' | 'isWaiting' | 'moveCount' | 'outcome')
  | ('act' | 'assist' | 'goBack' | 'load' | 'newGame' | 'play' | 'refuse' | 'save' | 'start')
  | ('settleConflict' | 'update' | 'view')
> {
  readonly session: ElementSession<State, Move> | undefined;
  readonly clock: Pick<PlayClock, 'paused' | 'pause' | 'resume'>;
}
