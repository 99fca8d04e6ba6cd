/**
 * How many letters must change to make one word another.
 *
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = [...other, ''].map((_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, theirs] of [...other].entries()) {
      const changed = /** @type {number} */ (row[index]) + Number(letter !== theirs);
      const added = /** @type {number} */ (row[index + 1]) + 1;
      next.push(Math.min(changed, added, /** @type {number} */ (next[index]) + 1));
    }
    row = next;
  }
  return /** @type {number} */ (row.at(-1));
}

/**
 * The known names, or the five that are most like a misspelt one.
 *
 * @param {string} name
 * @param {readonly string[]} known
 */
export function nearest(name, known) {
  if (known.length === 0) return 'none';
  if (known.length <= 5) return known.join(', ');
  const all = known.map((one) => /** @type {const} */ ([distance(name, one), one]));
  const five = all.sort(([a], [b]) => a - b).slice(0, 5);
  return `${five.map(([, one]) => one).join(', ')} and ${known.length - 5} others`;
}
