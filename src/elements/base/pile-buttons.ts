/** The buttons of a pile that a player can reach, bottom first: its cards, or its empty slot. */
export const cardOrSlotsOf = (pile: ParentNode): HTMLElement[] => [
  ...pile.querySelectorAll<HTMLElement>('button:not([aria-hidden="true"])'),
];

/** The button at the end of a pile: its top card, or its empty slot. */
export const endOf = (pile: ParentNode): HTMLElement | undefined => cardOrSlotsOf(pile).at(-1);
