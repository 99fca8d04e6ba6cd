import { type Locator, type Page } from 'playwright-core';
import { type Transfer, codeOf } from '../../support/notation.js';
import { type Look, gameOf, look } from './board.js';
import { byDragging } from './players.js';

/** Reads a move: `5 8`, `4 a` or `7 1 2` (two cards). */
export function move(text: string): Transfer {
  const [from, to, count = '1'] = text.split(' ') as [string, string, string?];
  const pile = (name: string): Transfer['from'] =>
    /\d/.test(name) ? `column-${Number(name)}` : `cell-${'abcdefgi'.indexOf(name) + 1}`;
  return { from: pile(from), to: pile(to), count: Number(count) };
}

/** Makes moves by mouse, and reads the board afterwards. */
export async function dragMoves(
  page: Page,
  texts: readonly string[],
  game: Locator = gameOf(page),
): Promise<Look> {
  const cdp = await page.context().newCDPSession(page);
  const drag = byDragging(cdp);
  // A game from a link begins when its module has loaded.
  await game.locator('[data-card]').first().waitFor();
  let seen = await look(game);
  for (const text of texts) {
    await drag(move(text), seen);
    seen = await look(game);
  }
  await cdp.detach();
  return seen;
}

/** The cards of a pile as text, from the bottom. */
export const cardsOf = ({ position }: Look, pile: string): string =>
  (position.piles[pile] ?? []).map(codeOf).join(' ');
