import type { Card } from '../cards/card.js';
import { STOCK } from '../solitaire/piles.js';
import { pileNode } from './board-nodes.js';
import { type CardMotion, cardsIn } from './motion.js';

/** How long a card takes to turn over where it lies; milliseconds. */
const FLIP = 180;

/** The board, as far as cards that come to light touch it. */
interface StockBoard {
  readonly motion: CardMotion;
  readonly boardNode: HTMLElement | undefined;
  follow(pile: string, card: Card | undefined): void;
}

const codesIn = (board: ParentNode): Map<string, HTMLElement> =>
  new Map(cardsIn(board).map((card) => [card.dataset['card']!, card]));

/** Cards that come to light: those of the stock fly from it, those of a column turn over. */
export class StockCards {
  /** The cards that were to be seen at the last render; `undefined` before the first of a game. */
  private seen: ReadonlyMap<string, HTMLElement> | undefined;

  constructor(private readonly board: StockBoard) {
    board.motion.unseen = (card) =>
      card.closest('.waste')
        ? pileNode(board.boardNode!, STOCK)?.getBoundingClientRect()
        : undefined;
  }

  /** Another game: what is seen of it is no news. */
  forget(): void {
    this.seen = undefined;
  }

  /** The focus stays where the player turns cards. */
  stay({ from, to }: { readonly from: string; readonly to: string }): void {
    if (from === STOCK || to === STOCK) this.board.follow(STOCK, undefined);
  }

  /** After a render; `factor` is on every time. */
  show(factor: number): void {
    const { seen } = this;
    const { boardNode } = this.board;
    if (!boardNode) return;
    this.seen = codesIn(boardNode);
    if (!seen || factor === 0) return;
    for (const [code, card] of this.seen) {
      if (seen.has(code) || !card.closest('.tableau')) continue;
      card.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
        duration: FLIP * factor,
        easing: 'ease-out',
        fill: 'backwards',
      });
    }
  }
}
