/** A field of a CSV file. `undefined` is an empty field. */
export type CsvField = string | number | undefined;

/** What spreadsheets take for the start of a formula, also in full-width characters and after spaces. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * The same after a character that separates fields in some locales: there, a spreadsheet begins a new field.
 */
const FORMULA_WITHIN = /([;\t|])(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function fieldText(field: CsvField): string {
  if (typeof field !== 'string') return String(field ?? '');
  const within = field.replace(FORMULA_WITHIN, "$1'");
  const text = FORMULA.test(field) ? `'${within}` : within;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as CSV (RFC 4180). Texts that a spreadsheet would take for a formula get an apostrophe
 * before them, because names come from other people. Numbers stay numbers.
 *
 * @param rows the first row has the field names
 */
export const csvText = (rows: readonly (readonly CsvField[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
