import { type ReactiveController, render } from 'lit';
import type { Account } from '../../core/table/ledger.js';
import type { ChipFlight } from '../../core/table/flights.js';
import { LocalSpace, centreOf } from '../base/local-space.js';
import { motionFactor } from '../controllers/pace.js';
import { pileTemplate } from './chips.js';
import type { BaizeElement } from '../base/baize-element.js';

/** How long chips fly, in milliseconds. */
const FLIGHT = 520;

/** Selectors for the chips of an account. The first that matches is used. */
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

/** Shows chips flying from one place to another after an update that moved them. */
export class ChipMotionController<View> implements ReactiveController {
  private before: View | undefined;

  /** @param flights the chips that moved between two views of a hand */
  constructor(
    private readonly host: Pick<BaizeElement, 'addController' | 'preferences' | 'shadowRoot'> & {
      readonly seen: View | undefined;
      readonly denominations: { readonly values: readonly number[] };
    },
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
    // Reading styles is slow, so do it only if chips move.
    const factor = flights.length > 0 ? motionFactor(root.host, host.preferences['motion']) : 0;
    if (factor === 0) return;
    const { values } = host.denominations;
    for (const flight of flights) fly(root, flight, values, FLIGHT * factor);
  }

  /** Called for a new hand: no chips fly from the previous hand to it. */
  begin(): void {
    this.before = undefined;
  }
}

/** Flies a pile of chips. It is only a picture, and is removed when it arrives. */
function fly(
  root: ShadowRoot,
  { from, to, amount }: ChipFlight,
  chips: readonly number[],
  duration: number,
): void {
  const board = root.querySelector<HTMLElement>('.board');
  const [start, end] = [placeOf(root, from), placeOf(root, to)];
  if (!board || !start || !end) return;
  const node = document.createElement('div');
  node.className = 'chip-flight';
  render(pileTemplate(amount, chips), node);
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
  // Also remove it if the table leaves the page meanwhile.
  void flight.finished.then(
    () => node.remove(),
    () => node.remove(),
  );
}
