import type { Card } from '../../cards/card.js';
import type { Player } from './position.js';
import { HandSolver, type SideTricks, sharedResults } from './solve.js';

const PLAYERS: readonly Player[] = [0, 1, 2, 3];

/**
 * The tricks of each side in a deal of 52 cards for each trump and each player who leads first: index trump (suit, or 4 for
 * none), then leader.
 */
export const tableOf = (hands: readonly (readonly Card[])[]): readonly (readonly SideTricks[])[] =>
  [0, 1, 2, 3, undefined].map((trump) => {
    const known = sharedResults();
    let guess: number | undefined;
    return PLAYERS.map((leader) => {
      const tricks = new HandSolver({ hands, trump, leader }, known, guess).step(Infinity)!;
      [guess] = tricks;
      return tricks;
    });
  });
