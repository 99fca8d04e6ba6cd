import type { LitElement, ReactiveController } from 'lit';
import { asRecord, type Problem } from '../../core/engine/reason.js';
import { isCount } from '../../core/engine/save.js';
import { isTableCode } from '../../core/together/table-code.js';
import { askServer } from '../together/server-request.js';
import { thrownMessage } from '../base/host-value.js';

/** A table that everybody can join. */
export interface OpenTable {
  readonly code: string;
  /** The tag of the game's element. */
  readonly game: string;
  /** The number of the present hand, from 1; 0 before the first. */
  readonly hand: number;
  readonly people: number;
  /** Seats that a person can take. */
  readonly open: number;
}

/** Milliseconds between requests while the page is visible. Each failure doubles the wait, up to the longest. */
const INTERVAL = 10_000;
const LONGEST_INTERVAL = 120_000;
/** The most tables that are shown. */
const MOST_TABLES = 50;

function openTable(given: unknown): OpenTable | undefined {
  const { code, game, hand, people, open } = asRecord(given) ?? {};
  const isUsable =
    typeof code === 'string' &&
    isTableCode(code) &&
    typeof game === 'string' &&
    isCount(people) &&
    isCount(open);
  return isUsable ? { code, game, hand: isCount(hand) ? hand : 0, people, open } : undefined;
}

const openTables = (given: unknown): readonly OpenTable[] =>
  (Array.isArray(given) ? given.slice(0, MOST_TABLES) : [])
    .map(openTable)
    .filter((one) => one !== undefined);

/** Loads a server's open tables, repeatedly while the page is visible. */
export class TableList implements ReactiveController {
  /** `undefined` before the first answer. */
  tables: readonly OpenTable[] | undefined;
  /** Why the last request failed. */
  problem: Problem | undefined;
  private server: string | undefined;
  private request: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;

  /** @param currentServer returns the server whose tables are shown, if any */
  constructor(
    private readonly host: LitElement,
    private readonly currentServer: () => string | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.reload);
    addEventListener('online', this.reload);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.reload);
    removeEventListener('online', this.reload);
    this.stop();
    this.server = undefined;
  }

  hostUpdated(): void {
    const server = this.currentServer();
    if (!this.host.isConnected || server === this.server) return;
    this.server = server;
    this.stop();
    this.failures = 0;
    this.reload();
  }

  /** Loads the list now if the page is visible. */
  readonly reload = (): void => {
    this.stop();
    if (this.server === undefined || document.visibilityState !== 'visible') return;
    void this.load(this.server);
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.request?.abort();
    this.request = undefined;
  }

  private async load(server: string): Promise<void> {
    const request = (this.request = new AbortController());
    try {
      const { body, problem } = await askServer(`${server}/tables`, undefined, request.signal);
      if (this.request !== request) return;
      if (!problem) this.tables = openTables(body['tables']);
      this.finish(problem);
    } catch (error) {
      if (this.request !== request) return;
      this.finish({ code: 'server-unreachable', reason: thrownMessage(error) });
    }
  }

  private finish(problem: Problem | undefined): void {
    this.problem = problem;
    this.failures = problem ? this.failures + 1 : 0;
    const wait = Math.min(LONGEST_INTERVAL, INTERVAL * 2 ** this.failures);
    this.timer = setTimeout(this.reload, wait);
    this.host.requestUpdate();
  }
}
