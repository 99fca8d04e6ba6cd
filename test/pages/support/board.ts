import { type Locator, type Page } from 'playwright-core';
import { type Position } from '../../support/notation.js';
import { type Point } from '../../harness/drag.js';

/** What a player sees of a game, and where. */
export interface Look {
  readonly position: Position;
  readonly moveCount: number;
  readonly outcome: string | undefined;
  /** Where to take hold of a card, by its pile and its place in it: `column-3 0` is the lowest. */
  readonly grips: Readonly<Record<string, Point>>;
  /** The middle of what a pile is met by: its top card, or its empty slot. */
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

/** The game of a page, whichever it is, or all games of one kind. */
export const gameOf = (page: Page, tag?: Tag): Locator =>
  page.locator(tag ?? [...TAGS, ...TABLES, 'ten-dice-race'].join(', '));

/** Looks at a game, in one go: a covered card is gripped by the part of it that shows. */
export const look = (game: Locator): Promise<Look> =>
  game.evaluate((element) => {
    const { shadowRoot, state: position, moveCount, outcome } = element as GameElement;
    const grips: Record<string, { x: number; y: number }> = {};
    const piles: Record<string, { x: number; y: number }> = {};
    for (const pile of shadowRoot!.querySelectorAll<HTMLElement>('[part~="pile"]')) {
      const id = pile.dataset['pile']!;
      const cards = [...pile.querySelectorAll('[part~="card"]')];
      // A card of a pyramid may have others on it, of the row below.
      const share = pile.matches('[part~="pile-place"]') ? 0.4 : 1;
      const boxes = cards.map((card) => card.getBoundingClientRect());
      boxes.forEach(({ x, y, width, height }, index) => {
        const next = boxes[index + 1];
        const seen = next && next.y > y ? next.y - y : height;
        grips[`${id} ${index}`] = { x: x + width / 2, y: y + (seen * share) / 2 };
      });
      // An emptied place of a pyramid is not to be seen.
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

/** Makes a page note the game events that reach its document, from its beginning. */
export const LISTENER = `
  globalThis.heard = [];
  for (const type of ['start', 'move', 'undo', 'redo', 'refuse', 'win', 'lose', 'verdict', 'error']) {
    document.addEventListener('game-' + type, (event) => {
      const { source, notation, verdict } = event.detail;
      globalThis.heard.push({ type: event.type, source, notation, verdict });
    });
  }`;

/** The same as a script that a page begins with. */
export const hearing = `<script>${LISTENER}</script>`;

export const heardBy = (page: Page): Promise<readonly HeardEvent[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: HeardEvent[] }).heard);
