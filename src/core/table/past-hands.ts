import { asRecord } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { type Save, type Step, isCount } from '../engine/save.js';
import type { Session } from '../engine/session.js';
import { PAST_LENGTH, type TableRun } from './table-run.js';

/** A hand that is over, by its number: its deck, its options and all that was done, as its session was saved. */
export interface PastHand {
  readonly hand: number;
  readonly save: Save;
}

/** A table, of which the session plays the hand of the run. */
interface PlayedTable<S, M, O extends object> {
  readonly run: TableRun;
  readonly session: Session<S, M, O, S, object> | undefined;
  readonly past?: readonly PastHand[] | undefined;
}

/** The same object each time for a hand: what is found out of a hand is kept by it. */
const ended = new WeakMap<object, PastHand>();

function endedHand(hand: number, session: { save(elapsed: number): Save }): PastHand {
  const past = ended.get(session) ?? { hand, save: session.save(0) };
  ended.set(session, past);
  return past;
}

/** The hands of a table that are over and kept whole, the oldest first, its own among them once it is over. */
export const pastHands = <S, M, O extends object>({
  run,
  session,
  past = [],
}: PlayedTable<S, M, O>): readonly PastHand[] =>
  session?.outcome === undefined
    ? past
    : [...past, endedHand(run.hand, session)].slice(-PAST_LENGTH);

/** Whether a save has past hands there: in order, and none that the run has not played. What they hold is checked when one is opened. */
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

/** What a seat saw of a hand, from its beginning on. */
export interface SeenHand<View, Move> {
  readonly hand: number;
  /** Who looks; without a seat it is what anybody may see. */
  readonly seat: Seat | undefined;
  /** At first, and after each step. */
  readonly views: readonly View[];
  readonly steps: readonly Step<Move>[];
}

/** A hand as a seat saw it, step by step. */
export const seenHand = <S, M, O extends object>(
  session: Session<S, M, O, S, object>,
  hand: number,
  seat: Seat | undefined,
): SeenHand<S, M> => {
  const { game, steps } = session;
  const views = [...steps.keys(), steps.length].map((at) => game.view(session.stateAt(at)!, seat));
  return { hand, seat, views, steps };
};
