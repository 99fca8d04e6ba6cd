import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import {
  type SeatFigures,
  figuresOf,
  handLines,
  seatFigures,
  seatsWithStacks,
} from '../../core/table/run-figures.js';
import { type TableHistory, totalsOfAllTables } from '../../core/table/kept-tables.js';
import { peopleAt } from '../../core/table/seats.js';
import { PAST_LENGTH } from '../../core/table/table-run.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { ownFigures } from './own-figures.js';
import { rowsTemplate, scrollTemplate } from './panel-rows.js';

/** What the figures of a table are shown by. */
export interface RunPanel {
  readonly words: TableExtrasWords;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  readonly run: TableRun;
}

/** The hands that can be opened. */
interface OpenableHands {
  readonly hands: readonly number[];
  readonly keyOf: (hand: number) => string;
  readonly open: (hand: number) => void;
}

/** A hand's number, which opens it where it is kept. */
const handHead = (
  words: TableExtrasWords,
  hand: number,
  { hands, keyOf, open }: OpenableHands,
): unknown =>
  hands.includes(hand)
    ? html`<button
        type="button"
        class="open"
        part="button-open"
        data-hand=${keyOf(hand)}
        aria-label=${words.hands.open(hand)}
        @click=${() => open(hand)}
      >
        ${words.number(hand)}
      </button>`
    : words.number(hand);

/**
 * The last hands, the newest first: who dealt, what they brought each seat, and what `seat` (the
 * one that looks) had of all of them.
 */
export function historyTemplate(
  { words, names, run }: RunPanel,
  seat: Seat,
  openable: OpenableHands,
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
  const seats = seatsWithStacks(run);
  const seatNames = seats.map((one) => names[one]);
  const totals = seats.map((one) => words.signed(run.totals[one]!.net));
  const kept = lines.every(({ hand }) => openable.hands.includes(hand));
  const figures = rowsTemplate({
    name: 'ledger',
    caption: history.caption(run.hand - lines.length, run.hand - 1),
    heads: [history.hand, ...cells(history.dealer, seatNames, history.total(names[seat]!))],
    rows: lines.map(({ hand, dealer, net: nets, total }) => ({
      head: handHead(words, hand, openable),
      cells: cells(names[dealer]!, nets.map(net), words.signed(total)),
    })),
    last: { head: history.all, cells: cells('', totals, words.signed(run.totals[seat]!.net)) },
  });
  return html`${figures}${kept ? '' : html`<p class="kept">${words.hands.kept(PAST_LENGTH)}</p>`}`;
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

/** What people did over the hands that are kept. */
function ownTemplate(
  { words, names }: RunPanel,
  { hands, people }: ReturnType<typeof ownFigures>,
): TemplateResult {
  const counts = people[0]?.counts ?? [];
  const rows = counts.map(({ name }, at) => ({
    head: words.hands.figures[name],
    cells: people.map(({ counts: of }) => {
      const { count, isChips } = of[at]!;
      return isChips ? words.signed(count) : words.number(count);
    }),
  }));
  const agreed = people.map(({ advice }) =>
    advice
      ? `${words.hands.agreedOf(advice.agreed, advice.judged)}${advice.open > 0 ? ' …' : ''}`
      : '',
  );
  return rowsTemplate({
    name: 'ledger',
    caption: words.hands.own(hands),
    heads: [words.stats.figure, ...people.map(({ seat }) => names[seat]!)],
    rows: people[0]?.advice ? [...rows, { head: words.hands.agreed, cells: agreed }] : rows,
  });
}

/** What seats did, side by side. */
const seatsTemplate = (
  { words, names }: RunPanel,
  caption: string,
  seats: readonly SeatFigures[],
): TemplateResult =>
  rowsTemplate({
    name: 'ledger',
    caption,
    heads: [words.stats.figure, ...seats.map(({ seat }) => names[seat]!)],
    rows: figuresWith(words).map(({ name, text }) => ({ head: name, cells: seats.map(text) })),
  });

/** What people did here and at the earlier tables; nothing where there were none. */
function everTemplate(panel: RunPanel, { run, earlier }: TableHistory): unknown {
  const totals = totalsOfAllTables(earlier, run);
  const people = peopleAt(run.kinds);
  if (earlier.totals.length === 0 || people.length === 0) return undefined;
  const figures = people.map((seat, person) => figuresOf(seat, totals[person]!));
  return seatsTemplate(panel, panel.words.stats.ever, figures);
}

/** All that is kept, and the way to have it forgotten. */
interface KeptFigures {
  readonly history: TableHistory;
  readonly forget: (() => void) | undefined;
}

const forgetTemplate = ({ stats }: TableExtrasWords, forget: () => void): TemplateResult =>
  html`<div class="choices">
    <button type="button" part="button button-forget" @click=${forget}>${stats.forget}</button>
  </div>`;

/** What each seat did over all hands, and people at the tables before too. */
export function statsPanel(
  panel: RunPanel,
  own: ReturnType<typeof ownFigures>,
  { history, forget }: KeptFigures,
): TemplateResult {
  const { words, run } = panel;
  const caption = words.stats.caption(run.hand - 1);
  const isPlayed = own.hands > 0 && own.people.length > 0;
  return scrollTemplate(
    caption,
    html`${seatsTemplate(panel, caption, seatFigures(run))}
    ${isPlayed ? ownTemplate(panel, own) : nothing} ${everTemplate(panel, history)}
    ${forget ? forgetTemplate(words, forget) : nothing}`,
  );
}
