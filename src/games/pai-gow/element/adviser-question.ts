import { FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { sorted } from '../rules/arrange.js';
import type { PaigowHost } from './host.js';
import { adviceOptionsOf } from '../advice/advice-options.js';
import type { AdviceQuestion } from '../advice/solver.js';
import { commissionOf } from '../advice/ways.js';
import { commissionInForce } from '../rules/push.js';
import { coveredOf } from '../rules/settle.js';
import { type PaigowState, isSet } from '../rules/state.js';

export type Question = AdviceQuestion;

/** The percent that the house really keeps of a win at this stake. */
export const realCommission = (view: PaigowState, seat: Seat): number =>
  commissionOf(coveredOf(view, seat), commissionInForce(view.options));

/** What is to be known of a seat's seven cards, where all are seen and the seat does not deal. */
export function questionOf({ view }: PaigowHost, seat: Seat | undefined): Question | undefined {
  const { options } = view;
  const cards = seat === options.dealer ? [] : (view.seats[seat!]?.cards ?? []);
  if (cards.length === 0 || cards.includes(FACE_DOWN)) return undefined;
  const commission = realCommission(view, seat!);
  return { cards: sorted(cards, 'rank'), ...adviceOptionsOf(options), commission };
}

/** Whether the player's cards are to be set now, against a dealer's that nobody has seen. */
export const arranges = (scene: PaigowHost): boolean =>
  scene.view.phase === 'set' &&
  questionOf(scene, scene.own) !== undefined &&
  !isSet(scene.view.seats[scene.own!]!);
