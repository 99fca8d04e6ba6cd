import { type Certainty, type Hint, hints } from '../../core/solver/hint.js';
import type { Source } from '../../core/engine/rules.js';
import type { ReactiveControllerHost } from 'lit';
import type { Refusal } from '../../core/engine/reason.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import type { Advice } from '../controllers/adviser.js';

/** How long a hint waits for its proof, in milliseconds: after that it is a legal move, and says so. */
const HINT_TIME = 1000;

/** The element in which hints are shown. */
export interface HintHost<State> extends Pick<ReactiveControllerHost, 'requestUpdate'> {
  readonly game: {
    readonly view: State | undefined;
    readonly isPlayable: boolean;
    refuse(reason: Refusal, source: Source): unknown;
    assist(by: 'hint'): void;
  };
  readonly liveRegion: { clearStatus(): void };
  /** Cards in hand go home before a hint is shown. */
  readonly board: { release(): void };
  readonly solver: {
    /** The position, all cards known; `undefined` where no move can be made. */
    readonly position: unknown;
    /** Whether the game can be won from here, and how, whenever that is known. */
    advice(position: unknown): Promise<Advice>;
  };
  readonly motion: { showWay(way: Hand & { readonly to: string }): void; endShownWay(): void };
  readonly announcer: {
    hint(move: Hand & { readonly to: string }, certainty: Certainty, corrects: boolean): void;
  };
}

/** One question for a hint, and its last answer. */
interface Asked<Move> {
  readonly position: unknown;
  readonly source: Source;
  hint?: Hint<Move>;
  answer?: Promise<Move | undefined>;
}

/** Shows hints, and corrects one that was not sure when its proof has come. */
export class HintController<State, Move> {
  private asked: Asked<Move> | undefined;

  constructor(
    private readonly host: HintHost<State>,
    private readonly definition: () => { readonly interaction: MoveResolver<State, Move> },
  ) {}

  /** The move that is shown. */
  get shown(): Move | undefined {
    const hint = this.asked?.hint;
    return hint && 'move' in hint ? hint.move : undefined;
  }

  /** Whether a move is shown whose proof is still looked for. */
  get isSearching(): boolean {
    const hint = this.asked?.hint;
    return hint !== undefined && 'move' in hint && hint.certainty === 'searching';
  }

  /**
   * Shows a hint.
   *
   * @returns the move, once nothing more can be found out; `undefined` where there is none, and where
   *   the game went on meanwhile
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

  /** The end of the hint: nothing is shown or searched any more. */
  end(): void {
    this.asked = undefined;
    this.host.motion.endShownWay();
    this.host.requestUpdate();
  }

  /** A hint that is not sure yet is not shown any more. */
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
      // Whoever moved meanwhile, or is about to, wants no hint at where the game was.
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

  /** A legal move worth trying. */
  private legalHint(): Move | undefined {
    const { view, isPlayable } = this.host.game;
    return isPlayable ? this.definition().interaction.hint(view!) : undefined;
  }
}
