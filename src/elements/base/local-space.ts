/** A point, or the way between two: px. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Far enough that what the browser rounds does not count; px. */
const FAR = 100;

/** The centre of a box as it is seen. It is the box's own centre, however the box is turned. */
export const centreOf = (node: Element): Vector => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Where the corner of a node's surroundings and the points beside and below it are seen. */
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
 * The pixels of a node's own surroundings. They are those of the screen, but where a page scales, zooms or rotates
 * what is around. It is measured, by points that are on the page for a moment: so it holds whatever a page does, beyond
 * shadow roots too, and as long as the page does not change that.
 */
export class LocalSpace {
  private readonly toOwn: DOMMatrix | undefined;

  /** @param node its boxes are measured from its centre */
  constructor(private readonly node: Element) {
    const [corner, beside, below] = axesOf(node.parentElement ?? node);
    const matrix = [beside, below].flatMap(({ x, y }) => [
      (x - corner.x) / FAR,
      (y - corner.y) / FAR,
    ]);
    const [a, b, c, d] = matrix as [number, number, number, number];
    const isPlain = Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) < 1e-4;
    // What is not seen at all has no pixels of its own.
    if (!isPlain && a * d !== b * c) this.toOwn = new DOMMatrix([a, b, c, d, 0, 0]).inverse();
  }

  /** A way on the screen, in own pixels. */
  vector(way: Vector): Vector {
    return this.toOwn ? this.toOwn.transformPoint(way) : way;
  }

  /** From the node's centre to a point on the screen, in own pixels. */
  point({ x, y }: Vector): Vector {
    const from = centreOf(this.node);
    return this.vector({ x: x - from.x, y: y - from.y });
  }

  /** The box of a node that is turned as the surroundings are, in own pixels from the centre. */
  box(node: Element): DOMRect {
    const { x, y } = this.point(centreOf(node));
    const { width, height } = this.toOwn ? getComputedStyle(node) : node.getBoundingClientRect();
    const [wide, high] = [parseFloat(`${width}`), parseFloat(`${height}`)];
    return new DOMRect(x - wide / 2, y - high / 2, wide, high);
  }
}
