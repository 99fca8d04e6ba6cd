import type { Reading } from '../../core/engine/reading.js';
import type { Game } from '../../core/engine/rules.js';
import { type Save, readSave } from '../../core/engine/save.js';
import { Session } from '../../core/engine/session.js';
import type { ReplayedGame } from '../controllers/links.js';

/** Undoes and redoes steps of the session through its element, which draws and announces them. */
interface ReplayHost {
  undo(): unknown;
  redo(): unknown;
  readonly liveRegion: { clearStatus(): void };
}

/** A game that is only watched. It has no outcome, so that undo works from its end too. */
export class PlaybackSession<State, Move, Options extends object, View, Aids> extends Session<
  State,
  Move,
  Options,
  View,
  Aids
> {
  /** Checks an untrusted save, and opens it. */
  static *open<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Reading<PlaybackSession<S, M, O, V, A>> {
    const replay = yield* readSave(game, save);
    return 'problem' in replay ? replay : { value: new PlaybackSession(game, replay.value) };
  }

  override get outcome(): undefined {
    return undefined;
  }

  /** The clock never runs. */
  protected override tick(): void {
    this.hasBegun = false;
  }

  /** The game up to the current step, to be played on from there. */
  override save(now: number): Save<Options> {
    const { at } = this;
    const save = super.save(now);
    return { ...save, moves: save.moves.slice(0, at), count: at, undos: 0, elapsed: 0 };
  }

  /** The replay by an element that shows this session. Call `end` when the element shows another game. */
  replay(host: ReplayHost): { readonly replay: ReplayedGame; readonly end: () => void } {
    let over = false;
    const end = (): void => {
      over = true;
    };
    const { length } = this.history;
    const saved = this.position;
    const goTo = (at: number): boolean => {
      const exists = Number.isInteger(at) && at >= 0 && at <= length;
      const from = this.position;
      if (over) return false;
      if (!exists || at === from) return exists;
      // A jump ends with one undo or redo, so that it is drawn from the previous position and announced.
      if (at === from - 1 || at === 0) {
        this.position = at + 1;
        host.undo();
        // Reaching the deal is not announced as an undo.
        if (at === 0) host.liveRegion.clearStatus();
      } else {
        this.position = at - 1;
        host.redo();
      }
      return true;
    };
    const position = (): number => this.position;
    const notation = (): string => this.history[this.position - 1]?.text ?? '';
    const replay: ReplayedGame = {
      length,
      saved,
      get at() {
        return position();
      },
      get notation() {
        return notation();
      },
      goTo,
    };
    return { replay, end };
  }
}
