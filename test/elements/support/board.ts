import { cardCode } from '../../../src/core/cards/notation.js';
import type { Piles } from '../../../src/core/patience/piles.js';
import { byPart } from '../../harness/by-part.js';

/** The visible parts of a patience game of any kind. */
export type SeenGame = HTMLElement & { readonly state: { readonly piles: Piles } | undefined };

/** Finds parts of a game as a page does: by `data-pile`, `data-card` and parts. */
const shadow = (game: SeenGame): ShadowRoot => game.shadowRoot!;

function found(game: SeenGame, selector: string): HTMLElement {
  const node = shadow(game).querySelector<HTMLElement>(selector);
  if (!node) throw new Error(`nothing there: ${selector}`);
  return node;
}

export const part = (game: SeenGame, name: string): HTMLElement => found(game, byPart(name));

export const parts = (game: SeenGame, name: string): readonly HTMLElement[] => [
  ...shadow(game).querySelectorAll<HTMLElement>(byPart(name)),
];

/** A face-up card: `7H`, or `7H#2` for the second one of several packs. */
export function card(game: SeenGame, name: string): HTMLElement {
  const [code, copy] = name.split('#');
  return found(game, `[data-card="${code}"]${copy ? `[data-copy="${copy}"]` : ''}`);
}

export const pile = (game: SeenGame, id: string): HTMLElement => found(game, `[data-pile="${id}"]`);

export const slot = (game: SeenGame, id: string): HTMLElement =>
  found(game, `[data-pile="${id}"] [part~="slot"]`);

/** A card by its code, or a pile's top card, or its empty slot. */
export function place(game: SeenGame, name: string): HTMLElement {
  if (/^..(#\d+)?$/.test(name)) return card(game, name);
  return (
    [...pile(game, name).querySelectorAll<HTMLElement>('[data-card]')].at(-1) ?? slot(game, name)
  );
}

/** The cards of a pile on the board, from the bottom: `KS QH JC`. */
export const shown = (game: SeenGame, id: string): string =>
  [...pile(game, id).querySelectorAll<HTMLElement>('[data-card]')]
    .map((node) => node.dataset['card'])
    .join(' ');

/** The cards of a pile in the state. */
export const held = (game: SeenGame, id: string): string =>
  (game.state?.piles[id] ?? []).map(cardCode).join(' ');

/** The top cards of all columns: `JD KS KC 4H JC 6C JH QH`. */
export const tops = (game: SeenGame): string =>
  Object.entries(game.state?.piles ?? {})
    .filter(([id]) => id.startsWith('column-'))
    .map(([, cards]) => (cards.length > 0 ? cardCode(cards.at(-1)!) : '-'))
    .join(' ');

/** The text of the status line. */
export const status = (game: SeenGame): string => part(game, 'status').textContent.trim();

/** The text of the live region. */
export const spoken = (game: SeenGame): string => found(game, '[data-live]').textContent.trim();

/** The accessible name of a card or an empty pile. */
export const nameOf = (game: SeenGame, name: string): string =>
  place(game, name).getAttribute('aria-label') ?? '';

/** The focused card's code, empty pile's id, or control's name; '' outside the game. */
export function focused(game: SeenGame): string {
  const node = shadow(game).activeElement as HTMLElement | null;
  if (!node) return '';
  const { card: code } = node.dataset;
  const id = node.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
  return code ?? id ?? node.getAttribute('aria-label') ?? node.textContent.trim();
}

/** The cards and empty piles that are marked as targets: `KS KC cell-1`. */
export const targets = (game: SeenGame): string =>
  [
    ...shadow(game).querySelectorAll<HTMLElement>(
      '[part~="card"][part~="target"], [part~="slot"][part~="target"]',
    ),
  ]
    .filter((node) => node.getAttribute('aria-hidden') !== 'true')
    .map((node) => {
      const id = node.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
      return node.dataset['card'] ?? id;
    })
    .join(' ');

/** The cards that are picked up, from the lowest. */
export const pickedUp = (game: SeenGame): string =>
  parts(game, 'card selected')
    .map((node) => node.dataset['card'])
    .join(' ');

/** The numbers of a box in whole pixels: `x y width height`. */
export function box(node: Element): string {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}
