import type { Seat } from '../../../core/engine/rules.js';
import { lazy } from '../../../elements/base/lazy.js';
import { Judged, agreementOf } from '../../../elements/table/agreement.js';
import type { FigureCount, GameHistory } from '../../../elements/table/game-history.js';
import type { PlayedHand } from '../../../elements/table/played-hands.js';
import type { OwnFigure } from '../../../locales/extras/table-hands-en.js';
import { type OwnDecision, decisionsOf } from './advice-question.js';
import type { PotResult, Target } from '../rules/results.js';
import type { Seven27State } from '../rules/state.js';

const winsHalf =
  (seat: Seat, target: Target) =>
  ({ halves }: PotResult): boolean =>
    halves.some((half) => half.target === target && half.winners.some((one) => one.seat === seat));

/** What a seat did in a hand that is over. */
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

/** What is known of the decisions of hands that are over. */
const judged = new Judged();

/** The decisions of a hand are found once. */
const found = new WeakMap<object, readonly OwnDecision[]>();

function decisionsIn(hand: PlayedHand<Seven27State>): readonly OwnDecision[] {
  const decisions = found.get(hand) ?? decisionsOf(hand);
  found.set(hand, decisions);
  return decisions;
}

/** What the history of hands of Seven Twenty-Seven is made from. */
export const history: GameHistory<Seven27State> = {
  hands: ({ seats }, seat) => [seats[seat]!.cards],
  figures,
  statsOpened(host, areOpen) {
    void loadAgreement().then(
      ({ judgeHands }) => judgeHands(host, judged, areOpen),
      (error: unknown) => host.loadFailed(error),
    );
  },
  // Where people share the device nobody's cards of then are seen, and so no decision is found.
  agreement: (hand, seat) => agreementOf(judged, hand, hand.seat === seat ? decisionsIn(hand) : []),
  unlogged: ['turn'],
};
