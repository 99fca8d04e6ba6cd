import { pyramid } from '../../../src/core.js';
import type { PyramidGame } from '../../../src/games/pyramid/element/element.js';
import { formatDeck } from './deck.js';
import { type Attributes, mountDeckOf, mountGame } from './mount.js';

const TAG = 'pyramid-game';

/** Pyramid's deal 3, or another deal, or a deck that begins so: seven rows, then the stock. */
export const mountPyramid = (attributes: Attributes = {}, deck?: string): Promise<PyramidGame> =>
  deck === undefined
    ? mountGame(TAG, { deal: '3', ...attributes })
    : mountDeckOf(TAG, deck, attributes);

/**
 * A deck with the named bottom row and stock, the next card first, and single places of the pyramid by
 * number.
 */
export function pyramidDeck(
  bottom: string,
  stock = '',
  places: Readonly<Record<number, string>> = {},
): string {
  const above = Array.from({ length: 21 }, (_, index) => places[index + 1] ?? '');
  return formatDeck([...above, ...bottom.split(' '), ...stock.split(' ')]);
}

/** Plays moves for the page, in the game's notation: `KS s 7C6D r`. */
export async function playOn(game: PyramidGame, text: string): Promise<void> {
  for (const token of text.split(' ')) {
    const refusal = game.play(pyramid.readMove(game.state!, token)!);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}`);
  }
  await game.updateComplete;
}

/** A whole winning game, from test/data/pyramid-games.tsv. */
export interface WholeGame {
  readonly deal: number;
  readonly options: { readonly redeals: number; readonly coverPairs?: boolean };
  readonly moves: readonly string[];
}

export async function wholeGames(): Promise<readonly WholeGame[]> {
  const text = await (await fetch('/test/data/pyramid-games.tsv')).text();
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [deal, options, moves] = line.split('\t') as [string, string, string];
      return {
        deal: Number(deal),
        options: JSON.parse(options) as WholeGame['options'],
        moves: moves.split(' '),
      };
    });
}
