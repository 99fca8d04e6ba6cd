import { formatCards } from '../../core/cards/notation.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Outcome, Seat } from '../../core/engine/rules.js';
import { type Replay, SAVE_FORMAT } from '../../core/engine/save.js';
import type { SteppedChange } from '../../core/engine/session.js';
import { NO_TABLES, type TableHistory } from '../../core/table/kept-tables.js';
import { peopleAt } from '../../core/table/seats.js';
import { type TableRun, endHand, startRun } from '../../core/table/table-run.js';
import type { TableSave } from '../../core/table/table-save.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TableRefusal } from '../../locales/table-refusals.js';
import type { ReplayedGame } from '../controllers/links.js';
import type { SourceHand, WatchedHand } from '../table/table-source.js';
import type { TrickTableGame } from './game.js';

const REPLAY_SHOWN = { code: 'replay-shown' } satisfies TableRefusal;

/** The table that shows a playback. */
export interface PlaybackTable {
  /** A step forward, which the table shows as if it were played now. */
  stepped(change: SteppedChange<TrickMove>, before: TrickState, count: number): void;
  /** Another position, and the step that led there; `undefined` for the deal. */
  turned(change: SteppedChange<TrickMove> | undefined, before: TrickState): void;
}

/** A finished hand that is watched step by step, from the deal on, as its only person saw it. */
export class HandPlayback implements WatchedHand<TrickState, TrickMove> {
  readonly mine: readonly Seat[];
  readonly runBefore: TableRun;
  readonly stack = 1;
  readonly commitment: undefined;
  readonly revealedSeed: undefined;
  readonly session: SourceHand<TrickState, TrickMove>;
  /** The index of the first state after the deal. What comes before it is not shown. */
  private readonly first: number;
  private at: number;

  constructor(
    private readonly game: TrickTableGame<TrickOptions>,
    private readonly played: Replay<TrickState, TrickMove, TrickOptions>,
  ) {
    const { kinds, dealer, hand, scores, bagCounts } = played.options;
    const match = { hand, scores, ...(bagCounts && { bagCounts }) };
    this.runBefore = { ...startRun({ kinds, stack: 1, match }), dealer, hand };
    this.mine = peopleAt(kinds);
    this.first = played.states.findIndex(({ phase }) => phase !== 'ready');
    this.at = this.first;
    const rules = game.game;
    const state = (): TrickState => this.state;
    this.session = {
      get outcome(): Outcome | undefined {
        return rules.outcome(state());
      },
      view: (seat) => rules.view(this.state, seat),
      legalMoves: (seat) => rules.moves(this.state, seat),
    };
  }

  get run(): TableRun {
    const { state, runBefore, session, game } = this;
    return session.outcome === undefined ? runBefore : endHand(runBefore, game.end(state));
  }

  get history(): TableHistory {
    return { run: this.run, past: [], earlier: NO_TABLES };
  }

  seenHand(): undefined {
    return undefined;
  }

  next(): Refusal {
    return REPLAY_SHOWN;
  }

  play(): Refusal {
    return REPLAY_SHOWN;
  }

  /** A table at the current step, to be played on from there. */
  save(): TableSave {
    const { played, at, runBefore: run } = this;
    const { game, version } = this.game.game;
    const hand = {
      ...{ format: SAVE_FORMAT, game, version, options: played.options },
      ...{
        deck: formatCards(played.deck),
        moves: played.steps.slice(0, at).map(({ text }) => text),
      },
      ...{ at, count: at, elapsed: 0 },
    };
    return { run, hand, seed: null };
  }

  /** The replay at the table that shows this hand, as long as `isShown`. */
  replay(table: PlaybackTable, isShown: () => boolean): ReplayedGame {
    const { first, played } = this;
    const length = played.steps.length - first;
    const position = (): number => this.at - first;
    const notation = (): string => (this.at > first ? played.steps[this.at - 1]!.text : '');
    return {
      ...{ length, saved: length },
      get at() {
        return position();
      },
      get notation() {
        return notation();
      },
      goTo: (to) => {
        if (!Number.isInteger(to) || to < 0 || to > length || !isShown()) return false;
        this.goTo(first + to, table);
        return true;
      },
    };
  }

  private get state(): TrickState {
    return this.played.states[this.at]!;
  }

  private goTo(to: number, table: PlaybackTable): void {
    const from = this.at;
    if (to === from) return;
    this.at = to;
    const before = this.game.game.view(this.played.states[Math.max(to - 1, 0)]!, this.mine[0]);
    const step = to > this.first ? this.played.steps[to - 1] : undefined;
    const change = step && ({ type: 'move', step, source: 'host' } as const);
    if (change && to === from + 1) table.stepped(change, before, to - this.first);
    else table.turned(change, before);
  }
}
