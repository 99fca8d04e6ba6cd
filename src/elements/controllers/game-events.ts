import type { Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { EventQueue } from '../base/event-queue.js';
import {
  type GameEndDetail,
  type GameStartDetail,
  endOf,
  tellEnd,
  tellStep,
} from '../base/events.js';
import type { Assistance } from './assistance.js';
import type { GameDefinition, GameSession } from './game-definition.js';
import type { Place } from './game-place.js';

/** The game whose events are dispatched. */
interface ToldGame<State, Move> {
  readonly session: GameSession<State, Move> | undefined;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly place: Place;
  readonly assistance: Assistance;
}

/** Dispatches a game's events: its start, its steps, its end, and refusals. */
export class GameEvents<State, Move> {
  constructor(
    private readonly game: ToldGame<State, Move>,
    private readonly events: Pick<EventQueue, 'add'>,
    private readonly definition: () => Pick<GameDefinition<State, Move>, 'eventDetail'>,
  ) {}

  /** Adds `game-start`: the game was dealt, restarted or resumed. */
  start(detail: Omit<GameStartDetail, 'deal' | 'options'>): void {
    const session = this.game.session!;
    const { deal, options } = session;
    this.game.place.started(options);
    const detailOfGame = this.definition().eventDetail?.(session);
    this.events.add('game-start', { ...detail, deal, options: { ...options }, ...detailOfGame });
    // Some deals are lost before the first move.
    if (!detail.resumed) tellEnd(this.events, this.endBy(detail.source));
  }

  /** Adds the events of a step, and of the end that it led to. */
  step(change: SteppedChange<Move>): void {
    const { moveCount: count, elapsed } = this.game;
    const end = change.type === 'undo' ? undefined : this.endBy(change.source);
    tellStep(this.events, change, { count, elapsed, end });
  }

  private endBy(source: Source): GameEndDetail | undefined {
    const { moveCount: count, elapsed, place, assistance } = this.game;
    const session = this.game.session!;
    // Another tab may have shown the way to win meanwhile.
    if (session.outcome) assistance.recall(session);
    const detailOfGame = this.definition().eventDetail?.(session);
    const late = place.isLate && { late: true as const };
    return endOf(session, { source, day: place.day, ...late, count, elapsed, ...detailOfGame });
  }
}
