// npm run demo: builds the kit if needed, and serves the pages of demo/.
//   --port N     the first port to try (5173); if it is taken, the next ones
//   --no-open    prints the address without opening a browser
//   --together   also starts a server of tables for demo/together/ (npm run demo:together)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refreshDist } from './build/dist.mjs';
import { serveDemo } from './demo-server.mjs';
import { ROOT } from './entries.mjs';
import { firstAnswer } from './hosts/processes.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    open: { type: 'boolean', default: true },
    together: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

/** The port at which demo/together/ expects the server of tables. */
const TABLES_PORT = 2600;

/**
 * Whether another program listens on this port of `::1`. A browser would show its pages for `localhost`.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isTakenOnIpv6(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port, '::1'), 'listening');
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  } finally {
    probe.close();
  }
}

/**
 * Serves the demo at the first free port from `port` on.
 *
 * @param {number} port
 * @returns {Promise<number>} the port
 */
async function serveFrom(port) {
  if (await isTakenOnIpv6(port)) return serveFrom(port + 1);
  try {
    return (await serveDemo(port)).port;
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken) throw error;
    return serveFrom(port + 1);
  }
}

/**
 * Builds and starts the server of tables. When it ends, this program ends.
 *
 * @param {string} origin of the demo
 */
async function startTables(origin) {
  const shell = process.platform === 'win32'; // On Windows, npm is a .cmd file.
  const build = spawn('npm', ['run', 'build:server', '--silent'], {
    ...{ cwd: ROOT, shell },
    stdio: 'inherit',
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The server of tables could not be built.');
  const data = join(ROOT, 'node_modules/.cache/baize/demo-tables');
  const args = ['--port', String(TABLES_PORT), '--origins', origin, '--data', data];
  const server = spawn(
    process.execPath,
    [join(ROOT, 'server/dist/bin.js'), ...args, '--log-level', 'warn'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  server.on('close', (status) => process.exit(status ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill());
  await firstAnswer(`http://127.0.0.1:${TABLES_PORT}/health`, server);
}

/** @param {string} url */
function openBrowser(url) {
  const { DISPLAY, WAYLAND_DISPLAY, CI } = process.env;
  if (CI || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return;
  /** @type {Partial<Record<NodeJS.Platform, [string, ...string[]]>>} */
  const openers = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] };
  const [program, ...args] = openers[process.platform] ?? ['xdg-open', url];
  const opener = spawn(program, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined); // The address is printed anyway.
  opener.unref();
}

await refreshDist();
const origin = `http://localhost:${await serveFrom(Number(values.port))}`;
const page = `${origin}/demo/${values.together ? 'together/' : ''}`;
if (values.together) await startTables(origin);
console.log(`\nBaize's demo: ${page}   (Ctrl+C ends it)`);
if (values.open) openBrowser(page);
