import { type Page } from 'playwright-core';
import { type Transfer, readToken } from '../../support/notation.js';
import { type Look, type Tag, gameOf, look } from './board.js';
import { byDragging, playThrough } from './players.js';
import { type Deal, dealt } from './solve.js';
import { cardsOf } from './staged.js';

/** A deal of each game, and moves that win it. */
const DEALS: Readonly<Record<Tag, Deal>> = {
  'freecell-game': { kind: 'freecell', deal: 1 },
  'klondike-game': { kind: 'klondike, draw 1', deal: 15 },
  'pyramid-game': { kind: 'pyramid', deal: 254 },
};

/** All games for general tests: the tag, and the moves of a whole game. Pyramid has unlimited redeals, so that its verdict needs no other file. */
export const GAMES = Object.entries(DEALS).map(([name, deal]) => {
  const { html, tokens } = dealt(deal);
  return { tag: name as Tag, html: html.replace('redeals="0"', ''), tokens };
});

/** Plays moves by mouse, one after the other. */
export async function playByMouse(
  page: Page,
  tokens: readonly string[],
  game = gameOf(page),
): Promise<Look> {
  const cdp = await page.context().newCDPSession(page);
  const seen = await playThrough(page, tokens, byDragging(cdp), game);
  await cdp.detach();
  return seen;
}

/** A game's first move on its board, with the card to press. */
export async function firstMove(
  page: Page,
  tokens: readonly string[],
): Promise<{ readonly seen: Look; readonly move: Transfer; readonly card: string }> {
  const seen = await look(gameOf(page));
  const move = readToken(seen.position, tokens[0]!);
  return { seen, move, card: cardsOf(seen, move.from).split(' ').at(-1)! };
}
