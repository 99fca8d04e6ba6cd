/** Flights last between these, by distance; milliseconds. */
const SHORTEST = 150;
const LONGEST = 250;

const EASING = 'cubic-bezier(.2,.7,.2,1)';

/** Where each of one's own cards is seen, by its name: in flight or under a finger too. */
function places(root: ParentNode): Map<string, [card: HTMLElement, at: DOMRect]> {
  const cards = [...root.querySelectorAll<HTMLElement>('.tray [data-card]')];
  return new Map(
    cards.map((card) => [card.dataset['card']!, [card, card.getBoundingClientRect()]]),
  );
}

/** Flights that are under way, and the deal of cards that are laid elsewhere before it has ended. */
function land(root: ParentNode): void {
  for (const card of root.querySelectorAll('.tray [data-card]')) {
    for (const motion of card.getAnimations()) motion.cancel();
  }
}

/**
 * Remembers where one's own cards are seen; what it gives, called after the render, lets those that
 * lie elsewhere now glide there. The cards can be used meanwhile.
 *
 * @param factor on every time; 0 shows the cards at their places at once.
 */
export function glide(root: ParentNode, factor: number): () => void {
  const before = places(root);
  const hasMoved = ([name, [, at]]: [string, [HTMLElement, DOMRect]]): boolean => {
    const [, was = at] = before.get(name) ?? [];
    return Math.hypot(was.x - at.x, was.y - at.y) >= 1;
  };
  return () => {
    // A render that lays no card elsewhere leaves flights alone; a node may have become another card.
    if (![...places(root)].some(hasMoved)) return;
    land(root);
    for (const entry of [...places(root)].filter(hasMoved)) {
      const [name, [card, at]] = entry;
      const [, was] = before.get(name)!;
      const [dx, dy] = [was.x - at.x, was.y - at.y];
      card.animate(
        [
          { zIndex: 1, transform: `translate(${dx}px, ${dy}px)` },
          { zIndex: 1, transform: 'none' },
        ],
        {
          duration: Math.min(LONGEST, SHORTEST + Math.hypot(dx, dy) / 6) * factor,
          easing: EASING,
        },
      );
    }
  };
}

/** Ends at once whatever a style sheet that has just come makes move: cards that lie stay where they are. */
export function settle(root: ShadowRoot): void {
  // The deal's own motion ends once: a card that changes trays later must not be dealt again.
  root.addEventListener('animationend', ({ target }) =>
    (target as Element).classList.remove('fresh'),
  );
  for (const motion of root.getAnimations()) motion.finish();
}
