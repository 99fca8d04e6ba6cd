import type { LitElement } from 'lit';
import { plainDigits } from '../../core/cards/deal-number.js';
import { toJson } from '../../core/engine/json.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import { isCount } from '../../core/engine/save.js';
import { thrownMessage } from '../base/host-value.js';
import { askServer } from '../together/server-request.js';

/** A result on a board. */
export interface BoardEntry {
  /** The place, from 1. */
  readonly rank: number;
  readonly name: string;
  readonly moves: number;
  /** Milliseconds. */
  readonly elapsed: number | undefined;
  /** In a season: the number of won games. */
  readonly won?: number | undefined;
  /** In a season: the moves of each day, Monday first. */
  readonly results?: readonly (number | undefined)[] | undefined;
}

/** A page of the board of a day or a season. */
export interface Board {
  /** The board's name on the server: `freecell`. */
  readonly name: string;
  readonly total: number;
  readonly entries: readonly BoardEntry[];
  /** The player's own result. */
  readonly own: BoardEntry | undefined;
}

/** Milliseconds between requests while the page is visible. Each failure doubles the wait, up to the longest. */
const INTERVAL = 60_000;
const LONGEST_INTERVAL = 480_000;
/** Longer names are cut: a site's own server may send anything. */
const LONGEST_NAME = 40;
/** Milliseconds to wait for an answer. */
export const TIMEOUT = 8000;

const GROUP = /^[\p{L}\p{N}]{3,20}$/u;

/** Normalizes a group's code: 3 to 20 letters and figures. Returns `undefined` for anything else. */
export function readGroup(given: unknown): string | undefined {
  const text = typeof given === 'string' ? given.normalize('NFKC').trim() : '';
  const code = plainDigits(text).toUpperCase();
  return GROUP.test(code) ? code : undefined;
}

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

/** Removes the page and the person from an address, so that the same board has the same text. */
export function boardIn(address: string | undefined): string {
  if (address === undefined) return '';
  const url = new URL(address);
  for (const name of ['from', 'count', 'person']) url.searchParams.delete(name);
  return url.href;
}

interface BoardQuery {
  /** A day or a season. */
  readonly of: string;
  readonly game: string;
  readonly options: object;
  readonly from: number;
  readonly count: number;
  /** A group's code; empty for everybody. */
  readonly group: string;
  /** The person for `Board.own`; empty for nobody. */
  readonly person: string;
}

/** Returns the address of a page of a board. */
export function boardAddress(
  server: string,
  { of, game, options, from, count, group, person }: BoardQuery,
): string {
  const query = new URLSearchParams({
    options: toJson(options),
    from: String(from),
    count: String(count),
    ...(group !== '' && { group }),
    ...(person !== '' && { person }),
  });
  return `${server}/${of}/${encodeURIComponent(game)}?${query.toString()}`;
}

/** Loads the board that is shown, repeatedly while the page is visible. */
export class BoardReader {
  /** `undefined` before the first answer. */
  board: Board | undefined;
  /** Why the last request failed. */
  problem: Problem | undefined;
  isLoading = false;
  private address: string | undefined;
  private request: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;

  /** @param currentAddress returns the address of the page that is shown, if any */
  constructor(
    private readonly host: Pick<LitElement, 'isConnected' | 'requestUpdate'>,
    private readonly currentAddress: () => string | undefined,
  ) {}

  /** Call after each render: loads the board if its address changed. */
  follow(): void {
    const address = this.currentAddress();
    if (address === this.address) return;
    if (boardIn(address) !== boardIn(this.address)) {
      // The old results would stand under a new heading. Waits, because the present render is not finished.
      this.board = this.problem = undefined;
      queueMicrotask(() => this.host.requestUpdate());
    }
    this.address = address;
    this.failures = 0;
    this.reload();
  }

  /** Loads the board now if the page is visible. */
  readonly reload = (): void => {
    this.stop();
    const { address, host } = this;
    if (address === undefined || !host.isConnected || document.visibilityState !== 'visible')
      return;
    void this.load(address);
  };

  stop(): void {
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = undefined;
    this.isLoading = false;
  }

  private async load(address: string): Promise<void> {
    const request = (this.request = new AbortController());
    this.isLoading = true;
    const timer = setTimeout(() => request.abort(), TIMEOUT);
    queueMicrotask(() => this.host.requestUpdate());
    try {
      const { body, problem } = await askServer(address, undefined, request.signal);
      if (this.request !== request) return;
      this.finish(problem ? undefined : readBoard(body), problem);
    } catch (error) {
      if (this.request !== request) return;
      this.finish(undefined, { code: 'server-unreachable', reason: thrownMessage(error) });
    } finally {
      clearTimeout(timer);
    }
  }

  private finish(board: Board | undefined, problem: Problem | undefined): void {
    this.board = board;
    this.problem = problem;
    this.isLoading = false;
    this.failures = problem ? this.failures + 1 : 0;
    const wait = Math.min(LONGEST_INTERVAL, INTERVAL * 2 ** this.failures);
    this.timer = setTimeout(this.reload, wait);
    this.host.requestUpdate();
  }
}
