import type { Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { EventQueue } from '../base/event-queue.js';
import type { TableGame } from './table-game.js';

type Events = Pick<EventQueue, 'add'>;

/** The details of a table that was opened, or taken up again. */
interface OpenedTable {
  readonly source: Source;
  readonly settings: object;
  readonly resumed: boolean;
  /** The table that it took the place of. */
  readonly previousTable: object | undefined;
}

/** Tells that a table was opened, or taken up again. */
export function tellTable(events: Events, { settings, ...detail }: OpenedTable): void {
  const options = { ...settings };
  events.add('game-start', { ...detail, deal: undefined, previous: undefined, options });
}

/** Tells that a hand begins; `view` is what anybody sees of it. */
export function tellHand(
  events: Events,
  { run, view }: { readonly run: TableRun; readonly view: { readonly options: object } },
  detail: {
    readonly source: Source;
    readonly commitment: string | undefined;
    readonly resumed: boolean;
  },
): void {
  const { hand, dealer } = run;
  // As anybody sees it: the dice are thrown after the stakes.
  const options = { ...view.options };
  events.add('hand-start', { ...detail, hand, dealer, options });
}

/** A step that was made, and the view of it that is shown. */
interface SeenStep<S, M> {
  readonly change: SteppedChange<M>;
  readonly view: S;
  /** The count of moves after it. */
  readonly count: number;
}

/** Tells of each move of a step, as others may know it. */
export function tellMoves<S, M>(
  events: Events,
  game: Pick<TableGame<S, M, never, never>, 'publicMove' | 'publicNotation'>,
  { change: { step, source }, view, count }: SeenStep<S, M>,
): void {
  [step.move, ...step.automatic].forEach((one, index) => {
    const move = game.publicMove(view, one);
    const notation = game.publicNotation(view, one);
    const by = index === 0 ? source : 'auto';
    events.add('game-move', { move, notation, count, elapsed: 0, source: by });
  });
}

/** Tells that a hand was paid; `run` has it as its last. */
export function tellHandEnd(
  events: Events,
  { stacks, history }: TableRun,
  detail: {
    readonly source: Source;
    readonly results: unknown;
    readonly commitment: string | undefined;
  },
): void {
  events.add('hand-end', { ...history.at(-1)!, stacks, ...detail });
}
