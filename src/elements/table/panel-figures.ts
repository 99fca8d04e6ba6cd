import type { TemplateResult, html as Html } from 'lit';
import type { Seat } from '../../engine/rules.js';
import { tableExtrasEn as words } from '../../locales/extras/table-en.js';
import { type SeatFigures, handLines, seatFigures, seatsOf } from '../../table/run-figures.js';
import type { TableRun } from '../../table/table-run.js';

const { history, stats } = words;

/** A row: what it is of, and its cells as they are shown. */
type Row = readonly [head: string, cells: readonly unknown[]];

/** A table of figures that scrolls in its panel; its heads stay in sight. */
function figuresTemplate(
  html: typeof Html,
  name: string,
  caption: string,
  heads: readonly string[],
  rows: readonly Row[],
  last?: Row,
): TemplateResult {
  const row = ([head, cells]: Row): TemplateResult =>
    html`<tr>
      <th scope="row">${head}</th>
      ${cells.map((cell) => html`<td>${cell}</td>`)}
    </tr>`;
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${caption}>
    <table class="ledger" part=${name}>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>
      ${
        last
          ? html`<tfoot>
              ${row(last)}
            </tfoot>`
          : ''
      }
    </table>
  </div>`;
}

/**
 * The last hands, the newest first: who dealt, what they brought each seat, and what one seat (the
 * one that looks) had of all of them. What it takes is handed over by its place, see
 * table-extras.ts; the run's names are those of every save.
 */
export function historyPanel(
  html: typeof Html,
  names: readonly string[],
  run: TableRun,
  seat: Seat,
): TemplateResult {
  const lines = handLines(run, seat);
  if (lines.length === 0) return html`<p>${history.none}</p>`;
  const net = (chips: number | null): unknown =>
    chips === null
      ? html`<span aria-hidden="true">–</span><span class="unseen">${history.out}</span>`
      : words.signed(chips);
  // The house deals every hand: that needs no column.
  const dealer = (of: unknown): readonly unknown[] => (run.houseDeals ? [] : [of]);
  const seats = seatsOf(run);
  const caption = history.caption(lines.length, run.hand - 1);
  return figuresTemplate(
    html,
    'history',
    run.houseDeals ? `${caption}; ${history.house}` : caption,
    [
      history.hand,
      ...(run.houseDeals ? [] : [history.dealer]),
      ...seats.map((one) => names[one] ?? ''),
      history.total(names[seat] ?? ''),
    ],
    lines.map((line) => [
      words.number(line.hand),
      [...dealer(names[line.dealer]), ...line.net.map(net), words.signed(line.total)],
    ]),
    [
      history.all,
      [
        ...dealer(''),
        ...seats.map((one) => words.signed(run.totals[one]!.net)),
        words.signed(run.totals[seat]!.net),
      ],
    ],
  );
}

/** What is told of each seat, and how. */
const FIGURES: readonly (readonly [name: string, text: (of: SeatFigures) => string])[] = [
  [stats.hands, ({ hands }) => words.number(hands)],
  [stats.ahead, ({ ahead }) => words.number(ahead)],
  [stats.behind, ({ behind }) => words.number(behind)],
  [stats.even, ({ even }) => words.number(even)],
  [stats.share, ({ share }) => (share === null ? '–' : words.percent(share))],
  [stats.net, ({ net }) => words.signed(net)],
  [stats.biggest, ({ biggest }) => words.signed(biggest)],
];

/** What each seat did over all hands; handed over as for the history. */
export function statsPanel(
  html: typeof Html,
  names: readonly string[],
  run: TableRun,
): TemplateResult {
  const seats = seatFigures(run);
  return figuresTemplate(
    html,
    'stats',
    stats.caption(run.hand - 1),
    [stats.figure, ...seats.map(({ seat }) => names[seat] ?? '')],
    FIGURES.map(([name, text]) => [name, seats.map(text)]),
  );
}
