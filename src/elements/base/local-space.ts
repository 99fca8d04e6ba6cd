/** A point or a distance, in pixels. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** How far a pointer must move to start a drag, in pixels. Fingers shake more. */
const SLACK = 4;
const TOUCH_SLACK = 9;

/** Where a pointer is. */
export const pointOf = ({ clientX, clientY }: PointerEvent): Vector => ({ x: clientX, y: clientY });

/** Whether a pointer has moved far enough from its press to drag what it pressed. */
export function isDragged(press: PointerEvent, now: PointerEvent): boolean {
  const [from, to] = [pointOf(press), pointOf(now)];
  const slack = now.pointerType === 'touch' ? TOUCH_SLACK : SLACK;
  return Math.hypot(to.x - from.x, to.y - from.y) >= slack;
}

/** Pixels; far enough that the browser's rounding doesn't matter. */
const FAR = 100;

/** The centre of a node's bounding box. A rotation does not change it. */
export const centreOf = (node: Element): Vector => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The visible position of the parent's corner, and of the points beside and below it. */
function axesOf(parent: Element): readonly [Vector, Vector, Vector] {
  const points = [
    [0, 0],
    [FAR, 0],
    [0, FAR],
  ].map(([left, top]) => {
    const point = document.createElement('i');
    Object.assign(point.style, { position: 'absolute', left: `${left}px`, top: `${top}px` });
    return point;
  });
  parent.append(...points);
  const seen = points.map((point) => point.getBoundingClientRect());
  for (const point of points) point.remove();
  return seen as unknown as readonly [Vector, Vector, Vector];
}

/**
 * The coordinate system of a node's surroundings. It equals the screen's unless the page scales, zooms or
 * rotates an ancestor. It is measured with points that are in the page for a moment, so it takes everything
 * into account, across shadow roots. It is valid until the page changes such a style.
 */
export class LocalSpace {
  private readonly toLocal: DOMMatrix | undefined;

  /** @param node distances are measured from its centre */
  constructor(private readonly node: Element) {
    const [corner, beside, below] = axesOf(node.parentElement ?? node);
    const matrix = [beside, below].flatMap(({ x, y }) => [
      (x - corner.x) / FAR,
      (y - corner.y) / FAR,
    ]);
    const [a, b, c, d] = matrix as [number, number, number, number];
    const isPlain = Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) < 1e-4;
    // A node that is not visible at all has no pixels.
    if (!isPlain && a * d !== b * c) this.toLocal = new DOMMatrix([a, b, c, d, 0, 0]).inverse();
  }

  /** Converts a distance on the screen to local pixels. */
  vector(way: Vector): Vector {
    return this.toLocal ? this.toLocal.transformPoint(way) : way;
  }

  /** The way from the node's centre to a point on the screen, in local pixels. */
  point({ x, y }: Vector): Vector {
    const from = centreOf(this.node);
    return this.vector({ x: x - from.x, y: y - from.y });
  }

  /** The box of a node with the same rotation as the surroundings, in local pixels from the centre. */
  box(node: Element): DOMRect {
    const { x, y } = this.point(centreOf(node));
    const { width, height } = this.toLocal ? getComputedStyle(node) : node.getBoundingClientRect();
    const [wide, high] = [parseFloat(`${width}`), parseFloat(`${height}`)];
    return new DOMRect(x - wide / 2, y - high / 2, wide, high);
  }
}
