import { pile } from './board.js';
import type { AnyGame, Games } from './game.js';

/** The top card of a pile, or another from its top, face down. */
export function back(game: AnyGame, id: string, fromTop = 1): HTMLElement {
  const node = [...pile(game, id).querySelectorAll<HTMLElement>('.card')].at(-fromTop);
  if (!node || node.dataset['card']) throw new Error(`no card lies face down there: ${id}`);
  return node;
}

/** Turns all cards of the stock, for the page. */
export async function drawAll(
  game: Games['golf-game' | 'klondike-game' | 'pyramid-game'],
): Promise<void> {
  while (game.state!.piles['stock']!.length > 0) {
    const draw = game.legalMoves.find(({ from, to }) => from === 'stock' && to === 'waste-1')!;
    const refusal = game.play(draw);
    if (refusal) throw new Error(refusal.code);
  }
  await game.updateComplete;
}
