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
});
process.exit();
