// npm run bench:together -- <mode>: measures capacity, speed and losses after failures of table servers (docs/guides/together.md).
//
// Measured on 30 November 2026 with `rooms --rooms 50 --seconds 15 --data /dev/shm`, Node 20 on two shared cores of an AMD EPYC.
// 99 % of the answers within (of which the server took at most 5 ms), and memory of a room:
//   Seven Twenty-Seven 54 ms, 39 kB; Hearts 9 ms, 94 kB; Spades 22 ms, 88 kB; Whist 14 ms, 89 kB; Twenty-Nine 37 ms, 87 kB.
import { parseArgs } from 'node:util';
import { kill, loss, redis, stop } from './faults.js';
import type { SharedGame } from '../../src/together.js';
import { flood, processes, rooms, soak } from './modes.js';

const MODES = { rooms, processes, flood, soak, kill, stop, loss, redis };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The number of tables, or several numbers. Each table has two people, and bots at its other seats. */
    rooms: { type: 'string' },
    /** The game of `rooms` and `soak`: the tag of its element. */
    game: { type: 'string', default: 'seven27-table' },
    seconds: { type: 'string', default: '20' },
    /** Milliseconds that a person thinks before each move. */
    pause: { type: 'string', default: '2000' },
    /** The length of a soak. */
    minutes: { type: 'string', default: '60' },
    /** The processor for the server alone, such as 0. Then start the bench itself by `taskset -c 1`. */
    core: { type: 'string' },
    /** The folder of the tables. /dev/shm on Linux is memory, so that no disk is measured. */
    data: { type: 'string' },
    /** A folder for profiles of the servers. */
    profile: { type: 'string' },
    /** The number of comparisons. */
    pairs: { type: 'string', default: '7' },
    /** The number of failures. */
    runs: { type: 'string', default: '20' },
  },
});
const [mode = 'rooms'] = positionals;
if (!Object.hasOwn(MODES, mode))
  throw new Error(`${mode} is none of ${Object.keys(MODES).join(', ')}`);

await MODES[mode as keyof typeof MODES]({
  rooms: (values.rooms ?? (mode === 'rooms' ? '50,100' : undefined))?.split(',').map(Number) ?? [],
  seconds: Number(values.seconds),
  pause: Number(values.pause),
  minutes: Number(values.minutes),
  runs: Number(values.runs),
  pairs: Number(values.pairs),
  game: values.game as SharedGame,
  server: { core: values.core, data: values.data, profile: values.profile },
});
process.exit();
