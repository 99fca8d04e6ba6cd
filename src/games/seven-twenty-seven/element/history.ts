import type { Seat } from '../../../core/engine/rules.js';
import { lazy } from '../../../elements/base/lazy.js';
import { Judged, agreementOf } from '../../../elements/table/agreement.js';
import type { FigureCount, GameHistory, PlayedHand } from '../../../elements/table/game-history.js';
import type { OwnFigure } from '../../../elements/table/game-history.js';
import { type PlayerDecision, decisionsOf } from './advice-question.js';
import type { PotResult, Target } from '../rules/results.js';
import type { Seven27State } from '../rules/state.js';

const winsHalf =
  (seat: Seat, target: Target) =>
  ({ halves }: PotResult): boolean =>
    halves.some((half) => half.target === target && half.winners.some((one) => one.seat === seat));

/** Statistics about a seat's hand. */
function figures({ seats, results }: Seven27State, seat: Seat): readonly FigureCount[] {
  const pots = results?.pots ?? [];
  const result = results?.seats.find((one) => one.seat === seat);
  const [low, high] = [pots.some(winsHalf(seat, 'low')), pots.some(winsHalf(seat, 'high'))];
  const did: readonly (readonly [OwnFigure, boolean])[] = [
    ['sat-out', seats[seat]!.status === 'out'],
    ['folds', result?.status === 'folded'],
    ['busts', result?.status === 'bust'],
    ['showdowns', result?.status === 'showdown'],
    ['low', low],
    ['high', high],
    ['both', low && high],
    ['unseen', result?.status === 'last'],
  ];
  return did.map(([name, is]) => ({ name, count: is ? 1 : 0 }));
}

const loadAgreement = lazy('seven27-agreement', () => import('./agreement.js'));

/** Which decisions of finished hands agreed with the advice. */
const judged = new Judged();

/** The decisions of each hand, computed once. */
const found = new WeakMap<object, readonly PlayerDecision[]>();

function decisionsIn(hand: PlayedHand<Seven27State>): readonly PlayerDecision[] {
  const decisions = found.get(hand) ?? decisionsOf(hand);
  found.set(hand, decisions);
  return decisions;
}

/** The history of hands of Seven Twenty-Seven. */
export const history: GameHistory<Seven27State> = {
  hands: ({ seats }, seat) => [seats[seat]!.cards],
  figures,
  statsOpened(host, areOpen) {
    void loadAgreement().then(
      ({ judgeHands }) => judgeHands(host, judged, areOpen),
      (error: unknown) => host.loadFailed(error),
    );
  },
  // If people share the device, past hands show nobody's cards, so there are no decisions to judge.
  agreement: (hand, seat) => agreementOf(judged, hand, hand.seat === seat ? decisionsIn(hand) : []),
  unlogged: ['turn'],
};
