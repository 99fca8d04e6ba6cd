/**
 * Reads the board as it will be when all its animations are over, such as where cards will lie. The
 * animations then continue.
 */
export function atRest<Value>(board: Element, read: () => Value): Value {
  const moving = board
    .getAnimations({ subtree: true })
    // The picture of a covered card disappears late, which moves nothing.
    .filter((one) => !('transitionProperty' in one && one.transitionProperty === 'visibility'))
    .flatMap(({ effect }) => (effect && 'target' in effect ? (effect as KeyframeEffect) : []))
    .map((effect) => ({ effect, target: effect.target }));
  for (const { effect } of moving) effect.target = null;
  try {
    return read();
  } finally {
    for (const { effect, target } of moving) effect.target = target;
  }
}

/** Returns the button that will be at the pointer's position when all animations are over, or `null`. */
export const buttonAtRest = (
  board: Element,
  { clientX, clientY }: MouseEvent,
): HTMLElement | null => {
  const root = board.getRootNode() as ShadowRoot;
  const node = atRest(board, () => root.elementFromPoint(clientX, clientY));
  return node?.closest('button') ?? null;
};
