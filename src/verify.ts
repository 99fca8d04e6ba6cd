import type { OptionSet } from './core/engine/option.js';
import { finish } from './core/engine/reading.js';
import type { Checked } from './core/engine/reason.js';
import { textOf } from './core/sharing/link-text.js';
import { SHARE_STEPS, shareReading, sharedGame } from './core/sharing/share.js';
import { type GAMES, SOLVABLE, SOLVABLE_GAMES, type SolvableGame } from './games/index.js';

/** The options of a game that makes links. */
export type LinkedOptions<Name extends SolvableGame> =
  Extract<(typeof GAMES)[number], { readonly name: Name }> extends {
    readonly options: OptionSet<infer Options>;
  }
    ? Options
    : never;

/** What a link can't prove: the player, the time, and whether moves were undone or shown as hints. */
export const UNPROVEN = ['player', 'elapsed', 'undos', 'hints', 'assisted'] as const;

/** What a link of one game proves: that its moves are legal, and their result. */
export interface ProofOf<Name extends SolvableGame> {
  readonly game: Name;
  /** The version of the rules with which the link was played. */
  readonly version: number;
  /** All options, including defaults. */
  readonly options: LinkedOptions<Name>;
  /** The deal number. `undefined` if the game began with a given deck or position. */
  readonly deal: number | undefined;
  /** The cards in dealing order, if the game has no deal number. */
  readonly deck: string | undefined;
  /** The position that the game began at, instead of a deal. A puzzle is won if its goal is reached. */
  readonly position: string | undefined;
  /** Whether the moves end in a win. */
  readonly won: boolean;
  /** The result after the moves. `undefined` if the game is not over. */
  readonly outcome: 'won' | 'lost' | undefined;
  /** The number of the player's moves, without undone ones. */
  readonly moves: number;
  /** The number of automatic moves, such as cards moved to the foundations. */
  readonly automatic: number;
  /** The points in Klondike with scoring, or the cards left in Golf. Otherwise `undefined`. */
  readonly score: number | undefined;
  /** The moves in the game's notation: each move of the player, followed by the automatic ones. */
  readonly steps: readonly string[];
  readonly unproven: typeof UNPROVEN;
}

/** What a link proves. `game` determines the type of its options. */
export type Proof = { readonly [Name in SolvableGame]: ProofOf<Name> }[SolvableGame];

/**
 * Returns the game of a link, without replaying its moves.
 *
 * @param link as for `verify`
 * @returns its name, or the problem: `share-broken`, `share-newer`, `share-game`
 */
export function linkedGame(link: unknown): Checked<SolvableGame> {
  const game = sharedGame(textOf(link));
  if ('problem' in game) return game;
  const name = SOLVABLE_GAMES.find((known) => known === game.value);
  return name
    ? { value: name }
    : { problem: { code: 'share-game', got: game.value, accepted: SOLVABLE_GAMES.join(', ') } };
}

/**
 * Replays a link by the rules, and returns what it proves. The link is untrusted. A usual game takes up to a tenth of a
 * second, and the longest link, of `SHARE_STEPS` moves, a second. The length of a link doesn't show the number of its
 * moves, so a public server should limit them with `most`.
 *
 * @param link as `proof()` or `share()` of an element gives it, or a whole address that contains it
 * @param most the most moves it may have. A longer one is the problem `share-long`, and is not replayed
 * @returns what it proves: check whether the game is `won`. Or the problem: `share-broken`, `share-newer`,
 *   `share-long`, `share-moves`, `option`, `deal` …, as `readShare` gives them; `share-game` if the game makes no links
 */
export function verify(link: unknown, most = SHARE_STEPS): Checked<Proof> {
  const game = linkedGame(link);
  if ('problem' in game) return game;
  const { rules } = SOLVABLE[game.value];
  const read = finish(shareReading(rules, textOf(link), most));
  if ('problem' in read) return read;
  const { save, state } = read.value;
  const { version, options, deal, deck, position, at } = save;
  const outcome = rules.outcome(state);
  const steps = save.moves.slice(0, at);
  const all = steps.reduce((sum, step) => sum + step.split(' ').length, 0);
  const proof = {
    ...{ game: game.value, version, options, deal, deck, position },
    won: outcome === 'won',
    outcome: outcome === 'over' ? undefined : outcome,
    moves: at,
    automatic: all - at,
    score: rules.score?.(state),
    steps,
    unproven: UNPROVEN,
  };
  return { value: proof as Proof };
}
