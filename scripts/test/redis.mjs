import { ensure, onPath } from '../engines/install.mjs';

/** Servers that share their tables are tested behind a Redis; without one these tests say by their names that they did not run. */
export function ensureRedis() {
  const reason = ensure({
    name: 'Redis',
    packages: ['redis-server'],
    missing: () => (onPath('redis-server') ? undefined : 'redis-server'),
  });
  if (reason !== undefined) console.log(`Servers behind Redis are not tested: ${reason}`);
}
