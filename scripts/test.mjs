// npm test: runs the four layers of tests, and prints a table and the last line `N passed, N failed`.
//   node scripts/test.mjs [core|elements|pages|together …] [part of a file's name …]
import { LAYERS, runLayer } from './test/layers.mjs';

const args = process.argv.slice(2);
const chosen = args.filter((arg) => Object.hasOwn(LAYERS, arg));
const filters = args.filter((arg) => !Object.hasOwn(LAYERS, arg));

/** @type {(import('./test/layers.mjs').Counts & { layer: string, seconds: number })[]} */
const rows = [];
for (const [name, layer] of Object.entries(LAYERS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const counts = await runLayer(layer, filters).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${error}`] };
  });
  rows.push({
    layer: name,
    ...counts,
    seconds: Math.round((performance.now() - start) / 100) / 10,
  });
}

/** @param {'passed' | 'failed' | 'skipped'} key */
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);

console.log();
console.table(
  Object.fromEntries(
    rows.map(({ layer, passed, failed, skipped, seconds }) => [
      layer,
      { passed, failed, skipped, seconds },
    ]),
  ),
);
for (const { layer, failures } of rows) {
  for (const name of failures) console.log(`${layer}: ✗ ${name}`);
}
const [passed, failed] = [total('passed'), total('failed')];
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
