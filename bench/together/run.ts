// npm run bench:together -- <mode>: what is held and how fast, and what is lost when something fails (docs/together.md).
import { parseArgs } from 'node:util';
import { kill, loss, redis, stop } from './faults.js';
import { flood, processes, rooms, soak } from './modes.js';

const MODES = { rooms, processes, flood, soak, kill, stop, loss, redis };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Tables, one number or several; each has two people and three bots. */
    rooms: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    /** Milliseconds that a person thinks before each move. */
    pause: { type: 'string', default: '2000' },
    /** Of a soak. */
    minutes: { type: 'string', default: '60' },
    /** The processor of the server alone, as 0; start the bench itself by `taskset -c 1` then. */
    core: { type: 'string' },
    /** Where the tables are kept; /dev/shm of Linux is memory, so that no disk is measured. */
    data: { type: 'string' },
    /** A folder for profiles of the servers. */
    profile: { type: 'string' },
    /** How often two ways are compared, one after the other. */
    pairs: { type: 'string', default: '7' },
    /** How often something fails. */
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
  server: { core: values.core, data: values.data, profile: values.profile },
});
process.exit();
