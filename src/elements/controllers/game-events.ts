import { textFor } from '../../locales/words.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { EventQueue } from '../base/event-queue.js';
import {
  type GameEndDetail,
  type GameStartDetail,
  addEndEvent,
  addStepEvents,
  endDetail,
} from '../base/events.js';
import { commonRefusalText } from '../base/player-requests.js';
import type { Assistance } from './assistance.js';
import type { GameDefinition, GameHost, GameSession } from './game-definition.js';
import type { RequestedGame } from './requested-game.js';

/** The game whose events are dispatched. */
interface EventSource<State, Move> {
  readonly session: GameSession<State, Move> | undefined;
  readonly moveCount: number;
  readonly elapsed: number;
  readonly requested: RequestedGame;
  readonly assistance: Assistance;
}

/** Dispatches a game's events: its start, its steps and its end. */
export class GameEvents<State, Move> {
  constructor(
    private readonly game: EventSource<State, Move>,
    private readonly events: Pick<EventQueue, 'add'>,
    private readonly definition: () => Pick<GameDefinition<State, Move>, 'eventDetail'>,
  ) {}

  /** Adds `game-start`: the game was dealt, restarted or resumed. */
  start(detail: Omit<GameStartDetail, 'deal' | 'options'>): void {
    const session = this.game.session!;
    const { deal, options } = session;
    this.game.requested.started(options);
    const detailOfGame = this.definition().eventDetail?.(session);
    this.events.add('game-start', { ...detail, deal, options: { ...options }, ...detailOfGame });
    // Some deals are lost before the first move.
    if (!detail.resumed) addEndEvent(this.events, this.endBy(detail.source));
  }

  /** Adds the events of a step, and of the end that it led to. */
  step(change: SteppedChange<Move>): void {
    const { moveCount: count, elapsed } = this.game;
    const end = change.type === 'undo' ? undefined : this.endBy(change.source);
    addStepEvents(this.events, change, { count, elapsed, end });
  }

  private endBy(source: Source): GameEndDetail | undefined {
    const { moveCount: count, elapsed, requested, assistance } = this.game;
    const session = this.game.session!;
    // Another tab may have shown the way to win meanwhile.
    if (session.outcome) assistance.recall(session);
    const detailOfGame = this.definition().eventDetail?.(session);
    const late = requested.isLate && { late: true as const };
    return endDetail(session, {
      source,
      day: requested.day,
      ...late,
      count,
      elapsed,
      ...detailOfGame,
    });
  }
}

/** The deal numbers that a refusal names. */
const rangeOf = ({ got, first, last }: Refusal) => ({
  got: String(got),
  first: Number(first),
  last: Number(last),
});

/** A refusal in words; `at` is the number of steps played. */
export function refusalText(
  host: Pick<GameHost<unknown, unknown>, 'words' | 'gameWords'>,
  refusal: Refusal,
  at: number | undefined,
): string {
  const { words } = host;
  const common = commonRefusalText(refusal, words);
  if (common !== undefined) return common;
  if (refusal.code === 'deal') return words.patience.noSuchDeal(rangeOf(refusal));
  if (refusal.code === 'hopeless' && at === 0) return words.patience.deadDeal;
  return textFor(words.patience.refusals, refusal) ?? host.gameWords.refusal(refusal);
}
