import { type ReactiveController, type ReactiveControllerHost, render } from 'lit';
import type { ChipFlight, Account } from '../../core/table/ledger.js';
import { LocalSpace, centreOf } from '../base/local-space.js';
import { motionFactor } from '../controllers/pace.js';
import type { Preferences } from '../controllers/preferences.js';
import { pileTemplate } from './chips.js';

/** How long chips are in flight, in milliseconds. */
const FLIGHT = 520;

/** The table whose chips are seen to move. */
export interface ChipMotionHost<View> extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly preferences: Preferences;
  /** What is seen of the hand; nothing before the first. */
  readonly seen: View | undefined;
}

/** Where the chips of an account lie; the first that is there. */
const PLACES = {
  pot: ['.pot .pile-of', '.centre'],
  house: ['.seat-house .plate', '.seat-dealer .plate'],
} as const;

function placeOf(root: ParentNode, account: Account): Element | undefined {
  const seat = `[data-seat="${account.replace('seat-', '')}"]`;
  const places =
    account === 'pot' || account === 'house'
      ? PLACES[account]
      : [`${seat} .plate`, `${seat} .who`, seat];
  return places.map((place) => root.querySelector(place)).find((found) => found !== null);
}

/** Shows chips on their way, where they went from one place to another since the last update. */
export class ChipMotionController<View> implements ReactiveController {
  private before: View | undefined;

  /** @param flights the chips that went from place to place between two views of one hand */
  constructor(
    private readonly host: ChipMotionHost<View>,
    private readonly flights: (before: View, after: View) => readonly ChipFlight[],
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host, before } = this;
    const { seen, shadowRoot: root } = host;
    this.before = seen;
    if (!root || !before || !seen) return;
    const flights = this.flights(before, seen);
    // Styles are asked for only where chips move.
    const factor = flights.length > 0 ? motionFactor(root.host, host.preferences['motion']) : 0;
    if (factor === 0) return;
    for (const flight of flights) fly(root, flight, FLIGHT * factor);
  }

  /** Another hand is on the table: chips of the last one don't fly to it. */
  begin(): void {
    this.before = undefined;
  }
}

/** One pile of chips on its way. It is a picture alone, and gone once it is there. */
function fly(root: ShadowRoot, { from, to, amount }: ChipFlight, duration: number): void {
  const board = root.querySelector<HTMLElement>('.board');
  const [start, end] = [placeOf(root, from), placeOf(root, to)];
  if (!board || !start || !end) return;
  const node = document.createElement('div');
  node.className = 'chip-flight';
  render(pileTemplate(amount), node);
  board.append(node);
  const space = new LocalSpace(node);
  const at = (place: Element): string => {
    const { x, y } = space.point(centreOf(place));
    return `translate(${x}px, ${y}px)`;
  };
  const flight = node.animate(
    [
      { transform: at(start), opacity: 0 },
      { transform: at(start), opacity: 1, offset: 0.15 },
      { transform: at(end), opacity: 1, offset: 0.85 },
      { transform: at(end), opacity: 0 },
    ],
    { duration, easing: 'cubic-bezier(.3,.1,.2,1)' },
  );
  // Also where the table leaves the page meanwhile.
  void flight.finished.then(
    () => node.remove(),
    () => node.remove(),
  );
}
