import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';

/** Allows a window as narrow as a phone: the browser's toolbar would be wider. */
const NARROW =
  '* { min-width: 0; margin: 0; border-width: 0; padding: 0 } entry { font-size: 4px }';

/**
 * Sets GTK's setting that pages see as `prefers-reduced-motion`. WebKit notices a change at once, but re-evaluates style
 * sheets only when another setting changes too; here that is font smoothing.
 *
 * @param {string} folder of the driver's settings
 * @param {boolean} calm
 */
export function setCalm(folder, calm) {
  const lines = [`Gtk/EnableAnimations ${calm ? 0 : 1}`, `Xft/RGBA "${calm ? 'none' : 'rgb'}"`, ''];
  writeFileSync(join(folder, 'xsettings'), lines.join('\n'));
  const pid = join(folder, 'pid');
  if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGHUP');
}

/** @returns {string} a folder of GTK's settings for this run alone */
function makeSettings() {
  const folder = mkdtempSync(join(tmpdir(), 'baize-webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'gtk.css'), NARROW);
  }
  setCalm(folder, false);
  return folder;
}

/** @param {number} port */
async function answers(port) {
  for (let attempt = 0; attempt < 60; attempt++) {
    const up = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error('WebKitWebDriver does not answer');
}

/**
 * The environment of the engine. Its compositor, a thread of its own, crashes in Mesa's software renderer (a segmentation
 * fault in `swrast_dri.so`), so pages are painted without it.
 */
const ENGINE = { GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** Runs on a virtual screen of its own: the settings daemon and the driver. */
const ON_SCREEN =
  'xsettingsd -c "$1/xsettings" & echo $! >"$1/pid"; exec WebKitWebDriver --port=$2';

/**
 * Starts WebKit's driver.
 *
 * @returns {Promise<{ env: Record<string, string>, hasDied: () => boolean, stop: () => void }>} `env` is for the test
 *   runner
 */
export async function startWebkitDriver() {
  const port = await freePort();
  const settings = makeSettings();
  const screen = ['-a', '-s', '-screen 0 2400x2000x24'];
  const script = ['sh', '-c', ON_SCREEN, 'sh', settings, String(port)];
  const driver = spawn('xvfb-run', [...screen, ...script], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...ENGINE, XDG_CONFIG_HOME: settings },
  });
  const stop = () => {
    process.off('exit', stop);
    // Screen and browser are in the driver's process group, and end with it.
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
    rmSync(settings, { recursive: true, force: true });
  };
  process.once('exit', stop);
  await answers(port).catch((/** @type {unknown} */ error) => {
    stop();
    throw error;
  });
  const env = { WEBKIT_DRIVER: `http://127.0.0.1:${port}`, WEBKIT_SETTINGS: settings };
  return { env, hasDied: () => driver.exitCode !== null, stop };
}
