import type { Refusal } from '../../../../core/engine/reason.js';
import type { Outcome, Seat } from '../../../../core/engine/rules.js';
import type { ElementSession } from '../../../../elements/controllers/player-controller.js';
import type { RemoteSource } from '../../../../elements/table/remote/remote-source.js';
import { tenDice } from '../../rules/game.js';
import type { TenDiceOptions } from '../../rules/options.js';
import { winnersOf } from '../../rules/rules.js';
import { type TenDiceMove, type TenDiceState, isOver } from '../../rules/state.js';

/** A race that is run elsewhere, as the element of this page plays it: who is here is a part of what is seen. */
export class SharedSession implements ElementSession<TenDiceState, TenDiceMove> {
  readonly game = tenDice as ElementSession<TenDiceState, TenDiceMove>['game'];
  readonly deal = undefined;
  readonly canUndo = false;
  readonly canRedo = false;
  readonly assisted = 'none';
  private seen: { readonly of: TenDiceState; readonly state: TenDiceState } | undefined;

  constructor(private readonly source: RemoteSource<TenDiceState, TenDiceMove>) {}

  /** The seat of this page's person in the race that is shown; none for who watches it. */
  get here(): Seat | undefined {
    return this.source.mine[0];
  }

  get state(): TenDiceState {
    const { source } = this;
    // Before the first race it is one of which nothing is known.
    return this.asSeen(source.table.session?.state ?? source.session!.view());
  }

  get options(): TenDiceOptions {
    return this.state.options;
  }

  get at(): number {
    return this.source.table.session?.at ?? 0;
  }

  get steps(): ElementSession<TenDiceState, TenDiceMove>['steps'] {
    return this.source.table.session?.steps ?? [];
  }

  /** Won or lost for the own person; for who watches a race is only over. */
  get outcome(): Outcome | undefined {
    const { state, here } = this;
    if (!isOver(state)) return undefined;
    if (here === undefined) return 'over';
    return winnersOf(state).includes(here) ? 'won' : 'lost';
  }

  stateAt(step: number): TenDiceState | undefined {
    return this.source.table.session?.stateAt(step);
  }

  view(): TenDiceState {
    return this.state;
  }

  legalMoves(seat?: Seat): readonly TenDiceMove[] {
    return this.source.table.session ? this.game.moves(this.state, seat) : [];
  }

  refusal(move: TenDiceMove, seat?: Seat): Refusal | undefined {
    return this.game.refusal(this.state, move, seat);
  }

  /** Another object after each change, and no other one before. */
  private asSeen(of: TenDiceState): TenDiceState {
    const here = this.here ?? null;
    if (this.seen?.of !== of || this.seen.state.here !== here) {
      this.seen = { of, state: { ...of, here } };
    }
    return this.seen.state;
  }
}
