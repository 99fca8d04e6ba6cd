const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/**
 * A table in Markdown.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 * @param {string[]} [alignment] of each column: `---` left, `--:` right. Default: left
 */
export const table = (head, rows, alignment = head.map(() => '---')) =>
  [head, alignment, ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
