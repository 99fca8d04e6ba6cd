// npm run soak: 100,000 damaged saves, as many damaged saves of tables and share strings, a million random calls on each
// session, and 1,000 mounts of each element in a browser. It fails at the first exception, at the first game that changed
// without a move, and if an element leaves memory.
// `npm run soak -- shares saves tables calls mounts 0.01` runs some of it, or a part of all counts; `… mounts playing-card`
// mounts one element.
import { soakCalls } from './calls.js';
import { soakMounts } from './mounts.js';
import { soakSaves } from './saves.js';
import { soakShares } from './shares.js';
import { SUBJECTS, type Subject } from './subjects.js';
import { TABLES, soakTables } from './tables.js';

const SPOILT = 100_000;
const CALLS = 1_000_000;
const MOUNTS = 1000;

const words = process.argv.slice(2);
const part = Number(words.find((word) => !Number.isNaN(Number(word))) ?? 1);
const named = words.filter((word) => Number.isNaN(Number(word)));
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name);

function soak<T extends { readonly name: string } = Subject>(
  what: string,
  subjects: readonly T[],
  count: number,
  run: (subject: T, count: number) => string,
): void {
  if (!isWanted(what)) return;
  for (const subject of subjects) {
    const start = performance.now();
    const result = run(subject, count);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${what}, ${subject.name}: ${count} in ${seconds} s; ${result}.`);
  }
}

/** Tables have no links, because these would show hidden cards. */
const patience = SUBJECTS.filter(({ game }) =>
  ['freecell', 'klondike', 'pyramid'].includes(game.game),
);
soak('shares', patience, Math.ceil((SPOILT * part) / patience.length), soakShares);
soak('saves', SUBJECTS, Math.ceil((SPOILT * part) / SUBJECTS.length), soakSaves);
soak('tables', TABLES, Math.ceil((SPOILT * part) / TABLES.length), soakTables);
soak('calls', SUBJECTS, Math.ceil(CALLS * part), soakCalls);
if (isWanted('mounts')) await soakMounts(Math.ceil(MOUNTS * part), named);
