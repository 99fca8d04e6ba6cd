import type { Seat } from '../../../core/engine/rules.js';
import { toJson } from '../../../core/engine/json.js';
import type { SeenHand } from '../../../core/table/past-hands.js';
import type { JudgedMove, TrickAdvice, TrickQuestion } from '../../../core/tricks/bots/question.js';
import type { TrickMove, TrickState } from '../../../core/tricks/state.js';
import type { TrickTable } from '../../../core/tricks/trick-table.js';
import { keyOf } from '../../table/advice-questions.js';
import type { TrickScene } from '../scene.js';

/** The moves that the coach has an opinion on. */
const DECISIONS: readonly TrickMove['type'][] = [
  ...(['bid', 'blind-nil', 'trump', 'lay', 'pass', 'play', 'ask'] as const),
  ...(['double', 'redouble', 'no-double'] as const),
];

/** The seed of all questions: equal positions have equal answers. */
const SEED = 'coach';

/** A question about the decision of a seat. */
const questionFor = (table: TrickTable, view: TrickState, seat: Seat): TrickQuestion => ({
  ...{ rules: table.rules, view, seat, level: 'club', seed: SEED },
});

/** Whether there is something to decide: a single legal card is no decision. */
const decides = (moves: readonly TrickMove[]): boolean => {
  const own = moves.filter(({ type }) => DECISIONS.includes(type));
  return own.length > 1 || own.some(({ type }) => type === 'pass');
};

/** The question about the player's decision, if there is one and the player's cards are visible. */
export const questionOf = ({
  table,
  view,
  own,
  moves,
  covered,
}: TrickScene): TrickQuestion | undefined =>
  own !== undefined && !covered && decides(moves) ? questionFor(table, view, own) : undefined;

/** A decision of the player. */
export interface PlayerDecision {
  /** Identifies the question. */
  readonly key: string;
  readonly question: TrickQuestion;
  readonly move: TrickMove;
  /** The number of complete tricks before it. */
  readonly tricks: number;
}

/** The player's decisions in a hand, each with what the player saw before it. */
export function decisionsOf(
  tableOf: (view: TrickState) => TrickTable,
  legal: (view: TrickState, seat: Seat) => readonly TrickMove[],
  seen: SeenHand<TrickState, TrickMove> | undefined,
): readonly PlayerDecision[] {
  const { seat, views = [], steps = [] } = seen ?? {};
  if (seat === undefined) return [];
  return steps.flatMap(({ move }, at) => {
    const view = views[at]!;
    const isOwn = 'seat' in move && move.seat === seat && DECISIONS.includes(move.type);
    if (!isOwn || !decides(legal(view, seat))) return [];
    const question = questionFor(tableOf(view), view, seat);
    return [{ move, question, key: keyOf(question), tricks: view.tricks.length }];
  });
}

/** A decision, compared with the advice for it. */
export interface JudgedDecision {
  readonly decision: PlayerDecision;
  readonly best: JudgedMove;
  /** Whether the move is as good as the best, as far as the samples can tell. */
  readonly agrees: boolean;
  /** What it is expected to cost: 0 if it is as good as the best. */
  readonly cost: number;
}

/** A difference is sure if it is more than so many standard errors. */
const SURE = 2;

const sameMove = (one: TrickMove, other: TrickMove): boolean => {
  const text = (move: TrickMove): string =>
    toJson(move.type === 'pass' ? { ...move, cards: [...move.cards].sort((a, b) => a - b) } : move);
  return text(one) === text(other);
};

/** Compares a decision with the advice. `undefined` if the advice did not try that move. */
export function judgedBy(
  advice: TrickAdvice,
  decision: PlayerDecision,
): JudgedDecision | undefined {
  const [best] = advice.moves;
  const chosen = advice.moves.find(({ move }) => sameMove(move, decision.move));
  if (!best || !chosen || advice.samples === 0) return undefined;
  const behind = best.value - chosen.value;
  const agrees = chosen === best || behind <= SURE * (chosen.error ?? 0);
  return { decision, best, agrees, cost: agrees ? 0 : behind };
}
