import { checkNumbered } from '../engine/numbered.js';
import type { Checked } from '../engine/reason.js';
import type { Game } from '../engine/rules.js';
import { type AnyGame, type Replay, type Step, checkSave } from '../engine/save.js';

/** What a playback must know of a game. */
export type Playable<State, Move, Options, View> = AnyGame<State, Move, Options> &
  Pick<Game<State, Move, Options, View>, 'view'>;

/**
 * A game that was played, to be looked at from the deal to its last step, forward and back. It is
 * apart from any session: to play on from where it stands, load `save`. It knows no time; whoever
 * shows it decides when the next step is due.
 */
export class Playback<State, Move, Options extends object, View> {
  private position = 0;

  private constructor(
    private readonly game: Playable<State, Move, Options, View>,
    private readonly played: Replay<State, Move, Options>,
  ) {}

  /** A playback at the deal, or what is wrong with the save (as `readShare` or a session gives it). */
  static of<S, M, O extends object, V>(
    game: Playable<S, M, O, V>,
    save: unknown,
  ): Checked<Playback<S, M, O, V>> {
    const played = checkSave(game, save, checkNumbered);
    return 'problem' in played ? played : { value: new Playback(game, played.value) };
  }

  get deal(): number | undefined {
    return this.played.deal;
  }

  get options(): Options {
    return this.played.options;
  }

  /** How many steps the game has, the redo tail included. */
  get length(): number {
    return this.played.steps.length;
  }

  /** After how many steps it stands: 0 is the deal. */
  get at(): number {
    return this.position;
  }

  /** After how many steps the game itself stood when it was saved. */
  get saved(): number {
    return this.played.at;
  }

  get state(): State {
    return this.played.states[this.position]!;
  }

  /** What the player saw there. */
  get view(): View {
    return this.game.view(this.state);
  }

  /** The step that led to where it stands; `undefined` at the deal. */
  get step(): Step<Move> | undefined {
    return this.played.steps[this.position - 1];
  }

  /** Goes on by a step; `false` where there is none. */
  forward(): boolean {
    return this.goTo(this.position + 1);
  }

  /** Goes back by a step; `false` at the deal. */
  back(): boolean {
    return this.goTo(this.position - 1);
  }

  /** Goes to after so many steps; `false`, and nothing happens, where there are not so many. */
  goTo(at: number): boolean {
    const there = Number.isInteger(at) && at >= 0 && at <= this.length;
    if (there) this.position = at;
    return there;
  }
}
