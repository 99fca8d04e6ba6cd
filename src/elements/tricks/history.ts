import { FACE_DOWN } from '../../core/cards/card.js';
import type { TrickState } from '../../core/tricks/state.js';
import type { GameHistory } from '../table/game-history.js';

/** The history of hands of a trick-taking game. After a hand, everybody's cards are known as they were dealt. */
export const history: GameHistory<TrickState> = {
  hands: ({ seats }, seat) => {
    const { cards } = seats[seat]!;
    return [cards.filter((card) => card !== FACE_DOWN)];
  },
  figures: () => [],
  unlogged: ['turn'],
};
