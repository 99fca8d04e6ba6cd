import { type TableRun, bringChips } from './table-run.js';

/** The run with fresh chips for bots that have none left: a table needs its company. */
export const withCompany = (run: TableRun, { stack }: { readonly stack: number }): TableRun =>
  run.kinds.reduce(
    (table, kind, seat) =>
      kind === 'bot' && table.stacks[seat] === 0 ? bringChips(table, seat, stack) : table,
    run,
  );
