import { listOf } from '../../core/cards/list.js';
import type { Sound } from './recipes.js';

/** An event of a game, with the parts that sounds depend on. */
export interface Happening {
  readonly type: string;
  readonly detail: {
    readonly source?: string;
    readonly resumed?: boolean;
    readonly move?: unknown;
    /** In games for points: the points of a hand. */
    readonly points?: unknown;
  };
  /** Whether dice were thrown for a hand. */
  readonly dice?: boolean;
  /** The chips that a paid hand brought the player. */
  readonly net?: number;
  /** Whether it is a race, which has dice and no cards. */
  readonly race?: boolean;
}

/** A sound, its delay in seconds, and its loudness, up to 1. */
export type Cue = readonly [sound: Sound, delay: number, level: number];

/** The seconds between automatic moves, and for all of them; see motion.ts. */
const STEP = 0.07;
const LONGEST = 1.8;
/** The least seconds between two sounds. Of a faster series only some are played. */
export const APART = 0.12;
/** The loudness of automatic moves. */
const AUTO_LEVEL = 0.6;

/** The sounds of moves at tables. */
const AT_TABLES: Readonly<Record<string, Sound>> = {
  ante: 'chip',
  bet: 'chips',
  call: 'chips',
  raise: 'chips',
  check: 'place',
  fold: 'place',
  set: 'place',
  declare: 'place',
  take: 'turn',
  deal: 'shuffle',
  play: 'place',
  ask: 'turn',
};

/** The sound of a move: between piles, or by a seat. */
function soundOf({ detail, dice }: Happening): Sound | undefined {
  const { from, to = '', type, keep } = Object(detail.move) as Partial<Record<string, string>>;
  // A roll has the kept dice; the first one has `null`.
  if (keep !== undefined) return 'dice';
  if (type !== undefined) return type === 'deal' && dice ? 'dice' : AT_TABLES[type];
  // A card that turns over automatically belongs to the move that uncovered it.
  if (from === to) return detail.source === 'auto' ? undefined : 'turn';
  if (to === 'stock') return 'shuffle';
  if (from === 'stock') return 'turn';
  return /^(column|cell)/.test(to) ? 'place' : 'home';
}

/** The sounds of automatic moves: fewer than there are moves, over the time of their animation. */
function thinned(sounds: readonly Sound[]): readonly Cue[] {
  const { length } = sounds;
  const span = Math.min(LONGEST, length * STEP);
  const count = Math.min(length, Math.max(1, Math.floor(span / APART)));
  return listOf(count, (index) => [
    sounds[Math.floor((index * length) / count)]!,
    APART + (index * span) / count,
    AUTO_LEVEL,
  ]);
}

/** The sound of the end of a game or hand. */
function endOf(happenings: readonly Happening[]): Sound | undefined {
  const find = (pattern: RegExp): Happening | undefined =>
    happenings.find(({ type }) => pattern.test(type));
  const end = find(/^game-(win|lose)$/) ?? find(/^hand-end$/);
  if (!end) return undefined;
  if (end.type !== 'hand-end') return end.type === 'game-win' ? 'win' : 'lose';
  // A hand for points is no win or loss.
  if (end.detail.points !== undefined) return undefined;
  return (end.net ?? 0) > 0 ? 'gain' : 'slide';
}

/** The first sound of a batch: a deal, an undo, a refusal, or the first move. */
function headOf(happenings: readonly Happening[], move: Happening | undefined): Sound | undefined {
  const find = (name: string): Happening | undefined =>
    happenings.find(({ type }) => type === name);
  if (find('game-undo')) return 'undo';
  if (find('game-refuse')?.detail.source === 'player') return 'refuse';
  const start = find('game-start');
  // The first hand of a new table plays the sound of a deal separately.
  if (start && !start.detail.resumed && !find('hand-start')) {
    // No die has been thrown yet.
    return start.race ? undefined : 'shuffle';
  }
  return move && soundOf(move);
}

/**
 * The sounds for all events of one update: one for the move, some for the automatic moves after it, and one
 * for the end.
 */
export function cuesOf(happenings: readonly Happening[]): readonly Cue[] {
  const moves = happenings.filter(({ type }) => type === 'game-move' || type === 'game-redo');
  const head = headOf(happenings, moves[0]);
  const followers = moves.slice(1).filter(({ detail }) => detail.source === 'auto');
  const tail = thinned(followers.flatMap((one) => soundOf(one) ?? []));
  const cues: Cue[] = [...(head ? [[head, 0, 1] as const] : []), ...tail];
  const end = endOf(happenings);
  const last = cues.at(-1);
  return end ? [...cues, [end, last ? last[1] + 2 * APART : 0, 1]] : cues;
}
