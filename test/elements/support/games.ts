import { freecell, golf, klondike, pyramid } from '../../../src/core.js';
import { solutionOf } from '../../support/notation.js';
import type { AnyGame, Tag } from './game.js';

/** The data that tests of all games need about one. */
export interface Sample {
  readonly tag: Tag;
  readonly title: string;
  readonly deal: number;
  /** Two first moves, and one that is refused at the start, with its code. */
  readonly moves: readonly [string, string];
  readonly wrong: string;
  readonly code: string;
  /** A rule attribute, a wrong value for it, and the accepted values. */
  readonly nonsense: readonly [name: string, value: string, accepted: string];
  /** A file of test/data with a winning game, and the options of that game. */
  readonly whole: { readonly file: string; readonly deal: number; readonly options: object };
}

export const SAMPLES: readonly Sample[] = [
  {
    tag: 'freecell-game',
    title: 'FreeCell',
    deal: 617,
    moves: ['58', '4a'],
    wrong: '51',
    code: 'build',
    nonsense: ['cells', '9', '0–8'],
    whole: { file: 'freecell-solutions-1-100.tsv', deal: 5, options: { supermove: 'full' } },
  },
  {
    tag: 'golf-game',
    title: 'Golf',
    deal: 12,
    moves: ['4', 's'],
    wrong: '1',
    code: 'not-next',
    // Its one attribute is boolean, which accepts anything.
    nonsense: ['card-back', 'tartan', 'diamonds, petals, lattice, checks, rays, plaid'],
    whole: { file: 'golf-games.tsv', deal: 5, options: {} },
  },
  {
    tag: 'klondike-game',
    title: 'Klondike',
    deal: 15,
    moves: ['7h', 's'],
    wrong: '41',
    code: 'build',
    nonsense: ['draw', '2', '1, 3'],
    whole: { file: 'klondike-draw1-solutions.tsv', deal: 15, options: {} },
  },
  {
    tag: 'pyramid-game',
    title: 'Pyramid',
    deal: 3,
    moves: ['KS', 's'],
    wrong: '8DJD',
    code: 'not-13',
    nonsense: ['wastes', '4', '1, 2, 3'],
    whole: { file: 'pyramid-games.tsv', deal: 3, options: { redeals: 1, coverPairs: false } },
  },
];

const RULES = {
  'freecell-game': freecell,
  'golf-game': golf,
  'klondike-game': klondike,
  'pyramid-game': pyramid,
};

/** The move that a text in the game's notation stands for now. */
export function readMove(game: AnyGame, text: string): { from: string; to: string; count: number } {
  const { readMove: read } = RULES[game.localName as Tag] as {
    readonly readMove: (state: unknown, text: string) => unknown;
  };
  return read(game.state, text) as never;
}

/** Plays a move as the page. Returns the refusal. */
export const playText = (game: AnyGame, text: string): { readonly code: string } | undefined =>
  game.play(readMove(game, text) as never);

/** The moves of a whole winning game. */
export async function wholeGame({ whole: { file, deal } }: Sample): Promise<readonly string[]> {
  const text = await (await fetch(`/test/data/${file}`)).text();
  // In Pyramid's file the options come before the moves.
  return solutionOf(text.replace(/\t\{[^\t]*\t/g, '\t'), deal);
}
