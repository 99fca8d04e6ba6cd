import type { FrameHeights } from '../games/define-game.js';
import type { Embed } from './query.js';

/** The size of a frame, in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** A patience fits into any height, so its frame has a usual size. */
const PATIENCE: FrameHeights = { narrow: 640, wide: 720, from: 520 };

/** The height that each of these attributes adds to a table at most, in pixels. */
const BESIDE: Readonly<Record<string, number>> = {
  advice: 280,
  coach: 300,
  bonus: 110,
  dealer: 40,
};

/** Counts the seats: `seats` is a number or a list of words, `players` and `bots` are numbers. */
function seated(attributes: Embed['attributes']): number | undefined {
  const { seats, players, bots } = attributes;
  if (seats !== undefined) return Number(seats) || seats.split(/[\s,]+/).filter(Boolean).length;
  if (players === undefined && bots === undefined) return undefined;
  return (Number(players) || 1) + (Number(bots) || 0);
}

/**
 * Returns the size of a frame with the given width that has room for the game.
 *
 * @param width in pixels
 */
export function frameSize(
  { game, attributes }: Pick<Embed, 'game' | 'attributes'>,
  width: number,
): FrameSize {
  const heights = game.frame ?? PATIENCE;
  const { seat } = heights;
  const size = width < heights.from ? 'narrow' : 'wide';
  // The game rejects a larger number, so no room is needed for it.
  const seats = seat ? Math.min(seated(attributes) ?? seat.usual, seat.most) : 0;
  const more = Math.max(0, seats - (seat?.usual ?? 0));
  const beside = Object.entries(BESIDE).map(([name, height]) => (name in attributes ? height : 0));
  // Adviser and coach share the same space.
  const [advice = 0, coach = 0, ...others] = beside;
  const around = Math.max(advice, coach) + others.reduce((sum, height) => sum + height, 0);
  return { width, height: heights[size] + more * (seat?.[size] ?? 0) + around };
}
