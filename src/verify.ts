import { type OptionSet, unknownName } from './core/engine/option.js';
import { type Pieces, type Reading, finish } from './core/engine/reading.js';
import type { Checked } from './core/engine/reason.js';
import type { Game } from './core/engine/rules.js';
import { textOf } from './core/sharing/link-text.js';
import { SHARE_STEPS, type Shared, openShare, sharedGame } from './core/sharing/share.js';
import { type GAMES, SOLVABLE_GAMES, type SolvableGame } from './games/index.js';
import { type Solvable, describeGame } from './solvable.js';

/** The options of a game that makes links. */
export type LinkedOptions<Name extends SolvableGame> =
  Extract<(typeof GAMES)[number], { readonly name: Name }> extends {
    readonly options: OptionSet<infer Options extends object>;
  }
    ? Options
    : never;

/** What a link can't prove: the player, the time, and whether moves were undone or shown as hints. */
export const UNPROVEN = ['player', 'elapsed', 'undos', 'hints', 'assisted'] as const;

/** What a link proves: that its moves are legal, and their result. */
export interface GameProof<Name extends string, Options extends object> {
  readonly game: Name;
  /** The version of the rules with which the link was played. */
  readonly version: number;
  /** All options, including defaults. */
  readonly options: Options;
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

/** What a link of a game in `SOLVABLE` proves. */
export type ProofOf<Name extends SolvableGame> = GameProof<Name, LinkedOptions<Name>>;

/** What a link proves. `game` determines the type of its options. */
export type Proof = { readonly [Name in SolvableGame]: ProofOf<Name> }[SolvableGame];

/** Which links are accepted. */
export interface VerifySetup {
  /** The most moves of a link. A longer one is the problem `share-long`, and is not replayed. Default: `SHARE_STEPS`. */
  readonly most?: number;
  /** The game of the link. Default: the game in `SOLVABLE` that the link names. */
  readonly game?: Solvable;
}

/**
 * Returns the name of a link's game, whether it is known or not, without replaying its moves.
 *
 * @param link as for `verify`
 * @returns the name, or the problem: `share-broken`, `share-newer`
 */
export const linkedGame = (link: unknown): Checked<string> => sharedGame(textOf(link));

/** The game that a link names, if it is in `SOLVABLE`. */
function gameNamed(link: unknown): Checked<SolvableGame> {
  const name = linkedGame(link);
  if ('problem' in name) return name;
  const game = SOLVABLE_GAMES.find((known) => known === name.value);
  return game
    ? { value: game }
    : { problem: { code: 'share-game', got: name.value, accepted: SOLVABLE_GAMES.join(', ') } };
}

/**
 * Replays a link by the rules, and returns what it proves. The link is untrusted. A usual game takes up to a tenth of a
 * second, and the longest link, of `SHARE_STEPS` moves, a second. The length of a link doesn't show the number of its
 * moves, so a public server should limit them with `most`.
 *
 * @param link as `proof()` or `share()` of an element gives it, or a whole address that contains it
 * @param setup for a game that is not in `SOLVABLE`, its data as `game`
 * @returns what it proves: check whether the game is `won`. Or the problem: `share-broken`, `share-newer`,
 *   `share-long`, `share-moves`, `option`, `deal` …, as `readShare` gives them; `share-game` if no such game is known;
 *   `share-other-game` or `share-other-rules` if the link is not of the given game
 */
export function verify(
  link: unknown,
  setup?: VerifySetup & { readonly game?: undefined },
): Checked<Proof>;
export function verify(link: unknown, setup: VerifySetup): Checked<GameProof<string, object>>;
export function verify(link: unknown, setup: VerifySetup = {}): Checked<GameProof<string, object>> {
  const begun = beginVerifying(link, setup);
  return 'problem' in begun ? begun : finish(begun.value.replay);
}

/** A link of which no move has been replayed yet. */
export interface Verifying<Options extends object = object> {
  readonly game: string;
  /** All options, including defaults. */
  readonly options: Options;
  /** The deal number. `undefined` if the game began with a given deck or position. */
  readonly deal: number | undefined;
  /** The number of the player's moves, without undone ones. */
  readonly moves: number;
  /** Replays the link, and pauses after each move: what the link proves, or the problem. It can be read once. */
  readonly replay: Pieces<Checked<GameProof<string, Options>>>;
}

/**
 * Reads what a link says before its moves, which is quick. So a server can refuse a link of another deal without
 * replaying it, and can do something else after every few moves.
 *
 * The parameters and problems are those of `verify`.
 */
export function beginVerifying(link: unknown, setup: VerifySetup = {}): Checked<Verifying> {
  const unknown = unknownName('setup', setup, ['most', 'game']);
  if (unknown) return unknown;
  const { most = SHARE_STEPS, game } = setup;
  const named = game === undefined ? gameNamed(link) : { value: game };
  if ('problem' in named) return named;
  const known = describeGame(named.value);
  if ('problem' in known) return known;
  const { rules } = known.value;
  const opened = openShare(rules, textOf(link), most);
  if ('problem' in opened) return opened;
  const { options, deal, at, replay } = opened.value;
  return {
    value: { game: rules.game, options, deal, moves: at, replay: proving(rules, replay) },
  };
}

/** What a link proves, once its moves are replayed. */
function* proving<State>(
  rules: Pick<Game<State, never, object>, 'game' | 'outcome' | 'score'>,
  replay: Reading<Shared<State, object>>,
): Pieces<Checked<GameProof<string, object>>> {
  const read = yield* replay;
  if ('problem' in read) return read;
  const { save, state } = read.value;
  const { version, options, deal, deck, position, at } = save;
  const outcome = rules.outcome(state);
  const steps = save.moves.slice(0, at);
  const all = steps.reduce((sum, step) => sum + step.split(' ').length, 0);
  return {
    value: {
      ...{ game: rules.game, version, options, deal, deck, position },
      won: outcome === 'won',
      outcome: outcome === 'over' ? undefined : outcome,
      moves: at,
      automatic: all - at,
      score: rules.score?.(state),
      steps,
      unproven: UNPROVEN,
    },
  };
}
