import type { Problem } from '../../core/engine/reason.js';
import { withTabLock } from '../../storage/tab-lock.js';
import { thrownMessage } from '../base/host-value.js';
import { type ServerAnswer, askServer } from '../together/server-request.js';
import { TIMEOUT } from './board-reader.js';
import type { ResultKeeper, Win } from './result-keeper.js';

/** Milliseconds before the first retry. Each failure doubles the wait, up to the longest. */
const SHORTEST_WAIT = 5000;
const LONGEST_WAIT = 120_000;

/** Problems that the player or the site's author can fix: the win stays stored. */
const FIXABLE: readonly string[] = [
  ...['bad-name', 'name-refused', 'origin-not-allowed', 'no-such-page'],
];

/** The state of sending wins. */
export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** The server could not be reached. Sending is retried. */
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly rank: number; readonly total: number }
  | { readonly state: 'refused'; readonly problem: Problem }
  | { readonly state: 'removed' };

/** Sends the wins of a player who agreed to it, one after the other, and retries until the server answers. */
export class ResultSender {
  sending: Sending = { state: 'idle' };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isBusy = false;
  /** Whether `send` was called while it was busy. */
  private hasMore = false;
  /** The last task. In a browser without locks, at least the tasks of this page run one after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: string,
    readonly keeper: ResultKeeper,
    private readonly host: { readonly isConnected: boolean },
    private readonly changed: () => void,
  ) {}

  /** Whether a win waits for the player's consent. */
  get needsConsent(): boolean {
    const { name, waiting } = this.keeper.stored;
    return name === '' && waiting.length > 0;
  }

  /** Sends the waiting wins now. */
  readonly send = (): void => {
    clearTimeout(this.timer);
    const { name, waiting } = this.keeper.stored;
    if (name === '' || waiting.length === 0) return;
    this.hasMore = this.isBusy;
    if (this.isBusy) return;
    this.isBusy = true;
    this.setState({ state: 'sending' });
    void this.inTurn(() => this.sendAll()).finally(() => {
      this.isBusy = false;
      if (this.hasMore) this.send();
    });
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Deletes all results of the player, on the server and here. Waits for a running request, which could add one again. */
  remove(): Promise<void> {
    return this.inTurn(() => this.removeAll());
  }

  /** Runs a task in one tab at a time. Without locks a win may be sent twice, which the server counts once. */
  private inTurn(task: () => Promise<void>): Promise<void> {
    const next = (): Promise<void> => withTabLock(this.keeper.name, task);
    return (this.last = this.last.then(next, next));
  }

  private async removeAll(): Promise<void> {
    const { token } = this.keeper.stored;
    const answer =
      token === undefined ? undefined : await this.ask(`${this.address}/forget`, { token });
    if (answer && 'problem' in answer && answer.problem) {
      this.setState({ state: 'refused', problem: answer.problem });
      return;
    }
    this.keeper.forget();
    this.setState({ state: 'removed' });
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const { stored } = this.keeper;
      const [win] = stored.waiting;
      // Another tab may have sent the win, or deleted the player's data.
      if (!win || stored.name === '' || stored.token === undefined) {
        if (this.sending.state === 'sending') this.setState({ state: 'idle' });
        return;
      }
      const { token, name, group } = stored;
      const body = { ...bodyOf(win), token, name, ...(group !== '' && { group }) };
      const answer = await this.ask(`${this.address}/${win.day}`, body);
      // All results were deleted during the request.
      if (this.keeper.stored.token !== token) {
        this.setState({ state: 'idle' });
        return;
      }
      if (!this.handleAnswer(win, answer)) return;
    }
  }

  /** @returns whether the next win can be sent */
  private handleAnswer(win: Win, answer: Answer): boolean {
    const { problem } = answer;
    if (!problem) {
      this.failures = 0;
      const { person } = answer.body;
      this.keeper.removeWaiting(win, typeof person === 'string' ? person : '');
      this.setState(sentOf(answer.body));
      return true;
    }
    if (isTemporary(problem)) {
      this.failures++;
      const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (this.failures - 1));
      if (this.host.isConnected) this.timer = setTimeout(this.send, wait);
      this.setState({ state: 'waiting' });
      return false;
    }
    const isFixable = FIXABLE.includes(problem.code);
    if (!isFixable) this.keeper.removeWaiting(win);
    // Without a name the player is asked for another one.
    else if (problem.code.includes('name')) this.keeper.change({ name: '' });
    this.setState({ state: 'refused', problem });
    return !isFixable;
  }

  private async ask(address: string, body: object): Promise<Answer> {
    try {
      return await askServer(address, body, AbortSignal.timeout(TIMEOUT));
    } catch (error) {
      const problem = { code: 'server-unreachable', reason: thrownMessage(error) };
      return { body: {}, problem };
    }
  }

  private setState(sending: Sending): void {
    this.sending = sending;
    this.changed();
  }
}

type Answer = Pick<ServerAnswer, 'body' | 'problem'>;

const bodyOf = ({ link, elapsed }: Win): object => ({ link, elapsed: Math.round(elapsed) });

/** Whether a retry may succeed: no network, a failing server, or too many requests. */
const isTemporary = ({ code, status }: Problem): boolean =>
  code === 'server-unreachable' || status === 429 || Number(status) >= 500;

function sentOf(body: Readonly<Record<string, unknown>>): Sending {
  const { own, total } = body;
  const rank = (own as { readonly rank?: unknown } | null | undefined)?.rank;
  const isPlaced = typeof rank === 'number' && typeof total === 'number';
  return isPlaced ? { state: 'sent', rank, total } : { state: 'idle' };
}
