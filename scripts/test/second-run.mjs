/**
 * @typedef {import('./layers.mjs').Told} Told
 * @typedef {import('./layers.mjs').Counts} Counts
 */

/**
 * What a run comes to with a second one of the files that failed: `failed` are those that failed in
 * both, `again` those that passed only in the second.
 *
 * @param {Told} first
 * @param {((files: string[]) => Promise<Told>) | undefined} runAgain
 * @returns {Promise<Counts>}
 */
export async function withSecond(first, runAgain) {
  const { passed, failed, skipped, files, failures } = first;
  const told = failures.map((name) => `✗ ${name}`);
  if (!runAgain || files.length === 0) return { passed, failed, skipped, again: 0, lines: told };
  console.log(`\n${failed} failed; once more: ${files.join(', ')}`);
  const second = await runAgain(files);
  // One that broke down without naming a test has shown nothing.
  const broken = second.failures.length < second.failed;
  const again = broken ? 0 : Math.max(0, failed - second.failed);
  if (broken) return { passed, failed, skipped, again, lines: told };
  const lines = failures
    .filter((name) => !second.failures.includes(name))
    .map((name) => `passed only when run again: ${name}`);
  return {
    passed: passed + again,
    failed: failed - again,
    skipped,
    again,
    lines: [...lines, ...second.failures.map((name) => `✗ ${name}`)],
  };
}
