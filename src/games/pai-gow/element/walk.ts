/** From card to card of one's own hands by the arrows: along the row, and from tray to tray. */
export function walkTrays(root: ParentNode, from: HTMLElement, key: string): boolean {
  const cards = [...root.querySelectorAll<HTMLElement>('.tray button.card')];
  const at = cards.indexOf(from);
  if (at < 0) return false;
  const tray = from.closest('.tray');
  const others = cards.filter((card) => card.closest('.tray') !== tray);
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowLeft: cards[at - 1],
    ArrowRight: cards[at + 1],
    ArrowUp: others[0],
    ArrowDown: others[0],
    Home: cards[0],
    End: cards.at(-1),
  };
  if (!Object.hasOwn(steps, key)) return false;
  steps[key]?.focus();
  return true;
}
