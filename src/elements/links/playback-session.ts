import { checkNumbered } from '../../core/engine/numbered.js';
import type { Reading } from '../../core/engine/reading.js';
import type { Game } from '../../core/engine/rules.js';
import { type Save, readSave } from '../../core/engine/save.js';
import { Session } from '../../core/engine/session.js';
import type { ReplayedGame } from '../controllers/links.js';

/** Moves the element's session by a step, with animation and speech. */
interface Stepper {
  undo(): unknown;
  redo(): unknown;
  readonly liveRegion: { clearStatus(): void };
}

/** A session for replays. It is never won, so that the player can also go back from the end. */
export class PlaybackSession<State, Move, Options extends object, View, Aids> extends Session<
  State,
  Move,
  Options,
  View,
  Aids
> {
  /** Opens a save, with any deck. Returns the problem if the save is wrong. */
  static *open<S, M, O extends object, V, A>(
    game: Game<S, M, O, V, A>,
    save: unknown,
  ): Reading<PlaybackSession<S, M, O, V, A>> {
    const replay = yield* readSave(game, save, checkNumbered);
    return 'problem' in replay ? replay : { value: new PlaybackSession(game, replay.value) };
  }

  override get outcome(): undefined {
    return undefined;
  }

  /** The clock of a replay never runs. */
  protected override tick(): void {
    this.begun = false;
  }

  /** The game up to the current position, for a player who goes on from there. */
  override save(now: number): Save<Options> {
    const { at } = this;
    const save = super.save(now);
    return { ...save, moves: save.moves.slice(0, at), count: at, elapsed: 0 };
  }

  /** The replay of this session by its element. Call `end` when the element plays another game. */
  replay(host: Stepper): { readonly replay: ReplayedGame; readonly end: () => void } {
    let over = false;
    const end = (): void => {
      over = true;
    };
    const { length } = this.history;
    const saved = this.position;
    const goTo = (at: number): boolean => {
      const there = Number.isInteger(at) && at >= 0 && at <= length;
      const from = this.position;
      if (over) return false;
      if (!there || at === from) return there;
      // A jump ends with a real step, so that the last position is animated and spoken.
      if (at === from - 1 || at === 0) {
        this.position = at + 1;
        host.undo();
        // Returning to the deal is not an undo for the player.
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
