import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RootDatabase, open } from 'lmdb';
import { type Claim, KEPT, type Lease, type Renewal, type TableStore } from './table-store.js';

interface StoredSave {
  readonly save: object;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

const SWEEP = 60 * 60 * 1000;

/**
 * Stores tables in a folder on this machine, for one process. The version of an entry is its fence. Leases
 * don't expire: a file with the process's number shows who owns the folder, and a table belongs to its last
 * claim.
 */
export class EmbeddedStore implements TableStore {
  private readonly sweeps: NodeJS.Timeout;
  /**
   * The tables that this process runs. They are never deleted, even if nothing is written for a long time.
   */
  private running: readonly Lease[] = [];

  private constructor(
    private readonly tables: RootDatabase<StoredSave, string>,
    private readonly lock: string,
  ) {
    this.sweeps = setInterval(() => void this.sweep(), SWEEP).unref();
  }

  /** @throws Error if another running process owns the folder */
  static async open(folder: string): Promise<EmbeddedStore> {
    mkdirSync(folder, { recursive: true });
    const lock = join(folder, 'process');
    takeLock(lock, folder);
    // Waits until a commit is on disk, so that chips are saved before anybody is sent them.
    const tables = open<StoredSave, string>({
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
    await this.tables.put(code, stored(save), 1);
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
    return this.tables.put(code, stored(save), fence, fence);
  }

  renew(leases: readonly Lease[]): Promise<Renewal> {
    this.running = leases;
    return Promise.resolve({ lost: [], missing: [] });
  }

  release({ code }: Lease): Promise<void> {
    this.running = this.running.filter((one) => one.code !== code);
    return Promise.resolve();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeps);
    await this.tables.close();
    rmSync(this.lock, { force: true });
  }

  /** Deletes tables that nobody has played for a day. */
  private async sweep(): Promise<void> {
    const limit = Date.now() - KEPT * 1000;
    const running = new Set(this.running.map(({ code }) => code));
    for (const { key, value, version } of this.tables.getRange({ versions: true }))
      if (value.at < limit && !running.has(key)) await this.tables.remove(key, version ?? 0);
  }
}

const stored = (save: object): StoredSave => ({ save, at: Date.now() });

function takeLock(lock: string, folder: string): void {
  const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  // The file may have our own number from an earlier process: the first process of each container has the
  // same number.
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
