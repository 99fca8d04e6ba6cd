import { type Locator } from 'playwright-core';

export type Boxes = Readonly<Record<string, readonly number[]>>;

/** The positions of all parts, relative to the frame's corner, in hundredths of a pixel. */
export const geometryOf = (game: Locator): Promise<Boxes> =>
  game.evaluate(({ shadowRoot }) => {
    const frame = shadowRoot!.querySelector('[part~="frame"]')!.getBoundingClientRect();
    const boxes: Record<string, readonly number[]> = {};
    shadowRoot!.querySelectorAll<HTMLElement>('[part]').forEach((node, index) => {
      // The time changes during the measurement.
      if (node.matches('[part~="time"], [part~="figures"]')) return;
      if (node.getClientRects().length === 0) return;
      const { x, y, width, height } = node.getBoundingClientRect();
      const { card = '', pile = '' } = node.dataset;
      const box = [x - frame.x, y - frame.y, width, height];
      const name = `${index} ${node.getAttribute('part')!.trim()} ${pile}${card}`;
      boxes[name] = box.map((length) => Math.round(length * 100) / 100);
    });
    return boxes;
  });

/** Whether it is a card, a pile or an empty place. These are the same in both directions of writing. */
export const isOnBoard = (name: string): boolean => /^\d+ (card|pile|slot) /.test(name);

/** The differences between two boards: `name: box, other box`. */
export function differences(boxes: Boxes, others: Boxes, among = isOnBoard): readonly string[] {
  const names = new Set([...Object.keys(boxes), ...Object.keys(others)]);
  return [...names]
    .filter(among)
    .filter((name) => String(boxes[name]) !== String(others[name]))
    .map((name) => `${name}: ${String(boxes[name])} and ${String(others[name])}`);
}

/** Cards that are moving, or follow a pointer. */
export const restlessCards = (game: Locator): Promise<readonly string[]> =>
  game.evaluate(({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll<HTMLElement>('[data-card]')]
      .filter(
        (card) =>
          card.getAnimations().length > 0 ||
          card.hasAttribute('data-dragged') ||
          card.style.transform !== '',
      )
      .map((card) => card.dataset['card']!),
  );

/** Waits until every card is at its place. */
export const atRest = (game: Locator): Promise<void> =>
  game.evaluate(async ({ shadowRoot }) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const flights = shadowRoot!.getAnimations();
    await Promise.allSettled(flights.map(({ finished }) => finished));
  });
