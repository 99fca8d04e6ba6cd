import { toJson } from '../../core/engine/json.js';
import { asRecord } from '../../core/engine/reason.js';
import { newToken } from '../together/seat-keeper.js';

/** A won game of a day. */
export interface Win {
  /** The game's name in saves: `freecell`. */
  readonly game: string;
  readonly day: string;
  /** The moves, as the game's `proof()` returns them. */
  readonly link: string;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** The data of a player that a browser stores for a server of leaderboards. */
export interface StoredPlayer {
  /** The secret by which the server knows the player; `undefined` before the first win. */
  readonly token: string | undefined;
  /** The server's public id of the player, to read their own place; empty before its first answer. */
  readonly person: string;
  /** The name that the player agreed to send; empty before. */
  readonly name: string;
  readonly group: string;
  /** Wins that the server has not answered, the oldest first. */
  readonly waiting: readonly Win[];
  /** The last win of each game that was sent. It is sent again when the player enters another group. */
  readonly last: readonly Win[];
}

const NOTHING: StoredPlayer = {
  ...{ token: undefined, person: '', name: '', group: '', waiting: [], last: [] },
};

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');

/** More wins than a server still accepts: it takes those of the last days. */
const MOST_WAITING = 30;

function readWin(given: unknown): Win | undefined {
  const { game, day, link, elapsed } = asRecord(given) ?? {};
  const isNamed = typeof game === 'string' && typeof day === 'string';
  const isWin = isNamed && typeof link === 'string' && typeof elapsed === 'number';
  return isWin ? { game, day, link, elapsed } : undefined;
}

const readWins = (given: unknown): readonly Win[] =>
  Array.isArray(given) ? given.map(readWin).filter((win) => win !== undefined) : [];

function readStored(text: string | null | undefined): StoredPlayer {
  let given: unknown;
  try {
    given = JSON.parse(text ?? 'null');
  } catch {
    return NOTHING;
  }
  const { token, person, name, group, waiting, last } = asRecord(given) ?? {};
  return {
    token: typeof token === 'string' ? token : undefined,
    person: textOf(person),
    name: textOf(name),
    group: textOf(group),
    waiting: readWins(waiting),
    last: readWins(last),
  };
}

/** The fallback if localStorage is not available. */
const inMemory = new Map<string, string>();

/**
 * Stores a player's identity at a server of leaderboards, and the wins to be sent: in localStorage under the server's
 * address, shared by all tabs. If localStorage is not available, the data lasts as long as the page.
 */
export class ResultKeeper {
  readonly name: string;

  constructor(address: string) {
    this.name = `baize:leaderboard:${address}`;
  }

  /** The stored data. It is read again each time, because another tab may have changed it. */
  get stored(): StoredPlayer {
    try {
      return readStored(localStorage.getItem(this.name) ?? inMemory.get(this.name));
    } catch {
      return readStored(inMemory.get(this.name));
    }
  }

  /** Adds a win to be sent. The first one creates the player's token. */
  add(win: Win): void {
    const { stored } = this;
    const isKnown = stored.waiting.some(({ link, day }) => link === win.link && day === win.day);
    if (isKnown) return;
    this.change({
      waiting: [...stored.waiting, win].slice(-MOST_WAITING),
      token: stored.token ?? newToken(),
    });
  }

  /**
   * Removes a win that the server has answered.
   *
   * @param person the server's id of the player, if the win was accepted
   */
  removeWaiting(win: Win, person?: string): void {
    const { stored } = this;
    const waiting = stored.waiting.filter(({ link, day }) => link !== win.link || day !== win.day);
    const last = [...stored.last.filter(({ game }) => game !== win.game), win];
    this.change(person === undefined ? { waiting } : { waiting, person, last });
  }

  change(changed: Partial<StoredPlayer>): void {
    const text = toJson({ ...this.stored, ...changed });
    inMemory.delete(this.name);
    try {
      localStorage.setItem(this.name, text);
    } catch {
      inMemory.set(this.name, text);
    }
  }

  forget(): void {
    inMemory.delete(this.name);
    try {
      localStorage.removeItem(this.name);
    } catch {
      // Without localStorage there is nothing to remove.
    }
  }
}
