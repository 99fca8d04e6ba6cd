/**
 * A node:test reporter for scripts/test.mjs: the counts of a run, as JSON, when it has ended.
 * (node:test tells its totals only in words; it counts a cancelled test apart from a failed one.)
 *
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* counts(events) {
  /** @type {Record<string, number>} */
  const told = {};
  for await (const { type, data } of events) {
    const total = type === 'test:diagnostic' && /^(\w+) (\d+)$/.exec(data.message);
    if (total) told[total[1] ?? ''] = Number(total[2]);
  }
  const { pass = 0, fail = 0, cancelled = 0, skipped = 0 } = told;
  yield JSON.stringify({ passed: pass, failed: fail + cancelled, skipped });
}
