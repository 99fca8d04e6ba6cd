import { asRecord } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { type Save, type Step, isCount } from '../engine/save.js';
import type { Session } from '../engine/session.js';
import { PAST_LENGTH, type TableRun } from './table-run.js';

/** A finished hand: its number, and the save of its session with deck, options and moves. */
export interface PastHand {
  readonly hand: number;
  readonly save: Save;
}

/** A table whose session plays the run's current hand. */
interface PlayedTable<S, M, O extends object> {
  readonly run: TableRun;
  readonly session: Session<S, M, O, S, object> | undefined;
  readonly past?: readonly PastHand[] | undefined;
}

/** Always the same object for a session, so that callers can cache results by it. */
const ended = new WeakMap<object, PastHand>();

function endedHand(hand: number, session: { save(elapsed: number): Save }): PastHand {
  const past = ended.get(session) ?? { hand, save: session.save(0) };
  ended.set(session, past);
  return past;
}

/**
 * The finished hands that are kept in full, the oldest first. They include the current hand once it
 * is over.
 */
export const pastHands = <S, M, O extends object>({
  run,
  session,
  past = [],
}: PlayedTable<S, M, O>): readonly PastHand[] =>
  session?.outcome === undefined
    ? past
    : [...past, endedHand(run.hand, session)].slice(-PAST_LENGTH);

/**
 * Whether a value is a list of finished hands in ascending order, all before the run's current one.
 * What they contain is checked only when one is opened.
 */
export function isPastHandList(
  value: unknown,
  { hand: next }: TableRun,
): value is readonly PastHand[] {
  if (!Array.isArray(value) || value.length > PAST_LENGTH) return false;
  const hands = value.map((one) => asRecord(one) ?? {});
  return hands.every(
    ({ hand, save }, at) =>
      isCount(hand) &&
      hand > Number(hands[at - 1]?.['hand'] ?? 0) &&
      hand < next &&
      asRecord(save) !== undefined,
  );
}

/** A hand as a seat saw it, from its start on. */
export interface SeenHand<View, Move> {
  readonly hand: number;
  /** Who looks; `undefined` for what anybody may see. */
  readonly seat: Seat | undefined;
  /** The view at the start and after each step. */
  readonly views: readonly View[];
  readonly steps: readonly Step<Move>[];
}

export const seenHand = <S, M, O extends object>(
  session: Session<S, M, O, S, object>,
  hand: number,
  seat: Seat | undefined,
): SeenHand<S, M> => {
  const { game, steps } = session;
  const views = [...steps.keys(), steps.length].map((at) => game.view(session.stateAt(at)!, seat));
  return { hand, seat, views, steps };
};
