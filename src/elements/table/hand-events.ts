import type { Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { EventQueue } from '../base/event-queue.js';
import type { TableGame } from './table-game.js';

type Events = Pick<EventQueue, 'add'>;

interface OpenedTable {
  readonly source: Source;
  readonly settings: object;
  readonly resumed: boolean;
  /** The table that was replaced. */
  readonly previousTable: object | undefined;
}

/** Queues the event that a table was opened or resumed. */
export function queueTableStart(events: Events, { settings, ...detail }: OpenedTable): void {
  const options = { ...settings };
  events.add('game-start', { ...detail, deal: undefined, previous: undefined, options });
}

/** Queues the event that a hand begins. `view` is what anybody may see. */
export function queueHandStart(
  events: Events,
  { run, view }: { readonly run: TableRun; readonly view: { readonly options: object } },
  detail: {
    readonly source: Source;
    readonly commitment: string | undefined;
    readonly resumed: boolean;
  },
): void {
  const { hand, dealer } = run;
  // The public options, because the dice are thrown after the stakes.
  const options = { ...view.options };
  events.add('hand-start', { ...detail, hand, dealer, options });
}

/** A step, and the view after it that is shown. */
interface SeenStep<S, M> {
  readonly change: SteppedChange<M>;
  readonly view: S;
  /** The number of moves after the step. */
  readonly count: number;
}

/** Queues an event for each move of a step, with only its public content. */
export function queueMoves<S, M>(
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

/** Queues the event that a hand was paid. It is the last one in `run`. */
export function queueHandEnd(
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
