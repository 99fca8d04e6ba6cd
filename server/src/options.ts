import { BOARD_GAMES, type DailyBoard } from './daily/boards.js';
import { IPV6_PREFIX } from './network/client-network.js';
import { OptionError } from './option-error.js';
import { readOrigin } from './origins.js';
import type { Rate } from './token-bucket.js';
import { type OnAuth, signedWith } from './sign-in.js';

/** The options of a server. */
export interface ServerOptions {
  /** The port; 0 takes a free one. Default: 2600. */
  readonly port?: number;
  /** The address to listen at. Default: `127.0.0.1`, which only this machine can reach. */
  readonly host?: string;
  /** The folder of the embedded store. Default: `baize-tables` in the working directory. */
  readonly data?: string;
  /** The address of a Redis that several servers share, `redis://…`. It replaces `data`. */
  readonly redis?: string;
  /** Host and port at which pages reach this process directly, if several processes share one address. */
  readonly publicAddress?: string;
  /** Other sites whose pages may use the server, such as `https://example.org`; `*` allows all. */
  readonly origins?: readonly string[];
  /**
   * Names under which the server's own page may be opened, such as `tables.example.org`. Addresses, `localhost`, and the names
   * in `origins` and `publicAddress` always are.
   */
  readonly hosts?: readonly string[];
  /** The most tables of this process at once. Default: 1000. */
  readonly maxTables?: number;
  /**
   * The most tables of this process at once that one client created, and as many that the client joined when no process ran them.
   * Default: 50.
   */
  readonly maxTablesPerClient?: number;
  /** The most connections of one client to tables of this process. Default: 250. */
  readonly maxConnectionsPerClient?: number;
  /** The most people without a seat at one table. Default: 100. */
  readonly maxVisitors?: number;
  /** The most people without a seat at one table who come from one client's network. Default: 10. */
  readonly maxVisitorsPerClient?: number;
  /**
   * A secret of at least 16 characters with which the host site signs who a person is (JSON Web Token,
   * HS256).
   */
  readonly authSecret?: string;
  /** Another way to sign in, instead of `authSecret`. */
  readonly onAuth?: OnAuth;
  /** Whether a proxy before the server reports the client's address. Default: `false`. */
  readonly trustProxy?: boolean;
  /**
   * The bits of an IPv6 address that name a client's network, for all limits of one client; 32 to 128. Default: 56, what
   * most providers give a household.
   */
  readonly ipv6Prefix?: number;
  /** How often one client may create a table. Default: 10 at once, and one every six seconds. */
  readonly createRate?: Rate;
  /** How often one client may join a table. Default: 60 at once, and five a second. */
  readonly joinRate?: Rate;
  /**
   * The games with daily leaderboards. Default: every patience of the kit, by its own rules. Empty for none.
   */
  readonly daily?: readonly DailyBoard[];
  /** Words that no name on a leaderboard may contain; after `=`, whole names. Default: none. */
  readonly namesRefused?: readonly string[];
  /** How often one client may send a result. Default: 60 at once, and one every 20 seconds. */
  readonly sendRate?: Rate;
  /** How often one client may read a leaderboard. Default: 120 at once, and ten a second. */
  readonly readRate?: Rate;
  /** After how many milliseconds a table with nobody present ends. Default: ten minutes. */
  readonly endsAfter?: number;
  /** How long a bot waits before it plays, in milliseconds. Default: that of the table. */
  readonly pace?: number;
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Default: `info`. */
  readonly logLevel?: string;
}

export type Settings = Required<
  Omit<ServerOptions, 'redis' | 'publicAddress' | 'authSecret' | 'onAuth' | 'pace'>
> &
  Pick<ServerOptions, 'redis' | 'publicAddress' | 'onAuth' | 'pace'>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const DEFAULTS = {
  port: 2600,
  host: '127.0.0.1',
  data: 'baize-tables',
  origins: [],
  hosts: [],
  maxTables: 1000,
  maxTablesPerClient: 50,
  maxConnectionsPerClient: 250,
  maxVisitors: 100,
  maxVisitorsPerClient: 10,
  trustProxy: false,
  ipv6Prefix: IPV6_PREFIX,
  createRate: { burst: 10, perSecond: 1 / 6 },
  joinRate: { burst: 60, perSecond: 5 },
  daily: BOARD_GAMES.map((game) => ({ game })),
  namesRefused: [],
  sendRate: { burst: 60, perSecond: 1 / 20 },
  readRate: { burst: 120, perSecond: 10 },
  endsAfter: 10 * 60 * 1000,
  logLevel: 'info',
} as const;

/** The options that are a number of tables or people. */
const COUNTS = [
  'maxTables',
  'maxTablesPerClient',
  'maxConnectionsPerClient',
  'maxVisitors',
  'maxVisitorsPerClient',
] as const;

const SECRET_LENGTH = 16;

/** Checks all options but `daily`, whose games have to be loaded: see `loadBoards`. @throws OptionError */
export function readOptions({ authSecret, ...options }: ServerOptions): Settings {
  checkNumber('port', options.port, 0, 65535);
  for (const name of COUNTS) checkNumber(name, options[name], 1, 1_000_000);
  checkNumber('ipv6Prefix', options.ipv6Prefix, 32, 128);
  checkNumber('endsAfter', options.endsAfter, 1, 2 ** 31 - 1);
  if (options.logLevel !== undefined && !LOG_LEVELS.some((level) => level === options.logLevel))
    throw new OptionError(`logLevel is ${options.logLevel}; it can be ${LOG_LEVELS.join(', ')}`);
  if (options.redis !== undefined && !/^rediss?:\/\/./.test(options.redis))
    throw new OptionError(`redis is ${options.redis}; it begins with redis:// or rediss://`);
  if (
    options.publicAddress !== undefined &&
    !/^[^\s/:]+(:\d+)?(\/\S*)?$/.test(options.publicAddress)
  )
    throw new OptionError(
      `publicAddress is ${options.publicAddress}; it is a host and a port, as tables.example.org:2600`,
    );
  const onAuth = readAuth(options.onAuth, authSecret);
  const origins = (options.origins ?? []).map((text) => {
    const origin = readOrigin(text);
    if (origin === undefined)
      throw new OptionError(`an origin is ${text}; one is as https://example.org, or *`);
    return origin;
  });
  const hosts = (options.hosts ?? []).map(readHost);
  return { ...DEFAULTS, ...options, origins, hosts, ...(onAuth && { onAuth }) };
}

function readHost(text: string): string {
  const name = text.trim().toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) return name;
  throw new OptionError(`a host is ${name}; one is a name without a port, as tables.example.org`);
}

function readAuth(onAuth: OnAuth | undefined, secret: string | undefined): OnAuth | undefined {
  if (secret === undefined) return onAuth;
  if (onAuth) throw new OptionError('there are both an authSecret and an onAuth; one is accepted');
  if (secret.length < SECRET_LENGTH)
    throw new OptionError(`the authSecret is too short; it has at least ${SECRET_LENGTH} letters`);
  return signedWith(secret);
}

function checkNumber(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined) return;
  if (!Number.isInteger(value) || value < least || value > most)
    throw new OptionError(`${name} is ${value}; it is a whole number from ${least} to ${most}`);
}
