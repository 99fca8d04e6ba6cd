import { type Certainty, type Hint, hints } from '../../core/solver/hint.js';
import type { Source } from '../../core/engine/rules.js';
import type { Advice } from './adviser.js';

/** How long a hint waits for its proof, in milliseconds: after that it is a legal move, and says so. */
const HINT_TIME = 1000;

/** What hints need of the game that they are shown in. */
export interface HintsHost<Move> {
  /** The position, all cards known; `undefined` where no move can be made. */
  readonly position: unknown;
  requestUpdate(): void;
  /** Whether the game can be won from here, and how, whenever that is known. */
  advice(position: unknown): Promise<Advice>;
  /** A legal move worth trying. */
  legalHint(): Move | undefined;
  /** Says which move is shown, and how sure it is. */
  sayHint(move: Move, certainty: Certainty, corrects: boolean): void;
  /** Tells player or host that there is no hint. */
  refuseHint(code: 'hopeless' | 'no-hint', source: Source): void;
}

/** One question for a hint, and its last answer. */
interface Asked<Move> {
  readonly position: unknown;
  readonly source: Source;
  hint?: Hint<Move>;
  answer?: Promise<Move | undefined>;
}

/** Shows hints, and corrects one that was not sure when its proof has come. */
export class Hints<Move> {
  private asked: Asked<Move> | undefined;

  constructor(private readonly host: HintsHost<Move>) {}

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
    const { asked, host } = this;
    if (this.isSearching && asked!.position === host.position) {
      this.show(asked!, false);
      return asked!.answer!;
    }
    const next: Asked<Move> = { position: host.position, source };
    this.asked = next;
    return (next.answer = this.follow(next));
  }

  /** Nothing is shown or searched any more. */
  end(): void {
    this.asked = undefined;
    this.host.requestUpdate();
  }

  private async follow(asked: Asked<Move>): Promise<Move | undefined> {
    const { host } = this;
    const soon = new Promise((done) => setTimeout(done, HINT_TIME));
    for await (const hint of hints(host.advice(asked.position), soon, () => host.legalHint())) {
      // Whoever moved meanwhile, or is about to, wants no hint at where the game was.
      if (this.asked !== asked || host.position !== asked.position) return undefined;
      const corrects = this.isSearching;
      asked.hint = hint;
      this.show(asked, corrects);
    }
    return this.shown;
  }

  private show({ hint, source }: Asked<Move>, corrects: boolean): void {
    const { host } = this;
    if (!hint) return;
    if ('refusal' in hint) host.refuseHint(hint.refusal, source);
    else host.sayHint(hint.move, hint.certainty, corrects);
    host.requestUpdate();
  }
}
