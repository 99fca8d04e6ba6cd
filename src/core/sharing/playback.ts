import type { Checked } from '../engine/reason.js';
import type { Game } from '../engine/rules.js';
import { type ReplayableGame, type Replay, type Step, checkSave } from '../engine/save.js';

/** The part of a game that a playback uses. */
export type Playable<State, Move, Options, View> = ReplayableGame<State, Move, Options> &
  Pick<Game<State, Move, Options, View>, 'view'>;

/**
 * A played game, step by step, forward and back. It is independent of sessions: to play on, load the save
 * into a session. It has no clock. Its caller decides when to show the next step.
 */
export class Playback<State, Move, Options extends object, View> {
  private position = 0;

  private constructor(
    private readonly game: Playable<State, Move, Options, View>,
    private readonly played: Replay<State, Move, Options>,
  ) {}

  /**
   * Opens a save, as `readShare` or a session returns it. The playback begins at the deal.
   *
   * @returns the playback, or what is wrong with the save
   */
  static of<S, M, O extends object, V>(
    game: Playable<S, M, O, V>,
    save: unknown,
  ): Checked<Playback<S, M, O, V>> {
    const played = checkSave(game, save);
    return 'problem' in played ? played : { value: new Playback(game, played.value) };
  }

  get deal(): number | undefined {
    return this.played.deal;
  }

  get options(): Options {
    return this.played.options;
  }

  /** The number of steps, including undone ones. */
  get length(): number {
    return this.played.steps.length;
  }

  /** The number of steps before the current position. 0 is the deal. */
  get at(): number {
    return this.position;
  }

  /** The number of steps before the position at which the game was saved. */
  get saved(): number {
    return this.played.at;
  }

  get state(): State {
    return this.played.states[this.position]!;
  }

  /** What the player saw at this position. */
  get view(): View {
    return this.game.view(this.state);
  }

  /** The step that led to this position. `undefined` at the deal. */
  get step(): Step<Move> | undefined {
    return this.played.steps[this.position - 1];
  }

  /**
   * Goes one step forward.
   *
   * @returns `false` at the last step
   */
  forward(): boolean {
    return this.goTo(this.position + 1);
  }

  /**
   * Goes one step back.
   *
   * @returns `false` at the deal
   */
  back(): boolean {
    return this.goTo(this.position - 1);
  }

  /**
   * Goes to the position after that many steps.
   *
   * @returns `false`, without a change, if there are fewer steps
   */
  goTo(at: number): boolean {
    const exists = Number.isInteger(at) && at >= 0 && at <= this.length;
    if (exists) this.position = at;
    return exists;
  }
}
