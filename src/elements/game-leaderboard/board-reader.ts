import { toJson } from '../../core/engine/json.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import { isCount } from '../../core/engine/save.js';
import { thrownMessage } from '../base/host-value.js';
import { askServer } from '../together/server-request.js';

/** A result on a board. */
export interface BoardEntry {
  /** From 1. */
  readonly rank: number;
  readonly name: string;
  readonly moves: number;
  /** Milliseconds. */
  readonly elapsed: number | undefined;
  /** In a season: how many games were won, and the moves of each day, Monday first. */
  readonly won?: number | undefined;
  readonly results?: readonly (number | undefined)[] | undefined;
}

/** A part of the board of a day or of a season. */
export interface Board {
  /** Its name at the server: `freecell`. */
  readonly name: string;
  readonly total: number;
  readonly entries: readonly BoardEntry[];
  readonly own: BoardEntry | undefined;
}

/** How often a board is asked for while it is in sight; after failures less and less. */
const EVERY = 60_000;
const LONGEST = 480_000;
/** No name is longer; a server of somebody's own may send anything. */
const LONGEST_NAME = 40;
/** No server needs longer for an answer. */
const LONGEST_ANSWER = 8000;

function readEntry(given: unknown): BoardEntry | undefined {
  const { rank, name, moves, elapsed, won, results } = asRecord(given) ?? {};
  const isEntry = isCount(rank) && rank > 0 && typeof name === 'string' && isCount(moves);
  if (!isEntry) return undefined;
  const time = isCount(elapsed) ? elapsed : undefined;
  const entry = { rank, name: name.slice(0, LONGEST_NAME), moves, elapsed: time };
  if (!isCount(won) || !Array.isArray(results)) return entry;
  return { ...entry, won, results: results.map((one) => (isCount(one) ? one : undefined)) };
}

export function readBoard(body: Readonly<Record<string, unknown>>): Board {
  const { board, total, entries, own } = body;
  const all = Array.isArray(entries) ? entries.map(readEntry) : [];
  return {
    name: typeof board === 'string' ? board : '',
    total: isCount(total) ? total : 0,
    entries: all.filter((entry) => entry !== undefined),
    own: readEntry(own),
  };
}

/** What of an address names the board, whichever part of it is shown. */
export function boardIn(address: string | undefined): string {
  if (address === undefined) return '';
  const url = new URL(address);
  for (const name of ['from', 'count', 'person']) url.searchParams.delete(name);
  return url.href;
}

/** What is asked for. */
interface Asked {
  /** A day, or a season. */
  readonly of: string;
  readonly game: string;
  readonly options: object;
  readonly from: number;
  readonly count: number;
  /** Empty for everybody. */
  readonly group: string;
  /** Whose own place is wanted; empty for nobody's. */
  readonly person: string;
}

/** The address of a part of a board. */
export function boardAddress(
  server: string,
  { of, game, options, from, count, group, person }: Asked,
): string {
  const asked = new URLSearchParams({
    options: toJson(options),
    from: String(from),
    count: String(count),
    ...(group !== '' && { group }),
    ...(person !== '' && { person }),
  });
  return `${server}/${of}/${encodeURIComponent(game)}?${asked.toString()}`;
}

export interface ReaderHost {
  readonly isConnected: boolean;
  /** The address of what is to be shown; none where nothing is. */
  readonly boardAddress: string | undefined;
  requestUpdate(): void;
}

/** The board that is shown, asked for again and again while the page is in sight. */
export class BoardReader {
  /** None before the server has answered. */
  board: Board | undefined;
  /** Why the last question was not answered. */
  problem: Problem | undefined;
  isAsking = false;
  private address: string | undefined;
  private asking: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failed = 0;

  constructor(private readonly host: ReaderHost) {}

  /** Asks where something else is to be shown. */
  follow(): void {
    const { boardAddress } = this.host;
    if (boardAddress === this.address) return;
    if (boardIn(boardAddress) !== boardIn(this.address)) {
      // Under another heading they would be wrong. Not within the drawing that found out what is to be shown.
      this.board = this.problem = undefined;
      queueMicrotask(() => this.host.requestUpdate());
    }
    this.address = boardAddress;
    this.failed = 0;
    this.look();
  }

  /** Asks now, where the page is in sight. */
  readonly look = (): void => {
    this.stop();
    const { address, host } = this;
    if (address === undefined || !host.isConnected || document.visibilityState !== 'visible')
      return;
    void this.ask(address);
  };

  stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = undefined;
    this.isAsking = false;
  }

  private async ask(address: string): Promise<void> {
    const asking = (this.asking = new AbortController());
    this.isAsking = true;
    const timer = setTimeout(() => asking.abort(), LONGEST_ANSWER);
    queueMicrotask(() => this.host.requestUpdate());
    try {
      const { body, problem } = await askServer(address, undefined, asking.signal);
      if (this.asking !== asking) return;
      this.settle(problem ? undefined : readBoard(body), problem);
    } catch (error) {
      if (this.asking !== asking) return;
      this.settle(undefined, { code: 'server-unreachable', reason: thrownMessage(error) });
    } finally {
      clearTimeout(timer);
    }
  }

  private settle(board: Board | undefined, problem: Problem | undefined): void {
    this.board = board;
    this.problem = problem;
    this.isAsking = false;
    this.failed = problem ? this.failed + 1 : 0;
    this.timer = setTimeout(this.look, Math.min(LONGEST, EVERY * 2 ** this.failed));
    this.host.requestUpdate();
  }
}
