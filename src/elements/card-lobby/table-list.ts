import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { asRecord, type Problem } from '../../core/engine/reason.js';
import { isCount } from '../../core/engine/save.js';
import { isTableCode } from '../../core/together/table-code.js';
import { askServer } from '../together/server-request.js';
import { thrownMessage } from '../base/host-value.js';

/** A table that is open to everybody. */
export interface OpenTable {
  readonly code: string;
  /** The element that plays it. */
  readonly game: string;
  /** The number of its hand, from 1; 0 before the first. */
  readonly hand: number;
  readonly people: number;
  /** Seats that a person can take. */
  readonly open: number;
}

/** How often the list is asked for while it is in sight; after failures it is asked for less and less. */
const EVERY = 10_000;
const LONGEST = 120_000;
/** No more are shown. */
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

interface ListHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
  /** The server whose tables are shown; none where nothing is. */
  readonly listedServer: string | undefined;
}

/** The open tables of a server, asked for again and again while the page is in sight. */
export class TableList implements ReactiveController {
  /** None before the server has answered. */
  tables: readonly OpenTable[] | undefined;
  /** Why the last question was not answered. */
  problem: Problem | undefined;
  private server: string | undefined;
  private asking: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failed = 0;

  constructor(private readonly host: ListHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.look);
    addEventListener('online', this.look);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.look);
    removeEventListener('online', this.look);
    this.stop();
    this.server = undefined;
  }

  hostUpdated(): void {
    const { listedServer, isConnected } = this.host;
    if (!isConnected || listedServer === this.server) return;
    this.server = listedServer;
    this.stop();
    this.failed = 0;
    this.look();
  }

  /** Asks now, where the list is in sight. */
  readonly look = (): void => {
    if (this.server === undefined || document.visibilityState !== 'visible') return this.stop();
    this.stop();
    void this.ask(this.server);
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = undefined;
  }

  private async ask(server: string): Promise<void> {
    const asking = (this.asking = new AbortController());
    try {
      const { body, problem } = await askServer(`${server}/tables`, undefined, asking.signal);
      if (this.asking !== asking) return;
      if (!problem) this.tables = openTables(body['tables']);
      this.settle(problem);
    } catch (error) {
      if (this.asking !== asking) return;
      this.settle({ code: 'server-unreachable', reason: thrownMessage(error) });
    }
  }

  private settle(problem: Problem | undefined): void {
    this.problem = problem;
    this.failed = problem ? this.failed + 1 : 0;
    const wait = Math.min(LONGEST, EVERY * 2 ** this.failed);
    this.timer = setTimeout(this.look, wait);
    this.host.requestUpdate();
  }
}
