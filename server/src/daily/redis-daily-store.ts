import type { Redis } from 'ioredis';
import { type BoardQuery, type BoardPage, type DailyStore, KEPT_DAYS } from './daily-store.js';
import { type Entry, rankText, resultText } from './ranking.js';

const SECONDS = KEPT_DAYS * 24 * 60 * 60;

/** An entry in Redis, with the texts for comparing and sorting. */
interface Kept extends Entry {
  readonly result: string;
  readonly rank: string;
}

/**
 * The keys of a board: its entries by person, and its ranks; with `:GROUP` added, the ranks of a group. The
 * braces keep them on one node of a cluster.
 */
const keysOf = (board: string): [entries: string, ranks: string] => [
  `baize:daily:{${board}}:entries`,
  `baize:daily:{${board}}:ranks`,
];
const personKey = (person: string): string => `baize:daily:person:{${person}}`;
const ranksOf = (ranks: string, group: string): string =>
  group === '' ? ranks : `${ranks}:${group}`;

/** Redis runs a script as one step, so two processes can't add two entries for one person. */
const TAKE_OUT = `
  local function take_out(kept)
    redis.call('ZREM', KEYS[2], kept.rank)
    if kept.group ~= '' then redis.call('ZREM', KEYS[2] .. ':' .. kept.group, kept.rank) end
  end
  local text = redis.call('HGET', KEYS[1], ARGV[1])
  local kept = text and cjson.decode(text)`;
const SCRIPTS = {
  putEntry: `${TAKE_OUT}
    local sent = cjson.decode(ARGV[2])
    if kept then
      take_out(kept)
      if kept.result <= sent.result then
        for _, field in ipairs({'moves', 'elapsed', 'at', 'result', 'rank'}) do sent[field] = kept[field] end
      end
    end
    redis.call('HSET', KEYS[1], ARGV[1], cjson.encode(sent))
    redis.call('ZADD', KEYS[2], 0, sent.rank)
    redis.call('EXPIRE', KEYS[1], ${SECONDS})
    redis.call('EXPIRE', KEYS[2], ${SECONDS})
    if sent.group ~= '' then
      redis.call('ZADD', KEYS[2] .. ':' .. sent.group, 0, sent.rank)
      redis.call('EXPIRE', KEYS[2] .. ':' .. sent.group, ${SECONDS})
    end
    return 1`,
  removeEntry: `${TAKE_OUT}
    if not kept then return 0 end
    take_out(kept)
    return redis.call('HDEL', KEYS[1], ARGV[1])`,
} as const;

type Scripts = Record<keyof typeof SCRIPTS, (...args: string[]) => Promise<unknown>>;

/**
 * Stores results in Redis, for many processes. Ranks are members of a sorted set with equal scores, which
 * Redis sorts as texts. So reading a page or a place takes logarithmic time.
 */
export class RedisDailyStore implements DailyStore {
  private constructor(private readonly redis: Redis & Scripts) {}

  /** @param redis a connection that only this store uses, and that waits while Redis is unavailable */
  static open(redis: Redis): RedisDailyStore {
    for (const [name, lua] of Object.entries(SCRIPTS))
      redis.defineCommand(name, { numberOfKeys: 2, lua });
    return new RedisDailyStore(redis as Redis & Scripts);
  }

  async put(board: string, entry: Entry): Promise<void> {
    const { redis } = this;
    const key = personKey(entry.person);
    // The board is recorded before the entry, so that `forget` finds all entries.
    await redis.multi().sadd(key, board).expire(key, SECONDS).exec();
    const kept: Kept = { ...entry, result: resultText(entry), rank: rankText(entry) };
    await redis.putEntry(...keysOf(board), entry.person, JSON.stringify(kept));
    // If the person was deleted in the meantime, nothing would find this entry again.
    if ((await redis.sismember(key, board)) === 0)
      await redis.removeEntry(...keysOf(board), entry.person);
  }

  async read(board: string, { group, from, count, person = '' }: BoardQuery): Promise<BoardPage> {
    const { redis } = this;
    const [entries, all] = keysOf(board);
    const ranks = ranksOf(all, group);
    const [total, page, ownText] = await Promise.all([
      redis.zcard(ranks),
      count > 0 ? redis.zrange(ranks, from, from + count - 1) : [],
      redis.hget(entries, person),
    ]);
    const own = ownText === null ? undefined : readKept(ownText);
    const [texts, place] = await Promise.all([
      page.length > 0 ? redis.hmget(entries, ...page.map((rank) => rank.slice(-64))) : [],
      own ? redis.zrank(ranks, own.rank) : null,
    ]);
    return {
      total,
      // An entry that was just deleted is left out.
      entries: texts.flatMap((text) => (text === null ? [] : [readKept(text)])),
      own: own && place !== null ? { rank: place + 1, entry: own } : undefined,
    };
  }

  async forget(person: string): Promise<number> {
    const key = personKey(person);
    const boards = await this.redis.smembers(key);
    const remove = (): Promise<readonly unknown[]> =>
      Promise.all(boards.map((board) => this.redis.removeEntry(...keysOf(board), person)));
    const removed = await remove();
    await this.redis.del(key);
    // Deletes entries that `put` added before it could notice the deletion.
    await remove();
    return removed.filter((count) => count === 1).length;
  }

  async close(): Promise<void> {
    await this.redis.quit();
  }
}

const readKept = (text: string): Kept => JSON.parse(text) as Kept;
