import type { Problem } from '../../core/engine/reason.js';
import { inTurn } from '../../storage/in-turn.js';
import { thrownMessage } from '../base/host-value.js';
import { type ServerAnswer, askServer } from '../together/server-request.js';
import type { ResultKeeper, Win } from './result-keeper.js';

/** No server needs longer. */
const LONGEST = 8000;
/** Milliseconds between tries, the first and the longest. */
const SHORTEST_WAIT = 5000;
const LONGEST_WAIT = 120_000;

/** What the player can change and the page's author can mend: the result is kept meanwhile. */
const KEPT_FOR: readonly string[] = [
  ...['bad-name', 'name-refused', 'origin-not-allowed', 'no-such-page'],
];

/** How it stands with the wins that are to be sent. */
export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** The server is not there; it is tried again. */
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly rank: number; readonly total: number }
  | { readonly state: 'refused'; readonly problem: Problem }
  | { readonly state: 'removed' };

export interface SenderHost {
  readonly isConnected: boolean;
  /** The state has changed. */
  sendingChanged(): void;
}

/** Sends the wins of a player who has agreed to that, in their order, each until the server has answered for it. */
export class ResultSender {
  sending: Sending = { state: 'idle' };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failed = 0;
  private isBusy = false;
  /** Whether something came while it was busy. */
  private isAgain = false;
  /** What was begun last: where the browser has no locks, this page at least does one thing after the other. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: string,
    readonly keeper: ResultKeeper,
    private readonly host: SenderHost,
  ) {}

  /** Whether there is something that the player has not said yes to. */
  get isAsking(): boolean {
    const { name, waiting } = this.keeper.kept;
    return name === '' && waiting.length > 0;
  }

  /** Sends what waits, now. */
  readonly send = (): void => {
    clearTimeout(this.timer);
    const { name, waiting } = this.keeper.kept;
    if (name === '' || waiting.length === 0) return;
    this.isAgain = this.isBusy;
    if (this.isBusy) return;
    this.isBusy = true;
    this.become({ state: 'sending' });
    void this.inTurn(() => this.sendAll()).finally(() => {
      this.isBusy = false;
      if (this.isAgain) this.send();
    });
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Deletes all results of the player, on the server and here; after what is on its way, which would come back else. */
  remove(): Promise<void> {
    return this.inTurn(() => this.removeAll());
  }

  /** One tab at a time; without locks a win may be sent twice, which the server counts once. */
  private inTurn(act: () => Promise<void>): Promise<void> {
    const next = (): Promise<void> => inTurn(this.keeper.name, act);
    return (this.last = this.last.then(next, next));
  }

  private async removeAll(): Promise<void> {
    const { token } = this.keeper.kept;
    const answer =
      token === undefined ? undefined : await this.ask(`${this.address}/forget`, { token });
    if (answer && 'problem' in answer && answer.problem) {
      this.become({ state: 'refused', problem: answer.problem });
      return;
    }
    this.keeper.forget();
    this.become({ state: 'removed' });
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const { kept } = this.keeper;
      const [win] = kept.waiting;
      // Another tab may have sent it, or the player have said no.
      if (!win || kept.name === '' || kept.token === undefined) {
        if (this.sending.state === 'sending') this.become({ state: 'idle' });
        return;
      }
      const { token, name, group } = kept;
      const body = { ...bodyOf(win), token, name, ...(group !== '' && { group }) };
      const answer = await this.ask(`${this.address}/${win.day}`, body);
      // All was deleted meanwhile.
      if (this.keeper.kept.token !== token) {
        this.become({ state: 'idle' });
        return;
      }
      if (!this.settle(win, answer)) return;
    }
  }

  /** @returns whether the next one can be sent */
  private settle(win: Win, answer: Answered): boolean {
    const { problem } = answer;
    if (!problem) {
      this.failed = 0;
      const { person } = answer.body;
      this.keeper.settle(win, typeof person === 'string' ? person : '');
      this.become(sentOf(answer.body));
      return true;
    }
    if (isPassing(problem)) {
      this.failed++;
      const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (this.failed - 1));
      if (this.host.isConnected) this.timer = setTimeout(this.send, wait);
      this.become({ state: 'waiting' });
      return false;
    }
    const isKept = KEPT_FOR.includes(problem.code);
    if (!isKept) this.keeper.settle(win);
    // Another name is asked for.
    else if (problem.code.includes('name')) this.keeper.change({ name: '' });
    this.become({ state: 'refused', problem });
    return !isKept;
  }

  private async ask(address: string, body: object): Promise<Answered> {
    try {
      return await askServer(address, body, AbortSignal.timeout(LONGEST));
    } catch (error) {
      const problem = { code: 'server-unreachable', reason: thrownMessage(error) };
      return { body: {}, problem };
    }
  }

  private become(sending: Sending): void {
    this.sending = sending;
    this.host.sendingChanged();
  }
}

type Answered = Pick<ServerAnswer, 'body' | 'problem'>;

const bodyOf = ({ link, elapsed }: Win): object => ({ link, elapsed: Math.round(elapsed) });

/** What may be otherwise in a while: no network, a server that stops, or too many requests. */
const isPassing = ({ code, status }: Problem): boolean =>
  code === 'server-unreachable' || status === 429 || Number(status) >= 500;

function sentOf(body: Readonly<Record<string, unknown>>): Sending {
  const { own, total } = body;
  const rank = (own as { readonly rank?: unknown } | null | undefined)?.rank;
  const isPlaced = typeof rank === 'number' && typeof total === 'number';
  return isPlaced ? { state: 'sent', rank, total } : { state: 'idle' };
}
