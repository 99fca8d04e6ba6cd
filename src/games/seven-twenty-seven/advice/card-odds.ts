import type { Seat } from '../../../core/engine/rules.js';
import { unseenIn } from '../bots/rivals.js';
import { GOALS, rankTable, totalFor, weigh } from '../rules/scoring.js';
import { TARGETS, type Target } from '../rules/results.js';
import type { Seven27State } from '../rules/state.js';

/** The effect of the next card for a target, as numbers of unseen cards. */
export interface TargetOdds {
  /** Cards that make the target exactly. */
  readonly hits: number;
  /** Cards that improve the hand by the table's scoring, including the hits. */
  readonly nearer: number;
  /** Cards that bring the hand above the target. */
  readonly over: number;
}

/** The effect of the next card: counted, not sampled. */
export interface CardOdds extends Readonly<Record<Target, TargetOdds>> {
  /** The number of cards that the seat does not see, in the deck or in other hands. */
  readonly unseen: number;
}

/** Counts what each unseen card would do for the hand of a seat. */
export function cardOdds(view: Seven27State, seat: Seat): CardOdds {
  const { scoring } = view.options;
  const hand = weigh(view.seats[seat]!.cards, view.options);
  const unseen = [...unseenIn(view)];
  const ranks = rankTable(view.options);
  const odds = (target: Target): TargetOdds => {
    const count = (fits: (weight: number) => boolean): number =>
      unseen.filter((card) => fits(hand + card)).length;
    return {
      hits: count((weight) => totalFor(weight, target, scoring) === GOALS[target]),
      nearer: count((weight) => ranks[target][weight]! < ranks[target][hand]!),
      over: count((weight) => totalFor(weight, target, scoring) > GOALS[target]),
    };
  };
  const [low, high] = TARGETS.map(odds) as [TargetOdds, TargetOdds];
  return { unseen: unseen.length, low, high };
}
