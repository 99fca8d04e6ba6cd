import { type TemplateResult, html } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import { type SeatFigures, handLines, seatFigures, seatsOf } from '../../core/table/run-figures.js';
import type { TableRun } from '../../core/table/table-run.js';
import { type Rows, rowsTemplate, scrollTemplate } from './panel-rows.js';

/** What the figures of a table are shown by. */
export interface RunPanel {
  readonly words: TableExtrasWords;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  readonly run: TableRun;
}

/** A table of figures that scrolls in its panel; its heads stay in sight. */
const figuresTemplate = (ledger: Omit<Rows, 'name'>): TemplateResult =>
  scrollTemplate(ledger.caption, rowsTemplate({ name: 'ledger', ...ledger }));

/**
 * The last hands, the newest first: who dealt, what they brought each seat, and what `seat` (the
 * one that looks) had of all of them.
 */
export function historyPanel({ words, names, run }: RunPanel, seat: Seat): TemplateResult {
  const { history } = words;
  const lines = handLines(run, seat);
  if (lines.length === 0) return html`<p>${history.none}</p>`;
  const net = (chips: number | null): unknown =>
    chips === null
      ? html`<span aria-hidden="true">–</span><span class="unseen">${history.out}</span>`
      : words.signed(chips);
  // The house deals every hand: that needs no column.
  const cells = (dealer: string, nets: readonly unknown[], total: string): readonly unknown[] =>
    run.houseDeals ? [...nets, total] : [dealer, ...nets, total];
  const seats = seatsOf(run);
  const seatNames = seats.map((one) => names[one]);
  const totals = seats.map((one) => words.signed(run.totals[one]!.net));
  return figuresTemplate({
    caption: history.caption(run.hand - lines.length, run.hand - 1),
    heads: [history.hand, ...cells(history.dealer, seatNames, history.total(names[seat]!))],
    rows: lines.map(({ hand, dealer, net: nets, total }) => ({
      head: words.number(hand),
      cells: cells(names[dealer]!, nets.map(net), words.signed(total)),
    })),
    last: { head: history.all, cells: cells('', totals, words.signed(run.totals[seat]!.net)) },
  });
}

/** A figure that is told of each seat. */
interface Figure {
  readonly name: string;
  readonly text: (of: SeatFigures) => string;
}

function figuresWith(words: TableExtrasWords): readonly Figure[] {
  const { stats } = words;
  return [
    { name: stats.hands, text: ({ hands }) => words.number(hands) },
    { name: stats.ahead, text: ({ ahead }) => words.number(ahead) },
    { name: stats.behind, text: ({ behind }) => words.number(behind) },
    { name: stats.even, text: ({ even }) => words.number(even) },
    { name: stats.share, text: ({ share }) => (share === null ? '–' : words.percent(share)) },
    { name: stats.net, text: ({ net }) => words.signed(net) },
    { name: stats.biggest, text: ({ biggest }) => words.signed(biggest) },
  ];
}

/** What each seat did over all hands. */
export function statsPanel({ words, names, run }: RunPanel): TemplateResult {
  const { stats } = words;
  const seats = seatFigures(run);
  return figuresTemplate({
    caption: stats.caption(run.hand - 1),
    heads: [stats.figure, ...seats.map(({ seat }) => names[seat]!)],
    rows: figuresWith(words).map(({ name, text }) => ({ head: name, cells: seats.map(text) })),
  });
}
