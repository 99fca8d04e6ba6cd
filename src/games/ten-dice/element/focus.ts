/** What had the focus before a panel took it, by the race's root. */
const before = new WeakMap<Node, Element>();

/** What is to be filled in first, else the main button. */
const placesIn = (panel: Element): readonly (Element | null)[] => [
  panel.querySelector('[data-first]') ?? panel.querySelector('.primary'),
];

/**
 * After a render, keeps a focus that was in the race there: a panel takes it while it is open and gives
 * it back; where what had it is gone, as the numbers are at the end of a race, the main button has it.
 */
export function refocus(root: ShadowRoot, focused: Element | null | undefined): void {
  const [panel, at, last] = [root.querySelector('.panel'), root.activeElement, before.get(root)];
  if (!panel) before.delete(root);
  if (!focused || (panel ? panel.contains(at) : at)) return;
  if (panel && !last) before.set(root, focused);
  for (const node of panel ? placesIn(panel) : [last, root.querySelector('.board .primary')]) {
    (node as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    if (root.activeElement) return;
  }
}
