import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RootDatabase, open } from 'lmdb';
import { type Claim, KEPT, type Lease, type Renewal, type TableStore } from './table-store.js';

interface Kept {
  readonly save: object;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

const SWEEP = 60 * 60 * 1000;

/**
 * Tables in a folder of this machine, for one process. An entry's version is its fence. There are no leases that run out:
 * the folder belongs to one process, by a file with its number, and a table to whoever claimed it last.
 */
export class EmbeddedStore implements TableStore {
  private readonly sweeps: NodeJS.Timeout;
  /** The tables that this process runs: they stay, however long nothing was written. */
  private running: readonly Lease[] = [];

  private constructor(
    private readonly tables: RootDatabase<Kept, string>,
    private readonly lock: string,
  ) {
    this.sweeps = setInterval(() => void this.sweep(), SWEEP).unref();
  }

  /** @throws Error where another process that still runs has the folder */
  static async open(folder: string): Promise<EmbeddedStore> {
    mkdirSync(folder, { recursive: true });
    const lock = join(folder, 'process');
    takeLock(lock, folder);
    // A commit is on the disk before it counts: chips are kept before anybody is sent them.
    const tables = open<Kept, string>({
      path: join(folder, 'tables'),
      encoding: 'json',
      useVersions: true,
      overlappingSync: false,
    });
    const store = new EmbeddedStore(tables, lock);
    await store.sweep();
    return store;
  }

  async create(code: string, owner: string, save: object): Promise<Lease | undefined> {
    if (this.tables.doesExist(code)) return undefined;
    await this.tables.put(code, kept(save), 1);
    return { code, owner, fence: 1 };
  }

  async claim(code: string, owner: string): Promise<Claim> {
    const entry = this.tables.getEntry(code);
    if (!entry) return { result: 'unknown' };
    const fence = (entry.version ?? 0) + 1;
    const isClaimed = await this.tables.put(code, entry.value, fence, fence - 1);
    if (!isClaimed) return this.claim(code, owner);
    return { result: 'claimed', lease: { code, owner, fence }, save: entry.value.save };
  }

  write({ code, fence }: Lease, save: object): Promise<boolean> {
    return this.tables.put(code, kept(save), fence, fence);
  }

  renew(leases: readonly Lease[]): Promise<Renewal> {
    this.running = leases;
    return Promise.resolve({ lost: [], missing: [] });
  }

  release({ code }: Lease): Promise<void> {
    this.running = this.running.filter((one) => one.code !== code);
    return Promise.resolve();
  }

  isReady(): boolean {
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.sweeps);
    await this.tables.close();
    rmSync(this.lock, { force: true });
  }

  /** Forgets tables that nobody has played for a day. */
  private async sweep(): Promise<void> {
    const limit = Date.now() - KEPT * 1000;
    const running = new Set(this.running.map(({ code }) => code));
    for (const { key, value, version } of this.tables.getRange({ versions: true }))
      if (value.at < limit && !running.has(key)) await this.tables.remove(key, version ?? 0);
  }
}

const kept = (save: object): Kept => ({ save, at: Date.now() });

function takeLock(lock: string, folder: string): void {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  // The own number is that of a process before this one: the first process of each container has the same.
  if (owner > 0 && owner !== process.pid && isAlive(owner)) {
    const remedy = 'Stop it, name another folder with --data, or use --redis for several.';
    throw new Error(`The tables in ${folder} belong to process ${owner}, which runs. ${remedy}`);
  }
  writeFileSync(lock, String(process.pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
