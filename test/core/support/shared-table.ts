import { type Checked, botRandom, checkRun } from '../../../src/core.js';
import { checkRaceRun } from '../../../src/games/ten-dice/rules/race-run.js';
import { type TableRun, endHand } from '../../../src/core/table/table-run.js';
import { withChange } from '../../../src/core/together/seat-changes.js';
import {
  type ClientMessage,
  type NameForms,
  type GivenSetup,
  RemoteTable,
  type ServerMessage,
  type SharedGame,
  type SharedMove,
  type SharedRules,
  type SharedState,
  TableHost,
  sharedTables,
  tokenHash,
} from '../../../src/together.js';
import { randomFrom } from './small-random.js';
import { valueOf } from './result.js';

export const CODE = 'K7QXK7QX';

/** Bytes that are the same for the same seed. */
export function bytesFrom(seed: number): (count: number) => Uint8Array {
  const random = randomFrom(seed);
  return (count) => Uint8Array.from({ length: count }, () => random(256));
}

/** A token as the host is given it. */
export const hashOf = (token: string | undefined): string | undefined =>
  token === undefined ? undefined : tokenHash(token);

type Table = RemoteTable<SharedState, SharedMove & object, object>;

/** A message as it comes out of a network. */
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message)) as T;

/** A page at a table: its connection, and what it knows. */
export class Page {
  table: Table;
  token: string | undefined;
  readonly heard: ServerMessage[] = [];
  private lastId = 0;
  /** What it sends and nobody has taken yet. */
  readonly outgoing: ClientMessage[] = [];
  /** What it does not send: a page that is broken, or wants to be. */
  readonly drops = new Set<ClientMessage['type']>();
  /** Requests that are not answered yet. */
  readonly open = new Map<number, ClientMessage>();

  constructor(
    readonly name: string,
    private readonly rules: SharedRules,
    private readonly random: (count: number) => Uint8Array,
  ) {
    this.table = this.newTable();
  }

  newTable(): Table {
    const { rules, random } = this;
    return new RemoteTable<SharedState, SharedMove & object, object>(rules as never, {
      send: (message) => {
        if (!this.drops.has(message.type)) this.outgoing.push(message);
      },
      sendMove: (message) => void this.ask(message),
      random,
      checkRun: rules.game.game === 'ten-dice' ? checkRaceRun : checkRun,
      words: () => `${this.name} ✓`,
    });
  }

  /** Sends a request under the next id. */
  ask(request: Asked): number {
    const id = ++this.lastId;
    const message = { ...request, id } as ClientMessage;
    this.open.set(id, message);
    this.outgoing.push(message);
    return id;
  }

  hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome' && message.token) this.token = message.token;
    if (message.type === 'answer') this.open.delete(message.id);
    if (message.type !== 'pong') this.table.receive(message);
  }

  /** The last message of a kind that it was sent. */
  last<T extends ServerMessage['type']>(
    type: T,
  ): Extract<ServerMessage, { readonly type: T }> | undefined {
    return this.heard.findLast((one) => one.type === type) as never;
  }

  /** The code with which a request was refused, or `undefined` if it was accepted. */
  refusal(id: number): string | undefined {
    const answers = this.heard.filter((one) => one.type === 'answer');
    const answer = answers.findLast((one) => one.id === id);
    if (!answer) throw new Error(`no answer to ${id}`);
    return answer.refused?.code;
  }
}

/** A request without its id. */
export type Asked = ClientMessage extends infer Message
  ? Message extends { readonly id: number }
    ? Omit<Message, 'id'>
    : never
  : never;

/** What a table is opened with. */
interface GivenTable extends Partial<Omit<GivenSetup, 'game'>> {
  readonly game?: SharedGame;
  readonly nameForms?: NameForms;
}

/** A host and its pages, with a network between them that loses nothing. */
export class TestTable {
  readonly pages = new Map<string, Page>();
  now = 1000;
  readonly rules: SharedRules;

  constructor(
    public host: TableHost,
    readonly game: SharedGame,
    readonly random = bytesFrom(7),
    private readonly nameForms?: NameForms,
  ) {
    this.rules = sharedTables[game];
  }

  static checked(given: GivenTable = {}, seed = 7): Checked<TestTable> {
    const { game = 'seven27-table', nameForms, ...asked } = given;
    const random = bytesFrom(seed);
    const setup = { pace: 0, ...asked, game, code: CODE };
    const host = TableHost.open(sharedTables[game], setup, random, 1000, nameForms);
    return 'problem' in host ? host : { value: new TestTable(host.value, game, random, nameForms) };
  }

  static open(given: GivenTable = {}, seed = 7): TestTable {
    return valueOf(TestTable.checked(given, seed));
  }

  /**
   * A page connects; it sits down later, if at all. With `siteName` a site has signed its visitor in, each page another one unless
   * `account` is given.
   */
  join(name: string, token?: string, siteName?: string, account = name): Page {
    const page = new Page(name, this.rules, this.random);
    page.token = token;
    this.pages.set(name, page);
    const site =
      siteName === undefined ? undefined : { name: siteName, account: tokenHash(account) };
    this.host.connect(name, hashOf(token), this.now, site);
    this.flow();
    return page;
  }

  /** A page connects and sits down. */
  sit(name: string, seat?: number): Page {
    const page = this.join(name);
    page.ask({ type: 'sit', name, ...(seat !== undefined && { seat }) });
    this.flow();
    return page;
  }

  /** All messages that are on their way arrive, and what comes of them. */
  flow(): void {
    for (let rounds = 0; rounds < 10_000; rounds++) {
      const out = this.host.take();
      for (const { to, message } of out) this.pages.get(to)?.hear(sent(message));
      const incoming = [...this.pages.values()].flatMap((page) =>
        page.outgoing.splice(0).map((message) => [page.name, message] as const),
      );
      for (const [name, message] of incoming) this.host.receive(name, sent(message), this.now);
      if (out.length === 0 && incoming.length === 0) return;
    }
    throw new Error('no end of messages');
  }

  /** Time passes. */
  wait(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.host.nextTime;
      if (next === undefined || next > end) break;
      this.now = Math.max(this.now, next);
      this.host.advance(this.now);
      this.flow();
    }
    this.now = end;
    this.host.advance(end);
    this.flow();
  }

  /** Everybody is ready for the next hand. */
  next(...pages: readonly Page[]): void {
    for (const page of pages) page.ask({ type: 'next' });
    this.flow();
  }

  /** Plays for a page as its game's bot would, if it is its turn. Returns whether it did. */
  playAs(page: Page): boolean {
    const { session, seat } = page.table;
    if (!session || seat === undefined || session.outcome) return false;
    const random = botRandom(new Uint8Array(32), `${page.name} ${this.moves++}`);
    const move = this.rules.bot(session.state, seat, random);
    if (!move || session.refusal(move, seat)) return false;
    session.play(move);
    this.flow();
    return true;
  }
  private moves = 0;

  /** The hand that runs, to its end. */
  playHand(...pages: readonly Page[]): void {
    for (let rounds = 0; this.host.listing.phase === 'hand' && rounds < 1000; rounds++) {
      const acted = pages.map((page) => this.playAs(page));
      if (!acted.includes(true)) this.wait(50);
    }
  }

  /** So many hands, each of them begun by all. */
  playHands(count: number, ...pages: readonly Page[]): void {
    for (let hand = 0; hand < count; hand++) {
      for (const page of pages) page.ask({ type: 'rebuy' });
      this.next(...pages);
      this.playHand(...pages);
    }
  }

  /** The table's run between two hands, from its save. */
  get run(): TableRun {
    const { table, changes } = this.host.save(this.now);
    const { run, session } = valueOf(this.rules.load(table));
    return session ? changes.reduce(withChange, endHand(run, this.rules.end(session.state))) : run;
  }

  /** A page loses its connection. */
  lose(page: Page): void {
    this.host.disconnect(page.name, this.now);
    this.flow();
  }

  /** It is connected again, under its token. */
  reconnect(page: Page): void {
    this.host.connect(page.name, hashOf(page.token), this.now);
    this.flow();
  }

  /** The table is saved and taken up again; all are connected anew under their tokens. */
  reload(now = this.now): void {
    const save = sent(this.host.save(now));
    this.now = now;
    this.host = valueOf(TableHost.load(this.rules, save, this.random, now, this.nameForms));
    for (const page of this.pages.values()) this.host.connect(page.name, hashOf(page.token), now);
    this.flow();
  }
}
