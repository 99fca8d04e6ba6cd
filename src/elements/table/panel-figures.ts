import type { TemplateResult, html as Html } from 'lit';
import type { Seat } from '../../engine/rules.js';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import { type SeatFigures, handLines, seatFigures, seatsOf } from '../../table/run-figures.js';
import type { TableRun } from '../../table/table-run.js';
import { type Row, rowsTemplate, scrollTemplate } from './panel-rows.js';

/** A table of figures that scrolls in its panel; its heads stay in sight. */
const figuresTemplate = (
  html: typeof Html,
  caption: string,
  heads: readonly unknown[],
  rows: readonly Row[],
  last?: Row,
): TemplateResult =>
  scrollTemplate(html, caption, rowsTemplate(html, 'ledger', caption, heads, rows, last));

/**
 * The last hands, the newest first: who dealt, what they brought each seat, and what one seat (the
 * one that looks) had of all of them. What it takes is handed over by its place, see
 * table-extras.ts; the run's names are those of every save.
 */
export function historyPanel(
  html: typeof Html,
  words: TableExtrasWords,
  names: readonly string[],
  run: TableRun,
  seat: Seat,
): TemplateResult {
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
  const totals = seats.map((one) => words.signed(run.totals[one]!.net));
  return figuresTemplate(
    html,
    history.caption(run.hand - lines.length, run.hand - 1),
    [
      history.hand,
      ...cells(
        history.dealer,
        seats.map((one) => names[one]),
        history.total(names[seat]!),
      ),
    ],
    lines.map(({ hand, dealer, net: nets, total }) => [
      words.number(hand),
      cells(names[dealer]!, nets.map(net), words.signed(total)),
    ]),
    [history.all, cells('', totals, words.signed(run.totals[seat]!.net))],
  );
}

/** What is told of each seat, and how. */
const figures = (
  words: TableExtrasWords,
): readonly (readonly [name: string, text: (of: SeatFigures) => string])[] => {
  const { stats } = words;
  return [
    [stats.hands, ({ hands }) => words.number(hands)],
    [stats.ahead, ({ ahead }) => words.number(ahead)],
    [stats.behind, ({ behind }) => words.number(behind)],
    [stats.even, ({ even }) => words.number(even)],
    [stats.share, ({ share }) => (share === null ? '–' : words.percent(share))],
    [stats.net, ({ net }) => words.signed(net)],
    [stats.biggest, ({ biggest }) => words.signed(biggest)],
  ];
};

/** What each seat did over all hands; handed over as for the history. */
export function statsPanel(
  html: typeof Html,
  words: TableExtrasWords,
  names: readonly string[],
  run: TableRun,
): TemplateResult {
  const { stats } = words;
  const seats = seatFigures(run);
  return figuresTemplate(
    html,
    stats.caption(run.hand - 1),
    [stats.figure, ...seats.map(({ seat }) => names[seat]!)],
    figures(words).map(([name, text]) => [name, seats.map(text)]),
  );
}
