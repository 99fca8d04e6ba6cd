import type { Seat } from '../../../core/engine/rules.js';
import { lazy } from '../../../elements/base/lazy.js';
import { Judged, agreementOf } from '../../../elements/table/agreement.js';
import type { FigureCount, GameHistory } from '../../../elements/table/game-history.js';
import type { OwnFigure } from '../../../elements/table/game-history.js';
import { sorted } from '../rules/arrange.js';
import { pastSetOf } from './adviser-question.js';
import type { SeatResult } from '../rules/results.js';
import { type PaigowState, isSet } from '../rules/state.js';

/** A seat's figures for a finished hand. */
function figures({ seats, results, options }: PaigowState, seat: Seat): readonly FigureCount[] {
  const result: Partial<SeatResult> = results?.seats.find((one) => one.seat === seat) ?? {};
  const { outcome, front, back, bonus, envy = [] } = result;
  const did: readonly (readonly [OwnFigure, boolean])[] = [
    ['sat-out', seats[seat]!.status === 'out'],
    ['deals', results !== null && seat === options.dealer],
    ['wins', outcome === 'win'],
    ['pushes', outcome === 'push'],
    ['losses', outcome === 'lose'],
    ['front', front === 'win'],
    ['back', back === 'win'],
  ];
  return [
    ...did.map(([name, is]) => ({ name, count: is ? 1 : 0 })),
    { name: 'bonus', count: bonus?.net ?? 0, isChips: true },
    { name: 'envy', count: envy.reduce((sum, { chips }) => sum + chips, 0), isChips: true },
  ];
}

const loadAgreement = lazy('paigow-agreement', () => import('./agreement.js'));

/** The judged sets of finished hands. */
const judged = new Judged();

/** Pai Gow poker's part of the history of hands. */
export const history: GameHistory<PaigowState> = {
  hands: ({ seats }, seat) => {
    const { cards, front, back } = seats[seat]!;
    return isSet(seats[seat]!)
      ? [sorted(front, 'rank'), sorted(back, 'rank')]
      : [sorted(cards, 'rank')];
  },
  figures,
  statsOpened(host, areOpen) {
    void loadAgreement().then(
      ({ judgeHands }) => judgeHands(host, judged, areOpen),
      (error: unknown) => host.loadFailed(error),
    );
  },
  agreement: (hand, seat) => agreementOf(judged, hand, [pastSetOf(hand.view, seat) ?? []].flat()),
  unlogged: [],
};
