import { toJson } from '../../core/engine/json.js';
import type { GameRecord } from '../../core/history/record.js';
import { asRecord } from '../../core/engine/reason.js';
import type { SaveStore } from '../../storage/save-store.js';
import { randomBytes } from '../base/random.js';

/** A game that was begun, as it is stored for other tabs and later visits. */
export interface StartedGame {
  /** The id of its record. */
  readonly id: string;
  readonly game: string;
  /** Deal and options as one text. */
  readonly deal: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** The day whose deal it is. */
  readonly day?: unknown;
  /** Whether it has its record, or gets none. */
  readonly isCounted?: boolean | undefined;
  /** Whether a way to win was shown: the game is begun, and is not counted. */
  readonly isShown?: boolean | undefined;
  /** Whether it is a day's game that was counted as given up. Resuming it later begins another game. */
  readonly isGivenUp?: boolean | undefined;
  /** Whether it was opened from a link in the middle of the game. */
  readonly isShared?: boolean | undefined;
  /** The record to add if nobody resumes the game by the end of the day `until`. */
  readonly rest?: Partial<GameRecord> | undefined;
  readonly until?: string | undefined;
}

interface Stored {
  readonly games: readonly StartedGame[];
  /** The commitments (hashes of the decks) of hands that were counted. */
  readonly hands: readonly string[];
}

const NOTHING: Stored = { games: [], hands: [] };

/** How many games and how many hands are remembered. */
const MOST = 60;

/** A random id: 32 hexadecimal digits. Unlike `crypto.randomUUID`, it works on pages without TLS. */
export function randomId(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isStartedGame = (value: unknown): value is StartedGame => {
  const { id, game, deal, started, until = '' } = asRecord(value) ?? {};
  const texts = [id, game, deal, until];
  return texts.every((text) => typeof text === 'string') && Number.isFinite(started);
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the stored text, which other code of the page may have written. */
function read(text: string): Stored {
  const { games, hands } = asRecord(JSON.parse(text)) ?? {};
  const isText = (hand: unknown): hand is string => typeof hand === 'string';
  return { games: listed(games).filter(isStartedGame), hands: listed(hands).filter(isText) };
}

/** Drops the oldest game if there are too many. A day's game is dropped only if there are no others. */
function trim(games: readonly StartedGame[]): readonly StartedGame[] {
  if (games.length <= MOST) return games;
  const oldest = Math.max(
    0,
    games.findIndex(({ day }) => day === undefined),
  );
  return games.filter((_, index) => index !== oldest);
}

/**
 * The games that were begun last, and which of them are counted. A deal counts as one game however many tabs show it,
 * and however often it is restarted or the page is reloaded. Without a store, or if the store fails, the list lasts as
 * long as the page.
 */
export class StartedGames {
  private inMemory = NOTHING;
  private isStored = true;

  /** @param key the list's name in the store */
  constructor(
    private readonly store?: SaveStore,
    private readonly key = 'counted',
  ) {}

  /** The oldest first. */
  get games(): readonly StartedGame[] {
    return this.stored.games;
  }

  get(id: string): StartedGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Returns the last game of a deal. */
  find(deal: string): StartedGame | undefined {
    return this.games.findLast((game) => game.deal === deal);
  }

  /** Whether it is the last game of its name. */
  isLast({ id, game }: StartedGame): boolean {
    return this.games.findLast((other) => other.game === game)?.id === id;
  }

  /** Adds a game, or changes the one with its id. */
  put(game: StartedGame): void {
    const { games, hands } = this.stored;
    const isKnown = games.some(({ id }) => id === game.id);
    const next = isKnown
      ? games.map((other) => (other.id === game.id ? { ...other, ...game } : other))
      : trim([...games, game]);
    this.write({ games: next, hands });
  }

  /**
   * Marks a hand as counted.
   *
   * @returns whether it was not counted before
   */
  claimHand(commitment: string): boolean {
    const { games, hands } = this.stored;
    if (hands.includes(commitment)) return false;
    this.write({ games, hands: [...hands, commitment].slice(-MOST) });
    return true;
  }

  private get stored(): Stored {
    if (!this.store || !this.isStored) return this.inMemory;
    try {
      const text = this.store.get(this.key)?.value;
      return text === undefined ? NOTHING : read(text);
    } catch {
      return this.inMemory;
    }
  }

  private write(next: Stored): void {
    this.inMemory = next;
    try {
      this.store?.set(this.key, toJson(next));
      this.isStored = true;
    } catch {
      // The games report a failing store themselves.
      this.isStored = false;
    }
  }
}
