import { FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { sorted } from '../rules/arrange.js';
import type { PaigowHost } from './host.js';
import { adviceOptionsOf } from '../advice/advice-options.js';
import type { AdviceQuestion } from '../advice/solver.js';
import { isSet } from '../rules/state.js';

export type Question = AdviceQuestion;

/** What is to be known of a seat's seven cards, where all are seen and the seat does not deal. */
export function questionOf({ view }: PaigowHost, seat: Seat | undefined): Question | undefined {
  const { options } = view;
  const cards = seat === options.dealer ? [] : (view.seats[seat!]?.cards ?? []);
  if (cards.length === 0 || cards.includes(FACE_DOWN)) return undefined;
  return { cards: sorted(cards, 'rank'), ...adviceOptionsOf(options) };
}

/** Whether the player's cards are to be set now, against a dealer's that nobody has seen. */
export const arranges = (scene: PaigowHost): boolean =>
  scene.view.phase === 'set' &&
  questionOf(scene, scene.own) !== undefined &&
  !isSet(scene.view.seats[scene.own!]!);
