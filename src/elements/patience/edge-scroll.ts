import { flatParentOf, isElement, documentOf, windowOf } from '../base/place-in-page.js';

/**
 * How close to an edge of the visible area the pointer starts scrolling, and how far it scrolls in a frame;
 * pixels.
 */
const EDGE = 48;
const STEP = 12;

/**
 * The scroll containers around a node, the nearest first, through slots and shadow roots, and then the page.
 */
function scrollersOf(node: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Node | null = node; at; at = flatParentOf(at)) {
    if (!isElement(at) || at.scrollHeight <= at.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) found.push(at);
  }
  const page = documentOf(node);
  return [...found, page.scrollingElement ?? page.documentElement];
}

/** Scrolls to the rest of the board when cards are dragged to an edge of its visible part. */
export class EdgeScroll {
  private readonly scrollers: readonly Element[];

  constructor(private readonly board: HTMLElement) {
    this.scrollers = scrollersOf(board);
  }

  /**
   * Call it once a frame with the pointer's height. Scrolls the nearest container that can scroll further.
   */
  step(y: number): void {
    for (const scroller of this.scrollers) {
      const { scrollTop } = scroller;
      scroller.scrollTop += this.distance(scroller, y);
      if (scroller.scrollTop !== scrollTop) return;
    }
  }

  /** How far to scroll, at most to the end of the board. */
  private distance(scroller: Element, y: number): number {
    const isPage = scroller === documentOf(this.board).scrollingElement;
    const { innerHeight } = windowOf(this.board);
    const seen = isPage ? new DOMRect(0, 0, 0, innerHeight) : scroller.getBoundingClientRect();
    const [top, bottom] = [Math.max(seen.top, 0), Math.min(seen.bottom, innerHeight)];
    const at = this.board.getBoundingClientRect();
    if (y < top + EDGE) return -Math.max(0, Math.min(STEP, top - at.top));
    return y > bottom - EDGE ? Math.max(0, Math.min(STEP, at.bottom - bottom)) : 0;
  }
}
