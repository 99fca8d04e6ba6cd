/** @param {number} value */
export const whole = (value) => value.toLocaleString('en');

/**
 * @param {number} share
 * @param {number} [digits]
 */
export const percent = (share, digits = 4) => `${(100 * share).toFixed(digits)} %`;

/**
 * Formats columns as plain text: the first one aligned left, the others, which are numbers, aligned right.
 *
 * @param {readonly (readonly string[])[]} lines the first one has the names of the columns
 * @param {number} [left] the number of columns that are aligned left
 */
export function textTable(lines, left = 1) {
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, at) =>
          at < left ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
