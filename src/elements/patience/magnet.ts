import { css } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import type { LocalSpace, Vector } from '../base/local-space.js';
import { motionFactor } from '../controllers/pace.js';

const magnetStyles = css`
  .pile > :is(.card, .slot) {
    transition: scale calc(0.12s * var(--baize-duration, 1)) ease-out;
  }
  .pile[data-near] > .target {
    scale: 1.04;
  }
`;

/** The distance to a pile at which it draws a card, in card widths. */
const REACH = 0.9;
/** How far a card is drawn, as a fraction of the way. */
const STRENGTH = 0.35;
/** How much each card of a lifted run is turned against the one below it, in degrees. */
const FAN = 0.7;

/** A pile that accepts the dragged cards, and the way from the first card's place to it. */
interface Spot {
  readonly pile: HTMLElement;
  readonly way: Vector;
}

/**
 * Draws dragged cards a little to a near pile that accepts them, and raises that pile. A lifted run opens like a fan.
 * Only the look changes: where the cards go depends on the pointer.
 */
export class Magnet {
  private readonly spots: readonly Spot[];
  private readonly reach: number;
  private near: HTMLElement | undefined;

  private constructor(board: HTMLElement, card: HTMLElement, space: LocalSpace, piles: Piles) {
    adoptStyles(board.getRootNode() as ShadowRoot, magnetStyles);
    const { shift, accepts, endOf } = piles;
    const home = space.box(card);
    this.reach = card.offsetWidth * REACH;
    this.spots = [...board.querySelectorAll<HTMLElement>('.pile')].flatMap((pile) => {
      const end = endOf(pile);
      if (!end || pile.contains(card) || !accepts(pile.dataset['pile']!)) return [];
      const { x, y } = space.box(end);
      return [{ pile, way: { x: x - home.x + shift.x, y: y - home.y + shift.y } }];
    });
  }

  /** Makes a magnet, unless nothing should move by itself. */
  static for(
    board: HTMLElement,
    card: HTMLElement,
    space: LocalSpace,
    piles: Piles,
  ): Magnet | undefined {
    const setting = board.closest<HTMLElement>('.frame')?.dataset['motion'];
    return motionFactor(board, setting) > 0 ? new Magnet(board, card, space, piles) : undefined;
  }

  /** The way that the cards are drawn, if the pointer has moved them by `shift`. */
  pull(shift: Vector): Vector {
    const ways = this.spots.map(({ pile, way }) => {
      const rest = { x: way.x - shift.x, y: way.y - shift.y };
      return { pile, rest, distance: Math.hypot(rest.x, rest.y) };
    });
    const [nearest] = ways
      .filter(({ distance }) => distance < this.reach)
      .sort((a, b) => a.distance - b.distance);
    this.mark(nearest?.pile);
    if (!nearest) return { x: 0, y: 0 };
    const share = STRENGTH * (1 - nearest.distance / this.reach);
    return { x: nearest.rest.x * share, y: nearest.rest.y * share };
  }

  /** How the card at this place of a run is turned. */
  tilt(index: number): string {
    return index === 0 ? '' : ` rotate(${index * FAN}deg)`;
  }

  end(): void {
    this.mark(undefined);
  }

  private mark(pile: HTMLElement | undefined): void {
    if (this.near === pile) return;
    this.near?.removeAttribute('data-near');
    pile?.toggleAttribute('data-near', true);
    this.near = pile;
  }
}

/** What a magnet must know of the drag. */
interface Piles {
  /** How far the first card is from its place. */
  readonly shift: Vector;
  readonly accepts: (pile: string) => boolean;
  /** The top card of a pile, or its empty place. Given, because importing it would load the boards of patiences at a table. */
  readonly endOf: (pile: HTMLElement) => HTMLElement | undefined;
}
