import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PatienceRules } from 'baize/patience';
import type { DailyBoard } from './daily/boards.js';
import { OptionError } from './option-error.js';
import { LOG_LEVELS, type ServerOptions } from './options.js';
import { type BaizeServer, createServer } from './server.js';

const HELP = `npx baize-server [options]
A server of tables that people share across machines. It prints the address of a page to play at.

  --port 2600             the port; 0 takes a free one
  --host 127.0.0.1        the address to listen at; 0.0.0.0 lets other machines in
  --data baize-tables     the folder of the tables; for one process
  --redis redis://…       keeps the tables in Redis instead, for several processes
  --public-address h:p    where pages reach this process itself, behind a balancer
  --origins a,b           sites whose pages may use the server, as https://example.org; * for all
  --hosts a,b             names of the server under which its own page may be opened, as tables.example.org
  --max-tables 1000       tables of this process at once
  --max-tables-per-client 50          of them those that one client created
  --max-connections-per-client 250    connections of one client to tables of this process
  --max-visitors 100                  people without a seat at one table
  --max-visitors-per-client 10        of them those of one client
  --daily freecell,yukon  the games whose days have a leaderboard, by their own rules; all without it,
                          none for none; or a JSON file with games, options, rules and deals
  --names-refused file    words that no name on a leaderboard may have, a line each
  --auth-secret text      people sign in by a token of the host site: HS256, with sub and name;
                          or in the environment as BAIZE_AUTH_SECRET
  --ipv6-prefix 56        the bits of an IPv6 address that count as one client
  --trust-proxy           a proxy before the server says what the client's address is
  --log-level info        ${LOG_LEVELS.join(', ')}
  --help`;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  redis: { type: 'string' },
  'public-address': { type: 'string' },
  origins: { type: 'string' },
  hosts: { type: 'string' },
  'ipv6-prefix': { type: 'string' },
  'max-tables': { type: 'string' },
  'max-tables-per-client': { type: 'string' },
  'max-connections-per-client': { type: 'string' },
  'max-visitors': { type: 'string' },
  'max-visitors-per-client': { type: 'string' },
  daily: { type: 'string' },
  'names-refused': { type: 'string' },
  'auth-secret': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  'log-level': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** @throws Error if an option is unknown or has a wrong value */
export function readArguments(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ServerOptions | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help) return undefined;
  const numbered = (text: string | undefined): number | undefined =>
    text?.trim() === '' ? NaN : text === undefined ? undefined : Number(text);
  const listed = (text: string | undefined): readonly string[] | undefined =>
    text?.split(',').map((one) => one.trim());
  const secret = values['auth-secret'] ?? env['BAIZE_AUTH_SECRET'];
  const given = {
    port: numbered(values.port),
    host: values.host,
    data: values.data,
    redis: values.redis,
    publicAddress: values['public-address'],
    origins: listed(values.origins),
    hosts: listed(values.hosts),
    maxTables: numbered(values['max-tables']),
    maxTablesPerClient: numbered(values['max-tables-per-client']),
    maxConnectionsPerClient: numbered(values['max-connections-per-client']),
    maxVisitors: numbered(values['max-visitors']),
    maxVisitorsPerClient: numbered(values['max-visitors-per-client']),
    ipv6Prefix: numbered(values['ipv6-prefix']),
    daily: values.daily === undefined ? undefined : readDaily(values.daily),
    namesRefused:
      values['names-refused'] === undefined ? undefined : readLines(values['names-refused']),
    authSecret: secret,
    trustProxy: values['trust-proxy'],
    logLevel: values['log-level'],
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set);
}

/** Reads the names of games, or a JSON file with boards. In the file, rules may be the path of another one beside it. */
function readDaily(text: string): readonly DailyBoard[] {
  if (!text.endsWith('.json'))
    return text
      .split(',')
      .map((game) => game.trim())
      .filter((game) => game !== '' && game !== 'none')
      .map((game) => ({ game }));
  const given = readJson(text);
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'object' && one !== null))
    throw new OptionError(`${text} has no list of games, as [{ "game": "freecell" }]`);
  return given.map((board: DailyBoard) =>
    typeof board.rules === 'string'
      ? { ...board, rules: readJson(resolve(dirname(text), board.rules)) as PatienceRules }
      : board,
  );
}

/** @throws OptionError if the file can't be read, or has no JSON */
function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OptionError(`${file} has no JSON: ${(error as Error).message}`);
  }
}

const readLines = (file: string): readonly string[] => readText(file).split(/\r?\n/);

/** @throws OptionError if the file can't be read */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OptionError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Runs the command: starts a server that stops on a signal. */
export async function run(args: readonly string[]): Promise<void> {
  let server: BaizeServer;
  try {
    const options = readArguments(args, process.env);
    if (!options) {
      console.log(HELP);
      return;
    }
    server = await createServer(options);
  } catch (error) {
    process.exitCode = 1;
    const { code, message, stack } = error as NodeJS.ErrnoException;
    const isExpected =
      error instanceof OptionError || code !== undefined || /process \d+/.test(message);
    console.error(`baize-server: ${isExpected ? message : (stack ?? message)}`);
    if (code?.startsWith('ERR_PARSE_ARGS') || error instanceof OptionError)
      console.error('baize-server --help lists the options.');
    // An open connection to Redis would keep the process alive.
    process.exit();
  }
  console.log(`Play at ${server.url} and open it in a second browser, too.`);
  const stop = (): void => void server.close().then(() => process.exit());
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
