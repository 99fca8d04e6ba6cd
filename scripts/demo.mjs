// npm run demo: builds, then shows the pages of demo/ as a host's server would.
//   --port N    the port to try first (5173); the next free one is taken
//   --no-open   only print the address
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { refreshDist } from './build/dist.mjs';
import { serveDemo } from './demo-server.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    open: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

/**
 * @param {number} port
 * @returns {Promise<import('./static-server.mjs').StaticServer>}
 */
async function serveFrom(port) {
  try {
    return await serveDemo(port);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken) throw error;
    return serveFrom(port + 1);
  }
}

/** @param {string} url */
function openBrowser(url) {
  const { DISPLAY, WAYLAND_DISPLAY, CI } = process.env;
  if (CI || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return;
  /** @type {Partial<Record<NodeJS.Platform, [string, ...string[]]>>} */
  const openers = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] };
  const [program, ...args] = openers[process.platform] ?? ['xdg-open', url];
  const opener = spawn(program, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined); // no opener here: the address is printed all the same
  opener.unref();
}

await refreshDist();
const { url } = await serveFrom(Number(values.port));
console.log(`\nBaize's demo: ${url}/demo/   (Ctrl+C ends it)`);
if (values.open) openBrowser(`${url}/demo/`);
