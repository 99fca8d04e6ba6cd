import { toJson } from '../../core/engine/json.js';
import { asRecord } from '../../core/engine/reason.js';
import { newToken } from '../together/seat-keeper.js';

/** A game of a day that was won here. */
export interface Win {
  /** The name of its rules, `freecell`. */
  readonly game: string;
  readonly day: string;
  /** Its moves, as `proof()` of the game gives them. */
  readonly link: string;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** What a browser keeps of its player at one server of leaderboards. */
export interface Kept {
  /** What the server knows the person by; none before the first result. */
  readonly token: string | undefined;
  /** What the server names the person by to read the own place; empty before it has answered. */
  readonly person: string;
  /** As it was given with the yes; empty before. */
  readonly name: string;
  readonly group: string;
  /** Wins that the server has not answered for, the oldest first. */
  readonly waiting: readonly Win[];
  /** What was sent last of each game: it is sent again with another group. */
  readonly last: readonly Win[];
}

const NOTHING: Kept = {
  ...{ token: undefined, person: '', name: '', group: '', waiting: [], last: [] },
};

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');

/** More wins than there are days in which a server takes them. */
const MOST_WAITING = 30;

function readWin(given: unknown): Win | undefined {
  const { game, day, link, elapsed } = asRecord(given) ?? {};
  const isNamed = typeof game === 'string' && typeof day === 'string';
  const isWin = isNamed && typeof link === 'string' && typeof elapsed === 'number';
  return isWin ? { game, day, link, elapsed } : undefined;
}

const readWins = (given: unknown): readonly Win[] =>
  Array.isArray(given) ? given.map(readWin).filter((win) => win !== undefined) : [];

function readKept(text: string | null | undefined): Kept {
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

/** For pages whose browser keeps nothing: by the name that it would be kept by. */
const inMemory = new Map<string, string>();

/**
 * Keeps who the player is at a server of leaderboards, and what is to be sent: in the browser's localStorage under the
 * server's address, for all tabs; where that is closed, as long as the page lives.
 */
export class ResultKeeper {
  readonly name: string;

  constructor(address: string) {
    this.name = `baize:leaderboard:${address}`;
  }

  /** As it is now: another tab may have changed it. */
  get kept(): Kept {
    try {
      return readKept(localStorage.getItem(this.name) ?? inMemory.get(this.name));
    } catch {
      return readKept(inMemory.get(this.name));
    }
  }

  /** Keeps a win to be sent, and makes the player known by a token from then on. */
  add(win: Win): void {
    const { kept } = this;
    const isKnown = kept.waiting.some(({ link, day }) => link === win.link && day === win.day);
    if (isKnown) return;
    this.change({
      waiting: [...kept.waiting, win].slice(-MOST_WAITING),
      token: kept.token ?? newToken(),
    });
  }

  /**
   * Takes a win out that the server has answered for.
   *
   * @param person where it is on the board: what the server names the player by
   */
  settle(win: Win, person?: string): void {
    const { kept } = this;
    const waiting = kept.waiting.filter(({ link, day }) => link !== win.link || day !== win.day);
    const last = [...kept.last.filter(({ game }) => game !== win.game), win];
    this.change(person === undefined ? { waiting } : { waiting, person, last });
  }

  change(changed: Partial<Kept>): void {
    const text = toJson({ ...this.kept, ...changed });
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
      // It was never there.
    }
  }
}
