import { toJson } from '../../core/engine/json.js';
import type { GameRecord } from '../../core/history/record.js';
import { asRecord } from '../../core/engine/reason.js';
import type { SaveStore } from '../../storage/save-store.js';

/** A game that was begun, as other tabs and later visits know it. */
export interface Entry {
  /** Its record's. */
  readonly id: string;
  readonly game: string;
  /** Deal and options as one text. */
  readonly deal: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** The day whose deal it is. */
  readonly day?: unknown;
  /** Nothing that comes of it counts any more. */
  readonly isCounted?: boolean | undefined;
  /** A way to win was shown: it is begun, and does not count. */
  readonly isShown?: boolean | undefined;
  /** It is a day's, and has counted as given up: whoever goes on with it later plays another game. */
  readonly isGivenUp?: boolean | undefined;
  /** It was taken up from a link in its middle. */
  readonly isShared?: boolean | undefined;
  /** What it counts as where nobody goes on with it, and the last day on which somebody may. */
  readonly rest?: Partial<GameRecord> | undefined;
  readonly until?: string | undefined;
}

interface Kept {
  readonly games: readonly Entry[];
  /** The hashes of the decks of hands that were counted. */
  readonly hands: readonly string[];
}

/** How many games are remembered, and how many hands. */
const MOST = 60;

const isEntry = (entry: unknown): entry is Entry => {
  const { id, game, deal, started, until = '' } = asRecord(entry) ?? {};
  const texts = [id, game, deal, until];
  return texts.every((text) => typeof text === 'string') && Number.isFinite(started);
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is kept was perhaps written by somebody else. */
function read(text: string): Kept {
  const { games, hands } = asRecord(JSON.parse(text)) ?? {};
  const isText = (hand: unknown): hand is string => typeof hand === 'string';
  return { games: listed(games).filter(isEntry), hands: listed(hands).filter(isText) };
}

/** Without the oldest, where there are too many; a day's stays as long as there are others. */
function trim(games: readonly Entry[]): readonly Entry[] {
  if (games.length <= MOST) return games;
  const oldest = Math.max(
    0,
    games.findIndex(({ day }) => day === undefined),
  );
  return games.filter((_, index) => index !== oldest);
}

/**
 * Which games were begun last, and which of them are counted: one deal that is played is one game,
 * whatever tabs it stands in, and however often it is restarted and the page read anew. Where the
 * store fails, or without one, it is known as long as the page lasts.
 */
export class StartedGames {
  private here: Kept = { games: [], hands: [] };
  private isKept = true;

  /** @param key what it is kept under */
  constructor(
    private readonly store?: SaveStore,
    private readonly key = 'counted',
  ) {}

  /** The oldest first. */
  get games(): readonly Entry[] {
    return this.kept.games;
  }

  get(id: string): Entry | undefined {
    return this.games.find((entry) => entry.id === id);
  }

  /** The last one of a deal. */
  find(deal: string): Entry | undefined {
    return this.games.findLast((entry) => entry.deal === deal);
  }

  /** Whether no other game of its kind was begun since. */
  isLast({ id, game }: Entry): boolean {
    return this.games.findLast((entry) => entry.game === game)?.id === id;
  }

  /** Notes a game, or what has become of it. */
  put(entry: Entry): void {
    const { games, hands } = this.kept;
    const isKnown = games.some(({ id }) => id === entry.id);
    const next = isKnown
      ? games.map((other) => (other.id === entry.id ? { ...other, ...entry } : other))
      : trim([...games, entry]);
    this.write({ games: next, hands });
  }

  /** Whether a hand was not counted before; now it is. */
  takeHand(hash: string): boolean {
    const { games, hands } = this.kept;
    if (hands.includes(hash)) return false;
    this.write({ games, hands: [...hands, hash].slice(-MOST) });
    return true;
  }

  private get kept(): Kept {
    if (!this.store || !this.isKept) return this.here;
    try {
      const text = this.store.get(this.key)?.value;
      return text === undefined ? { games: [], hands: [] } : read(text);
    } catch {
      return this.here;
    }
  }

  private write(kept: Kept): void {
    this.here = kept;
    try {
      this.store?.set(this.key, toJson(kept));
      this.isKept = true;
    } catch {
      // That nothing is kept is told by the games themselves.
      this.isKept = false;
    }
  }
}
