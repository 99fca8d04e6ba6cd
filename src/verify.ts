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

/** What no link proves: who found the moves, how long that took, and what was undone or shown on the way. */
export const UNPROVEN = ['player', 'elapsed', 'undos', 'hints', 'assisted'] as const;

/** What a link of one game proves: that these moves are legal, and what they come to. */
export interface ProofOf<Name extends SolvableGame> {
  readonly game: Name;
  /** The version of the rules that the link was played by. */
  readonly version: number;
  /** All options, defaults filled in. */
  readonly options: LinkedOptions<Name>;
  /** The deal number; `undefined` where the game began at a deck or a position of somebody's choice. */
  readonly deal: number | undefined;
  /** The cards in dealing order, in the place of a number. */
  readonly deck: string | undefined;
  /** The position that it began at, in the place of both; a puzzle is won where its goal is reached. */
  readonly position: string | undefined;
  /** Whether the moves end in a win. */
  readonly won: boolean;
  /** How the game stands after them; `undefined` where it can go on. */
  readonly outcome: 'won' | 'lost' | undefined;
  /** How many moves the player made to get there; what was undone is not among them. */
  readonly moves: number;
  /** How many the game made by itself after those, such as cards that went up. */
  readonly automatic: number;
  /** Points in Klondike with scoring, cards left in Golf; else `undefined`. */
  readonly score: number | undefined;
  /** The moves in the game's notation: the player's, each with the automatic ones after it. */
  readonly steps: readonly string[];
  readonly unproven: typeof UNPROVEN;
}

/** What a link proves; `game` tells whose options it has. */
export type Proof = { readonly [Name in SolvableGame]: ProofOf<Name> }[SolvableGame];

/**
 * The game of a link, before any of its moves are replayed.
 *
 * @param link as for `verify`
 * @returns its name; or the problem: `share-broken`, `share-newer`, `share-game`
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
 * Replays a link by the rules alone, and says what it proves. Nothing in it is trusted. It takes up to a tenth of a
 * second for a game that people play, and a second for the longest link, of `SHARE_STEPS` moves. A link's length
 * doesn't show how many moves it has, so a server that anybody can ask should limit them to what its games need.
 *
 * @param link as `proof()` or `share()` of an element gives it, or a whole address that contains it
 * @param most the most moves it may have; a longer one is `share-long` and is not replayed
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
