/** What a field of a table in a file may be; nothing for an empty one. */
export type CsvField = string | number | undefined;

/** What a program for tables takes for the beginning of a formula; also as wide letters, and behind spaces. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** The same behind what separates fields in some countries: there the program takes it for a field of its own. */
const FORMULA_WITHIN = /([;\t|])(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function fieldText(field: CsvField): string {
  if (typeof field !== 'string') return String(field ?? '');
  const within = field.replace(FORMULA_WITHIN, "$1'");
  const text = FORMULA.test(field) ? `'${within}` : within;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV, as RFC 4180 has it. A text that a program for tables would take for a formula gets an apostrophe
 * before it, for names are other people's; numbers stay numbers.
 *
 * @param rows the first has the names of the fields
 */
export const csvText = (rows: readonly (readonly CsvField[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
