/** The buttons of a pile that a person can reach, bottom first: its cards, or its empty slot. */
export const cardOrSlotsOf = (pile: ParentNode): HTMLElement[] => [
  ...pile.querySelectorAll<HTMLElement>('button:not([aria-hidden="true"])'),
];

/** The button that a pile is met by: its top card, or its empty slot. */
export const endOf = (pile: ParentNode): HTMLElement | undefined => cardOrSlotsOf(pile).at(-1);

export const pileNode = (board: ParentNode, pile: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile="${pile}"]`);

export const cardNode = (board: ParentNode, code: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-card="${code}"]`);

/** The id of the pile that a node lies in, and its place among the pile's cards. */
export function placeOf(
  node: Element,
): { readonly pile: string; readonly index: number | undefined } | undefined {
  const pile = node.closest<HTMLElement>('[data-pile]');
  const card = node.closest<HTMLElement>('[data-index]');
  if (!pile) return undefined;
  const index = card ? Number(card.dataset['index']) : undefined;
  return { pile: pile.dataset['pile']!, index };
}
