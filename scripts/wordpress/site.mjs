// Runs a real WordPress on this machine during the check: MariaDB in a folder of its own, without a port, and PHP's own web
// server.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { end, orEnd, startGroup } from '../children.mjs';
import { program } from './debian.mjs';

/** The site's people and their roles. Each one's password is the name. */
export const PEOPLE = { admin: 'administrator', ann: 'author', sue: 'subscriber' };

/** PHP's settings as on a web host, with larger uploads, which WordPress's own packages need. */
const PHP = ['-d', 'upload_max_filesize=8M', '-d', 'post_max_size=8M', '-d', 'memory_limit=256M'];

/**
 * @template Value
 * @param {() => Promise<Value | undefined> | Value | undefined} look
 * @param {string} what is waited for
 * @returns {Promise<Value>}
 */
async function waitFor(look, what) {
  const end = Date.now() + 60_000;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`${what} did not come in a minute.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * @param {string} folder
 * @returns {Promise<{ socket: string, query: (sql: string) => void }>}
 */
export async function startDatabase(folder) {
  const data = join(folder, 'data');
  const socket = join(folder, 'sql.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const made = spawnSync(
    program('mariadb-install-db'),
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', ...user],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`mariadb-install-db: ${made.stdout}${made.stderr}`);
  const options = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'];
  const server = startGroup(program('mariadbd'), [...options, `--pid-file=${data}/pid`, ...user], {
    stdio: 'ignore',
  });
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root'];
  /** @param {string} sql */
  const send = (sql) => spawnSync(program('mariadb'), client, { input: sql, encoding: 'utf8' });
  const answers = () => send('SELECT 1').status === 0 || undefined;
  await orEnd(server, waitFor(answers, 'MariaDB'));
  return {
    socket,
    query(sql) {
      const { status, stderr } = send(sql);
      if (status !== 0) throw new Error(`${sql}: ${stderr}`);
    },
  };
}

/** @param {Record<string, string | boolean | number>} constants */
const config = (constants) => `<?php
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
${Object.entries(constants)
  .map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`)
  .join('\n')}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
`;

const INSTALL = `
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Cards', 'admin', 'admin@example.org', true, '', 'admin' );
foreach ( json_decode( $argv[1], true ) as $name => $role ) {
	if ( 'admin' !== $name ) {
		wp_insert_user( array( 'user_login' => $name, 'user_pass' => $name, 'user_email' => "$name@example.org", 'role' => $role ) );
	}
}
update_option( 'permalink_structure', '' );
update_option( 'comment_previously_approved', 0 );
// Avatars and the pictures of the editor's first tour come from other sites.
update_option( 'show_avatars', 0 );
foreach ( get_users() as $user ) {
	$seen = array( 'welcomeGuide' => false );
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => $seen, 'core' => $seen, '_modified' => gmdate( 'c' ) ) );
}
`;

/** The keys with which WordPress signs cookies and forms. They need not be secret here. */
const SECRETS = Object.fromEntries(
  ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((one) => [
    [`${one}_KEY`, `${one} of a test`],
    [`${one}_SALT`, `salt of ${one}`],
  ]),
);

/**
 * @typedef {object} Site
 * @property {string} url
 * @property {string} version of WordPress
 * @property {(code: string, ...args: string[]) => string} php runs code in the site and returns its output
 * @property {() => string[]} log returns PHP's messages about the plugin
 * @property {() => Promise<void>} stop
 */

/**
 * Runs code in a site.
 *
 * @param {string} folder the site's
 * @param {number} port
 * @returns {Site['php']}
 */
const phpIn =
  (folder, port) =>
  (code, ...args) => {
    const request = `$_SERVER += array( 'HTTP_HOST' => '127.0.0.1:${port}', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1' );`;
    const installing = code === INSTALL ? "define( 'WP_INSTALLING', true );" : '';
    const { status, stdout, stderr } = spawnSync(
      'php',
      [...PHP, '-d', 'display_errors=stderr', '--', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        input: `<?php ${request} ${installing} require '${folder}/wp-load.php'; ${code}`,
      },
    );
    if (status !== 0) throw new Error(`PHP: ${code}\n${stdout}${stderr}`);
    return stdout;
  };

/** @param {string} log the file */
const aboutPlugin = (log) =>
  (existsSync(log) ? readFileSync(log, 'utf8') : '')
    .split('\n')
    .filter((line) => line.includes('plugins/baize/'));

/**
 * Starts PHP's own web server for a site, and waits for its first response.
 *
 * @param {string} folder
 * @param {number} port
 */
async function serve(folder, port) {
  const server = startGroup('php', [...PHP, '-S', `127.0.0.1:${port}`, '-t', folder], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/wp-login.php`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  await orEnd(server, waitFor(answers, 'WordPress'));
  return server;
}

/**
 * Installs an unpacked WordPress, and serves it.
 *
 * @param {string} home of the unpacked WordPress
 * @param {string} theme its first theme; the database has the same name
 * @param {string} folder for the site
 * @param {Awaited<ReturnType<typeof startDatabase>>} database
 * @param {string} themes the folder of more themes
 * @returns {Promise<Site>}
 */
export async function startSite(home, theme, folder, database, themes) {
  database.query(`CREATE DATABASE ${theme} CHARACTER SET utf8mb4`);
  // Skips broken links: they lead to settings for Apache, in a package that is not unpacked.
  cpSync(home, folder, { recursive: true, dereference: true, filter: (path) => existsSync(path) });
  rmSync(join(folder, 'wp-content/plugins/akismet'), { recursive: true, force: true });
  cpSync(themes, join(folder, 'wp-content/themes'), { recursive: true });
  mkdirSync(join(folder, 'wp-content/upgrade'), { recursive: true });
  // Browsers request it by themselves.
  writeFileSync(join(folder, 'favicon.ico'), '');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'debug.log');
  const constants = {
    DB_NAME: theme,
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${database.socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_DEFAULT_THEME: theme,
    FS_METHOD: 'direct',
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_DEBUG: true,
    WP_DEBUG_LOG: log,
    WP_DEBUG_DISPLAY: false,
    ...SECRETS,
  };
  writeFileSync(join(folder, 'wp-config.php'), config(constants));
  const php = phpIn(folder, port);
  php(INSTALL, JSON.stringify(PEOPLE));
  const server = await serve(folder, port);
  return {
    url,
    version: php('echo $GLOBALS["wp_version"];'),
    php,
    log: () => aboutPlugin(log),
    stop: () => end(server),
  };
}
