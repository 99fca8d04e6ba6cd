import { toJson } from '../../core/engine/json.js';
import { dayNumber } from '../../core/history/day.js';
import type { SeatKind } from '../../core/table/seats.js';
import type { GameStartDetail, HandEndDetail } from '../base/events.js';
import { randomId } from './random-id.js';
import type { Entry } from './started-games.js';
import { variantOf } from './usual-options.js';

interface Run {
  readonly kinds: readonly SeatKind[];
  readonly history: readonly Pick<HandEndDetail, 'net'>[];
}

/** What of a game's element is read, patience or table; another version of the kit may have made it. */
export interface Played extends HTMLElement {
  readonly outcome?: unknown;
  readonly day?: unknown;
  readonly moveCount?: unknown;
  readonly elapsed?: unknown;
  /** Whether it shows a way to win just now. */
  readonly isShowing?: unknown;
  /** Whether another tab has played on, and the player has to choose. */
  readonly hasConflict?: unknown;
  /** Whether it has gone on from what it tells now. */
  readonly events?: { readonly isBehind: boolean };
  readonly run?: Run | undefined;
  /** The seats of people at this device; not of all versions. */
  readonly mine?: readonly number[];
  /** What saves and records call the game; not of all versions, whose saves say it. */
  readonly gameName?: unknown;
  save?(): object | undefined;
}

/** What a game that begins is asked. */
export type About = Pick<Played, 'day' | 'outcome'>;

/** What of a save is read. */
export interface Saved {
  readonly game?: unknown;
  readonly deal?: unknown;
  readonly deck?: unknown;
  readonly position?: unknown;
  readonly options?: object;
  readonly moves?: unknown;
  readonly count?: unknown;
  readonly elapsed?: unknown;
}

/** One deal of a game, or one hand, as it is played; the same in all tabs, and after a reload. */
export interface Instance extends Entry {
  readonly variant: string;
  readonly isLost?: boolean;
  /** A move was made here: it was not only looked at. */
  readonly isPlayed?: boolean;
  /** As its element counts them. */
  readonly moves?: number;
}

/** A table's save has the hand's in it; that of a table on a server is the server's. */
export const savedBy = (game: Played): Saved => {
  const saved: Saved & { readonly hand?: Saved | null } = game.save?.() ?? { game: game.gameName };
  return saved.hand ?? saved;
};
export const dealOf = ({ game, deal, position, deck = position, options }: Saved): string =>
  toJson([game, deal, deck, options]);
export const movesOf = ({ moves, count }: Saved): string => toJson([moves, count]);
/**
 * What another game takes the place of, and is not kept; the same deal in another state, another tab's, is
 * the same game, and so is a day's that is dealt anew.
 */
export function goneFor(game: Played, detail: GameStartDetail, now: Saved): Saved | undefined {
  const { previous, kept, resumed } = detail;
  const stays = previous && (resumed || game.day !== undefined);
  return kept || (stays && dealOf(previous) === dealOf(now)) ? undefined : previous;
}
/** A link has the moves that led to where it was made, and no time. */
export const isShared = ({ elapsed, count }: Saved): boolean => elapsed === 0 && Number(count) > 1;
export const dayOf = (day: unknown): { readonly day?: string } =>
  'value' in dayNumber(day) ? { day: String(day) } : {};
const HOUR = 3_600_000;
/** The day that it is so many hours after UTC. */
const dayAfterUtc = (hours: number): string =>
  new Date(new Date().getTime() + hours * HOUR).toISOString().slice(0, 10);
/** The day that it is where days end last, twelve hours after UTC's. */
export const lastDay = (): string => dayAfterUtc(-12);
/** The day that it is where days begin first, fourteen hours before UTC's; or that which is given, if it is later. */
export function firstDay(day: string): string {
  const there = dayAfterUtc(14);
  return day > there ? day : there;
}
export const whole = (value: unknown): number => Math.max(0, Math.round(Number(value) || 0));
/** One without a name is none that could be recorded. */
const nameIn = ({ game }: Saved): string => (typeof game === 'string' ? game : '');
const variantIn = (saved: Saved): string =>
  variantOf(nameIn(saved), (saved.options ?? {}) as Readonly<Record<string, unknown>>);

/** The game that is played, as one that nobody has heard of before. */
export function begin({ day, outcome }: About, saved: Saved): Instance {
  return {
    id: randomId(),
    game: nameIn(saved),
    started: Date.now() - whole(saved.elapsed),
    deal: dealOf(saved),
    variant: variantIn(saved),
    day,
    isLost: outcome === 'lost',
    // A game from a position of anybody's choice is counted nowhere.
    ...(saved.position !== undefined && { isCounted: true }),
  };
}
