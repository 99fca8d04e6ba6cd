import type { Board } from './board.js';

/**
 * Calls for the index of each card that draws can bring to the top of the waste.
 *
 * Draws are no moves of the search: each is made right before the first card is played that needs it. Other moves change
 * neither stock nor waste, so they can be made before it. A redeal comes first only for cards that this pass does not
 * show, because one that is left is never worse than one that is used.
 */
export function forEachDrawn(
  board: Board,
  visit: (index: number, isRedealt: boolean) => void,
): void {
  const { plan, talonLength, wasteLength } = board;
  const { draw, redeals } = plan.table.stock!;
  const shown = new Uint8Array(talonLength);
  const show = (index: number, isRedealt: boolean): void => {
    if (shown[index]) return;
    shown[index] = 1;
    visit(index, isRedealt);
  };
  if (wasteLength > 0) show(wasteLength - 1, false);
  for (let end = wasteLength; end < talonLength;) {
    end = Math.min(talonLength, end + draw);
    show(end - 1, false);
  }
  if (redeals !== 'unlimited' && board.redeals >= redeals) return;
  for (let end = 0; end < talonLength;) {
    end = Math.min(talonLength, end + draw);
    show(end - 1, true);
  }
}
