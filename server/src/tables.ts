import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Checked, Problem } from 'baize/core';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  type SharedGame,
  type SharedRules,
  TableHost,
  sharedTables,
} from 'baize/together';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import { nameForms } from './names.js';
import type { Network, Reservation, Visitor } from './network/network.js';
import type { CreateBody } from './schemas.js';
import { type Claim, type Lease, RENEWAL, type TableStore } from './store/table-store.js';
import { type StoredTable, Table, now, roomIdOf } from './table.js';
import { Turns } from './turns.js';

/**
 * How long a page waits for a table whose process has just died, in milliseconds; longer than its lease.
 */
const LONGEST_WAIT = 4000;

/** The time between checks for what dead processes left behind, in milliseconds. */
const SWEEP = 5000;

/** How long the list of tables is cached, in milliseconds. */
const LIST_CACHED = 1000;

export interface TablesSettings {
  readonly network: Network;
  readonly store: TableStore;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The most tables of this process at once. */
  readonly most: number;
  /** The most tables of this process at once that one client created, and as many that it let this process take over. */
  readonly mostOfClient: number;
  readonly endsAfter: number;
  /** How long a bot waits before it plays, in milliseconds. */
  readonly pace: number | undefined;
}

/** Why this process runs a table: a client has created it, or joined it when no process ran it. */
interface Cause {
  readonly did: 'create' | 'join';
  readonly client: string | undefined;
}

/** A table as a lobby shows it. */
type Listing = TableHost['listing'];

/** The rules of a game by its element's tag. Pages may send any text. */
const rulesOf = (game: string): SharedRules | undefined =>
  Object.hasOwn(sharedTables, game) ? sharedTables[game as SharedGame] : undefined;

const random = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes));

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** The tables that this process runs, and access to those of other processes. */
export class Tables {
  private readonly tables = new Map<string, Table>();
  /** The clients because of which this process runs the tables. */
  private readonly causes = new WeakMap<Table, Cause>();
  /** Tables that are being claimed and loaded, so that this happens once even if several pages ask. */
  private readonly claiming = new Map<string, Promise<Checked<Lease>>>();
  private readonly turns = new Turns();
  private readonly timers: readonly NodeJS.Timeout[];
  private isRenewing = false;
  private isStopping = false;
  private list: { readonly at: number; readonly listings: Promise<Listing[]> } | undefined;

  constructor(private readonly settings: TablesSettings) {
    this.timers = [
      setInterval(() => void this.renew(), RENEWAL),
      setInterval(() => void this.sweep(), SWEEP),
    ];
  }

  /** The numbers of tables and connections of this process. */
  count(): { tables: number; connections: number } {
    const connections = [...this.tables.values()].map((table) => table.connectionCount);
    return {
      tables: this.tables.size,
      connections: connections.reduce((sum, one) => sum + one, 0),
    };
  }

  /** Creates a table. Whoever connects with the token is its maker, and may remove people. */
  async create(
    body: CreateBody,
    client?: string,
  ): Promise<Checked<{ code: string; token: string }>> {
    const cause: Cause = { did: 'create', client };
    const refused = this.refusal(cause);
    if (refused) return { problem: refused };
    const token = randomBytes(32).toString('hex');
    // A code is in use already once in 10^11 tables.
    for (let tries = 0; tries < 3; tries++) {
      const opened = openHost(newCode(), body, token, this.settings.pace);
      if ('problem' in opened) return opened;
      const host = opened.value;
      const { code, game } = host.listing;
      const isListed = body.listed ?? false;
      const kept: StoredTable = { game, listed: isListed, host: host.save(now()) };
      const lease = await this.settings.store.create(code, this.settings.network.process, kept);
      if (!lease) continue;
      await this.open(host, lease, isListed, cause);
      this.settings.metrics.created.inc();
      return { value: { code, token } };
    }
    return { problem: { code: 'table-unavailable' } };
  }

  /**
   * Reserves a place for a page at a table, in whichever process it runs. A table that no process runs is
   * loaded here.
   */
  async reserve(code: string, visitor: Visitor): Promise<Checked<Reservation>> {
    const until = now() + LONGEST_WAIT;
    // Rooms whose process did not answer. Finding that out takes time, so they are not asked again.
    const gone = new Set<string>();
    for (;;) {
      const found = await this.find(code, { did: 'join', client: visitor.client });
      if ('problem' in found) return found;
      const roomId = roomIdOf(found.value);
      const isGone = gone.has(roomId);
      const reserved = isGone ? 'gone' : await this.settings.network.reserve(roomId, visitor);
      if (typeof reserved === 'object') return { value: reserved };
      if (reserved !== 'gone' && reserved !== 'unlisted') return { problem: { code: reserved } };
      if (now() > until || this.isStopping) return { problem: { code: 'table-unavailable' } };
      // The table's process has died or is just giving it up, and its lease must expire first; or the table
      // is being loaded.
      if (reserved === 'gone') gone.add(roomId);
      await wait(50);
    }
  }

  /** The tables for the lobby: those listed by their makers and with free seats, of all processes. */
  listings(): Promise<readonly Listing[]> {
    if (this.list && now() - this.list.at < LIST_CACHED) return this.list.listings;
    this.list = { at: now(), listings: this.readListings() };
    return this.list.listings;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.allSettled(this.claiming.values());
  }

  private async readListings(): Promise<Listing[]> {
    const listed = (await this.settings.network.listings()) as (Listing & { fence: number })[];
    const latest = new Map<string, Listing & { fence: number }>();
    for (const one of listed)
      if (one.fence > (latest.get(one.code)?.fence ?? 0)) latest.set(one.code, one);
    const open = [...latest.values()].filter((one) => one.open > 0);
    return open.map(({ fence: _, ...listing }) => listing);
  }

  private refusal({ did, client }: Cause): Problem | undefined {
    if (this.isStopping) return { code: 'shutting-down' };
    const { most, mostOfClient } = this.settings;
    if (this.tables.size >= most) return { code: 'too-many-tables', most };
    const causes = [...this.tables.values()].map((table) => this.causes.get(table));
    const alike = causes.filter((one) => one?.client === client && one?.did === did);
    if (alike.length < mostOfClient) return undefined;
    return { code: 'too-many-own-tables', most: mostOfClient };
  }

  private async find(code: string, cause: Cause): Promise<Checked<Lease>> {
    const table = this.tables.get(code);
    if (table) return { value: table.lease };
    const claiming = this.claiming.get(code) ?? this.claim(code, cause);
    this.claiming.set(code, claiming);
    return claiming.finally(() => this.claiming.delete(code));
  }

  private async claim(code: string, cause: Cause): Promise<Checked<Lease>> {
    const { store, network } = this.settings;
    const claim = await store.claim(code, network.process);
    switch (claim.result) {
      case 'unknown':
        return { problem: { code: 'no-such-table' } };
      case 'held':
        return { value: claim.lease };
      case 'claimed':
        return this.takeOver(claim, cause);
    }
  }

  /** Runs a table that no process runs, or leaves it to another process if this one is full. */
  private async takeOver(
    claim: Claim & { result: 'claimed' },
    cause: Cause,
  ): Promise<Checked<Lease>> {
    const refused = this.refusal(cause);
    if (!refused) return this.restore(claim, cause);
    await this.settings.store.release(claim.lease);
    return { problem: refused };
  }

  private async restore(
    { lease, save }: Claim & { result: 'claimed' },
    cause: Cause,
  ): Promise<Checked<Lease>> {
    const { store, log, metrics } = this.settings;
    const { game, listed, host: saved } = save as StoredTable;
    const rules = rulesOf(game);
    const host = rules
      ? TableHost.load(rules, saved, random, now(), nameForms)
      : { problem: { code: 'game', got: game } };
    if ('problem' in host) {
      log.error({ code: lease.code, problem: host.problem }, 'a kept table can’t be used');
      await store.release(lease);
      return { problem: { code: 'table-unavailable' } };
    }
    await this.open(host.value, lease, listed, cause);
    metrics.restored.inc();
    log.info({ code: lease.code, fence: lease.fence }, 'table restored');
    return { value: lease };
  }

  private async open(
    host: TableHost,
    lease: Lease,
    isListed: boolean,
    cause: Cause,
  ): Promise<void> {
    const { network, store, log, metrics, endsAfter } = this.settings;
    const table = new Table({
      ...{ host, lease, isListed, store, log, metrics, endsAfter },
      turns: this.turns,
      isStored: true,
      onEnd: (ended) => {
        if (this.tables.get(lease.code) === ended) this.tables.delete(lease.code);
      },
    });
    this.tables.set(lease.code, table);
    this.causes.set(table, cause);
    try {
      table.begin(await network.open(table.roomId, table));
    } catch (error) {
      this.tables.delete(lease.code);
      await store.release(lease);
      throw error;
    }
  }

  private async renew(): Promise<void> {
    if (this.isRenewing || this.tables.size === 0) return;
    this.isRenewing = true;
    const tables = [...this.tables.values()];
    try {
      const { lost, missing } = await this.settings.store.renew(tables.map(({ lease }) => lease));
      for (const table of tables) {
        if (lost.includes(table.lease)) table.drop();
        if (missing.includes(table.lease)) table.storeAgain();
      }
      if (missing.length > 0) await this.settings.network.relist();
    } catch (error) {
      this.settings.log.error({ err: error }, 'leases not renewed');
    } finally {
      this.isRenewing = false;
    }
  }

  private async sweep(): Promise<void> {
    await this.settings.network.sweep().catch((error: unknown) => {
      this.settings.log.warn({ err: error }, 'not swept');
    });
  }
}

function openHost(
  code: string,
  { game, settings = {}, clock, seats, fill }: CreateBody,
  maker: string,
  pace: number | undefined,
): Checked<TableHost> {
  const rules = rulesOf(game);
  if (!rules)
    return { problem: { code: 'game', got: game, accepted: Object.keys(sharedTables).join(', ') } };
  const given = {
    ...(clock && { clock }),
    ...(seats && { seats }),
    ...(fill !== undefined && { fill }),
  };
  const own = { game, code, settings, maker, ...(pace !== undefined && { pace }) };
  return TableHost.open(rules, { ...own, ...given }, random, now(), nameForms);
}
