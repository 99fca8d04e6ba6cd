import type { Embed } from './query.js';

/** The size of a frame, in pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

interface Heights {
  /** Below 520 px, as on a phone. */
  readonly narrow: number;
  readonly wide: number;
  /** What each person, bot or seat above `usual` adds. */
  readonly seat?: { readonly usual: number; readonly narrow: number; readonly wide: number };
}

/** Frames that a game has room in. A patience fits into any height, so here it is one of a usual page. */
const GAMES: Readonly<Record<string, Heights>> = {
  golf: { narrow: 440, wide: 380 },
  pyramid: { narrow: 520, wide: 680 },
  paigow: {
    narrow: 830,
    wide: 670,
    seat: { usual: 4, narrow: 70, wide: 0 },
  },
  seven27: {
    narrow: 715,
    wide: 735,
    seat: { usual: 5, narrow: 65, wide: 5 },
  },
  'ten-dice': {
    narrow: 340,
    wide: 345,
    seat: { usual: 1, narrow: 100, wide: 110 },
  },
};
const PATIENCE: Heights = { narrow: 640, wide: 720 };

/** What advice, a coach or side bets add at most. */
const BESIDE: Readonly<Record<string, number>> = { advice: 270, coach: 270, bonus: 50, dealer: 30 };
const BROAD = 520;

/** Who sits there: `seats` is a number or a list of names, `players` and `bots` are numbers. */
function seated(attributes: Embed['attributes']): number | undefined {
  const { seats, players, bots } = attributes;
  if (seats !== undefined) return Number(seats) || seats.split(/[\s,]+/).filter(Boolean).length;
  if (players === undefined && bots === undefined) return undefined;
  return Number(players ?? 1) + (Number(bots ?? 0) || 0);
}

/**
 * A frame of a given width that the game fits into.
 *
 * @param width in pixels
 */
export function frameSize(
  { game, attributes }: Pick<Embed, 'game' | 'attributes'>,
  width: number,
): FrameSize {
  const heights = GAMES[game.name] ?? PATIENCE;
  const { seat } = heights;
  const size = width < BROAD ? 'narrow' : 'wide';
  const more = seat ? Math.max(0, (seated(attributes) ?? seat.usual) - seat.usual) : 0;
  const beside = Object.keys(attributes).map((name) => (seat ? (BESIDE[name] ?? 0) : 0));
  return {
    width,
    height: heights[size] + more * (seat?.[size] ?? 0) + Math.max(0, ...beside),
  };
}
