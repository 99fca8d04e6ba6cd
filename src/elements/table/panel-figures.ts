import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import { numberText, signedText } from '../../locales/table-words.js';
import {
  type SeatFigures,
  figuresOf,
  handLines,
  seatFigures,
  seatsWithStacks,
} from '../../core/table/run-figures.js';
import { type TableHistory, totalsOfAllTables } from '../../core/table/kept-tables.js';
import { peopleAt } from '../../core/table/seats.js';
import { PAST_LENGTH, type TableRun } from '../../core/table/table-run.js';
import { rowsTemplate, scrollTemplate } from './panel-rows.js';
import { type Agreement, type OwnFigure, playedHands } from './game-history.js';
import type { PanelWords } from './panel-words.js';
import type { CutView, PanelSource } from './panel-source.js';
import type { TableMove } from './table-game.js';

/** A person's figures over the kept hands. */
export interface PersonFigures {
  readonly seat: Seat;
  readonly counts: readonly {
    readonly name: OwnFigure;
    readonly count: number;
    readonly isChips: boolean;
  }[];
  /**
   * How many decisions were as good as the advice, as far as they are judged. `undefined` if the game has no
   * advice.
   */
  readonly advice: Agreement | undefined;
}

const sumOf = (all: readonly Agreement[]): Agreement => ({
  agreed: all.reduce((sum, { agreed }) => sum + agreed, 0),
  judged: all.reduce((sum, { judged }) => sum + judged, 0),
  open: all.reduce((sum, { open }) => sum + open, 0),
});

/**
 * The figures of each person at the device over the kept hands. People are matched by their order at each
 * table.
 */
export function peopleFigures<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): { readonly hands: number; readonly people: readonly PersonFigures[] } {
  const { panels, scene, history } = source;
  const played = playedHands(panels.host.hand);
  const people = scene.mine.map((seat, person): PersonFigures => {
    const own = played.flatMap((hand) => {
      const sat = hand.people[person];
      return sat === undefined ? [] : [{ hand, sat }];
    });
    const hands = own.map(({ hand, sat }) => history.figures(hand.view, sat));
    const counts = (hands[0] ?? []).map(({ name, isChips = false }, at) => ({
      name,
      isChips,
      count: hands.reduce((sum, figures) => sum + figures[at]!.count, 0),
    }));
    const advice =
      history.agreement && sumOf(own.map(({ hand, sat }) => history.agreement!(hand, sat)));
    return { seat, counts, advice };
  });
  return { hands: played.length, people };
}

/** What the figures of a table are shown from. */
export interface RunPanel {
  readonly words: PanelWords;
  /** The name at each seat. */
  readonly names: readonly string[];
  readonly run: TableRun;
}

/** The hands that can be opened. */
interface OpenableHands {
  readonly hands: readonly number[];
  readonly keyOf: (hand: number) => string;
  readonly open: (hand: number) => void;
}

/** A hand's number. It is a button if the hand can be opened. */
const handHead = (
  words: PanelWords,
  hand: number,
  { hands, keyOf, open }: OpenableHands,
): unknown =>
  hands.includes(hand)
    ? html`<button
        type="button"
        class="open"
        part="button-open"
        data-hand=${keyOf(hand)}
        aria-label=${words.tablePanels.hands.open({ hand })}
        @click=${() => open(hand)}
      >
        ${numberText(words, hand)}
      </button>`
    : numberText(words, hand);

/**
 * The last hands, the newest first: the dealer, each seat's result, and the running total of `seat`, the one
 * that is looking.
 */
export function historyTemplate(
  { words, names, run }: RunPanel,
  seat: Seat,
  openable: OpenableHands,
): TemplateResult {
  const { history, hands } = words.tablePanels;
  const lines = handLines(run, seat);
  if (lines.length === 0) return html`<p>${history.none}</p>`;
  const net = (chips: number | null): unknown =>
    chips === null
      ? html`<span aria-hidden="true">–</span><span class="unseen">${history.out}</span>`
      : signedText(words, chips);
  // If the house deals every hand, no column is needed for the dealer.
  const cells = (dealer: string, nets: readonly unknown[], total: string): readonly unknown[] =>
    run.houseDeals ? [...nets, total] : [dealer, ...nets, total];
  const seats = seatsWithStacks(run);
  const seatNames = seats.map((one) => names[one]);
  const totals = seats.map((one) => signedText(words, run.totals[one]!.net));
  const kept = lines.every(({ hand }) => openable.hands.includes(hand));
  const figures = rowsTemplate({
    name: 'ledger',
    caption: history.caption({ first: run.hand - lines.length, last: run.hand - 1 }),
    heads: [
      history.hand,
      ...cells(history.dealer, seatNames, history.total({ who: names[seat]! })),
    ],
    rows: lines.map(({ hand, dealer, net: nets, total }) => ({
      head: handHead(words, hand, openable),
      cells: cells(names[dealer]!, nets.map(net), signedText(words, total)),
    })),
    last: { head: history.all, cells: cells('', totals, signedText(words, run.totals[seat]!.net)) },
  });
  return html`${figures}${kept ? '' : html`<p class="kept">${hands.kept({ most: PAST_LENGTH })}</p>`}`;
}

/** A side's name: a player, or two partners. Their seats are as far apart as there are sides. */
const sideName = (names: readonly string[], side: number, sides: number): string =>
  names.filter((_, seat) => seat % sides === side).join(' & ');

/** The score sheet of a table that plays for points, the newest hand first: the points of each side, and its score. */
export function sheetTemplate(
  { words, names, run }: RunPanel,
  openable: OpenableHands,
): TemplateResult {
  const { history } = words.tablePanels;
  const records = [...run.history].reverse();
  const [newest] = records;
  if (!newest?.points) return html`<p>${history.none}</p>`;
  const sides = newest.points.length;
  return rowsTemplate({
    name: 'ledger',
    caption: history.sheet({ first: run.hand - records.length, last: run.hand - 1 }),
    heads: [history.hand, ...newest.points.map((_, side) => sideName(names, side, sides))],
    rows: records.map(({ hand, points = [], scores = [], net }) => ({
      head: handHead(words, hand, openable),
      cells: points.map(
        (one, side) =>
          html`${signedText(words, one)}
            <b class=${net[side] === 1 ? 'won' : ''}>${numberText(words, scores[side] ?? 0)}</b>`,
      ),
    })),
  });
}

/** A figure of each seat. */
interface Figure {
  readonly name: string;
  readonly text: (of: SeatFigures) => string;
}

function figuresWith(words: PanelWords, isForPoints: boolean): readonly Figure[] {
  const { share: shareText, stats } = words.tablePanels;
  if (isForPoints) {
    return [
      { name: stats.hands, text: ({ hands }) => numberText(words, hands) },
      { name: stats.games, text: ({ net }) => numberText(words, net) },
    ];
  }
  return [
    { name: stats.hands, text: ({ hands }) => numberText(words, hands) },
    { name: stats.ahead, text: ({ ahead }) => numberText(words, ahead) },
    { name: stats.behind, text: ({ behind }) => numberText(words, behind) },
    { name: stats.even, text: ({ even }) => numberText(words, even) },
    {
      name: stats.share,
      text: ({ share }) => (share === null ? '–' : shareText({ value: share })),
    },
    { name: stats.net, text: ({ net }) => signedText(words, net) },
    { name: stats.biggest, text: ({ biggest }) => signedText(words, biggest) },
  ];
}

/** People's figures over the kept hands. */
function peopleTemplate(
  { words, names }: RunPanel,
  { hands, people }: ReturnType<typeof peopleFigures>,
): TemplateResult {
  const counts = people[0]?.counts ?? [];
  const rows = counts.map(({ name }, at) => ({
    head: words.tablePanels.figures[name],
    cells: people.map(({ counts: of }) => {
      const { count, isChips } = of[at]!;
      return isChips ? signedText(words, count) : numberText(words, count);
    }),
  }));
  const agreed = people.map(({ advice }) =>
    advice ? `${words.tablePanels.hands.agreedOf(advice)}${advice.open > 0 ? ' …' : ''}` : '',
  );
  return rowsTemplate({
    name: 'ledger',
    caption: words.tablePanels.hands.own({ count: hands }),
    heads: [words.tablePanels.stats.figure, ...people.map(({ seat }) => names[seat]!)],
    rows: people[0]?.advice
      ? [...rows, { head: words.tablePanels.hands.agreed, cells: agreed }]
      : rows,
  });
}

/** The figures of seats, side by side. */
const seatsTemplate = (
  { words, names, run }: RunPanel,
  caption: string,
  seats: readonly SeatFigures[],
): TemplateResult =>
  rowsTemplate({
    name: 'ledger',
    caption,
    heads: [words.tablePanels.stats.figure, ...seats.map(({ seat }) => names[seat]!)],
    rows: figuresWith(words, run.match !== undefined).map(({ name, text }) => ({
      head: name,
      cells: seats.map(text),
    })),
  });

/** People's totals here and at earlier tables, or `undefined` if there were none. */
function everTemplate(panel: RunPanel, { run, earlier }: TableHistory): unknown {
  const totals = totalsOfAllTables(earlier, run);
  const people = peopleAt(run.kinds);
  if (earlier.totals.length === 0 || people.length === 0) return undefined;
  const figures = people.map((seat, person) => figuresOf(seat, totals[person]!));
  return seatsTemplate(panel, panel.words.tablePanels.stats.ever, figures);
}

/** The history, and the way to delete it. */
interface KeptFigures {
  readonly history: TableHistory;
  readonly forget: (() => void) | undefined;
}

const forgetTemplate = (
  { tablePanels: { stats } }: PanelWords,
  forget: () => void,
): TemplateResult =>
  html`<div class="choices">
    <button type="button" part="button button-forget" @click=${forget}>${stats.forget}</button>
  </div>`;

/** The figures of each seat over all hands, and of people at earlier tables. */
export function statsPanel(
  panel: RunPanel,
  people: ReturnType<typeof peopleFigures>,
  { history, forget }: KeptFigures,
): TemplateResult {
  const { words, run } = panel;
  const caption = words.tablePanels.stats.caption({ hands: run.hand - 1 });
  const isPlayed = people.hands > 0 && people.people.length > 0;
  return scrollTemplate(
    caption,
    html`${seatsTemplate(panel, caption, seatFigures(run))}
    ${isPlayed ? peopleTemplate(panel, people) : nothing} ${everTemplate(panel, history)}
    ${forget ? forgetTemplate(words, forget) : nothing}`,
  );
}
