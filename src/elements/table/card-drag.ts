import { BoardDrag } from '../drag.js';

/** A drag of one's own cards: what can be done and asked, each by its place, see table-extras.ts. */
export type CardDrag = readonly [
  begin: (event: PointerEvent) => void,
  end: () => void,
  /** Whether the click that comes now only ends a drag; asked once a click. */
  swallowsClick: () => boolean,
  /** The card that follows the pointer now. */
  dragged: () => HTMLElement | undefined,
];

/**
 * Lets cards be dragged on a board: `canLift` says of which, `letGo` is told which one comes to lie
 * on which pile (none: elsewhere), and `changed` when one is lifted or let go.
 */
export function cardDrag(
  board: () => HTMLElement | undefined,
  canLift: (card: HTMLElement) => boolean,
  letGo: (card: HTMLElement, pile: string | undefined) => void,
): CardDrag {
  const drag: BoardDrag = new BoardDrag({
    get boardNode() {
      return board();
    },
    lift: (card) => (canLift(card) ? [card] : []),
    letGo: (pile) => letGo(drag.firstCard!, pile),
    accepts: () => true,
  });
  return [
    (event) => drag.begin(event),
    () => drag.end(),
    () => drag.swallowsClick(),
    () => (drag.active ? drag.firstCard : undefined),
  ];
}
