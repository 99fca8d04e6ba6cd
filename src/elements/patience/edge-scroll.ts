/** How near to an end of what is seen the pointer scrolls, and how far in a frame; pixels. */
const EDGE = 48;
const STEP = 12;

/** The nearest box around a node that scrolls down, beyond shadow roots too; else the page's. */
function scrollerOf(node: Node | null): Element {
  for (let at = node; at; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null)) {
    if (!(at instanceof Element) || at.scrollHeight <= at.clientHeight) continue;
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Scrolls to the rest of a board while cards are drawn to an edge of what is seen of it. */
export class EdgeScroll {
  private request = 0;
  private y = 0;
  private readonly scroller: Element;

  /** @param scrolled called after each step */
  constructor(
    private readonly board: HTMLElement,
    private readonly scrolled: () => void,
  ) {
    this.scroller = scrollerOf(board);
  }

  /** The pointer is there now. */
  follow(y: number): void {
    this.y = y;
    this.request ||= requestAnimationFrame(this.step);
  }

  end(): void {
    cancelAnimationFrame(this.request);
    this.request = 0;
  }

  private readonly step = (): void => {
    this.request = 0;
    const { scrollTop } = this.scroller;
    this.scroller.scrollTop += this.distance();
    if (this.scroller.scrollTop === scrollTop) return;
    this.scrolled();
    this.follow(this.y);
  };

  /** As far as there is more of the board that way. */
  private distance(): number {
    const { scroller, board, y } = this;
    const isPage = scroller === document.scrollingElement;
    const seen = isPage ? new DOMRect(0, 0, 0, innerHeight) : scroller.getBoundingClientRect();
    const [top, bottom] = [Math.max(seen.top, 0), Math.min(seen.bottom, innerHeight)];
    const at = board.getBoundingClientRect();
    if (y < top + EDGE) return -Math.max(0, Math.min(STEP, top - at.top));
    return y > bottom - EDGE ? Math.max(0, Math.min(STEP, at.bottom - bottom)) : 0;
  }
}
