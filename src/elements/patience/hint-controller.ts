import { type Certainty, type Hint, hints } from '../../core/solver/hint.js';
import type { Source } from '../../core/engine/rules.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import type { PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';

/**
 * How long a hint waits for its proof, in milliseconds. After that a legal move is shown, and announced as
 * only that.
 */
const HINT_TIME = 1000;

/** The parts of the element that show and announce hints. */
interface HintDisplay {
  readonly board: { release(): void };
  readonly motion: { showWay(way: Hand & { readonly to: string }): void; endShownWay(): void };
  readonly announcer: {
    hint(move: Hand & { readonly to: string }, certainty: Certainty, corrects: boolean): void;
  };
}

/** A request for a hint, with the latest hint for it. */
interface Asked<Move> {
  readonly position: unknown;
  readonly source: Source;
  hint?: Hint<Move>;
  answer?: Promise<Move | undefined>;
}

/** Shows hints. A hint without a proof is corrected when its proof arrives. */
export class HintController<State extends PatienceState, Move> {
  private asked: Asked<Move> | undefined;

  constructor(
    private readonly host: PatienceHost<State, Move> & HintDisplay,
    private readonly definition: () => { readonly interaction: MoveResolver<State, Move> },
  ) {}

  get shown(): Move | undefined {
    const hint = this.asked?.hint;
    return hint && 'move' in hint ? hint.move : undefined;
  }

  /** Whether a move is shown whose proof is still being searched for. */
  get isSearching(): boolean {
    const hint = this.asked?.hint;
    return hint !== undefined && 'move' in hint && hint.certainty === 'searching';
  }

  /**
   * Shows a hint.
   *
   * @returns the move when its search has ended, or `undefined` if there is none or the game went on
   * meanwhile
   */
  ask(source: Source): Promise<Move | undefined> {
    this.host.board.release();
    const { asked, host } = this;
    if (this.isSearching && asked!.position === host.solver.position) {
      this.show(asked!, false);
      return asked!.answer!;
    }
    const next: Asked<Move> = { position: host.solver.position, source };
    this.asked = next;
    return (next.answer = this.follow(next));
  }

  /** Hides the hint and ends its search. */
  end(): void {
    this.asked = undefined;
    this.host.motion.endShownWay();
    this.host.requestUpdate();
  }

  /** Hides a hint that is not proved yet. */
  endSearch(): void {
    if (!this.isSearching) return;
    this.end();
    this.host.liveRegion.clearStatus();
  }

  private async follow(asked: Asked<Move>): Promise<Move | undefined> {
    const { host } = this;
    const soon = new Promise((done) => setTimeout(done, HINT_TIME));
    for await (const hint of hints(host.solver.advice(asked.position), soon, () =>
      this.legalHint(),
    )) {
      // The player has moved or picked up a card, so a hint for the old position is of no use.
      if (this.asked !== asked || host.solver.position !== asked.position) return undefined;
      const corrects = this.isSearching;
      if ('move' in hint && !corrects) host.game.assist('hint');
      asked.hint = hint;
      this.show(asked, corrects);
    }
    return this.shown;
  }

  private show({ hint, source }: Asked<Move>, corrects: boolean): void {
    const { host } = this;
    if (!hint) return;
    if ('refusal' in hint) host.game.refuse({ code: hint.refusal }, source);
    else {
      const way = this.definition().interaction.endpoints(hint.move);
      host.announcer.hint(way, hint.certainty, corrects);
      host.motion.showWay(way);
    }
    host.requestUpdate();
  }

  private legalHint(): Move | undefined {
    const { view, isPlayable } = this.host.game;
    return isPlayable ? this.definition().interaction.hint(view!) : undefined;
  }
}
