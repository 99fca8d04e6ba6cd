// npm run bench: measures the kit; `npm run bench -- move size` runs only these benches.
// A bench prints results beside their goals. It never fails, because machines differ.
import { cpus, loadavg } from 'node:os';
import { advice } from './advice.js';
import { drags } from './drag.js';
import { klondikeVerdicts } from './klondike.js';
import { memory } from './memory.js';
import { moves } from './move.js';
import { paigowNumbers } from './paigow.js';
import { pyramidVerdicts } from './pyramid.js';
import { readings } from './reading.js';
import { firstRender } from './render.js';
import { sessions } from './session.js';
import { seven27Bots } from './seven27.js';
import { seven27Advice } from './seven27-advice.js';
import { sizes } from './size.js';
import { solverThread } from './solver-thread.js';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  session: sessions,
  reading: readings,
  pyramid: pyramidVerdicts,
  klondike: klondikeVerdicts,
  seven27: seven27Bots,
  'seven27-advice': seven27Advice,
  paigow: paigowNumbers,
  render: firstRender,
  move: moves,
  drag: drags,
  size: sizes,
  memory,
  'solver-thread': solverThread,
  advice,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const load = loadavg()[0]!.toFixed(1);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${load}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length === 0 || names.includes(name)) await bench();
}
