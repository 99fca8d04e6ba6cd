import type { Seat } from '../../core/engine/rules.js';
import { keptTables, peopleAt } from '../../core/table/kept-tables.js';
import type { PastHand } from '../../core/table/past-hands.js';
import type { OwnFigure } from '../../locales/extras/table-hands-en.js';
import type { HistoryHost } from './game-history.js';
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

/** A hand that is over and kept: what was seen of it in the end, and where people sat. */
export interface PlayedHand<View> {
  readonly view: View;
  readonly people: readonly Seat[];
}

/** The last view of each hand: played again once, and not at each render. */
const ends = new WeakMap<PastHand, unknown>();

/** The hands that are kept, those of earlier tables too, the oldest first. */
export function playedHands<View>({
  hand,
}: Pick<HistoryHost<View>, 'hand'>): readonly PlayedHand<View>[] {
  const tables = hand.history ? keptTables(hand.history) : [];
  return tables.flatMap((table, at) =>
    table.past.flatMap((past) => {
      const isThis = at === tables.length - 1;
      const seen = (): unknown =>
        hand.seenHand(past.hand, isThis ? undefined : table)?.views.at(-1);
      if (!ends.has(past)) ends.set(past, seen());
      const view = ends.get(past) as View | undefined;
      return view ? [{ view, people: peopleAt(table.run.kinds) }] : [];
    }),
  );
}

/** What each person at the device did over the hands that are kept; who sits first was the first at each table. */
export function ownFigures<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): { readonly hands: number; readonly people: readonly OwnFigures[] } {
  const { panels, scene, history } = source;
  const played = playedHands(panels.host);
  const people = peopleAt(scene.run.kinds).map((seat, person): OwnFigures => {
    const own = played.flatMap(({ view, people: seats }) => {
      const sat = seats[person];
      return sat === undefined ? [] : [{ view, sat }];
    });
    const hands = own.map(({ view, sat }) => history.figures(view, sat));
    const counts = (hands[0] ?? []).map(({ name, isChips = false }, at) => ({
      name,
      isChips,
      count: hands.reduce((sum, figures) => sum + figures[at]!.count, 0),
    }));
    const judged = own.flatMap(({ view, sat }) => history.isBest?.(view, sat) ?? []);
    const advice = history.isBest && {
      agreed: judged.filter(Boolean).length,
      judged: judged.length,
    };
    return { seat, counts, advice };
  });
  return { hands: played.length, people };
}
