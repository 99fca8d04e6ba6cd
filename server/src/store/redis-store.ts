import type { Redis } from 'ioredis';
import {
  type Claim,
  KEPT,
  LEASE,
  type Lease,
  type Renewal,
  type TableStore,
} from './table-store.js';

/** The keys of a table (`save`, `fence`) and of its lease (`fence owner`), on one node of a cluster. */
const keysOf = (code: string): [string, string] => [
  `baize:{${code}}:table`,
  `baize:{${code}}:lease`,
];

/** Redis runs a script as one step, so no other process interferes between comparing and writing. */
const SCRIPTS = {
  create: `
    if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
    redis.call('HSET', KEYS[1], 'fence', 1, 'save', ARGV[2])
    redis.call('EXPIRE', KEYS[1], ${KEPT})
    redis.call('SET', KEYS[2], '1 ' .. ARGV[1], 'PX', ${LEASE})
    return 1`,
  claim: `
    local save = redis.call('HGET', KEYS[1], 'save')
    if not save then return {'unknown'} end
    local lease = redis.call('GET', KEYS[2])
    if lease then return {'held', lease} end
    local fence = redis.call('HINCRBY', KEYS[1], 'fence', 1)
    redis.call('SET', KEYS[2], fence .. ' ' .. ARGV[1], 'PX', ${LEASE})
    return {'claimed', tostring(fence), save}`,
  // A store that was emptied has a lower number or none. The owner then writes the table again.
  write: `
    local fence = tonumber(redis.call('HGET', KEYS[1], 'fence') or 0)
    if fence > tonumber(ARGV[2]) then return 0 end
    redis.call('HSET', KEYS[1], 'fence', ARGV[2], 'save', ARGV[3])
    redis.call('EXPIRE', KEYS[1], ${KEPT})
    redis.call('SET', KEYS[2], ARGV[2] .. ' ' .. ARGV[1], 'PX', ${LEASE})
    return 1`,
  renew: `
    local fence = tonumber(redis.call('HGET', KEYS[1], 'fence') or 0)
    if fence > tonumber(ARGV[2]) then return 'lost' end
    if fence < tonumber(ARGV[2]) then return 'missing' end
    redis.call('EXPIRE', KEYS[1], ${KEPT})
    redis.call('SET', KEYS[2], ARGV[2] .. ' ' .. ARGV[1], 'PX', ${LEASE})
    return 'renewed'`,
  release: `
    if redis.call('GET', KEYS[2]) == ARGV[2] .. ' ' .. ARGV[1] then redis.call('DEL', KEYS[2]) end
    return 1`,
} as const;

type Script = keyof typeof SCRIPTS;
type Scripts = Record<Script, (...args: string[]) => Promise<unknown>>;

export class RedisStore implements TableStore {
  private constructor(private readonly redis: Redis & Scripts) {}

  /** @param redis a connection that only this store uses, and that waits while Redis is unavailable */
  static open(redis: Redis): RedisStore {
    for (const [name, lua] of Object.entries(SCRIPTS))
      redis.defineCommand(name, { numberOfKeys: 2, lua });
    return new RedisStore(redis as Redis & Scripts);
  }

  async create(code: string, owner: string, save: object): Promise<Lease | undefined> {
    const isNew = await this.redis.create(...keysOf(code), owner, JSON.stringify(save));
    return isNew === 1 ? { code, owner, fence: 1 } : undefined;
  }

  async claim(code: string, owner: string): Promise<Claim> {
    const [result, text = '', save = ''] = (await this.redis.claim(
      ...keysOf(code),
      owner,
    )) as string[];
    if (result === 'held') return { result, lease: readLease(code, text) };
    if (result !== 'claimed') return { result: 'unknown' };
    const lease = { code, owner, fence: Number(text) };
    return { result, lease, save: JSON.parse(save) as object };
  }

  async write(lease: Lease, save: object): Promise<boolean> {
    return (await this.redis.write(...argsOf(lease), JSON.stringify(save))) === 1;
  }

  async renew(leases: readonly Lease[]): Promise<Renewal> {
    const results = await Promise.all(leases.map((lease) => this.redis.renew(...argsOf(lease))));
    const those = (result: string): Lease[] => leases.filter((_, at) => results[at] === result);
    return { lost: those('lost'), missing: those('missing') };
  }

  async release(lease: Lease): Promise<void> {
    await this.redis.release(...argsOf(lease));
  }

  async close(): Promise<void> {
    await this.redis.quit();
  }
}

const argsOf = ({ code, owner, fence }: Lease): [string, string, string, string] => [
  ...keysOf(code),
  owner,
  String(fence),
];

function readLease(code: string, text: string): Lease {
  const [fence = '', owner = ''] = text.split(' ');
  return { code, owner, fence: Number(fence) };
}
