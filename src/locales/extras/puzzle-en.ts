import type { Problem } from '../../core/engine/reason.js';
import { useless } from '../kit-en.js';

const within = (moves: number | undefined): string =>
  moves === undefined ? '' : ` in ${moves} move${moves === 1 ? '' : 's'}`;

/** The words of positions and puzzles; their type is that of every other language. */
export const puzzleEn = {
  /** In the place of the deal number. */
  puzzle: 'puzzle',
  position: 'own position',
  /** The goals: a win, a card on its foundation, a card that is taken away; in so many moves, where they are limited. */
  win: (moves: number | undefined): string => `Puzzle: win${within(moves)}.`,
  home: (card: string, moves: number | undefined): string =>
    `Puzzle: bring the ${card} home${within(moves)}.`,
  away: (card: string, moves: number | undefined): string =>
    `Puzzle: take the ${card} away${within(moves)}.`,
  /** What is wrong with a position, by its code. */
  problems: {
    position: ({ got }: Problem) => useless(`the position “${got}”`, 'lines of cards'),
    'position-lines': ({ got, wanted }: Problem) =>
      useless(`a position of ${got} lines without a name`, wanted),
    'position-line': ({ got, accepted }: Problem) =>
      useless(`the position’s line “${got}”`, `${String(accepted)}, once each`),
    'position-card': ({ got, line }: Problem) =>
      useless(`“${got}” in the position’s line “${line}”`, 'a card, such as 7H'),
    'position-twice': ({ got }: Problem) =>
      useless(`a position with ${got} twice`, 'each card once'),
    'position-missing': ({ got }: Problem) =>
      useless(`a position without ${got}`, 'each card once'),
    'position-many': ({ got, most }: Problem) =>
      useless(`the position’s line “${got}”`, `at most ${String(most)}`),
    'position-row': ({ got, most }: Problem) =>
      useless(`the position’s row “${got}”`, `${String(most)} places`),
    'position-supply': ({ got, most }: Problem) =>
      useless(`a position with ${got} cards in stock and waste`, `at most ${String(most)}`),
    'position-heights': ({ got }: Problem) =>
      useless(`“${got}” on the position’s foundations`, 'each suit once, such as C-0 D-A H-7 S-K'),
    'position-hidden': ({ got, most }: Problem) =>
      useless(`the position’s line “${got}”`, `at most ${String(most)} cards face down`),
    'position-over': ({ got }: Problem) =>
      useless(`the position’s line “${got}”`, 'face-down cards first'),
    'position-order': ({ got }: Problem) =>
      useless(`the position’s line “${got}”`, 'face-up cards in order'),
    'position-number': ({ got, least, most }: Problem) =>
      useless(`the position’s line “${got}”`, `a number from ${String(least)} to ${String(most)}`),
    'puzzle-reached': ({ got }: Problem) =>
      useless(`the goal “${got}”`, 'one that is not reached yet'),
  },
};

export type PuzzleWords = typeof puzzleEn;
