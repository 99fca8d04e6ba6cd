/** A line of a table: what each column says; the first line names the columns. */
export type Row = Readonly<Record<string, string>>;

/** Prints rows in columns, the first one to the left, all others, which are figures, to the right. */
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
