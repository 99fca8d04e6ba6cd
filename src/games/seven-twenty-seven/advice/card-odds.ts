import type { Seat } from '../../../core/engine/rules.js';
import { unseenIn } from '../bots/rivals.js';
import { GOALS, rankTable, totalFor, weigh } from '../rules/scoring.js';
import { TARGETS, type Target } from '../rules/results.js';
import type { Seven27State } from '../rules/state.js';

/** What the next card would do for a target: how many of the cards that are not seen. */
export interface TargetOdds {
  /** They make the target exactly. */
  readonly hits: number;
  /** They come nearer, by the order that the table goes by; those that hit among them. */
  readonly nearer: number;
  /** They bring the hand above the target. */
  readonly over: number;
}

/** What the next card would do: counted, not sampled. */
export interface CardOdds extends Readonly<Record<Target, TargetOdds>> {
  /** How many cards the seat does not see, in the deck or with others. */
  readonly unseen: number;
}

/** Counts what each card that a seat can't see would do for its hand. */
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
