/** @param {number} value */
export const whole = (value) => value.toLocaleString('en');

/**
 * @param {number} share
 * @param {number} [digits]
 */
export const percent = (share, digits = 4) => `${(100 * share).toFixed(digits)} %`;

/**
 * Columns of plain text, the first one to the left, all others, which are figures, to the right.
 *
 * @param {readonly (readonly string[])[]} lines the first of them names the columns
 * @param {number} [left] how many columns are to the left
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
