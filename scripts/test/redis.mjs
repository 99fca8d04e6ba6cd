import { ensure, onPath } from '../engines/install.mjs';

/** Starts a Redis for the tests of servers that share tables. Without one, the names of these tests say that they did not run. */
export function ensureRedis() {
  const reason = ensure({
    name: 'Redis',
    packages: ['redis-server'],
    missing: () => (onPath('redis-server') ? undefined : 'redis-server'),
  });
  if (reason !== undefined) console.log(`Servers behind Redis are not tested: ${reason}`);
}
