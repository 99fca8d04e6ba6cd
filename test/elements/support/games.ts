import { GAMES } from '../../../src/core.js';
import type { GameDescriptor } from '../../../src/games/define-game.js';
import { attributeOf } from '../../../src/core/engine/option.js';
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
  /** An attribute, a wrong value for it, and the accepted values. */
  readonly nonsense: readonly [name: string, value: string, accepted: string];
  /** A file of test/data with a winning game, and the options of that game. */
  readonly whole:
    { readonly file: string; readonly deal: number; readonly options: object } | undefined;
}

/** The games of which test/data has a winning game. */
const WHOLE: Readonly<Partial<Record<Tag, Sample['whole']>>> = {
  'freecell-game': {
    ...{ file: 'freecell-solutions-1-100.tsv', deal: 5, options: { supermove: 'full' } },
  },
  'golf-game': { file: 'golf-games.tsv', deal: 5, options: {} },
  'klondike-game': { file: 'klondike-draw1-solutions.tsv', deal: 15, options: {} },
  'pyramid-game': {
    ...{ file: 'pyramid-games.tsv', deal: 3, options: { redeals: 1, coverPairs: false } },
  },
};

/** A rule that takes some values, with a wrong one; a looks attribute if all rules are switches. */
function nonsenseFor({ options }: GameDescriptor): Sample['nonsense'] {
  const rule = Object.entries(options.rules).find(([, { isSwitch }]) => !isSwitch);
  if (!rule) return ['card-back', 'tartan', 'diamonds, petals, lattice, checks, rays, plaid'];
  const [name, option] = rule;
  const checked = options.check({ [name]: 'nonsense' });
  const accepted = 'problem' in checked ? checked.problem['accepted'] : '';
  return [attributeOf(name, option), 'nonsense', String(accepted)];
}

/** Every patience game, as the list of games describes it. */
export const SAMPLES: readonly Sample[] = (GAMES as readonly GameDescriptor[]).flatMap((game) => {
  const { tag, title, sample } = game;
  if (!sample) return [];
  const { deal, moves, refused } = sample;
  const [wrong, code] = refused;
  const nonsense = nonsenseFor(game);
  return [{ tag: tag as Tag, title, deal, moves, wrong, code, nonsense, whole: WHOLE[tag as Tag] }];
});

/** The move that a text in the game's notation means now. */
export function readMove(game: AnyGame, text: string): { from: string; to: string; count: number } {
  const known = (GAMES as readonly GameDescriptor[]).find(({ tag }) => tag === game.localName);
  return known!.rules!.readMove(game.state, text) as never;
}

/** Plays a move as the page. Returns the refusal. */
export const playText = (game: AnyGame, text: string): { readonly code: string } | undefined =>
  game.play(readMove(game, text));

/** The moves of a whole winning game. */
export async function wholeGame({
  file,
  deal,
}: NonNullable<Sample['whole']>): Promise<readonly string[]> {
  const text = await (await fetch(`/test/data/${file}`)).text();
  // In Pyramid's file the options come before the moves.
  return solutionOf(text.replace(/\t\{[^\t]*\t/g, '\t'), deal);
}
