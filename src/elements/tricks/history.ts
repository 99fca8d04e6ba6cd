import { FACE_DOWN } from '../../core/cards/card.js';
import type { SeenHand } from '../../core/table/past-hands.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickGame } from '../../core/tricks/trick-game.js';
import { lazy } from '../base/lazy.js';
import { Judged, agreementOf } from '../table/agreement.js';
import type { GameHistory, PlayedHand } from '../table/game-history.js';
import { linkOf } from './link-text.js';
import { type PlayerDecision, decisionsOf } from './coach/decisions.js';

const loadAgreement = lazy('trick-agreement', () => import('./coach/agreement.js'));

/** Which decisions of finished hands agreed with the advice. */
const judged = new Judged();

/** The decisions of each hand, computed once. */
const found = new WeakMap<object, readonly PlayerDecision[]>();

/** Finds the player's decisions in a finished hand. */
function decisionsIn(
  { tableOf, moves }: Pick<TrickGame<TrickOptions>, 'tableOf' | 'moves'>,
  hand: PlayedHand<TrickState>,
): readonly PlayerDecision[] {
  const known = found.get(hand);
  if (known) return known;
  const seen = hand as PlayedHand<TrickState, TrickMove>;
  const decisions = decisionsOf(({ options }) => tableOf(options), moves, seen);
  found.set(hand, decisions);
  return decisions;
}

/** The history of hands of a trick-taking game. After a hand, everybody's cards are known as they were dealt. */
export const historyOf = (game: TrickGame<TrickOptions>): GameHistory<TrickState> => ({
  hands: ({ seats }, seat) => {
    const { cards } = seats[seat]!;
    return [cards.filter((card) => card !== FACE_DOWN)];
  },
  figures: () => [],
  statsOpened(host, areOpen) {
    const judging = { judged, areOpen, decisionsIn: decisionsIn.bind(undefined, game) };
    void loadAgreement().then(
      ({ judgeHands }) => judgeHands(host, judging),
      (error: unknown) => host.loadFailed(error),
    );
  },
  // If people share the device, past hands show nobody's cards, so there are no decisions to judge.
  agreement: (hand, seat) =>
    agreementOf(judged, hand, hand.seat === seat ? decisionsIn(game, hand) : []),
  linkOf: (hand) => linkOf(game, hand as SeenHand<TrickState, TrickMove>),
  unlogged: ['turn'],
});
