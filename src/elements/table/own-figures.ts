import type { Seat } from '../../core/engine/rules.js';
import type { OwnFigure } from '../../locales/extras/table-hands-en.js';
import type { Agreement } from './game-history.js';
import type { CutView, PanelSource } from './panel-source.js';
import { playedHands } from './played-hands.js';
import type { TableMove } from './table-game.js';

/** What a person did over the hands that are kept. */
export interface OwnFigures {
  readonly seat: Seat;
  readonly counts: readonly {
    readonly name: OwnFigure;
    readonly count: number;
    readonly isChips: boolean;
  }[];
  /** How many were as good as the advice, of those that were judged so far; none where there is no advice. */
  readonly advice: Agreement | undefined;
}

const sumOf = (all: readonly Agreement[]): Agreement => ({
  agreed: all.reduce((sum, { agreed }) => sum + agreed, 0),
  judged: all.reduce((sum, { judged }) => sum + judged, 0),
  open: all.reduce((sum, { open }) => sum + open, 0),
});

/** What each person at the device did over the hands that are kept; who sits first was the first at each table. */
export function ownFigures<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): { readonly hands: number; readonly people: readonly OwnFigures[] } {
  const { panels, scene, history } = source;
  const played = playedHands(panels.host.hand);
  const people = scene.mine.map((seat, person): OwnFigures => {
    const own = played.flatMap((hand) => {
      const sat = hand.people[person];
      return sat === undefined ? [] : [{ hand, sat }];
    });
    const hands = own.map(({ hand, sat }) => history.figures(hand.view, sat));
    const counts = (hands[0] ?? []).map(({ name, isChips = false }, at) => ({
      name,
      isChips,
      count: hands.reduce((sum, figures) => sum + figures[at]!.count, 0),
    }));
    const advice =
      history.agreement && sumOf(own.map(({ hand, sat }) => history.agreement!(hand, sat)));
    return { seat, counts, advice };
  });
  return { hands: played.length, people };
}
