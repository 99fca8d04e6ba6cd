import type { Seat } from '../../core/engine/rules.js';
import type { PastHand } from '../../core/table/past-hands.js';
import type { OwnFigure } from '../../locales/extras/table-hands-en.js';
import type { CutView, PanelSource } from './panel-source.js';
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
  readonly advice: { readonly agreed: number; readonly judged: number } | undefined;
}

/** The last view of each hand: played again once, and not at each render. */
const ends = new WeakMap<PastHand, unknown>();

function endOf<View extends CutView, Move extends TableMove>(
  { panels: { host } }: PanelSource<View, Move>,
  past: PastHand,
): View | undefined {
  if (!ends.has(past)) ends.set(past, host.hand.seenHand(past.hand)?.views.at(-1));
  return ends.get(past) as View | undefined;
}

/** What each person at the device did over the hands that are kept. */
export function ownFigures<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): { readonly hands: number; readonly people: readonly OwnFigures[] } {
  const { panels, scene, history } = source;
  const { kinds } = scene.run;
  const views = panels.host.hand.past.flatMap((past) => endOf(source, past) ?? []);
  const seats = [...kinds.keys()].filter((seat) => kinds[seat] === 'human');
  const people = seats.map((seat): OwnFigures => {
    const hands = views.map((view) => history.figures(view, seat));
    const counts = (hands[0] ?? []).map(({ name, isChips = false }, at) => ({
      name,
      isChips,
      count: hands.reduce((sum, figures) => sum + figures[at]!.count, 0),
    }));
    const judged = views.flatMap((view) => history.isBest?.(view, seat) ?? []);
    const advice = history.isBest && {
      agreed: judged.filter(Boolean).length,
      judged: judged.length,
    };
    return { seat, counts, advice };
  });
  return { hands: views.length, people };
}
