/** A row of a table: the text of each column. The first row's keys name the columns. */
export type Row = Readonly<Record<string, string>>;

/** Prints rows in columns: the first one left-aligned, the others, which are figures, right-aligned. */
export function print(title: string, rows: readonly Row[]): void {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const show = (line: readonly string[]): string =>
    line
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!),
      )
      .join('   ')
      .trimEnd();
  const [head, ...body] = lines.map(show);
  console.log(`\n${title}\n\n${head}\n${'─'.repeat(head!.length)}\n${body.join('\n')}`);
}
