import { type Save, Session, freecell, klondike, pyramid } from '../../../src/core.js';
import type { AnyPatience } from './patience.js';
import { valueOf } from './result.js';

/** Moves that lead back to where they began, so a game can repeat them for ever. */
interface Round {
  readonly game: AnyPatience;
  readonly deal: number;
  /** The move before the first round. */
  readonly first?: string;
  readonly moves: readonly string[];
}

const turns = (count: number): readonly string[] => Array.from({ length: count }, () => 's');

const ROUNDS: Readonly<Record<string, Round>> = {
  // The jack of clubs goes on the queen of hearts and back to its cell.
  freecell: { game: freecell, deal: 617, first: '5a', moves: ['a8', '8a'] },
  klondike: { game: klondike, deal: 1, moves: [...turns(24), 'r'] },
  pyramid: { game: pyramid, deal: 1, moves: [...turns(24), 'r'] },
};

export const LONG_GAMES = Object.keys(ROUNDS);

/** A game of so many steps, as its session keeps it. */
export function longGame(name: string, steps: number): { game: AnyPatience; save: Save } {
  const { game, deal, first, moves: round } = ROUNDS[name]!;
  const dealt = valueOf(Session.start(game, { deal })).save(0);
  const rounds = Array.from({ length: steps }, (_, n) => round[n % round.length]!);
  const moves = first === undefined ? rounds : [first, ...rounds].slice(0, steps);
  return { game, save: { ...dealt, moves, at: steps, count: steps } };
}
