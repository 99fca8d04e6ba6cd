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

export const gameOf = (page: Page): Locator => page.locator('freecell-game');

/** Looks at a game, in one go: a covered card is gripped by the part of it that shows. */
export const look = (game: Locator): Promise<Look> =>
  game.evaluate((element) => {
    const { shadowRoot, state: position, moveCount, outcome } = element as GameElement;
    const grips: Record<string, { x: number; y: number }> = {};
    const piles: Record<string, { x: number; y: number }> = {};
    for (const pile of shadowRoot!.querySelectorAll<HTMLElement>('[data-pile]')) {
      const id = pile.dataset['pile']!;
      const cards = [...pile.querySelectorAll('[data-card]')];
      const boxes = cards.map((card) => card.getBoundingClientRect());
      boxes.forEach(({ x, y, width, height }, index) => {
        const next = boxes[index + 1];
        const seen = next && next.y > y ? next.y - y : height;
        grips[`${id} ${index}`] = { x: x + width / 2, y: y + seen / 2 };
      });
      const slot = pile.querySelector('[part~="slot"]')!.getBoundingClientRect();
      const { x, y, width, height } = boxes.at(-1) ?? slot;
      piles[id] = { x: x + width / 2, y: y + height / 2 };
    }
    return { position, moveCount, outcome, grips, piles };
  });

interface HeardEvent {
  readonly type: string;
  readonly source: string;
  readonly notation: string | undefined;
}

/** Makes a page note the game events that reach its document; before the page is opened. */
const LISTENER = `
  globalThis.heard = [];
  for (const type of ['start', 'move', 'undo', 'redo', 'refuse', 'win', 'lose', 'error']) {
    document.addEventListener('game-' + type, (event) => {
      const { source, notation } = event.detail;
      globalThis.heard.push({ type: event.type, source, notation });
    });
  }`;

/** A script that a page begins with, so that no event is missed. */
export const hearing = `<script>${LISTENER}</script>`;

export const heardBy = (page: Page): Promise<readonly HeardEvent[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: HeardEvent[] }).heard);
