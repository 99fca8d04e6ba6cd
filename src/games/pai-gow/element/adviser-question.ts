import { FACE_DOWN, type Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { sorted } from '../rules/arrange.js';
import type { PaigowScene } from './scene.js';
import { adviceOptionsOf } from '../advice/advice-options.js';
import type { AdviceQuestion } from '../advice/solver.js';
import { effectiveCommission } from '../advice/ways.js';
import { commissionInForce } from '../rules/push.js';
import { coveredStake } from '../rules/settle.js';
import { type PaigowState, isSet } from '../rules/state.js';
import { toJson } from '../../../core/engine/json.js';

export type Question = AdviceQuestion;

/** The percentage that the house really takes of a win at this stake. */
export const commissionAtStake = (view: PaigowState, seat: Seat): number =>
  effectiveCommission(coveredStake(view, seat), commissionInForce(view.options));

/**
 * The advice question for a seat's seven cards. Returns `undefined` if some are hidden, or if the
 * seat deals.
 */
export function questionOf({ view }: PaigowScene, seat: Seat | undefined): Question | undefined {
  const { options } = view;
  const cards = seat === options.dealer ? [] : (view.seats[seat!]?.cards ?? []);
  if (cards.length === 0 || cards.includes(FACE_DOWN)) return undefined;
  const commission = commissionAtStake(view, seat!);
  return { cards: sorted(cards, 'rank'), ...adviceOptionsOf(options), commission };
}

/** Whether the player must set cards now, while the dealer's are hidden. */
export const isArranging = (scene: PaigowScene): boolean =>
  scene.view.phase === 'set' &&
  questionOf(scene, scene.own) !== undefined &&
  !isSet(scene.view.seats[scene.own!]!);

/** A person's set in a finished hand, and the advice question for it. */
export interface PastSet {
  /** Equal for equal sets. */
  readonly key: string;
  readonly question: AdviceQuestion;
  readonly front: readonly Card[];
}

/** A seat's set in a finished hand; `undefined` if it did not set, or dealt. */
export function pastSetOf(view: PaigowState, seat: Seat): PastSet | undefined {
  const { seats, options } = view;
  const one = seats[seat]!;
  if (seat === options.dealer || !isSet(one)) return undefined;
  const cards = sorted(one.cards, 'rank');
  const commission = commissionAtStake(view, seat);
  const set = { question: { cards, ...adviceOptionsOf(options), commission }, front: one.front };
  return { ...set, key: toJson(set) };
}
