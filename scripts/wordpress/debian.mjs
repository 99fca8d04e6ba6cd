// Debian's packages for the check of the WordPress plugin. PHP and MariaDB are installed. WordPress is only downloaded and
// unpacked, in two versions, because installing it would set up a web server.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, onPath } from '../engines/install.mjs';

/** The versions of WordPress: the release of Debian that has it, and the default theme. */
export const RELEASES = /** @type {const} */ ([
  { suite: 'bookworm', theme: 'twentytwentythree' },
  { suite: 'trixie', theme: 'twentytwentyfour' },
]);

/** Files of WordPress that Debian ships in other packages. */
const LIBRARIES = ['libjs-cropper', 'libjs-lodash', 'libjs-underscore', 'php-getid3'];

const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db', 'mariadb'];

/** Debian's system programs are not on a user's PATH. */
const sbin = (/** @type {string} */ name) =>
  onPath(name) ?? findIn(['/usr/sbin', '/usr/bin'], name);

/**
 * @param {readonly string[]} folders
 * @param {string} name
 */
const findIn = (folders, name) =>
  folders
    .filter((folder) => readdirSync(folder).includes(name))
    .map((folder) => join(folder, name))[0];

/**
 * Installs PHP and MariaDB if they are missing and may be installed.
 *
 * @returns {string | undefined} why they are not available
 */
export const ensureServers = () =>
  ensure({
    name: 'PHP and MariaDB',
    packages: [
      '--no-install-recommends',
      ...['php-cli', 'php-mysql', 'php-xml', 'mariadb-server-core', 'mariadb-client-core'],
    ],
    missing: () => {
      const lost = PROGRAMS.filter((name) => !sbin(name));
      if (!lost.includes('php') && !phpModules().includes('mysqli')) lost.push('php-mysql');
      return lost.length > 0 ? lost.join(', ') : undefined;
    },
  });

const phpModules = () => spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout.split('\n');

/** @param {string} name a program of MariaDB */
export function program(name) {
  const path = sbin(name);
  if (path === undefined) throw new Error(`${name} is not installed.`);
  return path;
}

/**
 * Downloads a WordPress by apt with its own settings, so that the machine's lists and packages stay unchanged.
 *
 * @param {(typeof RELEASES)[number]} release
 * @param {string} folder
 * @returns {{ home: string } | { reason: string }} the folder, or why it is not available
 */
export function fetchWordPress({ suite, theme }, folder) {
  const at = (/** @type {string} */ path) => join(folder, path);
  for (const path of ['lists/partial', 'cache/archives/partial', 'debs', 'root'])
    mkdirSync(at(path), { recursive: true });
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(
    at('sources.list'),
    `deb [signed-by=${keys}] http://deb.debian.org/debian ${suite} main\n`,
  );
  const settings = {
    'Dir::Etc::sourcelist': at('sources.list'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': at('lists'),
    'Dir::Cache': at('cache'),
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const packages = ['wordpress', `wordpress-theme-${theme}`, ...LIBRARIES];
  const commands = [
    ['apt-get', ...options, 'update'],
    ['apt-get', ...options, 'download', ...packages.map((name) => `${name}/${suite}`)],
  ];
  for (const [command = '', ...args] of commands) {
    const done = spawnSync(command, args, { cwd: at('debs'), encoding: 'utf8', timeout: 240_000 });
    if (done.status !== 0)
      return { reason: `${command} ${args.at(-1)}: ${(done.stderr || String(done.error)).trim()}` };
  }
  for (const file of readdirSync(at('debs'))) {
    const { status, stderr } = spawnSync('dpkg', ['-x', at(`debs/${file}`), at('root')], {
      encoding: 'utf8',
    });
    if (status !== 0) return { reason: `dpkg -x ${file}: ${stderr.trim()}` };
  }
  return { home: at('root/usr/share/wordpress') };
}
