import { type Locator, type Page } from 'playwright-core';
import { type Position } from '../../support/notation.js';
import { type Point } from '../../harness/drag.js';

/** What a player sees of a game, with positions. */
export interface Look {
  readonly position: Position;
  readonly moveCount: number;
  readonly outcome: string | undefined;
  /** The points at which to press cards, by pile and index: `column-3 0` is the lowest. */
  readonly grips: Readonly<Record<string, Point>>;
  /** The middle of each pile's top card or empty place. */
  readonly piles: Readonly<Record<string, Point>>;
}

interface GameElement extends HTMLElement {
  readonly state: Position;
  readonly moveCount: number;
  readonly outcome: string | undefined;
}

export const TAGS = ['freecell-game', 'klondike-game', 'pyramid-game'] as const;
export type Tag = (typeof TAGS)[number];

export const TABLES: readonly string[] = ['paigow-table', 'seven27-table'];

/** The page's game, or all games with a tag. */
export const gameOf = (page: Page, tag?: Tag): Locator =>
  page.locator(tag ?? [...TAGS, ...TABLES, 'ten-dice-race'].join(', '));

/** Reads a game's state and positions. A covered card is pressed at its visible part. */
export const look = (game: Locator): Promise<Look> =>
  game.evaluate((element) => {
    const { shadowRoot, state: position, moveCount, outcome } = element as GameElement;
    const grips: Record<string, { x: number; y: number }> = {};
    const piles: Record<string, { x: number; y: number }> = {};
    for (const pile of shadowRoot!.querySelectorAll<HTMLElement>('[part~="pile"]')) {
      const id = pile.dataset['pile']!;
      const cards = [...pile.querySelectorAll('[part~="card"]')];
      // Cards of Pyramid may be covered by the row below.
      const share = pile.matches('[part~="pile-place"]') ? 0.4 : 1;
      const boxes = cards.map((card) => card.getBoundingClientRect());
      boxes.forEach(({ x, y, width, height }, index) => {
        const next = boxes[index + 1];
        const seen = next && next.y > y ? next.y - y : height;
        grips[`${id} ${index}`] = { x: x + width / 2, y: y + (seen * share) / 2 };
      });
      // An empty place of Pyramid is not visible.
      const box = boxes.at(-1) ?? pile.querySelector('[part~="slot"]')?.getBoundingClientRect();
      if (!box) continue;
      const { x, y, width, height } = box;
      piles[id] = { x: x + width / 2, y: y + (height * share) / 2 };
    }
    return { position, moveCount, outcome, grips, piles };
  });

interface HeardEvent {
  readonly type: string;
  readonly source: string;
  readonly notation: string | undefined;
  readonly verdict: string | undefined;
}

/** Records the game events that reach the document, from the beginning of the page. */
export const LISTENER = `
  globalThis.heard = [];
  for (const type of ['start', 'move', 'undo', 'redo', 'refuse', 'win', 'lose', 'verdict', 'error']) {
    document.addEventListener('game-' + type, (event) => {
      const { source, notation, verdict } = event.detail;
      globalThis.heard.push({ type: event.type, source, notation, verdict });
    });
  }`;

/** The same as a script at the beginning of a page. */
export const hearing = `<script>${LISTENER}</script>`;

export const heardBy = (page: Page): Promise<readonly HeardEvent[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: HeardEvent[] }).heard);
