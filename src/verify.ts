import { finish } from './core/engine/reading.js';
import type { Checked } from './core/engine/reason.js';
import type { Game } from './core/engine/rules.js';
import { textOf } from './core/sharing/link-text.js';
import { SHARE_STEPS, shareReading, sharedGame } from './core/sharing/share.js';
import { freecellPuzzles } from './games/freecell/rules/puzzles.js';
import type { FreecellOptions } from './games/freecell/rules/variants.js';
import type { GolfOptions } from './games/golf/rules/options.js';
import { golfPuzzles } from './games/golf/rules/puzzles.js';
import type { KlondikeOptions } from './games/klondike/rules/options.js';
import { klondikePuzzles } from './games/klondike/rules/puzzles.js';
import type { PyramidOptions } from './games/pyramid/rules/options.js';
import { pyramidPuzzles } from './games/pyramid/rules/puzzles.js';

/** The games that make links, by their names: the options of each. */
export interface ProvableOptions {
  readonly freecell: FreecellOptions;
  readonly golf: GolfOptions;
  readonly klondike: KlondikeOptions;
  readonly pyramid: PyramidOptions;
}
export type ProvableGame = keyof ProvableOptions;

/** What no link proves: who found the moves, how long that took, and what was undone or shown on the way. */
export const UNPROVEN = ['player', 'elapsed', 'undos', 'hints', 'assisted'] as const;

/** What a link of one game proves: that these moves are legal, and what they come to. */
export interface ProofOf<Name extends ProvableGame> {
  readonly game: Name;
  /** The version of the rules that the link was played by. */
  readonly version: number;
  /** All options, defaults filled in. */
  readonly options: ProvableOptions[Name];
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
export type Proof = { readonly [Name in ProvableGame]: ProofOf<Name> }[ProvableGame];

type Verifier<Name extends ProvableGame> = (text: string, most: number) => Checked<ProofOf<Name>>;

/** Plays a link of this game through, each move by its rules. */
const verifier =
  <Name extends ProvableGame, State, Move, View, Aids>(
    name: Name,
    rules: Game<State, Move, ProvableOptions[Name], View, Aids>,
  ): Verifier<Name> =>
  (text, most) => {
    const read = finish(shareReading(rules, text, most));
    if ('problem' in read) return read;
    const { save, state } = read.value;
    const { version, options, deal, deck, position, at } = save;
    const outcome = rules.outcome(state);
    const steps = save.moves.slice(0, at);
    const all = steps.reduce((sum, step) => sum + step.split(' ').length, 0);
    return {
      value: {
        ...{ game: name, version, options, deal, deck, position },
        won: outcome === 'won',
        outcome: outcome === 'over' ? undefined : outcome,
        moves: at,
        automatic: all - at,
        score: rules.score?.(state),
        steps,
        unproven: UNPROVEN,
      },
    };
  };

const VERIFIERS: { readonly [Name in ProvableGame]: Verifier<Name> } = {
  freecell: verifier('freecell', freecellPuzzles),
  golf: verifier('golf', golfPuzzles),
  klondike: verifier('klondike', klondikePuzzles),
  pyramid: verifier('pyramid', pyramidPuzzles),
};

/** The games whose links can be verified. */
export const PROVABLE_GAMES = Object.keys(VERIFIERS) as readonly ProvableGame[];

/**
 * Which game a link is of, before anything of it is replayed.
 *
 * @param link as for `verify`
 * @returns its name; or the problem: `share-broken`, `share-newer`, `share-game`
 */
export function provedGame(link: unknown): Checked<ProvableGame> {
  const game = sharedGame(textOf(link));
  if ('problem' in game) return game;
  const name = PROVABLE_GAMES.find((known) => known === game.value);
  return name
    ? { value: name }
    : { problem: { code: 'share-game', got: game.value, accepted: PROVABLE_GAMES.join(', ') } };
}

/**
 * Replays a link by the rules alone, and tells what it proves. Nothing in it is trusted. It takes up to a tenth of a
 * second for a game that people play, and a second for the longest link, of `SHARE_STEPS` moves. The letters of a link do
 * not say how many moves it has: a server that anybody can ask allows no more of them than its games need.
 *
 * @param link as `proof()` or `share()` of an element gives it, or a whole address with it; of whatever origin
 * @param most how many moves it may have; one of more is `share-long`, and not replayed
 * @returns what it proves: ask it whether the game is `won`. Or the problem: `share-broken`, `share-newer`,
 *   `share-long`, `share-moves`, `option`, `deal` …, as `readShare` tells them; `share-game` where it is of a
 *   game that makes no such links
 */
export function verify(link: unknown, most = SHARE_STEPS): Checked<Proof> {
  const game = provedGame(link);
  return 'problem' in game ? game : VERIFIERS[game.value](textOf(link), most);
}
