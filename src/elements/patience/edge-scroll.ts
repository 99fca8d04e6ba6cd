import { flatParentOf, isElement, documentOf, windowOf } from '../base/place-in-page.js';

/** How near to an end of what is seen the pointer scrolls, and how far in a frame; pixels. */
const EDGE = 48;
const STEP = 12;

/** What scrolls a node down: boxes around it, the nearest first, through slots and shadow roots; then the page. */
function scrollersOf(node: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Node | null = node; at; at = flatParentOf(at)) {
    if (!isElement(at) || at.scrollHeight <= at.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) found.push(at);
  }
  const page = documentOf(node);
  return [...found, page.scrollingElement ?? page.documentElement];
}

/** Scrolls to the rest of a board while cards are drawn to an edge of what is seen of it. */
export class EdgeScroll {
  private readonly scrollers: readonly Element[];

  constructor(private readonly board: HTMLElement) {
    this.scrollers = scrollersOf(board);
  }

  /** Called once a frame with the pointer's height. The nearest box that has more to show scrolls. */
  step(y: number): void {
    for (const scroller of this.scrollers) {
      const { scrollTop } = scroller;
      scroller.scrollTop += this.distance(scroller, y);
      if (scroller.scrollTop !== scrollTop) return;
    }
  }

  /** As far as there is more of the board that way. */
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
