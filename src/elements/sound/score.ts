import { listOf } from '../../core/cards/list.js';
import type { Sound } from './recipes.js';

/** What a game told: an event's name, and what is asked of its detail. */
export interface Happening {
  readonly type: string;
  readonly detail: {
    readonly source?: string;
    readonly resumed?: boolean;
    readonly move?: unknown;
  };
  /** Of a hand that was dealt, whether dice were thrown. */
  readonly dice?: boolean;
  /** Of a hand that was paid, the chips that it brought the person. */
  readonly net?: number;
  /** Of a race, which has dice and no cards. */
  readonly race?: boolean;
}

/** A sound: which, in how many seconds, and how loud, to 1. */
export type Cue = readonly [sound: Sound, delay: number, level: number];

/** Seconds between the departures of cards that go by themselves, and for all of them; see motion.ts. */
const STEP = 0.07;
const LONGEST = 1.8;
/** Sounds are at least so far apart; of more only some are heard. */
export const APART = 0.12;
/** How loud cards are that go by themselves. */
const AUTO_LEVEL = 0.6;

/** Of what is done at tables, that which is heard. */
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
};

/** The sound of a move, by what moves: piles, or what a seat does. */
function soundOf({ detail, dice }: Happening): Sound | undefined {
  const { from, to = '', type, keep } = Object(detail.move) as Partial<Record<string, string>>;
  // A roll tells which dice stay; of the first one, `null` does.
  if (keep !== undefined) return 'dice';
  if (type !== undefined) return type === 'deal' && dice ? 'dice' : AT_TABLES[type];
  // A card that turns over once it is bare belongs to the move that bared it.
  if (from === to) return detail.source === 'auto' ? undefined : 'turn';
  if (to === 'stock') return 'shuffle';
  if (from === 'stock') return 'turn';
  return /^(column|cell)/.test(to) ? 'place' : 'home';
}

/** Cards that go by themselves after a move, thinned, in the time that they take to be seen. */
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

/** How what happened ended, where it did. */
function endOf(happenings: readonly Happening[]): Sound | undefined {
  const end = happenings.find(({ type }) => /-(win|lose|end)$/.test(type));
  if (!end) return undefined;
  if (end.type !== 'hand-end') return end.type === 'game-win' ? 'win' : 'lose';
  return (end.net ?? 0) > 0 ? 'gain' : 'slide';
}

/** What begins a batch: a deal, a step back, a refusal, or its first move; nothing else is heard with it. */
function headOf(happenings: readonly Happening[], move: Happening | undefined): Sound | undefined {
  const find = (name: string): Happening | undefined =>
    happenings.find(({ type }) => type === name);
  if (find('game-undo')) return 'undo';
  if (find('game-refuse')?.detail.source === 'player') return 'refuse';
  const start = find('game-start');
  // The hand of a new table is heard as it is dealt.
  if (start && !start.detail.resumed && !find('hand-start')) {
    // No die has fallen yet.
    return start.race ? undefined : 'shuffle';
  }
  return move && soundOf(move);
}

/**
 * What is to be heard of all that a game told at once: one sound for the move, those of the cards
 * that followed by themselves, fewer than there are cards, and how it ended.
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
