import type { WithOptions } from '../../core/engine/option.js';
import { variantOf } from '../../core/engine/option-text.js';
import { asRecord } from '../../core/engine/reason.js';
import { toJson } from '../../core/engine/json.js';
import { dayNumber } from '../../core/history/day.js';
import type { GameRecord } from '../../core/history/record.js';
import type { GameStartDetail, HandEndDetail } from '../base/events.js';
import { type StartedGame, randomId } from './started-games.js';

interface Run {
  readonly history: readonly Pick<HandEndDetail, 'net'>[];
}

/** The members of a game's element that are read here. The element may be of another version of the kit. */
export interface GameLike extends HTMLElement {
  readonly outcome?: unknown;
  readonly day?: unknown;
  readonly moveCount?: unknown;
  readonly undoCount?: unknown;
  readonly elapsed?: unknown;
  /** Whether it is showing a way to win. */
  readonly isShowing?: unknown;
  /** Whether another tab has played on, and the player has to choose between the two games. */
  readonly hasConflict?: unknown;
  /** `isBehind`: the element is already in a later state than the event describes. */
  readonly events?: { readonly isBehind: boolean };
  readonly run?: Run | undefined;
  /** At a table: the seats of people at this device. */
  readonly mine?: readonly number[];
  /** A table's game in saves and records. A table on a server has no save to read it from. */
  readonly gameName?: unknown;
  /** The game's rules: a record's variant follows from their options. */
  readonly gameRules?: WithOptions<object>;
  save?(): object | undefined;
}

/** The fields of a save that are read here, unchecked. */
export interface UncheckedSave {
  readonly game?: unknown;
  readonly deal?: unknown;
  readonly deck?: unknown;
  readonly position?: unknown;
  readonly options?: object;
  readonly moves?: unknown;
  readonly count?: unknown;
  readonly elapsed?: unknown;
}

/** The fields of a detail that recorders read, beside numbers. */
const FIELDS: Partial<Record<string, (detail: Readonly<Record<string, unknown>>) => boolean>> = {
  'game-start': ({ previous }) => previous === undefined || asRecord(previous) !== undefined,
  'hand-start': ({ options }) => asRecord(options) !== undefined,
  'hand-end': ({ net }) => Array.isArray(net),
};

/** Whether a detail can be read. A page can dispatch events of its own on a game. */
export function isReadable(name: string, detail: unknown): boolean {
  const record = asRecord(detail);
  return record !== undefined && (FIELDS[name]?.(record) ?? true);
}

/** One deal of a game, or one hand, as it is being played: the same one in all tabs and after a reload. */
export interface Playthrough extends StartedGame {
  readonly variant: string;
  readonly isLost?: boolean;
  /** Whether a move was made in this tab. */
  readonly isPlayed?: boolean;
  /** The element's `moveCount`. */
  readonly moves?: number;
  /** The element's `undoCount`. */
  readonly undos?: number;
}

/** Returns a game's save. A table's save contains that of its hand. A table on a server has no save. */
export const saveOf = (game: GameLike): UncheckedSave => {
  const save: UncheckedSave & { readonly hand?: UncheckedSave | null } = game.save?.() ?? {
    game: game.gameName,
  };
  return save.hand ?? save;
};
/** A text that identifies a deal: the same for two saves of the same deal and options. */
export const dealKey = ({
  game,
  deal,
  position,
  deck = position,
  options,
}: UncheckedSave): string => toJson([game, deal, deck, options]);
export const movesKey = ({ moves, count }: UncheckedSave): string => toJson([moves, count]);

/**
 * Returns the save of the game that a new one replaces. Returns `undefined` if that game is kept, or is the same one:
 * the same deal resumed in another state, or a day's deal that is dealt again.
 */
export function replacedSave(
  game: GameLike,
  { previous, kept, resumed }: GameStartDetail,
  now: UncheckedSave,
): UncheckedSave | undefined {
  const canContinue = previous && (resumed || game.day !== undefined);
  const isSame = canContinue && dealKey(previous) === dealKey(now);
  return kept || isSame ? undefined : previous;
}

/** Whether a save comes from a link: that has moves and no playing time. */
export const isShared = ({ elapsed, count }: UncheckedSave): boolean =>
  elapsed === 0 && Number(count) > 1;
export const dayOf = (day: unknown): { readonly day?: string } =>
  'value' in dayNumber(day) ? { day: String(day) } : {};

const HOUR = 3_600_000;
const dayAtOffset = (hours: number): string =>
  new Date(new Date().getTime() + hours * HOUR).toISOString().slice(0, 10);
/** Today's date in the last time zone, UTC−12: earlier days are over everywhere. */
export const earliestToday = (): string => dayAtOffset(-12);
/** The later of the given day and today's date in the first time zone, UTC+14. */
export function latestToday(day: string): string {
  const today = dayAtOffset(14);
  return day > today ? day : today;
}

/** Rounds to a whole number of 0 or more; 0 for anything that is not a number. */
export const toCount = (value: unknown): number => Math.max(0, Math.round(Number(value) || 0));
/** The undos of a record, if there were some. */
export const undone = (undos: unknown): { readonly undos?: number } =>
  toCount(undos) > 0 ? { undos: toCount(undos) } : {};
/** A record without a name is rejected by `checkRecord`. */
const nameIn = ({ game }: UncheckedSave): string => (typeof game === 'string' ? game : '');

/** The variant of a saved game, as records name it. */
export const variantIn = (
  { gameRules }: Pick<GameLike, 'gameRules'>,
  { options = {} }: UncheckedSave,
): string => (gameRules ? variantOf(gameRules, options) : '');

/** Makes a playthrough with a new id. */
export function newPlaythrough(
  game: Pick<GameLike, 'day' | 'outcome' | 'gameRules'>,
  save: UncheckedSave,
): Playthrough {
  const { day, outcome } = game;
  return {
    id: randomId(),
    game: nameIn(save),
    started: Date.now() - toCount(save.elapsed),
    deal: dealKey(save),
    variant: variantIn(game, save),
    day,
    isLost: outcome === 'lost',
    // A game that begins at a chosen position is never counted.
    ...(save.position !== undefined && { isCounted: true }),
  };
}

/** The fields that all records have. */
export function baseOf(
  playthrough: Playthrough,
  { deal }: UncheckedSave,
  ended: number,
): Partial<GameRecord> {
  const { id, game, variant, day, started, isShared: shared } = playthrough;
  return {
    ...{ id, game, variant, started: Math.min(started, ended), ended },
    ...(typeof deal === 'number' ? { deal } : {}),
    ...dayOf(day),
    ...(shared ? { shared } : {}),
  };
}
