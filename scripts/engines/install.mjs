import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Engine
 * @property {string} name for messages
 * @property {string[]} packages Debian's packages of the engine
 * @property {() => string | undefined} missing returns what is not on this machine
 */

/** @param {string} program */
export function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Finds Firefox: `FIREFOX_PATH`, the extended support release or any other. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** Finds WebKitGTK's own small browser: /usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser. */
export function findMiniBrowser() {
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return machines
    .flatMap((machine) => ['6.0', '4.1', '4.0'].map((version) => [machine, version]))
    .flatMap(([machine, version]) =>
      ['webkit2gtk', 'webkitgtk'].map(
        (folder) => `/usr/lib/${machine}/${folder}-${version}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));
}

/** @type {Record<'firefox' | 'webkit', Engine>} */
export const ENGINES = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    missing: () => (findFirefox() ? undefined : 'firefox-esr'),
  },
  webkit: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'xsettingsd'],
    missing: () => {
      const lost = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'xsettingsd'].filter(
        (one) => !onPath(one),
      );
      if (!findMiniBrowser()) lost.push('MiniBrowser');
      return lost.length > 0 ? lost.join(', ') : undefined;
    },
  },
};

/**
 * The packages that Debian only recommends are left out: they bring fonts, and pictures are compared with the fonts that
 * are here.
 *
 * @param {Engine} engine
 */
const command = ({ packages }) =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;

function mayInstall() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
}

/**
 * Makes sure that an engine is installed. On Debian root installs it; anyone else gets instructions.
 *
 * @param {Engine} engine
 * @returns {string | undefined} why it can't run
 */
export function ensure(engine) {
  if (engine.missing() === undefined) return undefined;
  if (mayInstall()) {
    console.log(`Installing ${engine.name}: ${command(engine)}`);
    spawnSync('sh', ['-c', `${command(engine)} >/dev/null`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 240_000,
    });
  }
  const lost = engine.missing();
  return lost && `${lost} not found; on Debian or Ubuntu: sudo sh -c '${command(engine)}'`;
}
